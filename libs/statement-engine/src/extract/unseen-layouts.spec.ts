import { expect, it } from 'vitest';
import { rowsOf, scannedOf, statementOf } from './typed-page.fixture.ts';

it('takes the word behind all amounts for the sign of a currency, in whatever script', () => {
  expect(
    rowsOf(`
Statement 2026-02-01 to 2026-02-28
Opening balance                                                    100.00 ر.س
Date         Details                    Credit        Debit        Balance
2026-02-03   Shop                                     20.00 ر.س    80.00 ر.س
2026-02-09   Salary                     50.00 ر.س                  130.00 ر.س
2026-02-15   Rent of the office                       30.00 ر.س    100.00 ر.س`),
  ).toEqual(['02-03 -20.00 Shop', '02-09 50.00 Salary', '02-15 -30.00 Rent of the office']);
});

it('reads a day and a month with a point and a blank behind each', () => {
  expect(
    rowsOf(`
Období: 1. 2. 2026 - 28. 2. 2026
Počáteční zůstatek                                  500,00
Datum      Popis                     Částka        Zůstatek
2. 2.      Platba kartou             -20,00        480,00
13. 2.     Výplata                   100,00        580,00
27. 2.     Poplatek                   -5,00        575,00`),
  ).toEqual(['02-02 -20.00 Platba kartou', '02-13 100.00 Výplata', '02-27 -5.00 Poplatek']);
});

it('takes no side from "in Euro" over the amounts', () => {
  const [account] = statementOf(`
Carta di credito   Estratto conto   01/02/2026 - 28/02/2026
Saldo precedente                                            50,00
Data          Descrizione                                in Euro
03/02/2026    Addebito su conto                            -50,00
13/02/2026    Supermercato                                  30,00
21/02/2026    Libreria                                      20,00
Saldo a Suo debito                                          50,00`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([50, -30, -20]);
});

it('ends the section of a summary with the closing balance below it', () => {
  const [account] = statementOf(`
Settlement statement 1 April 2026 - 30 April 2026
Summary                Count        Gross        Fees          Net
Opening balance                                             412.60
Payouts                    1      -100.00        0.00      -100.00
Charges                    2       193.50       -3.00       190.50
Closing balance                                             503.10
Date         Details               Gross         Fee         Net      Balance
01/04/2026   Opening balance                                           412.60
13/04/2026   Charge 10617          101.00       -1.00      100.00      512.60
14/04/2026   Charge 10664           92.50       -2.00       90.50      603.10
15/04/2026   Payout               -100.00        0.00     -100.00      503.10`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([100, 90.5, -100]);
});

it('reads undated entries under several days also where a later list has a heading', () => {
  const page = `
Extrato da conta   Período: 01/03/2026 a 12/03/2026
Saldo inicial                                   100,00
02 de março de 2026, segunda-feira
Recebimento de vendas                            +50,00
Tarifa                                            -5,00
03 de março de 2026, terça-feira
Recebimento de vendas                            +20,00
04 de março de 2026, quarta-feira
Pix enviado                                      -65,00
Saldo final                                     100,00

Lançamentos futuros
Data           Descrição                          Valor
13/03/2026     Recebimento de vendas               10,00`;
  expect(rowsOf(page)).toEqual([
    '03-02 50.00 Recebimento de vendas',
    '03-02 -5.00 Tarifa',
    '03-03 20.00 Recebimento de vendas',
    '03-04 -65.00 Pix enviado',
  ]);
});

it('takes what both sides of a ledger come to, and the balance that evens them, for no entries', () => {
  const page = `
Ledger account   1-Apr-25 to 30-Apr-25
Date         Particulars                  Debit        Credit
1-Apr-25     To Opening Balance          100.00
4-Apr-25     To Sales                    250.00
9-Apr-25     By Bank                                   300.00
                                         350.00        300.00
             By Closing Balance                         50.00
                                         350.00        350.00`;
  const [account] = statementOf(page).accounts;
  expect(rowsOf(page)).toEqual(['04-04 -250.00 To Sales', '04-09 300.00 By Bank']);
  expect([account?.openingBalance, account?.closingBalance]).toEqual([-100, -50]);
});

it('leaves out a plan of what falls due after the day of the closing balance', () => {
  const page = `
Darlehenskonto
Buchung   Wert      Vorgang                                Betrag EUR
                    alter Kontostand vom 31.12.2024        1.000,00 S
30.01.    30.01.    Rate                                     100,00 H
28.02.    28.02.    Rate                                     100,00 H
30.03.    30.03.    Rate                                     100,00 H
15.07.    15.07.    Sondertilgung                            100,00 H
30.08.    30.08.    Rate                                     100,00 H
02.09.    02.09.    Entgelt                                   10,00 S
03.09.    03.09.    Erstattung                                10,00 H
04.09.    04.09.    Entgelt                                   10,00 S
05.09.    05.09.    Erstattung                                10,00 H
06.09.    06.09.    Entgelt                                   10,00 S
07.09.    07.09.    Erstattung                                10,00 H
30.10.    30.10.    Entgelt                                   50,00 S
30.11.    30.11.    Rate                                     150,00 H
                    neuer Kontostand vom 31.12.2025          400,00 S
Vorschau der nächsten Monate
Fällig am      Rate       davon Tilgung       Restschuld
30.01.2026     100,00     90,00               310,00
28.02.2026     100,00     91,00               219,00
30.03.2026     100,00     92,00               127,00`;
  const [account] = statementOf(page).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([
    100, 100, 100, 100, 100, -10, 10, -10, 10, -10, 10, -50, 150,
  ]);
  expect(account?.transactions[0]?.date).toBe('2025-01-30');
  expect(account?.reconciliation.status).toBe('balanced');
});

it('begins another account of a ledger below a total that ended one, where the next entry starts from nothing', () => {
  const { accounts } = statementOf(`
Grand livre   Période du 01/01/2026 au 31/03/2026
Date         Libellé                     Débit       Crédit      Solde
01/01/2026   A NOUVEAU                  100,00                  100,00 D
15/01/2026   Facture Nord                50,00                  150,00 D
20/02/2026   Virement Nord                         120,00        30,00 D
             Total compte Nord          150,00     120,00        30,00 D
             Compte Sud
14/01/2026   Facture Sud                 80,00                   80,00 D
16/02/2026   Chèque Sud                             80,00         0,00
20/03/2026   Facture Sud                 25,00                   25,00 D
             Total compte Sud           105,00      80,00        25,00 D`);
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([2, 3]);
});

it('begins with the balance that the last cell of a dated line names', () => {
  const [account] = statementOf(`
Kartica kupca   01.01.2026 - 30.06.2026
Datum         VD    Opis                Duguje        Potražuje     Saldo
01.01.2026    PS    Početno stanje      400,00        0,00          400,00
18.01.2026    FA    Faktura             150,00        0,00          550,00
24.02.2026    IZ    Uplata                0,00        250,00        300,00`).accounts;
  expect([account?.openingBalance, account?.transactions.length]).toEqual([-400, 2]);
});

it('tells both ends of each account by lines of summaries that stand above all lists', () => {
  const { accounts } = statementOf(`
Wallet summary
Opening balance     Total debit     Total credit     Closing balance
          100.00          30.00            10.00               80.00
Savings summary
Opening balance     Total debit     Total credit     Closing balance
          500.00           0.00             7.00              507.00
Wallet transactions   01/03/2026 - 31/03/2026
Date          Description              Debit       Credit      Balance
14/03/2026    Shop                     30.00                     70.00
20/03/2026    Refund                               10.00         80.00
Savings transactions
Date          Description              Debit       Credit      Balance
14/03/2026    Interest earned                       3.00        503.00
28/03/2026    Interest earned                       4.00        507.00`);
  expect(accounts.map(({ openingBalance, closingBalance }) => [openingBalance, closingBalance])).toEqual([
    [100, 80],
    [500, 507],
  ]);
});

it('takes a title in Japanese that goes on behind a name of payments to come for one of these', () => {
  const page = `
ご利用明細
ご利用日      ご利用店名           ご利用金額
25/12/16     セブン               1,842
25/12/17     スーパー             5,316
次回以降のお支払い予定(分割払い・ボーナス払い)
ご利用日      ご利用店名           ご利用金額
25/12/30     ビックカメラ          89,800`;
  expect(statementOf(page).accounts[0]?.transactions.length).toBe(2);
});

it('reads the period of a Greek statement between its two days', () => {
  const [account] = statementOf(`
Κινήσεις από 01/07/2025 έως 31/12/2025 (οι πιο πρόσφατες πρώτες)
Ημερομηνία     Αιτιολογία                     Χρέωση      Πίστωση      Υπόλοιπο
22/12/2025     Λογαριασμός                    149,60                     159,63
               Περίοδος 19/11/2025 - 18/12/2025
21/07/2025     Λογαριασμός                     10,03                      10,03`).accounts;
  expect(account?.period).toEqual({ start: '2025-07-01', end: '2025-12-31' });
});

it('takes what each list of one table comes to for no entry, under whatever words', () => {
  const page = `
Cartão de crédito   Vencimento: 02/02/2026
Pagamentos efetuados
Data       Estabelecimento                   Valor em R$
12/01      Pagamento deb aut                     - 50,00
Lançamentos: compras e saques
Data       Estabelecimento                   Valor em R$
22/01      Magalu                                  90,00
28/01      Posto                                   30,00
Lançamentos no cartão final 1234                  120,00
Lançamentos: compras e saques
Data       Estabelecimento                   Valor em R$
24/01      Kalunga                                 10,00
25/01      Pet Love                                15,00
Lançamentos no cartão final 7719                   25,00`;
  expect(rowsOf(page.replaceAll('- 50,00', ' -50,00')).map((row) => row.slice(6))).toEqual([
    '50.00 Pagamento deb aut',
    '-90.00 Magalu',
    '-30.00 Posto',
    '-10.00 Kalunga',
    '-15.00 Pet Love',
  ]);
});

it('takes a transfer with two dates of its own for an entry, whatever its first word may carry forward', () => {
  expect(
    rowsOf(`
Kontoauszug 01.01.2026 - 31.01.2026
Datum        Text                     Gutschrift     Lastschrift     Valuta        Saldo
01.01.26     Kontostand                                                           500.00
16.01.26     LOHN                         100.00                     16.01.26     600.00
28.01.26     ÜBERTRAG AUF KONTO                           50.00      28.01.26
             KAUF/DIENSTLEISTUNG                          10.00      27.01.26     540.00
31.01.26     Kontostand                                                           540.00`),
  ).toEqual(['01-16 100.00 LOHN', '01-28 -50.00 ÜBERTRAG AUF KONTO', '01-28 -10.00 KAUF/DIENSTLEISTUNG']);
});

it('reads a small whole amount beside a balance with groups where its date stands on another line', () => {
  const rows = rowsOf(`
거래내역조회   2026.03.01 ~ 2026.03.31
거래일시        적요          출금액(원)     입금액(원)       잔액(원)
2026.03.02
              체크카드          5,700            0     1,732,752
2026.03.05
              자동이체        650,000            0     1,082,752
2026.03.09
              이자세금            170            0     1,082,582
2026.03.11
              급여                  0      100,000     1,182,582`);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['-5700.00', '-650000.00', '-170.00', '100000.00']);
});

it('reads a date of a scan whose point came out as a comma, in a column of dates', () => {
  const [account] = scannedOf(`
Kontoauszug vom 27.02.2026
Datum      Text                       Valuta       Betrag EUR
02.02      Bäckerei                   02.02            75,59-
03.02      Gutschrift                 03.02            78,62
24.02      Spar                       24.02            57,34-
25,02      OMV                        24.02            69,19-
26.02      Apotheke                   26.02             8,36-`).accounts;
  expect(account?.transactions.map(({ date }) => date.slice(5))).toEqual(['02-02', '02-03', '02-24', '02-25', '02-26']);
});

it('keeps an account together where a number in the head of a page differs and the balance goes on', () => {
  const page = (rows: string): string => `
Grand livre auxiliaire clients
Période du 01/01/2026 au 31/01/2026   Tenue de compte : EUR   Exercice 2026
Date         Libellé                     Débit       Crédit      Solde
${rows}`;
  const { accounts } = statementOf(
    page(`Compte 4118812 Durand
             Report au 01/01/2026                                100,00 D
02/01/2026   Facture Nord                50,00                  150,00 D
03/01/2026   Facture Sud                 20,00                  170,00 D`),
    page(`             Report                                              170,00 D
20/01/2026   Virement reçu                          120,00       50,00 D`),
  );
  expect(accounts.map(({ transactions }) => transactions.length)).toEqual([3]);
});

it('reads a letter before all amounts as the sign that a font lacks, and a rule behind a date as no part of it', () => {
  expect(
    rowsOf(`
Credit card statement   Billing period 13 Dec, 2025 - 12 Jan, 2026
Previous balance   500.00   New balance   1,210.50
Date & time          Description              Rewards        Amount
14/12/2025| 09:12    Card payment                             + C 500.00
15/12/2025| 20:41    Groceries                + 12            C 612.50
16/12/2025| 11:03    Fuel                     + 88            C 437.00
17/12/2025| 18:27    Pharmacy                                 C 101.00
18/12/2025| 18:27    Books                                    C 40.00
19/12/2025| 18:27    Cinema                                   C 20.00`).map((row) => row.split(' ')[1]),
  ).toEqual(['500.00', '-612.50', '-437.00', '-101.00', '-40.00', '-20.00']);
});

it('takes no period from the small print where the closing balance is dated behind it', () => {
  const [account] = statementOf(`
Statement summary to 2 March 2026
Balance brought forward 1 February              100.00
Balance at 2 March 2026                          60.00
Date      Description            Money out    Money in     Balance
2 Feb     Groceries                  30.00                    70.00
26 Feb    Refund                                20.00         90.00
2 Mar     Council tax                30.00                    60.00
Overdraft interest is for 21 January to 20 February 2026.`).accounts;
  expect(account?.transactions.map(({ date }) => date)).toEqual(['2026-02-02', '2026-02-26', '2026-03-02']);
  expect(account?.reconciliation.reasons).toEqual([]);
});

it('proves a month without entries also where some are pending', () => {
  const [account] = statementOf(`
Checking account statement   01/03/2026 - 31/03/2026
Opening balance                                     100.00
Closing balance                                     100.00
Pending transactions
Date         Description                 Amount
30/03/2026   Groceries                    10.00`).accounts;
  expect([account?.transactions.length, account?.reconciliation.status]).toEqual([0, 'balanced']);
});
