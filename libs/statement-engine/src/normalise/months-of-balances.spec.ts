import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const periodOf = (from: string, to: string): unknown =>
  statementOf(`
Field Credit Union
September 30, 2025
Beginning balance on ${from}                     100.00
Ending balance on ${to}                       130.00
Date     Description             Credits     Debits      Balance
9/4      Corner brew                          20.00       80.00
9/9      Payroll                  50.00                  130.00`).accounts[0]?.period;

it('months whose first and last days the balances are dated with are the period', () => {
  expect(periodOf('9/1', '9/30')).toEqual({ start: '2025-09-01', end: '2025-09-30' });
});

it('a balance of the day before the first one tells no period', () => {
  expect(periodOf('8/31', '9/30')).toEqual({ start: null, end: null });
});
