import { expect, it } from 'vitest';
import { statementOf } from './extract/typed-page.fixture.ts';

const verdictsOf = (...pages: readonly string[]): readonly string[] =>
  statementOf(...pages).accounts.map(({ reconciliation: { status } }) => status);

const first = (ends: string): string => `
Card statement
Statement date 21.09.2023
Previous balance                              743.12 -
New balance                                   ${ends} -
Date          Description                      Amount
              Previous balance                743.12 -
23.08.2023    Books                            10.00 -
24.08.2023    Garden                           20.60 -
              Subtotal, carried to page 2     773.12 -`;
const second = `
Card statement
Statement date 21.09.2023
Date          Description                      Amount
              Previous balance                773.12 -
16.09.2023    Tools                            11.36 -
              New balance                     784.48 -`;

it('a page that opens anew below one that fails is not proved by itself where it ends as that should', () => {
  expect(verdictsOf(first('784.48'), second)).toEqual(['unbalanced', 'unverifiable']);
});

it('nor where it begins with what that should come to', () => {
  expect(verdictsOf(first('773.12'), second)).toEqual(['unbalanced', 'unverifiable']);
});

const totalled = (last: string): string => `
Statement of account 01/09/2024 to 30/09/2024
Opening balance     Total credits     Total debits     Balance
100.00              60.00             45.00            115.00
Date          Description              Amount        Balance
02/09/2024    Sale                      50.00         150.00
09/09/2024    Rent                     -45.00         105.00
${last}`;

it('totals of both sides that lead to another printed balance tell of rows that were lost', () => {
  expect(verdictsOf(totalled('30/09/2024    Interest                  10.00         115.00'))).toEqual(['balanced']);
  expect(verdictsOf(totalled(''))).not.toContain('balanced');
});

const fromBelow = (last: string): string => `
Account statement 01/03/2024 to 31/03/2024
Closing balance 115.00
Date          Description              Amount        Balance
02/03/2024    Sale                      50.00         150.00
09/03/2024    Rent                     -45.00         105.00
${last}`;

it('where no opening balance is printed, the last row must still come to the closing one', () => {
  expect(verdictsOf(fromBelow('30/03/2024    Interest                  10.00         115.00'))).not.toContain(
    'unbalanced',
  );
  expect(verdictsOf(fromBelow(''))).toEqual(['unbalanced']);
});
