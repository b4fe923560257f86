import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

it('leaves quantities and prices in columns of their own out of the words of entries', () => {
  expect(
    rowsOf(`
Brokerage Statement   February 1, 2026 - February 28, 2026
DATE     TRANSACTION     DESCRIPTION              QUANTITY       PRICE       AMOUNT      BALANCE
02/01                    BEGINNING BALANCE                                              1,000.00
02/04    PURCHASE        MICROSOFT CORP            2.00000    429.6300      (859.26)      140.74
02/13    SALE            APPLE INC               -16.00000    218.4900      3,495.84    3,636.58
02/16    WITHDRAWAL      ACH TO BANK 4410                                   (146.80)    3,489.78
02/18    REINVEST DIV    JOHNSON & JOHNSON         0.16873    161.0000       (27.16)    3,462.62
02/28                    ENDING BALANCE                                                 3,462.62`),
  ).toEqual([
    '02-04 -859.26 PURCHASE MICROSOFT CORP',
    '02-13 3495.84 SALE APPLE INC',
    '02-16 -146.80 WITHDRAWAL ACH TO BANK 4410',
    '02-18 -27.16 REINVEST DIV JOHNSON & JOHNSON',
  ]);
});
