import { describe, expect, it } from 'vitest';
import { rowsOf } from './typed-page.fixture.ts';

const layouts: readonly (readonly [name: string, page: string, rows: readonly string[]])[] = [
  [
    'checks in a grid three across, and sections',
    `
First Valley Bank
Statement Period 03/01/2025 through 03/31/2025
Beginning balance               1,000.00
Ending balance                  1,215.00
Deposits and Additions
Date    Description                               Amount
03/04   Payroll ACME                              500.00
Checks Paid
Check  Date   Amount   Check  Date   Amount   Check  Date   Amount
101    03/05   50.00   103    03/09   60.00   105    03/12   70.00
102    03/06   40.00   104    03/10   30.00
Withdrawals
Date    Description                               Amount
03/20   ATM withdrawal                             35.00
Daily Ending Balance
Date    Balance    Date    Balance    Date    Balance
03/04   1,500.00   03/05   1,450.00   03/06   1,410.00
03/09   1,350.00   03/10   1,320.00   03/12   1,250.00
03/20   1,215.00`,
    [
      '03-04 500.00 Payroll ACME',
      '03-05 -50.00 Check 101',
      '03-06 -40.00 Check 102',
      '03-09 -60.00 Check 103',
      '03-10 -30.00 Check 104',
      '03-12 -70.00 Check 105',
      '03-20 -35.00 ATM withdrawal',
    ],
  ],
  [
    'two ledgers side by side without headings',
    `
Banco Sul
Fatura do cartao
Vencimento 10/04/2025
Total da fatura anterior      300,00
Total desta fatura            216,00
05/03  PADARIA REAL        12,00     15/03  POSTO SHELL        50,00
06/03  MERCADO BOM         34,00     16/03  UBER VIAGEM        20,00
07/03  PAGAMENTO        - 300,00     17/03  FARMACIA           25,00
08/03  LIVRARIA            45,00     18/03  CINEMA             30,00`,
    [
      '03-05 -12.00 PADARIA REAL',
      '03-06 -34.00 MERCADO BOM',
      '03-07 300.00 PAGAMENTO',
      '03-08 -45.00 LIVRARIA',
      '03-15 -50.00 POSTO SHELL',
      '03-16 -20.00 UBER VIAGEM',
      '03-17 -25.00 FARMACIA',
      '03-18 -30.00 CINEMA',
    ],
  ],
  [
    'a fee in a column of its own that the balance steps by',
    `
Wallet Statement 1 March 2025 to 31 March 2025
Opening balance                                                     500.00
Date         Description                 Amount     Fee      Balance
02/03/2025   Sent to J Doe              -100.00    -1.00      399.00
03/03/2025   Received from K Lee         200.00               599.00
14/03/2025   Withdrawal agent            -50.00    -2.50      546.50
15/03/2025   Airtime                     -10.00               536.50
Closing balance                                                     536.50`,
    [
      '03-02 -101.00 Sent to J Doe',
      '03-03 200.00 Received from K Lee',
      '03-14 -52.50 Withdrawal agent',
      '03-15 -10.00 Airtime',
    ],
  ],
  [
    'charges beside debits, and a row that is a charge alone',
    `
Account statement 1 March 2025 to 31 March 2025
Date         Description                 Debit     Credit   Charges    Balance
01/03/2025   Balance brought forward                                    500.00
02/03/2025   Sent to J Doe              100.00                1.00      399.00
03/03/2025   Received from K Lee                  200.00                599.00
14/03/2025   Withdrawal agent            50.00                2.50      546.50
15/03/2025   Monthly service fee                              5.00      541.50
16/03/2025   Airtime                     10.00                          531.50
Closing balance                                                         531.50`,
    [
      '03-02 -101.00 Sent to J Doe',
      '03-03 200.00 Received from K Lee',
      '03-14 -52.50 Withdrawal agent',
      '03-15 -5.00 Monthly service fee',
      '03-16 -10.00 Airtime',
    ],
  ],
  [
    'entries as labelled blocks',
    `
Bank Testowy
Wyciag za okres od 2025-03-01 do 2025-03-31
Saldo poczatkowe  1 000,00 PLN
Saldo koncowe       845,00 PLN

Data operacji: 2025-03-02
Data ksiegowania: 2025-03-03
Tytul: Zakup w sklepie Zabka
Kwota: -55,00 PLN
Saldo po operacji: 945,00 PLN

Data operacji: 2025-03-08
Data ksiegowania: 2025-03-08
Tytul: Przelew do Jan Kowalski
Kwota: -200,00 PLN
Saldo po operacji: 745,00 PLN

Data operacji: 2025-03-18
Data ksiegowania: 2025-03-19
Tytul: Wplata wlasna
Kwota: 100,00 PLN
Saldo po operacji: 845,00 PLN`,
    ['03-03 -55.00 Zakup w sklepie Zabka', '03-08 -200.00 Przelew do Jan Kowalski', '03-19 100.00 Wplata wlasna'],
  ],
  [
    'labelled blocks without colons',
    `
Coin Wallet
Statement for 1 March 2025 - 31 March 2025
Opening balance: $100.00
Transaction 1
Date         March 2, 2025
Type         Purchase
Details      Coffee corner
Amount       -$5.00
Balance      $95.00
Transaction 2
Date         March 5, 2025
Type         Top up
Details      From bank
Amount       $50.00
Balance      $145.00
Transaction 3
Date         March 9, 2025
Type         Purchase
Details      Book shop
Amount       -$25.00
Balance      $120.00
Closing balance: $120.00`,
    ['03-02 -5.00 Purchase Coffee corner', '03-05 50.00 Top up From bank', '03-09 -25.00 Purchase Book shop'],
  ],
  [
    'plus and minus in a column of their own',
    `
Statement of account
Period: 1 March 2025 to 31 March 2025
Opening balance 500.00
Date        Details              +/-    Amount      Balance
02 Mar      Card purchase         -     100.00       400.00
03 Mar      Transfer in           +     250.00       650.00
05 Mar      Direct debit          -      50.00       600.00
Closing balance 600.00`,
    ['03-02 -100.00 Card purchase', '03-03 250.00 Transfer in', '03-05 -50.00 Direct debit'],
  ],
  [
    'a weekday and date over the rows of each day',
    `
Northern Bank
Statement 1 March 2025 - 31 March 2025
Balance at 1 March 2025                                1,000.00
Sunday 2 March 2025
Coffee house                                              -4.50
Grocery store                                            -20.00
Tuesday 4 March 2025
Salary                                                 1,500.00
Rent                                                     -800.00
Balance at 31 March 2025                               1,675.50`,
    ['03-02 -4.50 Coffee house', '03-02 -20.00 Grocery store', '03-04 1500.00 Salary', '03-04 -800.00 Rent'],
  ],
  [
    'a weekday, an article and the date over the rows of each day',
    `
Sydbank
Kontobevægelser 01.03.2025 - 31.03.2025
Saldo den 1. marts 2025                                1.000,00
søndag d. 2. marts 2025
Kaffehuset                                                -4,50
Købmanden                                                -20,00
tirsdag den 4. marts 2025
Løn                                                    1.500,00
Husleje                                                 -800,00
Saldo den 31. marts 2025                               1.675,50`,
    ['03-02 -4.50 Kaffehuset', '03-02 -20.00 Købmanden', '03-04 1500.00 Løn', '03-04 -800.00 Husleje'],
  ],
  [
    'newest first, without headings, under a line with the period',
    `
App Bank
1 March 2025 to 31 March 2025
09 Mar 2025   Shop three           -25.00       120.00
05 Mar 2025   Top up                50.00       145.00
02 Mar 2025   Coffee                -5.00        95.00
Opening balance 100.00
Closing balance 120.00`,
    ['03-09 -25.00 Shop three', '03-05 50.00 Top up', '03-02 -5.00 Coffee'],
  ],
  [
    'a column of weekdays',
    `
Zielbank
Kontoauszug vom 01.03.2025 bis 31.03.2025
Datum     Tag   Buchungstext        Ausgaben   Einnahmen    Guthaben
01.03.          ANFANGSSALDO                                  100,00
02.03.    So    Miete                 50,00                    50,00
03.03.    Mo    Gehalt                            500,00      550,00
05.03.    Mi    Kino                  20,00                   530,00
31.03.          ENDSALDO                                      530,00`,
    ['03-02 -50.00 Miete', '03-03 500.00 Gehalt', '03-05 -20.00 Kino'],
  ],
  [
    'names of cardholders between the rows',
    `
Big Card
Statement date 31 March 2025   Payment due 20 April 2025
Previous balance            100.00
New balance                 175.00
Date      Description               Amount
02 Mar    PAYMENT THANK YOU         100.00 CR
MR A SMITH  XXXX 1234
05 Mar    SHOP ONE                   75.00
MRS B SMITH  XXXX 5678
07 Mar    SHOP TWO                  110.00
09 Mar    REFUND SHOP                10.00 CR`,
    ['03-02 100.00 PAYMENT THANK YOU', '03-05 -75.00 SHOP ONE', '03-07 -110.00 SHOP TWO', '03-09 10.00 REFUND SHOP'],
  ],
  [
    'dates of six digits',
    `
Bank
Kontoutdrag 2025-03-01 - 2025-03-31
Ingaende saldo  100,00
Bokford   Valuta    Text             Belopp      Saldo
250302    250302    Kortkop ICA       -50,00      50,00
250304    250304    Lon              500,00     550,00
250309    250309    Hyra            -100,00     450,00
Utgaende saldo  450,00`,
    ['03-02 -50.00 Kortkop ICA', '03-04 500.00 Lon', '03-09 -100.00 Hyra'],
  ],
  [
    'days alone, the month in the title',
    `
Banregio
Estado de cuenta MARZO 2025
Saldo inicial 100.00
DIA   CONCEPTO            CARGOS     ABONOS     SALDO
02    PAGO TARJETA         50.00                 50.00
04    DEPOSITO                       500.00     550.00
09    RETIRO              100.00                450.00
Saldo final 450.00`,
    ['03-02 -50.00 PAGO TARJETA', '03-04 500.00 DEPOSITO', '03-09 -100.00 RETIRO'],
  ],
  [
    'amounts on the last line of an entry',
    `
HK Bank
Statement 01 Mar 2025 - 31 Mar 2025
Date      Transaction Details            Deposit     Withdrawal    Balance
01 Mar    B/F BALANCE                                               500.00
02 Mar    FPS TRANSFER
          CHAN TAI MAN
          REF 123                                         50.00     450.00
04 Mar    AUTOPAY
          POWER CO                                        30.00
          SALARY
          ACME LTD                           200.00                 620.00
31 Mar    C/F BALANCE                                               620.00`,
    ['03-02 -50.00 FPS TRANSFER CHAN TAI MAN REF 123', '03-04 -30.00 AUTOPAY POWER CO', '03-04 200.00 SALARY ACME LTD'],
  ],
];

describe('layouts', () => {
  it.each(layouts)('%s', (_, page, rows) => {
    expect(rowsOf(page)).toEqual(rows);
  });
});
