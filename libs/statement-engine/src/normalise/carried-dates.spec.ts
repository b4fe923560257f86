import { describe, expect, it } from 'vitest';
import type { RawRow } from '../extract/raw-statement.ts';
import { statementOf } from '../extract/typed-page.fixture.ts';
import { carriedDatesAreOpen } from './carried-dates.ts';

/** Rows of a statement by their printed day; `''` is a row without a date of its own. */
function rowsOf(days: string[], confidence = 1): RawRow[] {
  let last = '';
  return days.map((day) => {
    const carried = day === '';
    if (!carried) last = day;
    return {
      page: 1,
      table: 0,
      section: null,
      carried,
      confidence,
      date: { date: { kind: 'iso', day: last } },
    } as unknown as RawRow;
  });
}

describe('carried dates', () => {
  it('were lost in a text where a habit would leave out many more of so many rows', () => {
    const days = Array.from({ length: 24 }, (_, at) => String(at + 1));
    expect(carriedDatesAreOpen(rowsOf(days.map((day, at) => (at === 9 ? '' : day))), 30)).toBe(true);
    expect(carriedDatesAreOpen(rowsOf(days.map((day, at) => (at % 3 === 2 ? '' : day))), 30)).toBe(false);
  });

  it('are the habit of a bank that prints the balance once a day, too', () => {
    const days = Array.from({ length: 24 }, (_, at) => (at === 9 ? '' : String(at + 1)));
    const withBalances = (lacking: number): RawRow[] =>
      rowsOf(days).map((row, at) => ({ ...row, balance: at === lacking ? null : ({} as RawRow['balance']) }));
    expect(carriedDatesAreOpen(withBalances(8), 30)).toBe(false);
    expect(carriedDatesAreOpen(withBalances(9), 30)).toBe(true);
  });

  it('were lost in a scan, too, where they are few, unless the picture has nothing in their place', () => {
    const rows = rowsOf(['1', '4', '9', '', '17', '23', '28'], 0.9);
    expect(carriedDatesAreOpen(rows, 28)).toBe(true);
    const blank = rows.map((row) => ({ ...row, blankDate: row.carried }));
    expect(carriedDatesAreOpen(blank, 28)).toBe(false);
    const everyRow = rowsOf(['1', '1', '9', '', '17', '23', '28'], 0.9).map((row) => ({
      ...row,
      blankDate: row.carried,
    }));
    expect(carriedDatesAreOpen(everyRow, 28)).toBe(true);
  });

  it('are the habit of a bank that prints a date once a day', () => {
    expect(carriedDatesAreOpen(rowsOf(['1', '', '', '2', '3', '', '4']), 30)).toBe(false);
  });

  it('were lost where the bank prints the same date on row after row', () => {
    expect(carriedDatesAreOpen(rowsOf(['1', '1', '2', '2', '', '4', '5']), 30)).toBe(true);
    expect(carriedDatesAreOpen(rowsOf(['1', '2', '2', '4', '', '', '']), 30)).toBe(true);
    expect(carriedDatesAreOpen(rowsOf(['1', '', '2', '2', '4', '', '5']), 30)).toBe(false);
  });

  it('need more than a single case to be the habit of a scan', () => {
    expect(carriedDatesAreOpen(rowsOf(['1', '2', '', '4', '5'], 0.9), 30)).toBe(true);
    expect(carriedDatesAreOpen(rowsOf(['1', '', '3', '', '', '5'], 0.9), 30)).toBe(false);
    expect(carriedDatesAreOpen(rowsOf(['1', '2', '', '4', '5']), 30)).toBe(false);
  });

  it('are no question where every row has its own', () => {
    expect(carriedDatesAreOpen(rowsOf(['1', '1', '2']), 30)).toBe(false);
  });

  it('are certain behind the last row of the very day that the statement is of', () => {
    const accountOf = (day: string) =>
      statementOf(`Platinum Credit Card
Statement date ${day} January 2024
Date         Description                        Amount
             Previous balance                   100.00
09 January   Grocer                              10.00
10 January   Baker                               10.00
10 January   Taxi                                10.00
11 January   Cinema                              20.00
             Interest on your balances            5.00
             New balance                        155.00`).accounts[0];
    expect(accountOf('11')?.reconciliation.reasons).toEqual([]);
    // On another day they are charged as the statement ends, and that is told.
    expect(accountOf('12')?.reconciliation.reasons).toEqual(['noDate']);
    expect(accountOf('12')?.transactions.at(-1)?.date).toBe('2024-01-12');
  });
});
