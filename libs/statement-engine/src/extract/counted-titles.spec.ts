import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

it('reads a title that counts what stands below it', () => {
  const page = `
Guest folio
CHARGES (2 ITEMS)
Item                  Date            Amount
Garden room           Sep 2, 2025     6,500.00
Breakfast             Sep 3, 2025     1,200.00
PAYMENTS (1 RECORD)
Method                Date            Amount
Voucher               Sep 4, 2025     7,700.00`;
  expect(rowsOf(page)).toEqual(['09-02 -6500.00 Garden room', '09-03 -1200.00 Breakfast', '09-04 7700.00 Voucher']);
});
