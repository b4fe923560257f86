import { expect, it } from 'vitest';
import { rowsOf } from '../extract/typed-page.fixture.ts';

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
