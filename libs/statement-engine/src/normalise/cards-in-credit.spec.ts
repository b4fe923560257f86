import { expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

it('reads the payments of a card in credit as paid in', () => {
  const [account] = statementOf(`
Visa credit card statement
Billing period 09/01/2023 to 09/30/2023       Payment due date 10/25/2023
Previous balance                  -$200.00
Payments and other credits        -$315.00
Purchases                            $0.00
New balance                       -$515.00
Minimum payment due                  $0.00
Date             Transaction description              Amount
09/05            AUTOPAY PAYMENT RECEIVED            -200.00
09/07            BOOKSHOP AUSTIN TX                   -15.00
09/20            PAYMENT THANK YOU                   -100.00`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([200, 15, 100]);
  expect(account).toMatchObject({ openingBalance: 200, closingBalance: 515 });
});

it('reads a card whose entries and both ends bear their own marks as they stand, whatever figure a sentence repeats', () => {
  const [account] = statementOf(`
Rheinische Volkskasse          Kreditkartenabrechnung
Buchung   Beleg      Verwendungszweck                    Betrag in EUR
                     Saldo letzte Abrechnung vom 20.01.26      345,18-
22.01.26  20.01.26   MARKT KOELN                                67,43-
23.01.26  21.01.26   FERNZUG ONLINE                             89,90-
28.01.26  28.01.26   LASTSCHRIFT KARTENABRECHNUNG              345,18+
03.02.26  01.02.26   GUTSCHRIFT MARKT                           12,99+
05.02.26  05.02.26   APOTHEKE AM DOM                            18,65-
                     Neuer Saldo                               162,99-
Der Saldo von 162,99 EUR wird am 27.02.2026 eingezogen.`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-67.43, -89.9, 345.18, 12.99, -18.65]);
  expect(account).toMatchObject({ openingBalance: -345.18, closingBalance: -162.99 });
});

const nordic = (opening: string): string => `
fjordkort          Faktura kredittkort
${opening}                  2 876,40
Innbetalt siden sist                          -1 000,00
Skyldig beløp                                  3 887,15 kr
Dato     Bokført    Spesifikasjon             Valuta / kurs     Beløp NOK
01.10.   01.10.26   Innbetaling, takk!                           +1 000,00
14.09.   16.09.26   REMA 1000 NATTLAND                            1 319,01
16.09.   17.09.26   XXL SPORT BERGEN                                649,39
29.09.   30.09.26   ZALANDO RETUR                                  +599,00
29.09.   02.10.26   ELKJOP ASANE                                    641,35
Skyldig beløp per 16.10.2026                                      3 887,15`;

it('begins with what the statement before ended with', () => {
  const [account] = statementOf(nordic('Utgående saldo forrige faktura')).accounts;
  expect(account).toMatchObject({ openingBalance: -2876.4, closingBalance: -3887.15, currency: 'NOK' });
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([1000, -1319.01, -649.39, 599, -641.35]);
});

it('proves nothing by a reading that turns round every mark of the print', () => {
  const [account] = statementOf(nordic('Utgående saldo zorbel')).accounts;
  const isMirror = account?.transactions[0]?.amount === -1000;
  expect(isMirror && account?.reconciliation.status === 'balanced').toBe(false);
});
