import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const endsOf = (page: string): readonly (number | null)[] =>
  statementOf(page).accounts.flatMap(({ openingBalance, closingBalance }) => [openingBalance, closingBalance]);

describe('figures in a box', () => {
  it('belong to the names above them also where another box between them has lines at other heights', () => {
    expect(
      endsOf(`
Statement period 03/01/2025 to 03/31/2025
BEGINNING BALANCE            ACTIVITY              ENDING BALANCE
                             Deposits:  $10.00
$100.00                                            $95.00
                             Debits:    $15.00
Date    Description    Amount
03/09   Cheque 12      -15.00
03/11   Deposit         10.00`),
    ).toEqual([100, 95]);
  });

  it('belong to the names in their place where none stands under its own', () => {
    const page = (names: string): string => `
Statement period 03/01/2025 to 03/31/2025
${names}
                        –                             +                          =
                 100.00                      15.00                      10.00                      95.00
Date    Description    Amount
03/09   Cheque 12      -15.00
03/11   Deposit         10.00`;
    expect(
      endsOf(
        page(`Opening balance       Paid out                   Paid in                   Balance at
                                                                               the end`),
      ),
    ).toEqual([100, 95]);
    // Where names are missing, what the entries add up to tells.
    expect(endsOf(page('Opening balance       Paid out                   Paid in'))).toEqual([100, 95]);
  });

  it('are no entry where they stand without date and words', () => {
    const page = `
Line of credit statement
Statement period 12/15/2024 to 01/14/2025
Amount owing on     Advances and charges   Payments and credits   Amount owing on January
December 14, 2024                                                 14, 2025
     1,000.00                     50.00                 20.00            1,030.00
Date        Description              Advances and charges    Payments    Amount owing
12/15/2024  Opening amount owing                                             1,000.00
12/25/2024  Web transfer                            50.00                    1,050.00
01/10/2025  Branch payment                                      20.00        1,030.00
01/14/2025  Closing amount owing                                             1,030.00`;
    expect(rowsOf(page)).toEqual(['12-25 -50.00 Web transfer', '01-10 20.00 Branch payment']);
    expect(endsOf(page)).toEqual([-1000, -1030]);
  });
});

it('one end of a statement beside dates, above a line without a word, is no entry', () => {
  const page = `
Statement date        Payment due date       Total amount due
December 18, 2025     January 5, 2026               1,465.46
Previous balance      Purchases              Payments
1,000.00              965.46                 500.00
Date            Transaction details              Amount
18/11/2025      SWIGGY LIMITED                   965.46
27/11/2025      PAYMENT RECEIVED                 500.00 CR`;
  expect(rowsOf(page)).toEqual(['11-18 -965.46 SWIGGY LIMITED', '11-27 500.00 PAYMENT RECEIVED']);
  expect(endsOf(page)).toEqual([-1000, -1465.46]);
});

describe('a line for each day', () => {
  it('heads its entries, and its count and sum are none of theirs', () => {
    const page = `
Account statement
Period    1 August 2021 - 9 August 2021
Opening balance   20.00
Closing balance   71.00
Time      Transaction             Reference      Amount      Balance
Mon 2 August 2021                             2 entries, net +48.00
13:10     Sale Visa               #39673          +50.00      70.00
13:10     Transaction fee         #39673           -2.00      68.00
Tue 3 August 2021                              1 entries, net +3.00
11:12     Sale Visa               #41750           +3.00      71.00`;
    expect(rowsOf(page)).toEqual(['08-02 50.00 Sale Visa', '08-02 -2.00 Transaction fee', '08-03 3.00 Sale Visa']);
    expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('balanced');
  });
});
