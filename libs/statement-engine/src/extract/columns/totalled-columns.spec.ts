import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const page = (total: string): string => `
Card statement
Payment date    Total amount due     Account
27/03/2026         ${total}            Harbour Bank
Date       Shop                    Amount     This time
01/02/26   Corner                     642           642
05/02/26   Electric, 3 parts      118,800        39,600
07/02/26   Drugs                    2,277         2,277
08/02/26   Films                    3,705         3,705
           Total amount due                      ${total}`;

it('of a purchase and the part that is due the one counts that the bill comes to', () => {
  expect(rowsOf(page('46,224')).map((row) => row.split(' ')[1])).toEqual([
    '-642.00',
    '-39600.00',
    '-2277.00',
    '-3705.00',
  ]);
});

it('an end that is no sum of the entries says nothing of their columns', () => {
  expect(rowsOf(page('50,000')).map((row) => row.split(' ')[1])).toContain('-118800.00');
});

it('of two columns with a total each the one that is called the amount counts, whichever total stands above', () => {
  expect(
    rowsOf(`
Orchard Card                                Jun 1 - Jun 30, 2025
Date           Description              Daily Cash      Amount
06/01/2025     PICK N SAVE                   $1.38      $69.01
06/06/2025     APPLE.COM                     $0.21       $7.09
06/12/2025     ENERGIES                      $0.97      $96.98
Total Daily Cash this month                  $2.56
Total charges, credits and returns                     $173.08`).map((row) => row.split(' ')[1]),
  ).toEqual(['-69.01', '-7.09', '-96.98']);
});
