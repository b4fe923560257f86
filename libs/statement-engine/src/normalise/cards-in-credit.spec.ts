import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

it('reads the payments of a card in credit as paid in', () => {
  const [account] = statementOf(`
Visa credit card statement
Billing period 09/01/2023 to 09/30/2023       Payment due date 10/25/2023
Previous balance                  -$200.00
Payments and other credits        -$315.00
Purchases                            $0.00
New balance                       -$515.00
Minimum payment due                  $0.00
Date             Transaction description              Amount
09/05            AUTOPAY PAYMENT RECEIVED            -200.00
09/07            BOOKSHOP AUSTIN TX                   -15.00
09/20            PAYMENT THANK YOU                   -100.00`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([200, 15, 100]);
  expect(account).toMatchObject({ openingBalance: 200, closingBalance: 515 });
});
