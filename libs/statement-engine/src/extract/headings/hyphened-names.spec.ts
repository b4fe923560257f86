import { expect, it } from 'vitest';
import { rowsOf } from '../typed-page.fixture.ts';

it('a name that a hyphen ends goes on below it, and "in" behind any name tells no way', () => {
  const page = (below: string): string => `
Kreditkarte     Ihre Abrechnung zum 12.01.2026
Beleg-   Buchungs- Verwendungszweck       Umsatz in        Umrech-      Betrag
datum    datum                            Fremdwährung     nungskurs    in EUR
                   Saldo letzte Abrechnung vom 10.12.2025               ${below} -
11.12.   12.12.    REWE Markt                                            47,83 -
13.12.   15.12.    DSB BILLET             749,00 DKK       7,4650       100,34 -
17.12.   17.12.    LASTSCHRIFTEINZUG                                    983,17 +
                   Neuer Saldo zum 12.01.2026                           148,17 -`;
  expect(rowsOf(page('983,17'))).toEqual([
    '12-12 -47.83 REWE Markt',
    '12-15 -100.34 DSB BILLET',
    '12-17 983.17 LASTSCHRIFTEINZUG',
  ]);
});
