import { describe, expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

describe('a balance before and a balance after each entry', () => {
  it('are told by their names where the newest entry comes first', () => {
    const page = `
MoMo Account Statement
Date range: 01/12/2021 to 31/12/2021
Opening balance   100.00
Closing balance   150.00
Date         Name             Amount    Bal before    Bal after
31/12/2021   Esi               80.00         70.00       150.00
30/12/2021   Ama               10.00         80.00        70.00
29/12/2021   Kofi              20.00        100.00        80.00`;
    expect(rowsOf(page)).toEqual(['12-31 80.00 Esi', '12-30 -10.00 Ama', '12-29 -20.00 Kofi']);
  });

  it('give the first entry its own sign by the opening balance', () => {
    const page = `
MoMo Account Statement
Date range: 01/06/2022 to 30/06/2022
Opening balance   742.42
Closing balance   647.14
Date         Name             Amount    Bal before    Bal after
22/06/2022   Esi                0.92        646.22       647.14
13/06/2022   Ama               96.20        742.42       646.22`;
    expect(rowsOf(page)).toEqual(['06-22 0.92 Esi', '06-13 -96.20 Ama']);
  });
});
