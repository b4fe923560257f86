import { describe, expect, it } from 'vitest';
import { halfLinesOf, rowsOf, statementOf } from './typed-page.fixture.ts';

const layouts: readonly (readonly [name: string, page: string, rows: readonly string[]])[] = [
  [
    'names of cardholders with what each of them spent',
    `
Cartao Nuvem
Fatura 21 SET 2025
Fatura anterior              100,00
Total a pagar                170,00
CARLOS SOUZA                                        95,00
15 AGO   MERCADO PAGUE MENOS                        40,00
17 AGO   POSTO IPIRANGA                             55,00
Pagamentos                                         -100,00
20 AGO   PAGAMENTO EFETUADO                        -100,00
MARIA SOUZA                                         75,00
21 AGO   LIVRARIA CULTURA                           35,00
22 AGO   FARMACIA SAO JOAO                          40,00`,
    [
      '08-15 -40.00 MERCADO PAGUE MENOS',
      '08-17 -55.00 POSTO IPIRANGA',
      '08-20 100.00 PAGAMENTO EFETUADO',
      '08-21 -35.00 LIVRARIA CULTURA',
      '08-22 -40.00 FARMACIA SAO JOAO',
    ],
  ],
  [
    'a panel whose title stands beside the heading, with labels and figures',
    `
Credit card statement from Dec 09 to Jan 08, 2026
DATE         DESCRIPTION              AMOUNT ($)       Customer Service
             PREVIOUS BALANCE           $500.00        PAYMENTS
DEC 10       GROCER                      $23.00        Minimum payment           $24.19
             REF 24390808                              Payment due date    JAN 29, 2026
DEC 12       BOOKSHOP                    $86.00        Credit limit           $9,000.00
DEC 13       PAYMENT                   -$500.00        Available credit       $4,927.04
             NEW BALANCE                $109.00`,
    ['12-10 -23.00 GROCER REF 24390808', '12-12 -86.00 BOOKSHOP', '12-13 500.00 PAYMENT'],
  ],
  [
    'signs in brackets after the amounts',
    `
Banco do Planalto
Extrato Periodo 01/03/2025 a 31/03/2025
Dia          Historico                              Valor
28/02/2025   Saldo Anterior                      100,00 (+)
03/03/2025   CREDITO SALARIO                     500,00 (+)
09/03/2025   DEB AUTOMATICO                       70,00 (-)
31/03/2025   SALDO FINAL                         530,00 (+)`,
    ['03-03 500.00 CREDITO SALARIO', '03-09 -70.00 DEB AUTOMATICO'],
  ],
  [
    'payments that are only scheduled',
    `
Protea Savings
Statement from 01/03/2025 to 31/03/2025
Opening Balance   100.00
Closing Balance   130.00
Date         Description          Amount      Balance
02/03/2025   Salary                50.00       150.00
05/03/2025   Debit order          -20.00       130.00
Scheduled debit orders (not yet processed)
Date         Description          Amount
02/04/2025   Sanlan Life           79.00`,
    ['03-02 50.00 Salary', '03-05 -20.00 Debit order'],
  ],
  [
    'a panel on the line of the heading',
    `
Capitol Card
Billing Period: 12/08/23 - 01/07/24
Previous balance    100.00
New balance          70.83
Date    Description              Amount     payment of $35.00 will be deducted on 04/09
12/11   SHOP ONE                  10.83     Balance transfers: 0% until 09/26,
12/13   PAYMENT THANK YOU        -40.00     fee $5.00 or 5%.`,
    ['12-11 -10.83 SHOP ONE', '12-13 40.00 PAYMENT THANK YOU'],
  ],
  [
    'the amount of the purchase beside the one that is charged',
    `
Karte Kreditkarte Umsatzabrechnung
Abrechnung 01.03.2025 bis 31.03.2025
Alter Saldo                                                 100,00-
Datum        Verwendungszweck       Betrag     Betrag EUR
02.03.2025   HOTEL LONDON            20,00         23,40-
03.03.2025   BAECKER                  5,00          5,00-
04.03.2025   ZAHLUNG                              100,00+
Neuer Saldo                                                  28,40-`,
    ['03-02 -23.40 HOTEL LONDON', '03-03 -5.00 BAECKER', '03-04 100.00 ZAHLUNG'],
  ],
  [
    'amounts with and without decimals after a currency with a point',
    `
Wallet Statement 1 Mar 2025 to 31 Mar 2025
Date          Details                       Amount
09 Mar 2025   Paid to Ravi              - Rs.150
05 Mar 2025   Received from Asha        + Rs.300.50
02 Mar 2025   Mobile recharge           - Rs.99.25`,
    ['03-09 -150.00 Paid to Ravi', '03-05 300.50 Received from Asha', '03-02 -99.25 Mobile recharge'],
  ],
  [
    'numbers of entries that could be dates',
    `
Bank van Brabant
Vorig saldo op 06-03-2022      + 100,00
0114   08-03   Pinbetaling HEMMA        - 47,55
               Valuta 09-03-2022
0115   08-03   Pinbetaling Hijn         - 10,00
               Valuta 08-03-2022
0116   15-03   Salaris                  + 200,00
               Valuta 15-03-2022
Nieuw saldo op 31-03-2022      + 242,45`,
    [
      '03-08 -47.55 Pinbetaling HEMMA Valuta 09-03-2022',
      '03-08 -10.00 Pinbetaling Hijn Valuta 08-03-2022',
      '03-15 200.00 Salaris Valuta 15-03-2022',
    ],
  ],
  [
    'columns of codes and of a word that never changes, under a heading of two lines',
    `
Carta Wallet Statement 1 Mar 2025 to 31 Mar 2025
Date of        Details of                    Amount              Balance after
operation      operation    MCC    State     (EUR)     Currency  operation
09 Mar 2025    Lidl         5411   Done      -10.00    EUR       90.00
10 Mar 2025    Shell        5541   Done      -20.00    EUR       70.00
11 Mar 2025    Refund Ikea  5712   Done        5.00    EUR       75.00
12 Mar 2025    Spar         5411   Done       -7.00    EUR       68.00`,
    ['03-09 -10.00 Lidl', '03-10 -20.00 Shell', '03-11 5.00 Refund Ikea', '03-12 -7.00 Spar'],
  ],
  [
    'a column of words and numbers beside the description',
    `
Statement Period 1 Mar 2025 to 31 Mar 2025
Date          Particulars    Analysis    Amount    Balance
09 Mar 2025   A Walker       2691        -10.00    90.00
10 Mar 2025   R Singh        RENT        -20.00    70.00
11 Mar 2025   M Chen         JAN ACC       5.00    75.00
12 Mar 2025   T Nguyen                    -7.00    68.00`,
    ['03-09 -10.00 A Walker 2691', '03-10 -20.00 R Singh RENT', '03-11 5.00 M Chen JAN ACC', '03-12 -7.00 T Nguyen'],
  ],
  [
    'names of holders with the numbers of their cards, and a title over the first rows',
    `
Company Card Statement
Statement date      14 February 2025
Previous balance      100.00
New balance           135.00
Date              Entered           Description                  Amount
                                    Company account
10 Jan 25         11 Jan 25         PAYMENT - THANK YOU          -100.00
                                    Mrs C Llewellyn Card ending 4130
12 Jan 25         13 Jan 25         SHELLEY FOREST RD              40.00
13 Jan 25         14 Jan 25         BOOTES LONDON                  20.00
14 Jan 25         15 Jan 25         GREGGSONS YORK                 15.00
                                    O Adeyemi Card ending 8084
12 Jan 25         13 Jan 25         PRETTO MANGER                  50.00
15 Jan 25         16 Jan 25         TFL TRAVEL                     10.00`,
    [
      '01-11 100.00 PAYMENT - THANK YOU',
      '01-13 -40.00 SHELLEY FOREST RD',
      '01-14 -20.00 BOOTES LONDON',
      '01-15 -15.00 GREGGSONS YORK',
      '01-13 -50.00 PRETTO MANGER',
      '01-16 -10.00 TFL TRAVEL',
    ],
  ],
];

describe('what stands between and beside the rows', () => {
  it.each(layouts)('%s', (_, page, rows) => {
    expect(rowsOf(page)).toEqual(rows);
  });
});

it('reads a panel beside the rows by itself, whose words had left their section in doubt', () => {
  const account = statementOf(`
Credit card statement
A WHATA
14 SACKVILLE STREET
                              Transaction  Processed  Details                         Amount $
Statement period              date         date
2 June 2026 to 1 July 2026
Opening balance               03 Jun       05 Jun     COUNTDOWN                         142.35
$1,033.76                     04 Jun       05 Jun     Z ENERGY                           88.10
Payments and credits          05 Jun       05 Jun     PAYMENT RECEIVED               850.00 CR
-$850.00                      06 Jun       08 Jun     AIRBNB                            512.44
Purchases                     08 Jun       09 Jun     AUTO TOP UP                        40.00
$782.89                       09 Jun       11 Jun     MITRE                              12.50
Interest rates                12 Jun       12 Jun     NEON TV                            19.99
Purchases  20.95%             Fees and interest
Cash advances  22.95%         30 Jun       30 Jun     INTEREST                            9.42
                              Closing balance at 1 July 2026                          1,008.56
`).accounts[0];
  expect(account?.transactions).toHaveLength(8);
  expect(account).toMatchObject({ openingBalance: -1033.76, reconciliation: { status: 'balanced' } });
});

it('a panel with days and figures of its own between the lines of the entries is told apart by the sums', () => {
  const panel = (day: string, figure: string): string => `${' '.repeat(78)}${day} 2%          $${figure}`;
  const { accounts } = halfLinesOf(`
Credit card statement   Billing period: 09/18/24-10/17/24
Previous balance                              $881.21
New balance                                   $422.68

Sale      Post
Date      Date       Description                       Amount                 Rewards by purchase
${panel('09/19', '4.37')}
Payments, Credits and Adjustments
${panel('09/19', '4.03')}
09/24                ONLINE PAYMENT                  -$881.21
${panel('09/19', '2.08')}
09/30     10/01      WHSE RETURN                      -$43.99
${panel('09/22', '0.50')}
Standard Purchases
${panel('09/23', '0.52')}
09/18     09/19      WHSE                             $218.77
${panel('09/25', '0.91')}
09/19     09/19      GAS                               $52.10
${panel('09/26', '0.82')}
09/20     09/22      BAKERY                            $16.85
${panel('09/29', '1.95')}
09/24     09/25      CABLE                            $178.95
${panel('10/01', '0.02')}`);
  expect(
    accounts.map(({ transactions, reconciliation }) => [
      transactions.length,
      reconciliation.difference,
      reconciliation.reasons,
    ]),
  ).toEqual([[6, 0, []]]);
});
