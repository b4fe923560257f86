import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

it('keeps the dashes between words as they are printed, also behind a number, and reads minuses as minuses', () => {
  expect(
    rowsOf(`
Account Statement   1 March 2025 to 31 March 2025
Date         Description                          Amount       Balance
Opening balance                                                 100.00
03/03/2025   Payment – Order #3293 – Atelier      –12.00         88.00
04/03/2025   Refund — pre\u2011paid order              5.00         93.00
05/03/2025   Fee 2024–2025                         −3.00         90.00
Closing balance                                                  90.00`),
  ).toEqual([
    '03-03 -12.00 Payment – Order #3293 – Atelier',
    '03-04 5.00 Refund — pre-paid order',
    '03-05 -3.00 Fee 2024–2025',
  ]);
});
