import type { RawRow } from '../extract/raw-statement.ts';
import { wordSign } from './words-of-rows.ts';
import { sumOf } from '../reconcile/chain.ts';
import { FEWEST_LISTED_CHARGES, MANY_TIMES_CHARGED } from '../tolerances.ts';

/**
 * Whether a list of unknown kind reads as one of purchases: unmarked amounts with few negative ones among them, no
 * balance beside any, and words that do not speak of money received. Accounts print their way out with the minus, and
 * it is the usual one there.
 */
export function listsCharges(rows: readonly RawRow[]): boolean {
  // Only what comes in is lessened by a fee.
  const isPlain = ({ column, balance, section, amount: { money }, side, netOfFee }: RawRow): boolean =>
    column === 'amount' && !balance && !section?.direction && !side && !money.side && money.sign !== 1 && !netOfFee;
  if (!rows.every(isPlain)) return false;
  const unmarked = rows.filter((row) => row.amount.money.sign === 0);
  if (unmarked.length < FEWEST_LISTED_CHARGES || unmarked.length < MANY_TIMES_CHARGED * (rows.length - unmarked.length))
    return false;
  const said = sumOf(unmarked, (row) => wordSign(row) ?? 0);
  return said <= 0;
}
