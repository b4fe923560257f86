import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

const read = (text: string): [amounts: number[], status: string | undefined] => {
  const [account] = statementOf(text).accounts;
  return [account?.transactions.map(({ amount }) => amount) ?? [], account?.reconciliation.status];
};

describe('what a debt is paid by', () => {
  it('is the part of each instalment that lessens it, as its balance tells, also of the first', () => {
    expect(
      read(`
Loan statement
Date              Payment Amount    Principal     Interest     Balance
January 5, 2022         410.00        340.00        70.00      9,660.00
February 5, 2022        410.00        342.38        67.62      9,317.62
March 5, 2022           410.00        344.78        65.22      8,972.84
April 5, 2022           410.00        347.19        62.81      8,625.65`),
    ).toEqual([[340, 342.38, 344.78, 347.19], 'unverifiable']);
  });

  it('comes in where all balances fall by less, as they do where interest is in it that no column tells', () => {
    expect(
      read(`
Loan statement
Date              Amount        Balance
January 5, 2022   410.00       9,660.00
February 5, 2022  410.00       9,317.62
March 5, 2022     410.00       8,972.84
April 5, 2022     410.00       8,625.65`),
    ).toEqual([[410, 410, 410, 410], 'unbalanced']);
  });

  it('is the part that an entry names, where each has one', () => {
    expect(
      read(`
Loan statement
Date          Description            Principal     Interest     Principal Balance
09-Jan-2017   Loan disbursed         10,000.00         0.00     10,000.00
09-Feb-2017   Principal repayment     1,500.00         0.00      8,500.00
09-Feb-2017   Interest repayment          0.00       102.00      8,500.00
09-Mar-2017   Principal repayment     1,500.00         0.00      7,000.00
09-Mar-2017   Interest repayment          0.00        84.00      7,000.00`)[0],
    ).toEqual([-10000, 1500, 102, 1500, 84]);
  });
});

it('takes the fee off the first amount, too, where each step shows that it is taken off', () => {
  expect(
    read(`
Date          Details        Amount      Fee       Balance
05-Jan-2022   Order 1        410.00      10.00     1,400.00
06-Jan-2022   Order 2        310.00       8.00     1,702.00
07-Jan-2022   Order 3        210.00       6.00     1,906.00`)[0],
  ).toEqual([400, 302, 204]);
});
