import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

it('reads balances before and behind each entry the way its dates run', () => {
  expect(
    rowsOf(`
Огноо          Xa             Xb           Xc           Xd           Xe
Эхний  100.00
2025/09/01     100.00         10.00        0.00         90.00        Alpha
2025/09/02     90.00          0.00         25.00        115.00       Beta
2025/09/03     115.00         5.00         0.00         110.00       Gamma
2025/09/04     110.00         20.00        0.00         90.00        Delta
2025/09/05     90.00          0.00         7.00         97.00        Epsilon`),
  ).toEqual([
    '09-01 -10.00 Alpha',
    '09-02 25.00 Beta',
    '09-03 -5.00 Gamma',
    '09-04 -20.00 Delta',
    '09-05 7.00 Epsilon',
  ]);
});

it('takes a fee and a levy with the amount where the balance moves by all of them', () => {
  expect(
    rowsOf(`
Mobile money statement
Opening balance: 500.00
Closing balance: 318.07
Date           Details          Amount     Fees     E-Levy     Balance
01 Aug 2024    Transfer to A    100.00     0.75       1.00      398.25
02 Aug 2024    Transfer to B     50.00     0.38       0.50      347.37
03 Aug 2024    Cash in from C    20.00     0.00       0.00      367.37
04 Aug 2024    Transfer to D     48.44     0.37       0.49      318.07`),
  ).toEqual([
    '08-01 -101.75 Transfer to A',
    '08-02 -50.88 Transfer to B',
    '08-03 20.00 Cash in from C',
    '08-04 -49.30 Transfer to D',
  ]);
});

it('counts what is called a total as an entry where the balance moves by it', () => {
  const page = (total: string) => `
Current account
Date           Details                     Paid out     Paid in      Balance
01 Feb 2025    Balance brought forward                               1,000.00
10 Feb 2025    Moorland garage                20.00
DR             Total charges to 21JAN2025     17.20                  ${total}
11 Feb 2025    Hallam & Pike                              50.00      1,012.80`;
  expect(rowsOf(page('962.80'))).toEqual([
    '02-10 -20.00 Moorland garage',
    '02-10 -17.20 DR Total charges to 21JAN2025',
    '02-11 50.00 Hallam & Pike',
  ]);
  expect(rowsOf(page('980.00'))).not.toContain('02-10 -17.20 DR Total charges to 21JAN2025');
});
