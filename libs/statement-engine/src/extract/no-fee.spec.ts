import { expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

it('takes no fee at all for a word of the entry', () => {
  const page = `
Card statement
Date          Description     Way         Amount      Fee     Total amount
2025-02-03    Garden books    at once     11,923        0           11,923
2025-02-04    Corner shop     at once      2,500        0            2,500
2025-02-05    Route 0 cafe    at once        829        0              829`;
  expect(rowsOf(page).map((row) => row.replace(' at once', ''))).toEqual([
    '02-03 -11923.00 Garden books',
    '02-04 -2500.00 Corner shop',
    '02-05 -829.00 Route 0 cafe',
  ]);
});
