import { describe, expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

describe('a dash behind an amount', () => {
  it('fills a cell where it stands under the next heading', () => {
    const [account] = statementOf(`
Account history 2022-08-01 to 2022-08-31
Opening balance   100.00
Closing balance    95.00
Date         Details      Amount   Balance  Partner
2022-08-03   Wages        +20.00    120.00  A Mills
2022-08-04   Transfer     -10.00    110.00  B Stone
2022-08-09   Fee           -5.00    105.00  -
2022-08-12   Transfer     -10.00     95.00  B Stone`).accounts;
    expect(account?.transactions.map(({ balance }) => balance)).toEqual([120, 110, 105, 95]);
    expect(account?.reconciliation.status).toBe('balanced');
  });

  it('is a minus where no heading stands over it', () => {
    const [account] = statementOf(`
Kontoauszug 01.08.2022 bis 31.08.2022
Datum        Text         Betrag      Saldo
01.08.2022   Anfangssaldo             10,00 -
03.08.2022   Gebühr        -5,00      15,00 -
04.08.2022   Gebühr        -5,00      20,00 -
31.08.2022   Endsaldo                 20,00 -`).accounts;
    expect(account?.transactions.map(({ balance }) => balance)).toEqual([-15, -20]);
  });
});
