import { isMovement, type MoneyRole, type Table } from '../table.ts';

const MOVES: ReadonlySet<MoneyRole> = new Set(['amount', 'debit', 'credit', 'balance', 'fee']);
/** One such line may be a note. */
const FEWEST_LINES = 2;

/**
 * Whether a table has, between its rows, dated lines whose only amounts stand in a column that counts for nothing: a
 * second account may run through it, as on a card billed in two currencies. What only repeats an amount of the row above
 * is a part of its words ("06-01-2026 77.18 AED"). A balance beside an amount that stands in no column is that of an entry.
 */
export function passesOverLines({ lines }: Table, roles: readonly MoneyRole[]): boolean {
  let [waiting, found, hasRow] = [0, 0, false];
  let above: readonly number[] = [];
  for (const { dates, label, section, cells, source } of lines) {
    if (dates.posting === null || label !== null || section !== null) continue;
    const unitsOf = (column: number): number => cells[column]?.money.units ?? 0;
    const filled = [...roles.keys()].filter((column) => unitsOf(column) !== 0);
    const isStray = source.amounts.length > cells.filter(Boolean).length;
    const isBalance = filled.some((column) => roles[column] === 'balance');
    if (isStray && isBalance && !filled.some((column) => isMovement(roles[column]))) return true;
    if (filled.some((column) => MOVES.has(roles[column] as MoneyRole))) {
      if (hasRow) found += waiting;
      [waiting, hasRow] = [0, true];
      above = filled.map(unitsOf);
    } else if (filled.some((column) => !above.includes(unitsOf(column)))) waiting++;
  }
  return found >= FEWEST_LINES;
}
