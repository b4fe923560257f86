import { describe, expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

describe('net, tax and their sum', () => {
  const page = (second: string): string => `
Marula Lodge   Guest folio
Room: 16   Arrival: 2024/03/08   Departure: 2024/03/11   Nights: 3
Date          Description       Excl. VAT     VAT 15%     Incl. VAT     Payments
2024/03/08    Bed and breakfast    100.00       15.00        ${second}
2024/03/09    Tourism levy          10.00        0.00         10.00
2024/03/10    Dinner                20.00        3.00         23.00
2024/03/11    Company transfer                                            148.00
              Totals               130.00       18.00        148.00       148.00
Balance due                          0.00`;

  it('moves the sum alone, and what is paid stands against it', () => {
    expect(rowsOf(page('115.00'))).toEqual([
      '03-08 -115.00 Bed and breakfast',
      '03-09 -10.00 Tourism levy',
      '03-10 -23.00 Dinner',
      '03-11 148.00 Company transfer',
    ]);
  });

  it('is nothing of the kind where it does not add up', () => {
    expect(rowsOf(page('114.00'))).not.toContain('03-08 -114.00 Bed and breakfast');
  });
});
