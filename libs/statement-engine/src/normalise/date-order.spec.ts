import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (period: string): string => `
Ngân hàng Sông Hồng
${period}
Opening balance      100.00
Closing balance       90.00
Date         Description         Debit       Credit       Balance
05/01/2022   Grocer              10.00                      90.00`;

it('a period that is a month to the day tells the day from the month', () => {
  const [account] = statementOf(page('Period: 09/12/2021 to 08/01/2022')).accounts;
  expect(account?.transactions[0]?.date).toBe('2022-01-05');
  expect(account?.reconciliation.status).toBe('balanced');
});

it('a period that is a month in neither order leaves them open', () => {
  const [account] = statementOf(page('Period: 09/12/2021 to 06/01/2022')).accounts;
  expect(account?.reconciliation.reasons).toContain('dateOrderOpen');
});

it('a period has labels in two languages', () => {
  const [account] = statementOf(page('Từ ngày/From: 09/12/2021 Đến ngày/To: 08/01/2022')).accounts;
  expect(account?.period).toEqual({ start: '2021-12-09', end: '2022-01-08' });
});

const monthly = (dated: string, days: readonly string[]): string => `
Cascade Savings Bank
Checking account            ${dated}
Date         Description         Withdrawals   Deposits      Balance
             Beginning balance                                 100.00
${days.map((day, at) => `${day}   Automatic payment                 ${(20 + at).toFixed(2)}         ${sumTo(at).toFixed(2)}`).join('\n')}
             Ending balance                                    ${sumTo(days.length - 1).toFixed(2)}`;
const sumTo = (at: number): number => 100 + Array.from({ length: at + 1 }, (_, i) => 20 + i).reduce((a, b) => a + b, 0);

it('what is paid on one day of each month is no series of days where the statement is dated after it', () => {
  const days = ['02/01/2025', '03/01/2025', '04/01/2025', '05/01/2025'];
  const [american] = statementOf(monthly('Statement date 05/09/2025', days)).accounts;
  expect(american?.transactions.map(({ date }) => date)).toEqual([
    '2025-02-01',
    '2025-03-01',
    '2025-04-01',
    '2025-05-01',
  ]);
  expect(american?.reconciliation.status).toBe('balanced');
  const [british] = statementOf(monthly('Statement date 12/01/2025', days)).accounts;
  expect(british?.transactions.map(({ date }) => date)[0]).toBe('2025-01-02');
  expect(british?.reconciliation.status).toBe('balanced');
});

it('and leaves the order open where nothing tells of which it is', () => {
  const [account] = statementOf(monthly('', ['02/01/2025', '03/01/2025', '04/01/2025', '05/01/2025'])).accounts;
  expect(account?.reconciliation.reasons).toContain('dateOrderOpen');
});

it('entries of several kinds are those of one month', () => {
  const page = monthly('', ['02/01/2025', '03/01/2025', '04/01/2025', '05/01/2025']).replace(
    /Automatic payment /g,
    () => `Payment ${names.pop()}        `.slice(0, 18),
  );
  const [account] = statementOf(page.replace(/Payment /g, '        ')).accounts;
  expect(account?.transactions[0]?.date).toBe('2025-01-02');
  expect(account?.reconciliation.status).toBe('balanced');
});
const names = ['Grocer', 'Baker', 'Dentist', 'Wages'];

it('the month never stands first between points', () => {
  const days = ['07.10.2024', '12.11.2024', '10.12.2024'];
  const [account] = statementOf(monthly('', days)).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2024-10-07', '2024-11-12', '2024-12-10']);
});

it('a piece of a date among whole ones tells nothing of their order', () => {
  const days = ['09.11.25', '03.09.25', '31.10.25', '03.11.25', '11.25', '27.11.25'];
  const [account] = statementOf(monthly('', days)).accounts;
  expect(account?.transactions.map(({ date }) => date)).toContain('2025-10-31');
});

it('a code that looks like a date of another order outweighs no period', () => {
  const [account] = statementOf(`Credit card statement
Opening/Closing Date   11/07/24 - 12/07/24
Statement date: 12/07/24
Payment due: 01/02/25
Printed: 12/08/24
       0000001 FIS33339 C 1 24/12/07
Date         Description         Amount
11/16        Bookshop             78.64
12/01        Taxi                 92.80`).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2024-11-16', '2024-12-01']);
});
