import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

it('are those of all cells of their column, also of the shorter ones that end before the name begins', () => {
  expect(
    rowsOf(`
CUSTOMER STATEMENT
From 01/05/2026 to 31/05/2026
   Date         Document           Type                  Details               Amount       Balance
01/05/2026                                  Balance brought forward                       22,104.55
04/05/2026    RC005303     Settlement disc  EFT received thank you           -7,819.46    14,285.09
04/05/2026    CN005306     Credit note      Returned goods ref IN005299        -525.84    13,759.25
07/05/2026    IN005310     Invoice          Job 439                             914.69    14,673.94
11/05/2026    IN005315     Invoice          Tel order 737 timber              9,039.53    23,713.47
12/05/2026    IN005319     Invoice          Order 4500984 pvc fittings       18,353.18    42,066.65
                                            Balance due                                   42,066.65`),
  ).toEqual([
    '05-04 7819.46 Settlement disc EFT received thank you',
    '05-04 525.84 Credit note Returned goods ref IN005299',
    '05-07 -914.69 Invoice Job 439',
    '05-11 -9039.53 Invoice Tel order 737 timber',
    '05-12 -18353.18 Invoice Order 4500984 pvc fittings',
  ]);
});
