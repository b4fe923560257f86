import { describe, expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

const page = (second: string): string => `
Account overview
Period 01-05-2025 to 31-05-2025
Opening balance EUR 100,00
Date        Description             Amount                Balance
03-05-2025  Harbour Books           EUR        -20,00     EUR      80,00
06-05-2025  Deposit                 ${second}         50,00     ${second}     130,00
09-05-2025  Green Grocer            EUR        -30,00     EUR     100,00`;

describe('a code in a cell of its own before the amounts', () => {
  it('is no word of the entries', () => {
    expect(rowsOf(page('EUR'))).toEqual([
      '05-03 -20.00 Harbour Books',
      '05-06 50.00 Deposit',
      '05-09 -30.00 Green Grocer',
    ]);
  });

  it('stays where there are several', () => {
    expect(rowsOf(page('USD')).join()).toContain('USD');
  });
});
