import { describe, expect, it } from 'vitest';
import { rowsOf, scannedOf } from './typed-page.fixture.ts';

const page = (rest: string): string => `
Harbour Bank Savings Account
Date        Description             Debit      Credit     Balance
            Opening balance                               100.00
18/03/2021  Coffee                  10.00                  90.00
            Bakery                   5.00                  85.00
            Closing balance                                85.00
${rest}`;

describe('undated amounts after the closing balance', () => {
  it('are fees and notes, no entries', () => {
    const fees = `Fee summary         Free       Unit price     Fee
Branch withdrawals     8            2.50        0.00
Cheques written        4            2.50        0.00`;
    expect(rowsOf(page(fees))).toEqual(['03-18 -10.00 Coffee', '03-18 -5.00 Bakery']);
  });

  it('are none under a heading of their own that names a date', () => {
    const text = `
Harbour Bank Everyday Account
Date       Transaction                    Debit         Credit        Balance
01 Feb     2025 OPENING BALANCE                                      $435.66 CR
03 Feb     COLES BOWRAL                   73.16                      $362.50 CR
03 Feb     SPOTIFY SYDNEY                 90.34                      $272.16 CR
06 Feb     Salary                                      $100.00       $372.16 CR
28 Feb     2025 CLOSING BALANCE                                      $372.16 CR

Your Credit Interest Rate Summary
Date       Balance                        Standard Credit Interest Rate (p.a.)
28 Feb     Less than $10,000.00           0.00%
           $10,000.00 and over            0.00%
Transaction Type              Free        Chargeable    Unit Price     Fee Charged
Staff assisted withdrawals    0           0             $0.00          $0.00
Cheques written               0           0             $0.00          $0.00
Account Fee                                                            $0.00
Monthly fee waived                                      $4.00          $0.00`;
    expect(rowsOf(text)).toHaveLength(3);
    expect(scannedOf(text).accounts[0]?.transactions).toHaveLength(3);
    const lost = text.replace(/(Staff|Cheques|Account|Monthly) /g, (_, word: string) => `0${word.slice(1)} `);
    expect(scannedOf(lost).accounts[0]?.transactions.length).toBeGreaterThan(3);
  });

  it('are none where only their prices stand under the balances', () => {
    const text = `
Harbour Bank Everyday Account
Date       Transaction                    Debit         Credit        Balance
01 Feb     2025 OPENING BALANCE                                      $435.66 CR
03 Feb     COLES BOWRAL                   73.16                      $362.50 CR
03 Feb     SPOTIFY SYDNEY                 90.34                      $272.16 CR
06 Feb     Salary                                      $100.00       $372.16 CR
28 Feb     2025 CLOSING BALANCE                                      $372.16 CR

Your Credit Interest Rate Summary
Date           Balance                                                       Standard Credit Interest Rate (p.a.)
               Less than $10,000.00                                                                       0.00%
28 Feb         $10,000.00 and over                                                                        0.00%

Transaction Summary during 1st February 2025 to 28th February 2025
Transaction Type                      Jan    Feb       Free     Chargeable     Unit Price          Fee Charged
Staff assisted withdrawals             0        0           0           0          $3.00                   $0.00
Cheques written                        0        0           0           0          $3.00                   $0.00`;
    expect(rowsOf(text)).toHaveLength(3);
  });

  it('are entries where another dated one follows', () => {
    const more = `19/03/2021  Rent                    20.00                  65.00
            Salary                              30.00      95.00`;
    expect(rowsOf(page(more))).toHaveLength(4);
  });

  it('are the summary of a folio where nothing is left to be paid', () => {
    const folio = `
Hotel Marlowe Guest folio
Arrival 09/13/2022  Departure 09/14/2022
Date        Description             Amount
09/13/2022  Guest room              155.00
09/13/2022  City tax                 10.00
09/14/2022  Card                   -165.00
            Balance                   0.00
Room and tax                        165.00
Daily total                         165.00`;
    expect(rowsOf(folio)).toHaveLength(3);
  });

  it('are none where a sentence begins in the column of the dates', () => {
    const note = (words: string): string => `
Date        Description             Amount
18/03/2021  Coffee                  -10.00
${words}`;
    expect(rowsOf(note('The fee of our account is now up to   6.00'))).toHaveLength(1);
    expect(rowsOf(note('            The fee of our account   -6.00'))).toHaveLength(2);
  });
});
