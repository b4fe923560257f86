import { describe, expect, it } from 'vitest';
import type { RawRow } from '../extract/raw-statement.ts';
import { resolveDate, toIso, type PrintedDate } from '../grammar/date.ts';
import { datesOutOfPlace, listsOf, rowsHidingDates, rowsWithOpenDates } from './open-dates.ts';

describe('rows with open dates', () => {
  const rowsOf = (own: string, sections = ''): RawRow[] =>
    Array.from(own, (mark, at) => {
      const section = sections === '' ? null : { id: Number(sections[at]), direction: null };
      const date = { text: '28.06.', x0: 40, confidence: 1, repaired: false };
      return { carried: mark === '-', confidence: 0.95, section, date, description: 'TAX', box: { x0: 90 }, table: 0 };
    }) as unknown as RawRow[];
  const open = (rows: RawRow[], days: string[], end: string | null, isOpenTable = false): number[] => [
    ...rowsWithOpenDates(rows, days, { carriedAreOpen: true, end, isOpenTable: () => isOpenTable }),
  ];
  const days = ['2021-06-28', '2021-06-28', '2021-06-30', '2021-06-30'];

  it('are those without a date of their own', () => {
    expect(open(rowsOf('1-1-'), days, null)).toEqual([1, 3]);
    expect(open(rowsOf('1-1-'), days, '2021-07-31')).toEqual([1, 3]);
    expect(open(rowsOf('1111'), days, '2021-06-30', true)).toEqual([0, 1, 2, 3]);
  });

  it('are none where the next date or the end of the period leaves no other day', () => {
    expect(open(rowsOf('1-1-'), days, '2021-06-30')).toEqual([1]);
    expect(open(rowsOf('1-11'), ['2021-06-28', ...days.slice(1, 2), '2021-06-28', '2021-06-30'], '2021-06-30')).toEqual(
      [],
    );
  });

  it('know nothing of the day at which another section begins', () => {
    expect(
      open(rowsOf('1-11', '1122'), ['2021-06-28', '2021-06-28', '2021-06-28', '2021-06-30'], '2021-06-30'),
    ).toEqual([1]);
  });

  it('are those that took theirs past the heading of their own section', () => {
    const known = { carriedAreOpen: false, end: null, isOpenTable: () => false };
    expect([...rowsWithOpenDates(rowsOf('1-1-', '1112'), days, known)]).toEqual([3]);
    expect([...rowsWithOpenDates(rowsOf('1-1-', '1111'), days, known)]).toEqual([]);
  });
});

describe('a date among the words of a row without one of its own', () => {
  const row = (text: string, description: string, carried = true): RawRow =>
    ({ carried, confidence: 1, table: 0, section: null, date: { x0: 40, text }, box: { x0: 90 }, description }) as unknown as RawRow; // prettier-ignore
  const open = (description: string, end: string | null = '2025-03-31'): number[] => {
    const rows = [row('06.03.25', 'SALARY', false), row('06.03.25', description), row('16.03.25', 'RENT', false)];
    const dayOf = (date: PrintedDate): string | null => {
      const found = resolveDate(date, 'dmy');
      return found && toIso(found.year ?? 2025, found.month, found.day);
    };
    const known = { carriedAreOpen: false, end, isOpenTable: () => false, dayOf };
    return [...rowsWithOpenDates(rows, ['2025-03-06', '2025-03-06', '2025-03-16'], known)];
  };

  it('may be its own where it lies between those of its neighbours', () => {
    expect(open('12.03.25 GROCER')).toEqual([1]);
    expect(open('GROCER 12.03.25', null)).toEqual([1]);
  });

  it('is another one where it lies elsewhere, or is written otherwise', () => {
    expect(open('GROCER 04.03.25')).toEqual([]);
    expect(open('GROCER 19.03.25')).toEqual([]);
    expect(open('GROCER 16.03.25')).toEqual([]);
    expect(open('GROCER 12.03.2025')).toEqual([]);
  });
});

describe('rows that are sorted by the other one of two dates', () => {
  const sure = { x0: 40, confidence: 0.95, repaired: false };
  const last = [['2025-11-27', '2025-11-27'], ['2025-12-19', '2025-12-19']] as const; // prettier-ignore
  const open = (date: string, other: string | null, token = sure): number[] => {
    const dates = [[date, other] as const, ...last];
    const row = { carried: false, dateOpen: false, confidence: 0.9, section: null, valueDate: sure, table: 0 };
    const rows = dates.map((_, at) => ({ ...row, date: at === 0 ? token : sure }) as unknown as RawRow);
    const otherDays = dates.map(([, day]) => day);
    const known = { carriedAreOpen: false, end: null, isOpenTable: () => false, otherDays };
    return [...rowsWithOpenDates(rows, dates.map(([day]) => day), known)]; // prettier-ignore
  };

  it('are believed in the order of the days of booking where these were seen surely', () => {
    expect(open('2025-11-28', '2025-11-27')).toEqual([]);
    expect(open('2025-11-28', '2025-11-27', { ...sure, confidence: 0.7 })).toEqual([0]);
    expect(open('2025-11-28', null)).not.toEqual([]);
    expect(open('2025-11-28', '2025-11-28')).not.toEqual([]);
    expect(open('2025-12-08', '2025-11-27')).not.toEqual([]);
  });

  it('are believed, whatever their order, where they were read again by themselves and came out the same', () => {
    expect(open('2025-11-28', null, { ...sure, confidence: 0.99 })).not.toContain(0);
    expect(open('2025-11-28', null, { ...sure, confidence: 0.99, repaired: true })).toContain(0);
    expect(open('2025-11-28', null)).toContain(0);
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
    ({
      carried: true,
      confidence: 0.9,
      table: 0,
      date: { x0: 40, text: '03/04' },
      box: { x0 },
      description,
      ...change,
    }) as unknown as RawRow;

  const other = row('Grocer', 110, { carried: false });
  const hides = (each: RawRow): boolean => rowsHidingDates([other, each]).has(each);

  it('may be the date that the row took from another one', () => {
    expect(hides(row('0712 ATM WITHDRAWAL', 41))).toBe(true);
    expect(hides(row('O7/l2 ATM WITHDRAWAL', 38))).toBe(true);
  });

  it('is as many digits as a whole date has, behind the number of the row', () => {
    const date = { x0: 70, text: '19.02.2025' } as unknown as RawRow['date'];
    expect(hides(row('14 2502.2025: TOB', 41, { date }))).toBe(true);
    expect(hides(row('25022025: TOB', 70, { date }))).toBe(true);
    expect(hides(row('14 TOB 25022025', 41, { date }))).toBe(false);
    expect(hides(row('14 2502.2025: TOB', 41, { date, confidence: 1 }))).toBe(false);
  });

  it('is none in the column of words, or before words', () => {
    expect(hides(row('24 HOUR GYM', 110))).toBe(false);
    expect(hides(row('ATM 0712', 41))).toBe(false);
    expect(hides(row('O7/l2 ATM WITHDRAWAL', 41, { confidence: 1 }))).toBe(false);
    expect(hides(row('7-ELEVEN', 41, { confidence: 1 }))).toBe(false);
    expect(hides(row('0712 ATM WITHDRAWAL', 41, { carried: false }))).toBe(false);
  });

  it('is in a text what may be a piece of a date, where other rows print theirs', () => {
    expect(hides(row('2025 -04- 14 GROCER', 41, { confidence: 1 }))).toBe(true);
    expect(hides(row('03/0 4 GROCER', 41, { confidence: 1 }))).toBe(true);
    expect(hides(row('03/0 4 GROCER', 41, { confidence: 1, table: 1 }))).toBe(false);
  });

  it('is what begins in the form of the date above, whatever letters that has', () => {
    const date = { x0: 40, text: 'R4.3.8' } as unknown as RawRow['date'];
    expect(hides(row('R4.3 JR EAST', 41, { confidence: 1, date }))).toBe(true);
    expect(hides(row('R4.3 JR EAST', 110, { confidence: 1, date }))).toBe(false);
    expect(hides(row('RX4.3 JR EAST', 41, { confidence: 1, date }))).toBe(false);
  });
});
