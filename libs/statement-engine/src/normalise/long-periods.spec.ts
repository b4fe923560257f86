import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const read = (
  rows: readonly string[],
  period = '01/10/2024 to 31/12/2025',
): { days: string[]; reasons: readonly string[] } => {
  const balances = rows.map((_, at) => `${(120 + 20 * at).toFixed(2)}`);
  const lines = rows.map((day, at) => `${day}       Standing order                   20.00         ${balances[at]}`);
  const [account] = statementOf(`Moor Bank
Current account            Statement period ${period}
Date         Description         Withdrawals   Deposits      Balance
             Opening balance                                 100.00
${lines.join('\n')}
             Closing balance                                 ${balances.at(-1)}`).accounts;
  return {
    days: account?.transactions.map(({ date }) => date) ?? [],
    reasons: account?.reconciliation.reasons ?? [],
  };
};

it('the order of rows tells which year of a long period each one is of', () => {
  expect(read(['15/10', '15/12', '16/06', '15/10', '17/11'])).toEqual({
    days: ['2024-10-15', '2024-12-15', '2025-06-16', '2025-10-15', '2025-11-17'],
    reasons: [],
  });
});

it('leaves the year of a row open that may lie in two of them', () => {
  const { days, reasons } = read(['15/03', '16/06', '15/10']);
  expect(days.slice(0, 2)).toEqual(['2025-03-15', '2025-06-16']);
  expect(reasons).toEqual([]);
  expect(read(['15/10', '17/11']).reasons).toContain('assumedYear');
});

it('the first days of a year belong to it, not behind its end, where the rows run from there', () => {
  const year = '01/01/2025 to 31/12/2025';
  const days = ['2025-01-02', '2025-06-16', '2025-12-31'];
  expect(read(['02/01', '16/06', '31/12'], year)).toEqual({ days, reasons: [] });
  expect(read(['16/06', '31/12', '02/01'], year)).toEqual({
    days: ['2025-06-16', '2025-12-31', '2026-01-02'],
    reasons: ['dateOutsidePeriod'],
  });
  expect(read(['31/12', '02/01'], year).reasons).toContain('assumedYear');
});
