import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from '../typed-page.fixture.ts';

const verdictOf = (page: string) => statementOf(page).accounts[0]?.reconciliation;

describe('tables set with single blanks', () => {
  it('may have figures behind the balance on some lines alone', () => {
    const page = `
Opening balance 1,000.00
Statement period 1 December 2024 to 5 January 2025
Date Details Amount Balance Charges accrued
28 Dec Wages 500.00Cr 1,500.00Cr
30 Dec Corner shop at the harbour 250.00 1,250.00Cr 3.00
03 Jan Bank charges 3.00 1,247.00Cr
Closing balance 1,247.00Cr`;
    expect(rowsOf(page)).toEqual([
      '12-28 500.00 Wages',
      '12-30 -250.00 Corner shop at the harbour',
      '01-03 -3.00 Bank charges',
    ]);
    expect(verdictOf(page)?.status).toBe('balanced');
  });

  it('may have a fee between the amount and the balance, and signs that tell the sides', () => {
    const page = `
From 01/08/2025 Opening balance 1,000.00
To 31/08/2025 Closing balance 2,087.00
Date Details Money In Money Out Fee Balance
01/08/2025 Wages of July 4,000.00 5,000.00
02/08/2025 Transfer to J Doe -2,900.00 -2.00 2,098.00
13/08/2025 Prepaid electricity -11.00 2,087.00`;
    expect(rowsOf(page)).toEqual([
      '08-01 4000.00 Wages of July',
      '08-02 -2902.00 Transfer to J Doe',
      '08-13 -11.00 Prepaid electricity',
    ]);
    expect(verdictOf(page)).toMatchObject({ status: 'balanced', reasons: [] });
  });

  it('have entries whose amount ends a line below their date', () => {
    expect(
      rowsOf(`
Agência 0644 Conta 0097731-6
01/03/2025 SALDO ANTERIOR 1.000,00
13/03/2025 BOLETO PAGO SEGUROS DO MAR SA -100,00
14/03/2025 RENDIMENTOS DA
APLICACAO 0,50
15/03/2025 PIX ENVIADO FULANA DIAS PEREIRA
NARDI -200,00
16/03/2025 SALDO FINAL 700,50`),
    ).toEqual([
      '03-13 -100.00 BOLETO PAGO SEGUROS DO MAR SA',
      '03-14 0.50 RENDIMENTOS DA APLICACAO',
      '03-15 -200.00 PIX ENVIADO FULANA DIAS PEREIRA NARDI',
    ]);
  });

  it('leave no doubt of the sides where the columns are named withdrawals and deposits', () => {
    const page = (out: string, into: string): string => `
Statement from 01/09/2025 to 24/09/2025
Date Narration ${out} ${into} Closing Balance
01/09/25 Opening balance 200.00
13/09/25 Wages 850.00 1,050.00
15/09/25 Corner shop at the harbour 124.00 926.00
18/09/25 Cash paid in at a branch of ours 50.00 976.00
19/09/25 Lunch 20.00 956.00`;
    expect(verdictOf(page('Withdrawal Amt.', 'Deposit Amt.'))?.reasons).toEqual([]);
    expect(verdictOf(page('Debit', 'Credit'))?.reasons).toEqual(['polarityOpen']);
  });

  it('may fill empty cells with dashes', () => {
    expect(
      rowsOf(`
STATEMENT OF ACCOUNT
Txn Date Value Date Description Ref No Debit Credit Balance
01-08-23 01-08-23 TRANSFER FROM ACME 004711 - 164,211.00 CR 171,191.04 CR
13-08-23 13-08-23 CHARGES - OTHER SERVICES 004712 118.00 DR - 171,073.04 CR`),
    ).toEqual(['08-01 164211.00 TRANSFER FROM ACME 004711', '08-13 -118.00 CHARGES - OTHER SERVICES 004712']);
  });
});

describe('amount and balance by the steps', () => {
  const read = (rows: string) =>
    rowsOf(`
Harbour Bank
Statement period 1 May 2026 - 31 May 2026
Opening balance 1,000.00
${rows}`);

  it('stand on either side of words and dates', () => {
    expect(
      read(`Date Details Debit Credit Value Balance
02 May 2026 GROCER 110.00 none 03 May 2026 890.00
03 May 2026 REFUND none 20.00 04 May 2026 910.00
05 May 2026 KIOSK 42 5.00 none 05 May 2026 905.00
09 May 2026 SALARY none 95.00 09 May 2026 1,000.00`).map((row) => row.slice(0, 12)),
    ).toEqual(['05-02 -110.0', '05-03 20.00 ', '05-05 -5.00 ', '05-09 95.00 ']);
  });
});
