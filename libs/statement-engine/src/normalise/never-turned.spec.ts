import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const amountsOf = (page: string): number[] =>
  statementOf(page).accounts.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
const verdictsOf = (page: string): string[] =>
  statementOf(page).accounts.map(({ reconciliation }) => reconciliation.status);

describe('an account that holds money stays one', () => {
  const page = (head: string) => `
${head}
Statement period 1 June 2023 to 30 June 2023
Opening balance 1,000.00
Date           Description          Amount
05/06/2023     Groceries           -200.00
15/06/2023     Bakery               -10.00
16/06/2023     Kiosk                -30.00
20/06/2023     Salary               100.00
Closing balance 860.00`;

  it.each([
    'Northern Bank   Credit cards: 555 0100   Loans: 555 0101',
    'Accounts     Credit cards     Mortgages     Insurance',
    'Ask us about our credit cards and personal loans',
  ])('under "%s"', (head) => {
    expect(amountsOf(page(head))).toEqual([-200, -10, -30, 100]);
  });
});

it('concludes no side of a column without a name that is called balanced by its total alone', () => {
  const page = `
Visa card ending in 4418
Statement period 1 June 2023 to 30 June 2023
Date           Description          Charges          Abroad
05/06/2023     Groceries             200.00
06/06/2023     Netflix                                15.00
07/06/2023     Spotify                                 8.00
08/06/2023     Bakery                110.00
09/06/2023     Steam                                  30.00
Total                                310.00           53.00`;
  expect(verdictsOf(page)).not.toContain('balanced');
});

it('takes payments that bear a minus for no purchases', () => {
  const page = `
Credit card statement
Statement period 1 June 2023 to 30 June 2023
Date           Description               Amount
05/06/2023     Acme returns             -210.00
06/06/2023     Booking cancelled        -220.00
07/06/2023     Payment received         -230.00
08/06/2023     City power                240.00
09/06/2023     Coop returns             -250.00
Total                                   -670.00`;
  expect(amountsOf(page)).toEqual([210, 220, 230, -240, 250]);
});

it('begins an account with the balance that the one before it ended with', () => {
  const page = `
Gold card
Statement period 1 June 2023 to 30 June 2023
Date           Description          Amount
               Previous balance     100.00
05/06/2023     Groceries            200.00
06/06/2023     Payment             -100.00
Silver card
Date           Description          Amount
               Previous balance     200.00
07/06/2023     Spotify               50.00
08/06/2023     Bakery                25.00
               New balance          275.00`;
  expect(statementOf(page).accounts).toHaveLength(2);
});
