import type { RawRow } from '../extract/raw-statement.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { columnWords, rowWords } from '../vocabulary/vocabulary.ts';
import type { Sign } from './solve-signs.ts';
import { ENOUGH_WORDED_ROWS, FEWEST_AGAINST, FEWEST_DENYING, MANY_TIMES_AGAINST } from '../tolerances.ts';

/** Which way a row's own words say that its money went, or null: the weakest evidence there is of a single row. */
export function wordSign(row: RawRow): Sign | null {
  const [first] = rowWords.find(row.description.split(' ').map(bareWord));
  return first ? (first.tag === 'in' ? 1 : -1) : null;
}

/**
 * Whether the rows' words speak against a reading of their signs as a whole: one row's words mislead, but withdrawals,
 * purchases and fees that all read as money in tell that the whole is turned round.
 */
export function wordsSpeakAgainst(rows: readonly RawRow[], signs: readonly number[]): boolean {
  if (takesFees(rows, signs)) return false;
  let [against, agreeing] = [0, 0];
  const isPlainCharge = plainCharges(rows, signs);
  for (let at = 0; at < rows.length && at < ENOUGH_WORDED_ROWS; at++) {
    const row = rows[at] as RawRow;
    // Where a column or a mark names the side, it says more than any words.
    if (row.column !== 'amount' || row.amount.money.side !== null || isPlainCharge(at)) continue;
    // What a fee was taken off came in, whatever it is called.
    const said = row.netOfFee ? 1 : wordSign(row);
    if (said === null) continue;
    if (said === signs[at]) agreeing++;
    else against++;
  }
  return against >= FEWEST_AGAINST && against >= MANY_TIMES_AGAINST * agreeing;
}

/** Whether several entries that begin with the name of a fee all read as money out: no reading that is turned round does. */
function takesFees(rows: readonly RawRow[], signs: readonly number[]): boolean {
  const fees = rows.flatMap(({ description }, at) => {
    const [first] = columnWords.find(description.split(' ').map(bareWord));
    return first?.tag === 'fee' && first.start === 0 ? [signs[at]] : [];
  });
  return fees.length >= FEWEST_AGAINST && fees.every((sign) => sign === -1);
}

/**
 * Which entries bear no mark where others bear a credit's, none bears a debit's, and the reading takes both as printed:
 * that is a mark, too, and "AT HOP TOP UP" is what was paid for. What their words agree with is still counted.
 */
function plainCharges(rows: readonly RawRow[], signs: readonly number[]): (at: number) => boolean {
  const sideOf = (row: RawRow): RawRow['side'] => row.amount.money.side ?? row.side;
  const marked = rows.flatMap((row, at) => (row.column === 'amount' && sideOf(row) !== null ? [at] : []));
  const areCredits = marked.length > 0 && marked.every((at) => sideOf(rows[at] as RawRow) === 'credit');
  if (!areCredits || marked.some((at) => signs[at] !== 1)) return () => false;
  const tables = new Set(marked.map((at) => rows[at]?.table));
  return (at) => {
    const row = rows[at] as RawRow;
    return signs[at] === -1 && row.amount.money.sign === 0 && tables.has(row.table) && wordSign(row) === 1;
  };
}

/**
 * Whether the words of an account that is read as a debt all say the opposite: banks that print their own side of the
 * books call what comes in a debit.
 */
export function wordsDenyDebt(rows: readonly RawRow[], signs: readonly number[]): boolean {
  const said = rows.slice(0, ENOUGH_WORDED_ROWS).map((row) => wordSign(row));
  const spoken = said.flatMap((sign, at) => (sign === null ? [] : [sign === signs[at]]));
  return spoken.length >= FEWEST_DENYING && !spoken.includes(true);
}
