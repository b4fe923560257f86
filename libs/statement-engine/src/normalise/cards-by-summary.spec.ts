import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const rows = `
Date       Description              Amount
16 Jul 2025  PAYMENT RECEIVED       -500.00
17 Jul 2025  BOOKSHOP                 79.09
18 Jul 2025  REFUND SHOES            -26.25
19 Jul 2025  FURNITURE               293.62
23 Jul 2025  VIDEO                     3.38`;

describe('a card that nothing calls one', () => {
  it('is known by the equation of its summary, which ends with what is owed', () => {
    const [account] = statementOf(`
Cobalt
Previous Balance          1,065.63
Less Payments               500.00
Less Other Credits           26.25
Plus Purchases              376.09
Equals New Balance          915.47
${rows}`).accounts;
    expect(account).toMatchObject({ accountType: 'creditCard', openingBalance: -1065.63, closingBalance: -915.47 });
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('is known by a line of what is due and when', () => {
    const [account] = statementOf(`
Visa Signature
Payment Due Date 11/08/2025     Minimum Payment Due $25.00
Previous Balance          1,200.00
${rows}`).accounts;
    expect(account).toMatchObject({ accountType: 'creditCard', openingBalance: -1200 });
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([500, -79.09, 26.25, -293.62, -3.38]);
  });

  it('is none where a single entry names one', () => {
    const [account] = statementOf(`
First Bank
Description                      Date        Amount     Balance
Minimum payment due store card   03/02/2025   25.00       75.00
Rent                             04/02/2025   15.00       60.00
Closing balance                                           60.00`).accounts;
    expect(account?.accountType).toBe('other');
  });

  it('ends with the new bill of its summary, whatever the list below comes to', () => {
    const [account] = statementOf(`
Lembar Tagihan Kartu Kredit
Tanggal Tagihan   20 Juni 2025

TAGIHAN SEBELUMNYA    PEMBAYARAN    PEMBELANJAAN    TAGIHAN BARU
         1.200.000     1.200.000       2.350.500       2.350.500

Tanggal       Tanggal       Keterangan                Jumlah (Rp)
Transaksi     Pembukuan
22-05-2025    23-05-2025    TOKO BUKU BANDUNG         1.003.900
27-05-2025    28-05-2025    APOTEK SEHAT                 62.500
04-06-2025    04-06-2025    PEMBAYARAN - TERIMA KASIH 1.200.000 CR
19-06-2025    20-06-2025    HOTEL MELATI              1.284.100`).accounts;
    expect(account).toMatchObject({ openingBalance: -1200000, closingBalance: -2350500 });
    expect(account?.reconciliation.status).toBe('balanced');
  });
});

describe('a card of which one amount in its summary bears a plus', () => {
  it('is in credit by that only where the entries lead to it', () => {
    const page = (closing: string): string => `
Credit card statement
Previous balance     300.00
Closing balance    + 999.00
New balance          ${closing}
Date         Details          Amount
04/03/2025   Corner shop      145.00
09/03/2025   Autopay        - 300.00
18/03/2025   Books           - 20.00`;
    const [owed] = statementOf(page('125.00')).accounts;
    expect([owed?.openingBalance, owed?.closingBalance]).toEqual([-300, -125]);
    expect(owed?.transactions.map(({ amount }) => amount)).toEqual([-145, 300, 20]);
  });
});

describe('a balance that is printed with a mark, and once more without one', () => {
  it('has the sign that the mark tells', () => {
    const [account] = statementOf(`
Kreditkartenabrechnung
Datum      Buchungsdatum   Verwendungszweck                  Betrag in
                                                             EUR
                           Saldo letzte Abrechnung             978,97-
23.12.24   23.12.24        LASTSCHRIFT IHR KONTO               978,97+
21.12.24   23.12.24        BUCHHANDLUNG                        145,10-
22.12.24   24.12.24        SUPERMARKT                           43,41-
                           Neuer Saldo zu Ihren Lasten         188,51-
Den Rechnungsbetrag von 188,51 EUR buchen wir am 25.01.25 ab.`).accounts;
    expect([account?.openingBalance, account?.closingBalance]).toEqual([-978.97, -188.51]);
    expect(account?.transactions.map(({ amount }) => amount)).toEqual([978.97, -145.1, -43.41]);
  });
});

it('keeps the signs of a card whose ends bear them, whatever another list below calls a rest', () => {
  const [account] = statementOf(`Nordlicht Kreditkarte
Abrechnung vom 31.01.2025
Alter Saldo vom 31.12.2024                  612,40- EUR
Neuer Saldo am 31.01.2025                   713,43- EUR

Buchungsdatum     Beschreibung                            Betrag (EUR)
06.01.2025        ZALANDO SE                                  142,03-
13.01.2025        Lastschrifteinzug                           612,40+
20.01.2025        HOTEL AM RATHAUS WIEN                       532,15-
24.01.2025        Gutschrift ZALANDO SE                        49,95+
31.01.2025        Rate 03/12 Ratenkauf Notebook                89,20-

Ihre Ratenkäufe
Abgeschlossen     Ratenkauf         Laufzeit        Monatsrate      Restbetrag
12.11.2024        Notebook          12 Monate            89,20          802,80`).accounts;
  expect([account?.openingBalance, account?.closingBalance]).toEqual([-612.4, -713.43]);
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-142.03, 612.4, -532.15, 49.95, -89.2]);
});
