import { describe, expect, it } from 'vitest';
import type { RawRow } from '../extract/raw-statement.ts';
import { carriedDatesAreOpen, datesOutOfPlace, hidesDate, listsOf } from './carried-dates.ts';

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

  it('are the habit of a bank that prints a date once a day', () => {
    expect(carriedDatesAreOpen(rowsOf(['1', '', '', '2', '3', '', '4']), 30)).toBe(false);
  });

  it('were lost where the bank prints the same date on row after row', () => {
    expect(carriedDatesAreOpen(rowsOf(['1', '1', '2', '2', '', '4', '5']), 30)).toBe(true);
  });

  it('need more than a single case to be the habit of a scan', () => {
    expect(carriedDatesAreOpen(rowsOf(['1', '2', '', '4', '5'], 0.9), 30)).toBe(true);
    expect(carriedDatesAreOpen(rowsOf(['1', '', '3', '', '', '5'], 0.9), 30)).toBe(false);
    expect(carriedDatesAreOpen(rowsOf(['1', '2', '', '4', '5']), 30)).toBe(false);
  });

  it('are no question where every row has its own', () => {
    expect(carriedDatesAreOpen(rowsOf(['1', '1', '2']), 30)).toBe(false);
  });
});

describe('dates out of place', () => {
  const whole = (days: readonly string[]): string[] => days.map(() => 'whole');

  it('are none where a section of several rows ends later than the next one begins', () => {
    const days = ['2025-01-02', '2025-01-03', '2025-01-28', '2025-01-05', '2025-01-09', '2025-01-12'];
    expect([...datesOutOfPlace(days, ['in', 'in', 'in', 'out', 'out', 'out'])]).toEqual([]);
    const lone = ['a', 'a', 'in', 'out', 'out', 'out'];
    expect([...datesOutOfPlace(days, lone)]).toContain(2);
    expect([...datesOutOfPlace(days, lone, [true, true, true])]).toEqual([]);
  });

  it('are none of those that were seen surely and that no other digit would put in their place', () => {
    const days = ['2021-12-21', '2021-12-21', '2021-03-28', '2021-12-31', '2022-01-07', '2022-01-07'];
    const sure = days.map(() => true);
    expect([...datesOutOfPlace(days, whole(days), sure)]).toEqual([]);
    expect([...datesOutOfPlace(days, whole(days))]).toEqual([2]);
    expect([...datesOutOfPlace(days.with(2, '2021-10-28'), whole(days), sure)]).toEqual([2]);
  });

  it('are sought in each of two lists that stand beside each other', () => {
    const row = (id: number | null, x0: number): RawRow =>
      ({ section: id === null ? null : { id }, date: { x0 } }) as unknown as RawRow;
    const lists = listsOf([row(1, 52), row(1, 50), row(1, 315), row(2, 52), row(null, 300)]);
    expect(lists).toEqual(['1/0', '1/0', '1/1', '2/0', 'undefined/1']);
  });

  it('are those that jump out of an order that holds otherwise', () => {
    const days = ['2025-01-02', '2025-01-03', '2025-01-28', '2025-01-05', '2025-01-09', '2025-01-12'];
    expect([...datesOutOfPlace(days, whole(days))]).toContain(2);
    expect([...datesOutOfPlace(['2025-01-02', '2025-01-02', '2025-01-05'], ['', '', ''])]).toEqual([]);
  });

  it('are none where the statement is not sorted at all', () => {
    const days = Array.from({ length: 30 }, (_, at) => `2025-01-${String(((at * 7) % 28) + 1).padStart(2, '0')}`);
    expect(datesOutOfPlace(days, whole(days)).size).toBe(0);
  });
});

describe('a number where a scan has its dates', () => {
  const row = (description: string, x0: number, change: Partial<RawRow> = {}): RawRow =>
    ({ carried: true, confidence: 0.9, date: { x0: 40 }, box: { x0 }, description, ...change }) as unknown as RawRow;

  it('may be the date that the row took from another one', () => {
    expect(hidesDate(row('0712 ATM WITHDRAWAL', 41))).toBe(true);
    expect(hidesDate(row('O7/l2 ATM WITHDRAWAL', 38))).toBe(true);
  });

  it('is none in the column of words, before words, or in a text', () => {
    expect(hidesDate(row('24 HOUR GYM', 110))).toBe(false);
    expect(hidesDate(row('ATM 0712', 41))).toBe(false);
    expect(hidesDate(row('0712 ATM WITHDRAWAL', 41, { confidence: 1 }))).toBe(false);
    expect(hidesDate(row('0712 ATM WITHDRAWAL', 41, { carried: false }))).toBe(false);
  });
});
