import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const page = (pending: string): string => `
Everyday account     Current balance    $2,211.50
Pending
${pending}
 Saturday, 28 February 2026
 BPAY                                     -$162.02
 SA WATER
 INTEREST                                   +$1.17
 Friday, 27 February 2026
 VISA PURCHASE                            -$108.97
 COLSWORTH 4554
 Wednesday, 25 February 2026
 ATM WITHDRAWAL                           -$216.58`;

it.each([
  ' VISA AUTHORISATION                        -$23.50\n BUNNERS WAREHOUSE',
  ' 22/02  VISA AUTHORISATION                 -$23.50',
])('what is pending stands under no day; the first one below it heads what was booked: %s', (pending) => {
  const rows = rowsOf(page(pending));
  expect(rows.map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
    '02-28 -162.02',
    '02-28 1.17',
    '02-27 -108.97',
    '02-25 -216.58',
  ]);
});

it('where days head what is pending, too, nothing tells where it ends', () => {
  expect(rowsOf(page(' Sunday, 1 March 2026\n VISA AUTHORISATION                        -$23.50'))).toEqual([]);
});
