import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const wallet = (fees: readonly [string, string, string], closing: string): unknown => {
  const [account] = statementOf(`
PayWallet
Activity 05/01/2025 - 05/31/2025
Opening balance   10.00
Closing balance  ${closing}

Date        Name            Gross        Fee        Net
05/02/2025  A Miller       100.00       ${fees[0]}      96.80
05/04/2025  B Chen          50.00       ${fees[1]}      48.25
05/08/2025  C Diaz          20.00       ${fees[2]}      20.00`).accounts;
  return [account?.closingBalance, account?.reconciliation];
};

it('takes what fees have lessened for money in, though from one of the amounts none was taken', () => {
  expect(wallet(['3.20', '1.75', '0.00'], '175.05')).toMatchObject([175.05, { status: 'balanced' }]);
  expect(wallet(['3.20', '1.75', '    '], '175.05')).toMatchObject([175.05, { status: 'balanced' }]);
});

it('tells nothing of them where a fee is none of what has lessened its amount', () => {
  expect(wallet(['3.20', '1.75', '0.50'], '175.05')).toMatchObject([175.05, { reasons: ['polarityOpen'] }]);
});
