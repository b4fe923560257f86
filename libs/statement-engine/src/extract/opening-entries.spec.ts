import { expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const page = `
Period 2024-04-01 to 2024-04-30
Date         Details                 Debit       Credit      Balance
             Opening                 1,250.00        0.00    1,250.00
2024-04-02   Payment Entry               0.00    1,664.49     -414.49
2024-04-04   Sales Invoice           2,085.14        0.00    1,670.65
2024-04-09   Payment Entry               0.00    1,000.00      670.65
             Total                   2,085.14    2,664.49     -579.35
             Closing (Opening + Total)   3,335.14  2,664.49     670.65`;

it('takes a line before all dates whose one amount is its balance for what the account begins with', () => {
  expect(rowsOf(page)).toEqual([
    '04-02 1664.49 Payment Entry',
    '04-04 -2085.14 Sales Invoice',
    '04-09 1000.00 Payment Entry',
  ]);
});

it('ends with a dated line of totals whose name stands under the heading of the references', () => {
  const page = `
Date         Reference    Details           Debit       Credit      Balance
2024-04-01   Opening Balance                                         100.00
2024-04-02   BIL-1        Service           250.00                   350.00
2024-04-04   PAY-2        Transfer                       50.00       300.00
2024-04-30   Closing Balance                250.00       50.00       300.00`;
  expect(rowsOf(page)).toEqual(['04-02 -250.00 Service', '04-04 50.00 Transfer']);
});

it('ends with the amount that stands alone below the name of the balance', () => {
  const page = `
Datum         Omschrijving      Opnames     Stortingen     Balans
01-02-2024    Boodschappen      57,47                      € -57,47
04-02-2024    Zakgeld                       26,10          € -31,37
**Eindbalans**
                                                               € -31,37`;
  expect(statementOf(page).accounts[0]?.closingBalance).toBe(-31.37);
});

it('begins with the balance that the last cell of a line names, whatever its first one says', () => {
  const page = `
Datum        Vorgang                                                      Betrag
             EUR-Konto         alter Kontostand vom 28.02.2025          848,55 H
03.03.2025   DAUERAUFTRAG                                               212,40 S
07.03.2025   BASISLASTSCHRIFT                                           104,63 S
             Übertrag auf Blatt 2                                       531,52 H`;
  expect(statementOf(page).accounts[0]?.openingBalance).toBe(848.55);
  expect(rowsOf(page)).toEqual(['03-03 -212.40 DAUERAUFTRAG', '03-07 -104.63 BASISLASTSCHRIFT']);
});

it('takes what moved, its date and the balance it led to for an entry, though its words carry something over', () => {
  const page = `
Datum         Text                         Lastschrift    Gutschrift    Valuta       Saldo
01.04.25      Kontostand                                                             1'000.00
25.04.25      LOHN APRIL                                    500.00      25.04.25
              ÜBERTRAG AUF SPARKONTO            700.00                  25.04.25       800.00
30.04.25      MIETE                             300.00                  30.04.25       500.00`;
  expect(rowsOf(page)).toEqual([
    '04-25 500.00 LOHN APRIL',
    '04-25 -700.00 ÜBERTRAG AUF SPARKONTO',
    '04-30 -300.00 MIETE',
  ]);
});

it('"à nouveau" opens the account of a customer, and is no entry', () => {
  const [account] = statementOf(`
Compte client
Date          Pièce       Libellé            Débit      Crédit      Solde
01/01/2026                À nouveau          300,00                 300,00
05/01/2026    FA0088      Facture            120,00                 420,00
08/01/2026    RG0412      Virement reçu                 200,00      220,00
`).accounts;
  expect(account?.transactions).toHaveLength(2);
  expect(Math.abs(account?.openingBalance ?? 0)).toBe(300);
});

it('dates entries by the opening balance above them, where a day is printed once', () => {
  expect(
    rowsOf(`
Period 2024-03-31 to 2024-04-30
Date         Details                 Debit       Credit      Balance
2024-03-31   Brought forward                                 1,250.00
             Fuel Geelong               41.95
             Groceries Belmont          53.77                1,154.28
2024-04-02   Rent                    1,000.00                  154.28
2024-04-04   Invoice 1182                        1,000.00    1,154.28`),
  ).toEqual([
    '03-31 -41.95 Fuel Geelong',
    '03-31 -53.77 Groceries Belmont',
    '04-02 -1000.00 Rent',
    '04-04 1000.00 Invoice 1182',
  ]);
});
