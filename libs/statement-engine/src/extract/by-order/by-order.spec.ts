import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf, withStrayed } from '../typed-page.fixture.ts';

const verdictOf = (page: string): { status: string; reasons: string[] } => {
  const [account] = statementOf(page).accounts;
  return { status: account?.reconciliation.status ?? '', reasons: account?.reconciliation.reasons ?? [] };
};

describe('figures that stray from their column', () => {
  it('are amounts all the same', () => {
    expect(rowsOf(withStrayed('0.15'))).toEqual([
      '06-28 2450.00 Payroll',
      '07-05 0.15 Interest earned',
      '07-12 320.00 Mobile check deposit',
      '07-18 -145.00 City power co',
      '07-20 -230.60 Greenleaf grocers',
    ]);
    expect(verdictOf(withStrayed('0.15')).status).toBe('balanced');
  });

  it('prove nothing where they do not add up', () => {
    expect(verdictOf(withStrayed('0.25')).status).toBe('unbalanced');
  });
});

describe('sides whose columns do not meet', () => {
  const page = (first: string, second: string): string => `
Bank statement
Currency: NGN
Date         Description                   ${first}    ${second}    Balance
01/08/2026   OPENING BALANCE                                  250000.00
02/08/2026   POS PURCHASE CHICKEN            8500.00              241500.00
03/08/2026   PAYMENT FROM RAIL LTD                       450000.00   691500.00
05/08/2026   ATM LAGOS             20000.00             671500.00
15/08/2026   REFUND FROM JUMIA                      12000.00   683500.00
31/08/2026   CLOSING BALANCE                                683500.00`;

  it('are told by what raises the balance where their places part it', () => {
    expect(rowsOf(page('Debit', 'Credit'))).toEqual([
      '08-02 -8500.00 POS PURCHASE CHICKEN',
      '08-03 450000.00 PAYMENT FROM RAIL LTD',
      '08-05 -20000.00 ATM LAGOS',
      '08-15 12000.00 REFUND FROM JUMIA',
    ]);
    expect(verdictOf(page('Debit', 'Credit')).status).toBe('balanced');
  });

  it('leave open whose balance it is where their names say the opposite', () => {
    expect(verdictOf(page('Credit', 'Debit')).reasons).toContain('polarityOpen');
  });
});

describe('lines set with single blanks', () => {
  const page = (balance: string): string => `
Details of your multi-currency account
01-Jan-2026 to 31-Jan-2026
Balance brought forward 1,000.10
02-Jan-26 02-Jan-26 INWARD CREDIT 0.20 1,000.30
03-Jan-26 03-Jan-26 CARD SPEND 1182 250.29 ${balance}
09-Jan-26 09-Jan-26 SUPPLIER 49.56 700.45
Balance carried forward 700.45`;

  it('end in the amount and the balance', () => {
    expect(rowsOf(page('750.01'))).toEqual([
      '01-02 0.20 INWARD CREDIT',
      '01-03 -250.29 CARD SPEND 1182',
      '01-09 -49.56 SUPPLIER',
    ]);
    expect(verdictOf(page('750.01')).status).toBe('balanced');
  });

  it('prove nothing where the balances do not go on', () => {
    expect(verdictOf(page('750.91')).status).not.toBe('balanced');
  });

  it('have the balance in their last figure where the name of its column is not known', () => {
    expect(
      rowsOf(`
Account No : 00001234
From : 01/04/2026 To : 30/06/2026
Opening balance 100,000.00
Date Narration WithdrawalAmt. DepositAmt. ClosingBal
02/04/26 SAMPLE GROCER 1,500.00 98,500.00
15/04/26 SAMPLE EMPLOYER 25,000.50 123,500.50
01/06/26 INTEREST PAID 310.25 123,810.75`),
    ).toEqual(['04-02 -1500.00 SAMPLE GROCER', '04-15 25000.50 SAMPLE EMPLOYER', '06-01 310.25 INTEREST PAID']);
  });

  it('take their figures from further lines of an entry', () => {
    expect(
      rowsOf(`
Statement period 1 May 2026 - 30 Jul 2026
Date Transaction Debit Credit Balance
01 May 2026 OPENING BALANCE 1,000.00 CR
02 May 2026 INSPIRATIONS PAINT CHATSWOOD
Card xx6692
Value Date 29/04/2026 110.00 890.00 CR
05 May 2026 Fast Transfer
Active Building Group 2,200.00 3,090.00 CR
30 Jul 2026 CLOSING BALANCE 3,090.00 CR`).map((row) => row.slice(0, 14)),
    ).toEqual(['05-02 -110.00 ', '05-05 2200.00 ']);
  });

  it('have an open date where a date of its own heads them', () => {
    expect(
      verdictOf(`
Period 01.09.2021 to 30.09.2021
Opening balance 100.00
Posting date: 01.09.2021
02.09.2021 BAKERY 2.00 98.00
Posting date: 05.09.2021
07.09.2021 REFUND 10.00 108.00
08.09.2021 KIOSK 1.00 107.00
Closing balance 107.00`).status,
    ).not.toBe('balanced');
  });
});
