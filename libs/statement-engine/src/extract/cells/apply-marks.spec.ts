import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

const page = (last: string): string => `
Vindhya Bank
Statement from 01/01/2022 to 31/01/2022
Opening Balance : INR 300.00 C
Date         Description            Amount Dr / Cr     Balance Dr / Cr
01/01/2022   NEFT VERMA                20.00    C        320.00    C
02/01/2022   POS STORE                110.00    D        210.00    C
03/01/2022   IMPS DESAI               250.00    D         40.00    ${last}`;

describe('letters in columns of their own', () => {
  it('belong to the amount before them, and behind the balances to these', () => {
    expect(rowsOf(page('D'))).toEqual([
      '01-01 20.00 NEFT VERMA',
      '01-02 -110.00 POS STORE',
      '01-03 -250.00 IMPS DESAI',
    ]);
    expect(statementOf(page('D')).accounts[0]?.transactions.map(({ balance }) => balance)).toEqual([320, 210, -40]);
  });

  it('do so also where each column has a name of its own', () => {
    const named = page('D').replace('Amount Dr / Cr     Balance Dr / Cr', 'Amount  DR/CR       Balance  DR/CR');
    expect(rowsOf(named)).toEqual(rowsOf(page('D')));
  });

  it('tell of balances that are all in credit that they are', () => {
    const [account] = statementOf(page('C')).accounts;
    expect(account?.reconciliation.reasons).toEqual(['balanceBreak']);
    expect(account?.transactions.map(({ balance }) => balance)).toEqual([320, 210, 40]);
  });
});

it('a plus in every row of its own column is no word of the entries', () => {
  const card = `
Card statement
Statement from 01/01/2022 to 31/01/2022
Date         Description                 Amount
01/01/2022   Verma stores          +      20.00
02/01/2022   Corner brew           +     110.00
03/01/2022   Star fuel             +     250.00`;
  expect(rowsOf(card).map((row) => row.split(' ').slice(2).join(' '))).toEqual([
    'Verma stores',
    'Corner brew',
    'Star fuel',
  ]);
});
