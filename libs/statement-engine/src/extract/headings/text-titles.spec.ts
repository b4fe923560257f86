import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

it('takes the title over the words of all entries for no column of money, though totals below stand under it', () => {
  const page = `
Card statement
Statement period: 10/11/2022 - 11/10/2022
Previous balance   $2,061.15
New balance        $2,172.52
DATE          PURCHASES              CATEGORY         AMOUNT
10/20/22      Home Depott            Gasoline         $58.48
10/29/22      Geiko Auto                               $5.71
11/01/22      Targetta                                $26.65
11/08/22      Chewwy                                  $20.53
TOTAL FEES            $0.00
TOTAL INTEREST        $0.00`;
  expect(rowsOf(page)).toEqual([
    '10-20 -58.48 Home Depott Gasoline',
    '10-29 -5.71 Geiko Auto',
    '11-01 -26.65 Targetta',
    '11-08 -20.53 Chewwy',
  ]);
});
