import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

it('a day without an entry is no part of a row above that has no date of its own', () => {
  const page = (note: string): string => `
Date        Particulars                      Debits      Credits      Balance
            Brought forward                                          1,000.00
12 Aug      Card purchase                     10.00                    990.00
            Corner shop
14 Aug      Card purchase                     20.00
            Fuel
            Card purchase                     30.00                    940.00
            Warehouse
${note}
21 Aug      Salary                                       100.00      1,040.00
            District pay`;
  const rows = ['08-12 -10.00 Card purchase Corner shop', '08-14 -20.00 Card purchase Fuel'];
  expect(rowsOf(page('19 Aug      The rate was changed'))).toEqual([
    ...rows,
    '08-14 -30.00 Card purchase Warehouse',
    '08-21 100.00 Salary District pay',
  ]);
});
