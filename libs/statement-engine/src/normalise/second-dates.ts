import type { AccountType } from '@crossfoot/contracts';
import type { RawRow, RawTable } from '../extract/raw-statement.ts';
import { USUAL_SHARE } from '../tolerances.ts';

export interface SecondDates {
  readonly transactionDate: string | null;
  readonly valueDate: string | null;
}

/**
 * What the second dates of an account's rows are: by the heading over them, else the day of the purchase on cards and
 * the day of interest elsewhere.
 */
export function readSecondDates(
  rows: readonly RawRow[],
  tables: readonly RawTable[],
  kind: AccountType,
): (row: RawRow, day: string | null) => SecondDates {
  const isUsual = rows.filter(({ valueDate }) => valueDate !== null).length >= rows.length * USUAL_SHARE;
  return (row, day) => {
    const named = tables[row.table]?.secondDate ?? null;
    if (named === null && !isUsual) return { transactionDate: null, valueDate: null };
    const isPurchase = named === null ? kind === 'creditCard' : named === 'transaction';
    return { transactionDate: isPurchase ? day : null, valueDate: isPurchase ? null : day };
  };
}
