import { expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

it('pays with a column whose name ends in a currency', () => {
  expect(
    rowsOf(`
Hotel Hirschen
Rechnung Nr. 417   Anreise 18.02.2026   Abreise 19.02.2026
Datum          Leistung             Betrag EUR     Zahlung EUR
18.02.2026     Zimmer 212               298,00
19.02.2026     Minibar                   13,50
19.02.2026     Mastercard                               311,50
Offener Betrag                            0,00`).map((row) => row.split(' ')[1]),
  ).toEqual(['-298.00', '-13.50', '311.50']);
});

it('tells sides apart by their entries, however far a balance below them reaches', () => {
  const [account] = statementOf(`
Konto: EE44 9900 2214 0087 1135
Väljavõte 01.06.2025 - 30.06.2025
Valuuta: EUR                               Algsaldo 18 734,09 EUR
Kuupäev        Selgitus                    Deebet        Kreedit
01.06.2025     Kuluaruanne               1 661,20
02.06.2025     Arve tasumine                            4 208,42
04.06.2025     Kaart                        62,43
Käive                                    1 723,63       4 208,42
                              Lõppsaldo         21 218,88 EUR`).accounts;
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
});
