import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = `Foreign savings
Savings in HKD 10.00
CCY    Date           Details                Deposit     Withdrawal    Balance
USD    01/09/2025     Opening balance                                  1,200.00
       08/09/2025     Transfer               300.00                    1,500.00
       30/09/2025     Closing balance                                  1,500.00
AUD    01/09/2025     Opening balance                                  4,000.00
       15/09/2025     Fee                                  25.00       3,975.00
       30/09/2025     Closing balance                                  3,975.00`;

it('takes the currency of each group from the code beside the balance that opens it', () => {
  expect(statementOf(page).accounts.map(({ currency }) => currency)).toEqual(['USD', 'AUD']);
});
