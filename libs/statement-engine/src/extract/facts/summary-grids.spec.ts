import { describe, expect, it } from 'vitest';
import { halfLinesOf, statementOf } from '../typed-page.fixture.ts';

const pageWith = (grid: string): string => `
Credit card statement
${grid}
Posting      Transaction    Description               Amount
date         date
                            Previous balance          120.00
28 DEC       27 DEC         Payment thank you         120.00 CR
30 DEC       29 DEC         Garden books               40.50
04 JAN       03 JAN         Corner shop                12.25
                            New balance                52.75`;

const read = (grid: string) => {
  const { accounts } = statementOf(pageWith(grid));
  return accounts.map(({ transactions, reconciliation }) => ({
    rows: transactions.map(({ date, amount }) => `${date} ${amount.toFixed(2)}`),
    status: reconciliation.status,
    reasons: reconciliation.reasons,
  }));
};

const rows = ['2019-12-28 120.00', '2019-12-30 -40.50', '2020-01-04 -12.25'];

describe('names of a summary over one line of values', () => {
  it('are no ledger, and name the day of the statement', () => {
    const grid = `
Statement date   Payment due date   Previous balance   Current balance   Minimum payment
06 JAN 2020      31 JAN 2020                  120.00             52.75             10.00`;
    expect(read(grid)).toEqual([{ rows, status: 'balanced', reasons: [] }]);
  });

  it.each([
    'Pay by           Previous balance   Current balance',
    'Pay before       Last bill          Current balance',
  ])('give the years at least: %s', (names) => {
    const [account] = read(`\n${names}\n09 JAN 2020                120.00             52.75`);
    expect(account?.rows).toEqual(rows);
  });

  it("may be centred over each other in two languages, their lines between each other's", () => {
    const page = `
Credit card statement

   Ημέρα                          Παλιό
                 Πληρωμή                         Νέο             Λίγο
   τέλους                         χρέος
                 ως                              χρέος           Minimum
   Statement                      Previous
                 Due Date                        Total Balance   Payment
   Date                           Balance

   15/01/2020    31/01/2020       120.00         52.75           10.00


Trans. Date   Posting Date   Description               Amount

                             Previous balance          120.00

27/12/19      28/12/19       Payment thank you        -120.00

29/12/19      30/12/19       Garden books               40.50

03/01/20      04/01/20       Corner shop                12.25

                             Total balance              52.75`;
    const [account, ...others] = halfLinesOf(page).accounts;
    expect(others).toEqual([]);
    expect(account?.transactions.map(({ date, amount }) => `${date} ${amount.toFixed(2)}`)).toEqual(rows);
    expect(account?.reconciliation.status).toBe('balanced');
  });
});
