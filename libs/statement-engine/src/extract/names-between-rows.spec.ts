import { expect, it } from 'vitest';
import { halfLinesOf } from './typed-page.fixture.ts';

const descriptionsIn = (page: string): (string | undefined)[] =>
  halfLinesOf(page).accounts.flatMap(({ transactions }) => transactions.map(({ description }) => description));

const page = `
Charge card statement, 15 December 2025 to 14 January 2026

ELENA MARCH

Card Ending 3-52006

                                                                 Foreign
                                                                             Amount
                                                                 Spend

12/18/25              GARDEN BOOKS LONDON                         442.66     $591.94
                                                         Pounds Sterling
12/20/25              CORNER SHOP 12 NEW YORK NY                              $17.55
                      BOOKS
12/21/25              FUEL NEWARK NJ                                          $31.34

12/22/25              FUEL NEWARK NJ                                          $30.14


JONAS MARCH

Card Ending 3-52014

                                                                 Foreign
                                                                             Amount
                                                                 Spend

12/19/25              HOTEL RIU MEX                               160.29       $8.92
                                                           Mexican Pesos
12/24/25              CORNER SHOP 12 NEW YORK NY                              $11.25
                      BOOKS
12/27/25              FUEL NEWARK NJ                                          $29.34`;

it('names of columns between rows, units of figures beside the amounts and names of holders are no words of entries', () => {
  expect(descriptionsIn(page)).toEqual([
    'GARDEN BOOKS LONDON',
    'CORNER SHOP 12 NEW YORK NY BOOKS',
    'FUEL NEWARK NJ',
    'FUEL NEWARK NJ',
    'HOTEL RIU MEX',
    'CORNER SHOP 12 NEW YORK NY BOOKS',
    'FUEL NEWARK NJ',
  ]);
});
