import { expect, it } from 'vitest';
import { rowsOf, scannedOf, statementOf } from '../extract/typed-page.fixture.ts';

it('takes the dated sums of both columns beside the balance reached for no row', () => {
  const page = `
Baudarlehen Jahreskontoauszug 2024
Buchung      Text                Lasten     Gutschriften        Saldo
01.01.2024   Saldovortrag                                  98.550,20-
30.01.2024   Sollzinsen          155,21                    98.705,41-
30.01.2024   Leistungsrate                     625,00      98.080,41-
28.02.2024   Sollzinsen          154,47                    98.234,88-
28.02.2024   Leistungsrate                     625,00      97.609,88-
31.12.2024   Zorbelstand         309,68      1.250,00      97.609,88-`;
  expect(rowsOf(page)).toHaveLength(4);
});

it('takes rows of one name that each come to the rows since the one before for subtotals', () => {
  const page = (second: string): string => `
Rechnung 250815-04   Hotel Piz Lagrev   Zimmer 47   Anreise 11.08.2025   Abreise 13.08.2025
Datum        Leistung                    Betrag CHF
11.08.2025   Logis                           195.00
11.08.2025   Kurtaxe                           4.20
11.08.2025   Stube                            70.20
11.08.2025   Zorbelsumme                     269.40
12.08.2025   Logis                           195.00
12.08.2025   Stube                            41.00
12.08.2025   Zorbelsumme                     ${second}
13.08.2025   Bezahlt TWINT                   505.40-
Total                                        505.40
Offener Betrag                                 0.00`;
  const isNamed = (row: string): boolean => row.endsWith('Zorbelsumme');
  expect(rowsOf(page('236.00')).filter(isNamed)).toEqual([]);
  expect(rowsOf(page('236.10')).filter(isNamed)).toHaveLength(2);
});

const folio = `
Rechnung 250815-04   Hotel Piz Lagrev   Zimmer 47   Anreise 11.08.2025   Abreise 13.08.2025
Datum        Leistung                    Betrag CHF
10.08.2025   Anzahlung                       100.00-
11.08.2025   Logis                           195.00
11.08.2025   Kurtaxe                           4.20
11.08.2025   Minibar                          11.00
12.08.2025   Logis                           195.00
12.08.2025   Stube                            41.00
12.08.2025   Minibar storniert                 5.00-
13.08.2025   Bezahlt TWINT                   341.20-
             Zorbel brutto                   441.20
             abz. Zorbel                     441.20-
Offener Betrag                                 0.00`;

it.each([
  ['a text', statementOf],
  ['a scan', scannedOf],
])('takes the sums of both ways below the rows of %s for none', (_, read) => {
  const [account] = read(folio).accounts;
  expect(account?.transactions).toHaveLength(8);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('takes the balance beside such a total for the one that the account ends with, and no other below', () => {
  const [account] = statementOf(`
Kontoauszug EUR 01.04.2024 - 30.06.2024
Datum        Buchungstext                     Belastung   Gutschrift        Saldo
01.04.2024   Saldovortrag                                                   0.00
26.04.2024   Forex                                          5'000.00    5'000.00
02.05.2024   Kauf                              4'012.77                   987.23
28.06.2024   Stempelabgabe                         6.02                   981.21
30.06.2024   Zorbel                            4'018.79     5'000.00      981.21
Zinsen per 30.06.2024                          Brutto                       Saldo
Habenzins                                        0.00                        0.00`).accounts;
  expect(account?.transactions).toHaveLength(3);
  expect(account).toMatchObject({ closingBalance: 981.21, reconciliation: { status: 'balanced' } });
});
