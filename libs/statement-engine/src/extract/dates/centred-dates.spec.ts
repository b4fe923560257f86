import { expect, it } from 'vitest';
import { halfLinesOf } from '../typed-page.fixture.ts';

const page = (rows: string): string => `
Deccan Mercantile Bank         Period 01/04/2025 to 30/04/2025

Date          Particulars         Withdrawal     Deposit      Balance

              Opening balance                                  100.00

${rows}

              Closing balance                                  140.00`;

const read = (rows: string): string[] =>
  halfLinesOf(page(rows)).accounts.flatMap(({ transactions, reconciliation }) => [
    ...transactions.map(({ date, amount }) => `${date.slice(8)} ${amount}`),
    ...reconciliation.reasons,
  ]);

it('a date in the middle of the joined cells of its day is that of the rows above it, too', () => {
  expect(
    read(`03/04/2025    NEFT ORION                          70.00        170.00

              ZOMATO              10.00                        160.00
05/04/2025
              ATM                 20.00                        140.00

              OLA                  5.00                        135.00

08/04/2025    SWIGGY               5.00                        130.00

              INTEREST                            10.00        140.00`),
  ).toEqual(['03 70', '05 -10', '05 -20', '08 -5', '08 -5', '08 10']);
});

it('where the days do not come out even, the dates are open', () => {
  expect(
    read(`03/04/2025    NEFT ORION                          70.00        170.00

              ZOMATO              10.00                        160.00
05/04/2025
              ATM                 20.00                        140.00

              OLA                  5.00                        135.00

08/04/2025    SWIGGY               5.00                        130.00

09/04/2025    INTEREST                            10.00        140.00`),
  ).toContain('assumedDate');
});

it('a date above the rows of its day stands beside the first of them', () => {
  expect(
    read(`03/04/2025    NEFT ORION                          70.00        170.00

              ZOMATO              10.00                        160.00

              ATM                 20.00                        140.00

08/04/2025    OLA                  5.00                        135.00

              INTEREST                             5.00        140.00`),
  ).toEqual(['03 70', '03 -10', '03 -20', '08 -5', '08 5']);
});
