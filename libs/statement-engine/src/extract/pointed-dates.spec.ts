import { describe, expect, it } from 'vitest';
import { statementOf } from './typed-page.fixture.ts';

describe('dates with a point behind the year', () => {
  it('are dates, of the period and of the entries', () => {
    const [account] = statementOf(`
IZVOD BR. 5 za period 01.05.2025. - 31.05.2025.
Račun: 325-1234567890123-20   Valuta: RSD
Prethodno stanje 100,00
Datum valute   Svrha plaćanja          Duguje      Potražuje
02.05.2025.    Uplata po računu                    50,00
06.05.2025.    Gorivo                  20,00
Novo stanje 130,00`).accounts;
    expect(account?.period).toEqual({ start: '2025-05-01', end: '2025-05-31' });
    expect(account?.transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ['2025-05-02', 50],
      ['2025-05-06', -20],
    ]);
  });
});
