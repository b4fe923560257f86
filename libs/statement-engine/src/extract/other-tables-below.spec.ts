import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const statusOf = (page: string): string | undefined => statementOf(page).accounts[0]?.reconciliation.status;

describe('another table below the entries', () => {
  const page = (totals: string): string => `
Lagan Bank
Business Current Account
Statement period   1 January 2021 to 31 January 2021
                                                               Interest
Date      Details                    Withdrawn      Paid in        date        Balance
1 Jan     Balance brought forward                                            11,637.44
3 Jan     Contactless                    57.20                    03.01      11,580.24
10 Jan    Cheque no. 9180               512.99                    12.01      11,067.25
22 Jan    Cheque no. 3996               271.61                    24.01      10,795.64
          ${totals}
Fees for this period, to be taken on 21 February 2021
Item                                    Number                 Each (£)         Fee (£)
Automated debits                            23                     0.45          10.35
Paper lodgements                             2                     0.90           1.80
Cash lodged                                 62                     0.68          42.16`;

  it('has no entries after the totals beside which the balance stands, nor dates of its own under a heading of dates', () => {
    const text = page('Total withdrawn and paid in   841.80        0.00                  10,795.64');
    expect(rowsOf(text)).toEqual([
      '01-03 -57.20 Contactless',
      '01-10 -512.99 Cheque no. 9180',
      '01-22 -271.61 Cheque no. 3996',
    ]);
    expect(statementOf(text).accounts[0]?.transactions.map(({ valueDate }) => valueDate)).toEqual([
      '2021-01-03',
      '2021-01-12',
      '2021-01-24',
    ]);
  });

  it('is one of balances by value date, whichever page it stands on', () => {
    const rows = `
IBAN IT59 X70890 41897 005415103309
DATA       DATA
OPERAZ.    VALUTA     DESCRIZIONE              DARE       AVERE
30.11.22              SALDO INIZIALE                     487,40
03.12.22   03.12.22   PAGAMENTO POS           52,08
04.12.22   04.12.22   IMPOSTA DI BOLLO         8,71
31.12.22              SALDO FINALE                       426,61`;
    const below = `
VALUTA                SALDO PER VALUTA        GIORNI     NUMERI CREDITORI
03.12.22                        435,32             1            4
04.12.22                        426,61             2            8
05.12.22                        426,61             2            8`;
    expect(statementOf(rows, below).accounts[0]?.transactions.map(({ amount }) => amount)).toEqual([-52.08, -8.71]);
  });
});

describe('a schedule of what is to come below the entries', () => {
  const page = `
Loan Account Statement
Statement Period 01/10/2025 to 31/03/2026
Txn Date      Particulars              Chq/Ref No.       Debit        Credit     Outstanding Balance
01/10/2025    OPENING BALANCE                                                        34,567.00 Dr
05/10/2025    EMI RECEIVED             NACH3493                       341.00         34,226.00 Dr
31/10/2025    INTEREST DEBITED         -                246.71                       34,472.71 Dr
05/11/2025    EMI RECEIVED             NACH3494                       341.00         34,131.71 Dr
TOTAL / CLOSING BALANCE                                 246.71        682.00         34,131.71 Dr

Upcoming instalments
Due Date      Opening Principal      EMI        Principal      Interest      Closing Principal
05/04/2026            34,131.71      341.00         95.89        245.11              34,035.82
05/05/2026            34,035.82      341.00         96.66        244.34              33,939.16
05/06/2026            33,939.16      341.00         97.28        243.72              33,841.88`;

  it('names no balance of the account', () => {
    const [account] = statementOf(page).accounts;
    expect(account?.reconciliation.reasons).toEqual([]);
    expect(account?.closingBalance).toBe(-34131.71);
  });

  it('leaves a dash in the column of references for no reference', () => {
    expect(statementOf(page).accounts[0]?.transactions.map(({ reference }) => reference)).toEqual([
      'NACH3493',
      null,
      'NACH3494',
    ]);
  });
});

describe('two entries of one day', () => {
  const page = (first: string, second: string): string => `
Account Statement
Statement From 01-Dec-22 To 31-Dec-22
Opening Balance   INR 1,57,814.59 CR
Closing Balance   INR 1,62,241.88 CR
Transaction   Value
Date          Date          Description         Amount     DR/CR       Balance   DR/CR
${first}
${second}`;
  const deposit = '15-Dec-22     15-Dec-22     CASH DEPOSIT      8,837.29      CR   1,62,241.88      CR';
  const paid = '15-Dec-22     15-Dec-22     ACH BESCOM        4,410.00      DR   1,53,404.59      DR';

  it('are told by the step of the balance to stand the newer above the older', () => {
    const text = page(deposit, paid.replace(/DR$/, 'CR'));
    expect(rowsOf(text)).toEqual(['12-15 8837.29 CASH DEPOSIT', '12-15 -4410.00 ACH BESCOM']);
    expect(statusOf(text)).toBe('balanced');
  });
});

describe('a table of what the interest is reckoned from', () => {
  const page = `
Home Equity Line of Credit
Billing Cycle                11/21/25 to 12/20/25
Previous Balance             $61,042.77
Advances and Debits          + $4,359.80
Payments and Credits         - $400.00
Finance Charges and Fees     + $446.48
New Balance                  $65,449.05
Advances and Debits
Date           Description                               Amount
12/02          Online Transfer to Checking            $4,000.00
12/05          Check No. 354                            $359.80
               Total Advances and Debits              $4,359.80
Payments and Credits
Date           Description                               Amount
12/05          Automatic Payment Deduction              $800.00
12/19          Returned Payment                        -$400.00
               Total Payments and Credits               $400.00
Finance Charges and Fees
Date           Description                               Amount
12/20          Finance Charge at Periodic Rate          $446.48
               Total Finance Charges and Fees           $446.48
How We Computed Your Finance Charge
From       Through      Days    Principal Balance    Daily Rate      APR     Finance Charge
11/21      12/01          11           $61,042.77       .02329%    8.50%            $156.37
12/02      12/04           3           $65,042.77       .02329%    8.50%             $45.15
12/05      12/20          16           $65,002.57       .02329%    8.50%            $245.41`;

  it('counts days and has no entries', () => {
    expect(rowsOf(page)).toEqual([
      '12-02 -4000.00 Online Transfer to Checking',
      '12-05 -359.80 Check No. 354',
      '12-05 800.00 Automatic Payment Deduction',
      '12-19 -400.00 Returned Payment',
      '12-20 -446.48 Finance Charge at Periodic Rate',
    ]);
    expect(statusOf(page)).toBe('balanced');
  });
});

it('has no entries below the title of what is pending, whatever sentence stands under it', () => {
  const text = `
Brokerage Statement   February 1, 2026 - February 28, 2026
DATE       ACTIVITY       DESCRIPTION                 AMOUNT      BALANCE
                          OPENING BALANCE                        1,000.00
02/04/26   BOUGHT         MICROSOFT CORP            (859.26)      140.74
02/13/26   SOLD           APPLE INC                 3,495.84    3,636.58
                          CLOSING BALANCE                       3,636.58
Trades pending settlement
Not included in the cash balance above.
DATE       ACTIVITY       DESCRIPTION                 AMOUNT
03/02/26   BOUGHT         MICROSOFT CORP          (2,060.00)
03/02/26   SOLD           PFIZER INC                  150.60`;
  expect(rowsOf(text)).toEqual(['02-04 -859.26 BOUGHT MICROSOFT CORP', '02-13 3495.84 SOLD APPLE INC']);
  expect(statusOf(text)).toBe('balanced');
});
