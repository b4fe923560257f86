import type { MoneyRole, Table } from '../table.ts';

/** Numbers of two columns side by side reach this far into each other at most (points). */
const REACH = 4;

/**
 * Whether the columns of both sides, as far as entries fill them, reach into each other: figures of one column that do not
 * meet may look like two.
 */
export function sidesOverlap({ columns, lines, byOrder }: Table, roles: readonly MoneyRole[]): boolean {
  if (byOrder) return false;
  const isFilled = (column: number): boolean => lines.some(({ cells, dates }) => dates.posting && cells[column]);
  const called = (name: MoneyRole) => columns.filter((_, at) => roles[at] === name && isFilled(at));
  return called('debit').some((one) =>
    called('credit').some((other) => Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > REACH),
  );
}
