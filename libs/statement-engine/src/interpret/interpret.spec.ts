import { expect, it } from 'vitest';
import { rowsOf, statementOf } from '../extract/typed-page.fixture.ts';

const LIST = `
Checking account statement
Statement period: 06/24/2023 to 07/25/2023
Beginning balance   900.15
Ending balance      3,294.70
Date           Description                          Amount
06/28/23       Payroll                            2,450.00
07/05/23       Interest earned                        0.15
07/12/23       Mobile check deposit                 320.00
07/18/23       City power co                       -145.00
07/20/23       Greenleaf grocers                   -230.60`;

const ROWS = [
  '06-28 2450.00 Payroll',
  '07-05 0.15 Interest earned',
  '07-12 320.00 Mobile check deposit',
  '07-18 -145.00 City power co',
  '07-20 -230.60 Greenleaf grocers',
];

/** A second list under a heading of its own that is no list of entries. */
const holdings = (...lines: string[]): string => `${LIST}

Zarqua positions held
Date           Description                          Amount
${lines.join('\n')}`;

it('leaves out a list that opening + Σ = closing has no room for', () => {
  const page = holdings(
    '02/03/21       Northwind shares                     811.20',
    '05/14/22       Treasury note                      1,200.00',
  );
  expect(rowsOf(page)).toEqual(ROWS);
  expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('balanced');
});

it('keeps every row where leaving out one list or another would do as well, and says what is open', () => {
  const page = `${holdings('06/29/23       Northwind shares                     811.20')}

Zorbax positions held
Date           Description                          Amount
07/01/23       Northwind shares                    -811.20

Zindel positions held
Date           Description                          Amount
07/02/23       Treasury note                         811.20`;
  expect(statementOf(page).accounts[0]?.transactions).toHaveLength(8);
  expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('unbalanced');
});

it('begins another account where the days begin anew and the balances do not go on', () => {
  const page = `
Personal account statement
Date           Description                 Amount      Balance
04/24/23       Power company               -28.65       641.43
04/22/23       To pot                      -33.54       670.08
04/14/23       Telephone                   -46.51       703.62
Holiday pot
Date           Description                 Amount      Balance
04/22/23       From account                 33.54       322.43
03/28/23       From account                 93.96       288.89
03/25/23       From account                 20.00       194.93`;
  const { accounts } = statementOf(page);
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([3, 3]);
  expect(accounts.map(({ reconciliation }) => reconciliation.status)).toEqual(['unverifiable', 'unverifiable']);
});

it('leaves out what is told again, by kind, below the end of the list', () => {
  const page = `
Sable Financial
Period January 20, 2025 to February 19, 2025
Transactions by date
Date     Description            Amount     Balance
         Beginning balance                6,561.82
01/21    Grocer                -392.58    6,169.24
01/24    Rent                  -450.48    5,718.76
01/25    Invoice Larch        1,863.32    7,582.08
01/29    Transit               -217.85    7,364.23
         Ending balance                   7,364.23

Withdrawals in detail
01/21    Grocer                 392.58
01/24    Rent                   450.48
01/29    Transit                217.85
         Total                1,060.91

Deposits in detail
01/25    Invoice Larch        1,863.32
         Total                1,863.32`;
  expect(rowsOf(page)).toEqual([
    '01-21 -392.58 Grocer',
    '01-24 -450.48 Rent',
    '01-25 1863.32 Invoice Larch',
    '01-29 -217.85 Transit',
  ]);
  expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('balanced');
});

it('leaves out holdings with the days on which they were bought, though no closing balance is printed', () => {
  const page = `
Brokerage statement
Statement period: 06/24/2023 to 07/25/2023
Date           Description                          Amount
06/28/23       Dividend                             2,450.00
07/12/23       Sold 20 Quill Media                    320.00
07/18/23       Bought 3 Arcos Energy                 -145.00
Holdings
Date           Security                           Amount  Total value
02/03/21       Northwind shares                       811.20       811.20
05/14/22       Treasury note                        1,200.00     1,200.00`;
  expect(rowsOf(page)).toHaveLength(3);
  expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('unverifiable');
});

it('takes interest without a date at the end of a list for an entry where the sums ask for it', () => {
  const page = (interest: string): string => `
Credit card statement
Statement period: 06/24/2023 to 07/25/2023
Previous balance     100.00
New balance          158.12
Date           Description                          Amount
06/28/23       Greenleaf grocers                       30.00
07/12/23       City power co                           20.00
               Interest charged on purchases         ${interest}`;
  expect(rowsOf(page('  8.12'))).toContain('07-25 -8.12 Interest charged on purchases');
  expect(rowsOf(page('  9.12'))).toHaveLength(2);
});

const PLANS = (closing: string): string => `
Tarjeta de crédito
Periodo del: 12/07/2023 al 11/08/2023
Saldo anterior               500.00
Saldo al corte             ${closing}

COMPRAS A MESES SIN INTERESES
Fecha         Descripción              Monto original    Saldo pendiente    Pago requerido    Núm.
13/04/2023    Muebles del norte              6,138.00           3,069.00          1,023.00    3 de 6
15/05/2023    Viajes globo                   3,462.00           2,308.00            577.00    2 de 6

CARGOS REGULARES
Fecha         Descripción                                                             Monto
17/07/2023    Su pago gracias                                                       -500.00
18/07/2023    Farmacia                                                               126.65
21/07/2023    Guardería                                                              175.33`;

it('takes what is due of purchases in instalments for entries, where the balance asks for just that column', () => {
  const [account] = statementOf(PLANS('1,901.98')).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-1023, -577, 500, -126.65, -175.33]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('leaves them out where the balance has no room for them', () => {
  const [account] = statementOf(PLANS('  301.98')).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([500, -126.65, -175.33]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('parts two columns that were taken for one of debits where the sums hold by that', () => {
  const page = `
Card statement
Statement period 05/27/2026 to 06/26/2026
Previous balance $1,000.00
New balance $431.17
Trans Date Description Credits Charges
05/28/26 Online transfer              600.00
06/15/26 Acme store                    55.00
06/18/26 Verizon                                    40.70
06/19/26 Zipcar                                     25.00
06/20/26 Comcast                                     3.79
06/21/26 Netflix                                    16.68`;
  const [account] = statementOf(page).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([600, 55, -40.7, -25, -3.79, -16.68]);
});

it('leaves out a list whose balances go on nowhere without a doubt', () => {
  const page = LIST.replace(
    'Date           Description                          Amount',
    `
Tran date      Description                 Initial amount   Promotional balance   Expires
06/16/23       No interest if paid in full       1,621.58                972.94   06/16/24
06/20/23       No interest if paid in full         629.05                377.43   06/20/24
06/22/23       No interest if paid in full         934.54                560.72   06/22/24

Transactions
Date           Description                          Amount`,
  );
  expect(rowsOf(page)).toEqual(ROWS);
  expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('balanced');
});

it('takes the last rows for totals, whatever they are called, where they are what went out and in above them', () => {
  const page = `
Checking account statement
Statement period: 06/24/2023 to 07/25/2023
Date           Description                          Amount         Balance
06/24/23       Balance forward                                      900.15
06/28/23       Payroll                            2,450.00        3,350.15
07/05/23       Interest earned                        0.15        3,350.30
07/12/23       City power co                        145.00        3,205.30
07/20/23       Greenleaf grocers                    230.60        2,974.70

               Zarqua 2 zorps                       375.60
               Zarqua 2 florns                    2,450.15`;
  expect(rowsOf(page)).toHaveLength(4);
  expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('balanced');
  // Where one is no such sum, both may be entries.
  expect(rowsOf(page.replace('2,450.15', '2,450.16'))).toHaveLength(6);
});

it('leaves out the sums by holder above the entries, with the total that adds them up', () => {
  const page = `
Business credit card
Statement period: 06/24/2023 to 07/25/2023
Previous balance      0.00
Payments and credits  -100.00
New charges         +420.00
Fees                 +16.00
New balance         336.00
Date        Description                 Amount
06/28/23    Payment received           -100.00
Total payments                         -100.00

New charges
Summary                                 Total
Ann Zorbel 9-41003                      120.00
Bob Zindel 9-41011                      180.00
Cid Zumpel 9-41029                      120.00
Total new charges                       420.00

Detail                                  Amount
07/05/23    Shoes                        90.00
07/12/23    Books                        30.00
07/18/23    Tools                       180.00
07/20/23    Paint                       120.00
Fees                                    Amount
07/21/23    Annual fee                    5.00
07/22/23    Late fee                     11.00
Total fees                               16.00`;
  const [account] = statementOf(page).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([100, -90, -30, -180, -120, -5, -11]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('leaves out a list below whose amounts have all been moved above, and not one with an amount of its own', () => {
  const page = (last: string): string => `
Business account statement
Statement period 1 Jul 2025 - 30 Sep 2025
Date          Transaction                 Debit    Credit    Balance
01 Jul 2025   Opening balance                                 100.00
01 Jul        Account fee                 10.00                90.00
02 Jul        Transaction fee              2.40                87.60
01 Aug        Account fee                 10.00                77.60
02 Aug        Transaction fee              4.20                73.40
12 Aug        Takings                               50.00     123.40
30 Sep 2025   Closing balance                                 123.40

Fee summary during 1st June 2025 to 31st July 2025
Fee type                              Charged
01 Jun        Electronic debits         ${last}
              Account fee                10.00
01 Jul        Electronic debits           4.20
              Account fee                10.00`;
  expect(statementOf(page('2.40')).accounts.map(({ transactions }) => transactions.length)).toEqual([5]);
  expect(statementOf(page('2.50')).accounts.map(({ transactions }) => transactions.length)).not.toEqual([5]);
});

it('leaves out sums by kind below the entries that come to all that has moved', () => {
  const page = `
Jahreskontoauszug 2025 - Darlehenskonto
Buchung       Text                       Soll EUR    Haben EUR    Saldo EUR
              Saldovortrag 01.01.2025                              -1.000,00
30.01.2025    Zinsen                        10,00                  -1.010,00
30.01.2025    Annuität                                  200,00       -810,00
27.02.2025    Zinsen                         8,00                    -818,00
27.02.2025    Annuität                                  200,00       -618,00
              Saldo 31.12.2025                                       -618,00

Zusammenfassung 2025                                                     EUR
Restschuld am 01.01.2025                                            1.000,00
Berechnete Zinsen                                                      18,00
Geleistete Zahlungen                                                  400,00
Restschuld am 31.12.2025                                              618,00`;
  expect(statementOf(page).accounts.map(({ transactions }) => transactions.length)).toEqual([4]);
});

it('leaves out sums of both ways below a folio with a correction, which come to all its entries', () => {
  const page = (paid: string): string => `
Hotelrechnung  Folio 4471  Zimmer 214
Datum         Leistung                       Betrag
09.01.2026    Anzahlung                     -400,00
14.02.2026    Zimmer                         272,00
15.02.2026    Zimmer                         272,00
16.02.2026    Minibar                          4,20
19.02.2026    Storno Minibar                  -4,20
19.02.2026    Mastercard                    -144,00
              Gesamtbetrag Zorbel            544,00
              abzüglich Zorbel              ${paid}
              Offener Saldo                    0,00`;
  expect(rowsOf(page('-544,00'))).toHaveLength(6);
  expect(rowsOf(page('-500,00'))).toHaveLength(8);
});

it('leaves out the boxes in the head of a page, which have figures and no words', () => {
  const page = `
CREDIT CARD STATEMENT
Statement date            16 JAN 2026
結單結欠 Statement balance         最低付款額 Minimum payment       到期繳款日 Payment due date
HKD18,195.95                     HKD620.00                      11 FEB 2026

信用限額 Credit limit              可用限額 Available credit        購物實際年利率 APR
HKD80,000                        HKD61,804.05                   35.81%

Post date     Trans date    Description of transaction          Amount (HKD)
                            PREVIOUS BALANCE                        17,000.00
18DEC         17DEC         WELLCOME SUPERMARKET                       482.60
19DEC         18DEC         OCTOPUS ADD VALUE                          500.00
22DEC         20DEC         SOGO CAUSEWAY BAY                          213.35
                            STATEMENT BALANCE                       18,195.95`;
  expect(statementOf(page).accounts.map(({ transactions }) => transactions.length)).toEqual([3]);
});

it('keeps the lists of two cards in one account where what both come to is printed', () => {
  const page = (due: string, name: string): [string, string] => [
    `
Charges of the month
${name}               ${due}

Card 4471
Date        Shop                 Amount
20/01/26    Parking              454.91
21/01/26    Groceries            210.64
24/01/26    Pharmacy             339.92
            Closing balance            1,005.47`,
    `
Card 0926
Date        Shop                 Amount
22/01/26    Telephone            103.10
23/01/26    Food                  32.25
26/01/26    Books                 85.71
            Total                221.06
            Closing balance              221.06`,
  ];
  const sizes = (due: string, name = 'Total charges') =>
    statementOf(...page(due, name)).accounts.map(({ transactions }) => transactions.length);
  expect(sizes('1,226.53')).toEqual([6]);
  expect(sizes('1,226.53', 'Zorbel charges')).toEqual([6]);
  expect(sizes('1,000.00')).toEqual([3, 3]);
});

it('doubts what proves fewer rows than it leaves out, whatever these lack', () => {
  const [account] = statementOf(`
Period: 1 July 2023 - 26 July 2023
Balance at the start   200.00
Balance at the end     50.00
Vasuge           Germiosh                         Mimi          Suindge
Sat 1 July 2023  3 entries, net                                 -150.00
13:38            Sale 7727                       +90.00          290.00
13:38            Transaction fee                  -1.00          289.00
19:50            Payout to bank                 -239.00           50.00
Sun 2 July 2023  4 entries, net                                  +60.00
11:28            Sale 9181                       +50.00          100.00
11:29            Sale 9182                       +10.00          110.00
11:30            Sale 9183                       +20.00          130.00
11:31            Refund                          -20.00          110.00
Mon 3 July 2023  1 entries, net                                  -60.00
19:50            Payout to bank                  -60.00           50.00`).accounts;
  expect(account?.transactions.length === 9 || account?.reconciliation.status !== 'balanced').toBe(true);
});

it('takes balances that go below nothing for such, where their minus is not printed', () => {
  const [account] = statementOf(`
Account statement   01/03/2026 - 31/03/2026
Opening balance                                                   50.00
Date         Description              Withdrawn     Deposited     Balance
02/03/2026   Groceries                    30.00                     20.00
13/03/2026   Rent                         70.00                     50.00
15/03/2026   Cinema                        5.00                     55.00
16/03/2026   Refund                                     10.00       45.00
25/03/2026   Salary                                    100.00       55.00
Closing balance                                                   55.00`).accounts;
  expect(account?.transactions.map(({ balance }) => balance)).toEqual([20, -50, -55, -45, 55]);
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-30, -70, -5, 10, 100]);
  expect(account?.reconciliation.status).toBe('balanced');
});

it('leaves out a list below the closing balance from before the entries, and makes no account of it', () => {
  const account = (first: string) =>
    statementOf(`
Credit card statement
Statement period: 12/11/2025 to 01/10/2026
Previous balance                                      100.00
Date          Description                          Amount
12/13/2025    Corner shop                           45.90
12/20/2025    Internet payment                    -100.00
01/05/2026    Fuel                                  50.00
Closing balance                                       95.90
Contracts
Date          Shop                               Amount
${first}    Furniture                            599.50`).accounts;
  const [own, other] = account('10/22/2025');
  expect(other).toBeUndefined();
  expect(own).toMatchObject({ closingBalance: -95.9, reconciliation: { status: 'balanced' } });
  expect(own?.transactions).toHaveLength(3);
  // Within the period it may be an entry of another account.
  expect(account('12/22/2025')[0]?.reconciliation).toMatchObject({ status: 'unverifiable' });
});

it('charges what a column beside the amounts holds where opening + Σ = closing has room for it alone', () => {
  const bill = (closing: string): string => `
Credit card bill        Statement period 1 February 2026 to 28 February 2026
Previous balance        100.00
New balance             ${closing}
Date        Shop                     Bought     Part due     Zorb
02/02/2026  Bookshop                  40.00        40.00     0.00
05/02/2026  Furniture                900.00       300.00     4.12
09/02/2026  Garage                    25.00        25.00     0.00`;
  const [account] = statementOf(bill('469.12')).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-40, -304.12, -25]);
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  expect(statementOf(bill('465.00')).accounts[0]?.transactions[1]?.amount).toBe(-300);
});

it('charges nothing that stands behind a date of its own: that is another entry', () => {
  const amounts = (between: string): number[] | undefined =>
    statementOf(`
Credit card bill        Statement period 1 February 2026 to 28 February 2026
Previous balance        100.00
New balance             469.12
Date        Shop                     Bought     Part due                 Zorb
02/02/2026  Bookshop                  40.00        40.00                 0.00
05/02/2026  Furniture                900.00       300.00   ${between}    4.12
09/02/2026  Garage                    25.00        25.00                 0.00`).accounts[0]?.transactions.map(
      ({ amount }) => amount,
    );
  expect(amounts('          ')).toEqual([-40, -304.12, -25]);
  expect(amounts('06/02/2026')).toEqual([-40, -300, -25]);
});
