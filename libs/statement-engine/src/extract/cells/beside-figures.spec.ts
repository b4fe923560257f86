import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

it('keeps the dash inside words that go on below, and drops one that stands in an empty cell', () => {
  expect(
    rowsOf(`
Date          Description               Debit      Credit     Balance
                                                              100.00
02/03/2025    Debit order -             10.00                  90.00
              instalment
05/03/2025    Wages             -                   20.00     110.00`),
  ).toEqual(['03-02 -10.00 Debit order - instalment', '03-05 20.00 Wages']);
});
