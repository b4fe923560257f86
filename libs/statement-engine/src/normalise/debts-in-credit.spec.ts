import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../extract/typed-page.fixture.ts';

const page = (due: string, payment: string): string => `
Credit Card Statement
Billing Period   17/10/2021 - 16/11/2021
Previous statement dues     100.00
Total amount due          ${due}
DATE & TIME          TRANSACTION DESCRIPTION     REWARDS        AMOUNT
17/10/2021 | 23:29   DMART VASHI                     + 6         40.00
19/10/2021 | 14:04   NEFT PAYMENT${payment.padStart(37)}
20/10/2021 | 12:57   IRCTC WEB                       - 4         30.00
22/10/2021 | 09:52   MYNTRA                         + 10         10.00
23/10/2021 | 09:52   SWIGGI                          + 2         10.00`;

const endsOf = (text: string): unknown => {
  const [account] = statementOf(text).accounts;
  return [account?.openingBalance, account?.closingBalance, account?.reconciliation.status];
};

describe('a card in credit', () => {
  it('has a plus before its balance, where payments have one and charges none', () => {
    expect(endsOf(page('+ 30.00', '+ 220.00'))).toEqual([-100, 30, 'balanced']);
    expect(endsOf(page(' 30.00', '+ 160.00'))).toEqual([-100, -30, 'balanced']);
  });

  it('stays as marked where both ends are, whatever tables follow', () => {
    const marked = `
Credit Card Statement
Statement Period 18/12/2022 - 17/01/2023
Previous Balance                    100.00 Dr
Total Payment Due                    60.00 Cr
DATE           TRANSACTION DETAILS            AMOUNT
19 Dec 2022    IRCTC WEB                      40.00 Dr
20 Dec 2022    PAYMENT RECEIVED              200.00 Cr
EMI BALANCES
EMI Transaction        Loan Amount      Balance Outstanding
CROMA STORE               990.00                 660.00`;
    expect(endsOf(marked)).toEqual([-100, 60, 'balanced']);
  });

  it('has times and points beside its entries that are none of their words', () => {
    expect(rowsOf(page('+ 30.00', '+ 220.00')).slice(0, 2)).toEqual([
      '10-17 -40.00 DMART VASHI',
      '10-19 220.00 NEFT PAYMENT',
    ]);
  });

  it('has a balance marked CR among unmarked ones that count a debt, where the steps hold so', () => {
    const [account] = statementOf(`
Account history                                  Balance at end      0.00
Date          Activity                Charges    Payments    Account balance
08/01/2025    Electricity bill         133.46                        133.46
28/01/2025    Payment received                     133.46              0.00
28/01/2025    Provincial rebate                     50.00             50.00 CR
08/02/2025    Electricity bill         136.01                         86.01
28/02/2025    Payment received                      86.01              0.00`).accounts;
    expect(account?.transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-133.46, -133.46],
      [133.46, 0],
      [50, 50],
      [-136.01, -86.01],
      [86.01, 0],
    ]);
  });
});
