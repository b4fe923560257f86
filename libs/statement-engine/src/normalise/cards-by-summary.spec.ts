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
