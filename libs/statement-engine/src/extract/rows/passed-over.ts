import type { MoneyRole, Table } from '../table.ts';

const MOVES: ReadonlySet<MoneyRole> = new Set(['amount', 'debit', 'credit', 'balance', 'fee']);
/** One such line may be a note. */
const FEWEST_LINES = 2;

/**
 * Whether a table has, between its rows, dated lines whose only amounts stand in a column that counts for nothing: a
 * second account may run through it, as on a card billed in two currencies.
 */
export function passesOverLines({ lines }: Table, roles: readonly MoneyRole[]): boolean {
  let [waiting, found, hasRow] = [0, 0, false];
  for (const { dates, label, section, cells } of lines) {
    if (dates.posting === null || label !== null || section !== null) continue;
    const filled = roles.filter((_, column) => cells[column] && cells[column].money.units !== 0);
    if (filled.some((role) => MOVES.has(role))) {
      if (hasRow) found += waiting;
      [waiting, hasRow] = [0, true];
    } else if (filled.length > 0) waiting++;
  }
  return found >= FEWEST_LINES;
}
