import { expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

it('takes the interest off the first instalment, too, of a debt that each one lessens by what is left', () => {
  const [account] = statementOf(`
Loan statement
Date              Payment Amount    Principal     Interest     Balance
January 5, 2022         410.00        340.00        70.00      9,660.00
February 5, 2022        410.00        342.38        67.62      9,317.62
March 5, 2022           410.00        344.78        65.22      8,972.84
April 5, 2022           410.00        347.19        62.81      8,625.65`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([340, 342.38, 344.78, 347.19]);
});
