import { expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

it('knows a column by a name that is cut short', () => {
  const page = `
Estratto conto carta di credito
Data          Data           Descrizione                    Importo
operazione    registraz.                                    in euro
02/04/2025    04/04/2025     Benzina                        -187,50
04/04/2025    07/04/2025     Libreria                        -14,09
08/04/2025    10/04/2025     Farmacia                        -52,59`;
  expect(rowsOf(page).map((row) => row.slice(0, 5))).toEqual(['04-04', '04-07', '04-10']);
});

it('finds the sides behind as many columns of what was bought', () => {
  const page = `
Estratto conto carte carburante
Data        Ora    Punto vendita   Prodotto   Litri   Prezzo   Imponibile   IVA     Addebiti   Accrediti
                   Saldo a debito al 28/02/2025                                     1.220,40
17/03/2025         Incasso RID                                                                  1.220,40
02/03/2025  19:03  Senigallia      Gasolio    40,66   1,729         57,62   12,68      70,30
11/03/2025  06:36  Fano            Gasolio    70,48   1,729         99,89   21,97     121,86
13/03/2025  09:56  Conero          Gasolio    72,41   1,755        104,16   22,92     127,08
                   Saldo a debito al 31/03/2025                                       319,24`;
  expect(rowsOf(page)).toEqual([
    '03-17 1220.40 Incasso RID',
    '03-02 -70.30 Senigallia Gasolio',
    '03-11 -121.86 Fano Gasolio',
    '03-13 -127.08 Conero Gasolio',
  ]);
});

it('takes one line below the names of both ends for a summary', () => {
  const page = `
Creditcard rekeningoverzicht
Datum              Volgnummer   Vorig openstaand saldo   Totaal betalingen   Nieuw openstaand saldo
13 januari 2025    1            € 388,11 Af              € 388,11 Bij        € 53,32 Af

Datum       Omschrijving                        Bedrag
27 dec      Geincasseerd vorig saldo         388,11 Bij
02 jan      Apotheek                           4,05 Af
05 jan      Boekhandel                        49,27 Af`;
  expect(rowsOf(page)).toHaveLength(3);
  expect(statementOf(page).accounts[0]).toMatchObject({ openingBalance: -388.11, closingBalance: -53.32 });
});
