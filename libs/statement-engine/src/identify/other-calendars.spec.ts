import { describe, expect, it } from 'vitest';
import { fromJalali } from '../grammar/jalali.ts';
import { arrangeLines } from '../layout/arrange-lines.ts';
import { gridPage, statementOf } from '../extract/typed-page.fixture.ts';
import { identifyStatement } from './identify-statement.ts';

/** Year, month and day of every date on a page of these lines. */
function datesOf(...lines: string[]): unknown[] {
  return identifyStatement(arrangeLines([gridPage(lines)])).lines.flatMap((line) => line.dates.map(({ date }) => date));
}

describe('dates of the Iranian calendar', () => {
  it('have their Gregorian days, leap years and the turn of the year included', () => {
    expect(fromJalali(1403, 1, 1)).toEqual({ year: 2024, month: 3, day: 20 });
    expect(fromJalali(1403, 12, 30)).toEqual({ year: 2025, month: 3, day: 20 });
    expect(fromJalali(1404, 1, 1)).toEqual({ year: 2025, month: 3, day: 21 });
    expect(fromJalali(1400, 10, 11)).toEqual({ year: 2022, month: 1, day: 1 });
    expect(fromJalali(1403, 7, 31)).toBeNull();
  });

  it('are read in a Persian document', () => {
    expect(datesOf('تاریخ شرح مبلغ', '1403/05/12 100,000')).toMatchObject([{ year: 2024, month: 8, day: 2 }]);
  });

  it('are read where every date is one', () => {
    const lines = ['1402/12/28 Shop 1,000.00', '1402/12/29 Shop 1,000.00', '1403/01/05 Shop 1,000.00'];
    expect(datesOf(...lines)).toMatchObject([
      { year: 2024, month: 3, day: 18 },
      { year: 2024, month: 3, day: 19 },
      { year: 2024, month: 3, day: 24 },
    ]);
  });

  it('are none beside dates of another calendar', () => {
    expect(datesOf('12/05/2024 Order 1403/05/12 1,000.00')).toMatchObject([{ parts: [12, 5, 2024] }]);
  });
});

it('a day told a second time by the Hijri calendar is no date', () => {
  expect(datesOf('02/04/2024 Transfer 1,000.00', '23-09-1445')).toMatchObject([{ parts: [2, 4, 2024] }]);
  expect(datesOf('02/04/2024', '23-09-1445', '24-09-1445')).toHaveLength(3);
});

describe('dates of the Buddhist era', () => {
  it('have the year that begins 543 years later', () => {
    expect(datesOf('2567/01/31 ถอนเงิน 1,000.00')).toMatchObject([{ year: 2024, month: 1, day: 31 }]);
  });

  it('may have two digits in a Thai document, where they would lie years ahead', () => {
    expect(datesOf('31/01/67 ถอนเงิน 1,000.00')).toMatchObject([{ parts: [31, 1, 2024] }]);
    expect(datesOf('31/01/24 ถอนเงิน 1,000.00')).toMatchObject([{ parts: [31, 1, 24] }]);
    expect(datesOf('31/01/67 Withdrawal 1,000.00')).toMatchObject([{ parts: [31, 1, 67] }]);
  });
});

it('takes a period of years far ahead for that of another calendar, and tells none', () => {
  const [account] = statementOf(`
Statement of account
From 2082/01/01 To 2082/01/31
Txn Date       Particulars          Withdraw      Deposit       Balance
               Opening Balance                                 1,000.00
15-Apr-2025    Internet               500.00                     500.00
20-Apr-2025    Remit                               45.00         545.00`).accounts;
  expect(account).toMatchObject({ period: { start: null, end: null }, reconciliation: { status: 'balanced' } });
});
