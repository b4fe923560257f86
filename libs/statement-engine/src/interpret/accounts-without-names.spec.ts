import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

it('begins another account at the balance from which its first entry leads on', () => {
  const page = `
Kontoauszug 01.04.2025 - 30.04.2025
Privatkonto
Datum         Text                         Gutschrift    Lastschrift       Saldo
01.04.25      Kontostand                                                 1'000.00
10.04.25      LOHN                             500.00
10.04.25      STROM                                           20.00      1'480.00
25.04.25      MIETE                                          300.00      1'180.00
28.04.25      KARTE                                           60.95      1'119.05
              Total                            500.00        380.95
30.04.25      Kontostand                                                 1'119.05

Sparkonto
Datum         Text                         Gutschrift    Lastschrift       Saldo
01.04.25      Kontostand                                                19'500.00
07.04.25      EINZAHLUNG                       150.00                   19'650.00
30.04.25      ZINS                               4.00
30.04.25      STEUER                                           1.40     19'652.60
              Total                            154.00          1.40
30.04.25      Kontostand                                                19'652.60`;
  expect(
    statementOf(page).accounts.map(({ openingBalance, closingBalance }) => [openingBalance, closingBalance]),
  ).toEqual([
    [1000, 1119.05],
    [19_500, 19_652.6],
  ]);
});
