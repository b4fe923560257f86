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
