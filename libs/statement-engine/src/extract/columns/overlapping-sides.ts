import type { Span } from '../../grammar/spans.ts';
import type { MoneyRole, Table } from '../table.ts';

/** Numbers of two columns side by side reach this far into each other at most (points). */
const REACH = 4;

/**
 * Whether the entries of both sides reach into each other: figures of one column that do not meet may look like two.
 * What a balance below them reaches over says nothing.
 */
export function sidesOverlap({ lines, byOrder }: Table, roles: readonly MoneyRole[]): boolean {
  if (byOrder) return false;
  const placesOf = (name: MoneyRole): Span[] =>
    roles.flatMap((role, at) => {
      const cells = role === name ? lines.flatMap(({ cells, dates }) => (dates.posting && cells[at]) || []) : [];
      return cells.length === 0
        ? []
        : [{ x0: Math.min(...cells.map(({ x0 }) => x0)), x1: Math.max(...cells.map(({ x1 }) => x1)) }];
    });
  const credits = placesOf('credit');
  return placesOf('debit').some((one) =>
    credits.some((other) => Math.min(one.x1, other.x1) - Math.max(one.x0, other.x0) > REACH),
  );
}
