import { expect, it } from 'vitest';
import { halfLinesOf, rowsOf } from './typed-page.fixture.ts';

it('a name of two lines beside a balance in the middle of them is that of the balance', () => {
  const [account] = halfLinesOf(`
Kreditkartenabrechnung vom 10.01.2025
Kaufdatum    Buchungsdatum    Text                              Betrag EUR

                              SALDO LETZTE ABRECHNUNG VOM
                                                                  1.248,67
                              10.12.2024

20.12.       20.12.           LASTSCHRIFT                         1.248,67-

10.12.       13.12.           Buchhandlung                           52,64

11.12.       14.12.           Trattoria                             228,97

                                             Rechnungsbetrag EUR    281,61`).accounts;
  expect(account?.openingBalance).toBe(-1248.67);
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([1248.67, -52.64, -228.97]);
});

it('such names may stand beside each other, and beside other words', () => {
  const [account] = halfLinesOf(`
Tarjeta de crédito CLP

PERÍODO ANTERIOR

MONTO FACTURADO A PAGAR                   SALDO ADEUDADO FINAL
                              $684.221                            $0
(PERÍODO ANTERIOR)                        PERÍODO ANTERIOR

ROTATIVO       COMPRA EN CUOTAS           MONTO TOTAL FACTURADO A
                                                                    $105.885
                                          PAGAR

Fecha        Descripción                  Monto

04/07/2025   PAGO                         -684.221

05/07/2025   FARMACIA                     84.885

06/07/2025   MERCADO                      21.000`).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([-684_221, -105_885]);
});

it('a heading of two lines that is known by both goes on with a third', () => {
  const [account] = halfLinesOf(`
Statement of 10.01.2025
Kauf-    Buchungs-                                    Betrag         Betrag
                       Vertragsunternehmen    Ort
datum    datum                                        Fremdwhg.      EUR

10.12.2024   13.12.2024    Thalia Buch        Graz                    52,64

11.12.2024   14.12.2024    Trattoria         Udine                   228,97

13.12.2024   16.12.2024    Migrolino     St.Gallen       77,04        82,53`).accounts;
  expect(account?.transactions.map(({ date, transactionDate }) => [date, transactionDate])).toEqual([
    ['2024-12-13', '2024-12-10'],
    ['2024-12-14', '2024-12-11'],
    ['2024-12-16', '2024-12-13'],
  ]);
});

it('of the names of two lines around those of one not all head a column', () => {
  const [account] = halfLinesOf(`
카드 이용대금 명세서 2026.02.28
전월 미결제금액     0        결제하실 금액      61,000
                                           적립예정       결제 후
이용일         가맹점             원금
                                           포인트         잔액

26.02.02     Bookshop         21,000       200           0

26.02.05     Furniture        30,000       300           60,000

26.02.09     Garage           10,000       100           0`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-21_000, -30_000, -10_000]);
  expect(account?.transactions.map(({ balance }) => balance)).toEqual([null, null, null]);
});

it('one figure among the words of an entry makes no column', () => {
  const rows = rowsOf(`
Movimientos de tu cuenta
Del 1 al 31 de marzo de 2025
15 de marzo de 2025
  Compra con tarjeta                                       - $ 41.150
  STEAM PURCHASE USD 9.99
14 de marzo de 2025
  Pago QR                                                  - $ 14.800
  Calle 93
13 de marzo de 2025
  Abono                                                    + $ 20.000
  Ana
12 de marzo de 2025
  Retiro                                                   - $ 30.000
  Cajero`);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['-41150.00', '-14800.00', '20000.00', '-30000.00']);
});

it('a name of two lines beside a day and a balance in the middle of them is that of the balance, too', () => {
  const [account] = halfLinesOf(`
Lainatiliote
Maksupäivä    Selite             Maksettu yhteensä    Lainaa jäljellä

              Pääoma kauden
31.12.2023                                                   1 000,00
              alussa

02.01.2024    Lyhennys                     100,00              900,00

05.02.2024    Lyhennys                     100,00              800,00`).accounts;
  expect(Math.abs(account?.openingBalance ?? 0)).toBe(1_000);
});
