import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (closing: string, held = 'USD EUR'): string => `
Merchant account 01/06/2024 to 30/06/2024
Currencies held: ${held}
Opening balance     USD 482.17
Closing balance     USD ${closing}

Date           Description              Currency         Amount
02/06/2024     Payment Marisol          USD              146.35
05/06/2024     Payment Klara            EUR               98.38
05/06/2024     Conversion               EUR              -98.38
05/06/2024     Conversion               USD              102.31
14/06/2024     Withdrawal               USD             -600.00
20/06/2024     Payment Anil             USD              167.04`;

const accountsOf = (text: string): unknown =>
  statementOf(text).accounts.map(({ currency, transactions, reconciliation }) => [
    currency,
    transactions.length,
    reconciliation.status,
  ]);

it('parts the entries of a list by a column of currencies, where those of one lead from the opening to the closing balance', () => {
  expect(accountsOf(page('297.87'))).toEqual([
    ['USD', 4, 'balanced'],
    ['EUR', 2, 'unverifiable'],
  ]);
});

it('leaves them together where they do not', () => {
  expect(accountsOf(page('300.00'))).toEqual([[null, 6, 'unbalanced']]);
  // What is bought abroad and given back comes to nothing.
  expect(accountsOf(page('297.87', 'USD'))).toHaveLength(1);
});
