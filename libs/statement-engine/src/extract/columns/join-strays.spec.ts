import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

it('reads figures that stand off the edge of their column as figures of it', () => {
  const rows = rowsOf(`
Statement of account             1 March 2026 to 31 March 2026
Date        Details                    Paid out         Paid in
02/03/2026  Bookshop                      40.00
03/03/2026  Garage                           25.00
05/03/2026  Salary                                     1,300.00
06/03/2026  Bakery                        12.50
07/03/2026  Baker                         13.50
08/03/2026  Butcher                       14.50
09/03/2026  Refund                                        18.20
10/03/2026  Tailor                        60.00
11/03/2026  Interest                                       0.31`);
  expect(rows).toHaveLength(9);
  expect(rows[1]).toBe('03-03 -25.00 Garage');
});
