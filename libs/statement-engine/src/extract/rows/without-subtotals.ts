import type { RawRow } from '../raw-statement.ts';
import { MOSTLY_DATED } from '../../tolerances.ts';

/** So many rows at least make a sum that is no accident; where there are some such sums, one row does. */
const FEWEST = 2;

/**
 * Entries that go on in the next column or on the next page under a heading moved there are of two tables, and the total
 * below them is of both: the rows without such totals, each the only undated one below dated rows that come to it exactly.
 */
export function withoutSubtotals(rows: readonly RawRow[]): readonly RawRow[] {
  const undated = rows.filter(isUndated);
  if (undated.length === 0 || rows.length - undated.length < MOSTLY_DATED * rows.length) return rows;
  const sums = sumsAmong(rows, FEWEST);
  if (sums.size === 0) return rows;
  const kept = rows.filter((row) => !sums.has(row));
  const single = sumsAmong(kept, 1);
  return kept.filter((row) => !single.has(row));
}

/** The undated rows that are the sum of so many dated ones above them, of two tables or from the beginning of one on. */
function sumsAmong(rows: readonly RawRow[], fewest: number): ReadonlySet<RawRow> {
  const sums = new Set<RawRow>();
  let from = 0;
  rows.forEach((row, at) => {
    if (!isUndated(row)) return;
    if (endsTable(row, rows[at + 1]) && isSumAbove(rows, from, at, fewest)) sums.add(row);
    from = at + 1;
  });
  return sums;
}

function isSumAbove(rows: readonly RawRow[], from: number, at: number, fewest: number): boolean {
  const wanted = (rows[at] as RawRow).amount.money.units;
  let units = 0;
  for (let first = at - 1; first >= from; first--) {
    const row = rows[first] as RawRow;
    units += valueOf(row);
    // Those of one table alone are known by their lines.
    const begins = first === from || !isOfOneList(rows[first - 1] as RawRow, row);
    const isOfTwo = at - first > 1 && row.table !== (rows[at] as RawRow).table;
    if ((begins || isOfTwo) && at - first >= fewest && Math.abs(units) === wanted) return true;
  }
  return false;
}

function endsTable(row: RawRow, next: RawRow | undefined): boolean {
  return next === undefined || !isOfOneList(row, next);
}

/** Whether neither another heading nor another title stands between two rows. */
function isOfOneList(row: RawRow, next: RawRow): boolean {
  return next.table === row.table && next.region === row.region && next.section?.id === row.section?.id;
}

function isUndated({ carried, balance, amount }: RawRow): boolean {
  return carried && balance === null && amount.money.units !== 0;
}

function valueOf({ amount: { money }, column }: RawRow): number {
  return (money.sign === -1) === (column === 'credit') ? money.units : -money.units;
}
