import { expect, it } from 'vitest';
import { rowsOf } from '../../extract/typed-page.fixture.ts';

it('tells the balance before each entry from the one after it, the newest entry first', () => {
  const page = `
Wallet Statement
Opening balance   100.00
Closing balance   150.00
Date         Details            Amount   Opening balance   Closing balance
05/06/2025   Ama                 30.00            120.00          150.00
04/06/2025   Airtime             10.00            130.00          120.00
03/06/2025   Kofi                50.00            180.00          130.00
02/06/2025   Esi                 80.00            100.00          180.00`;
  expect(rowsOf(page)).toEqual(['06-05 30.00 Ama', '06-04 -10.00 Airtime', '06-03 -50.00 Kofi', '06-02 80.00 Esi']);
});
