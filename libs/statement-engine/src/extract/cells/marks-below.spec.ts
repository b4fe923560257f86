import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

const page = (mark: string): string => `
Gold Business Card
Statement period 06/26/2024 to 07/25/2024
Previous balance      100.00
Closing balance        30.00
Date         Description                 Amount
06/28/2024   PAYMENT                     100.00
${mark}
06/30/2024   TFL TRAVEL                   40.00
             LEEDS
07/02/2024   SHOP                         10.00
             CARDIFF                         CR`;

describe('a mark on the line below an amount', () => {
  it('tells its side where it is flush with it', () => {
    expect(rowsOf(page('                                             CR'))).toEqual([
      '06-28 100.00 PAYMENT',
      '06-30 -40.00 TFL TRAVEL LEEDS',
      '07-02 10.00 SHOP CARDIFF',
    ]);
    expect(
      statementOf(page('                                             CR')).accounts[0]?.reconciliation.status,
    ).toBe('balanced');
  });

  it('says nothing where it stands elsewhere', () => {
    expect(rowsOf(page('                                  CR'))[0]).toContain('-100.00');
  });
});
