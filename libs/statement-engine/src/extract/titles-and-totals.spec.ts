import { describe, expect, it } from 'vitest';
import { sectionWords } from '../vocabulary/vocabulary.ts';
import { halfLinesOf, rowsOf, statementOf } from './typed-page.fixture.ts';

describe('a title put together of names of one side', () => {
  it.each([
    ['electronic deposits/bank credits', 'in'],
    ['other bank withdrawals and other debits', 'out'],
    ['deposits/withdrawals', null],
    ['electronic', null],
    ['bank', null],
    ['account payments', null],
  ])('%s', (title, side) => {
    expect(sectionWords.exact(title.split(' '))).toBe(side);
  });
});

describe('a total of one side below its rows', () => {
  const page = (total: string): string => `
First Valley Bank
Statement period 03/01/2025 - 03/31/2025
Beginning balance        100.00
Business receipts list
Date      Description              Amount
03/02     Greenleaf                 50.00
03/04     Northwind                 25.00
          Total group               75.00
03/09     Harbor                    10.00
${total}
Ending balance           185.00`;

  it('tells the direction of the rows that it adds up, with those of groups among them', () => {
    expect(rowsOf(page('Total withdrawals         85.00')).map((row) => row.split(' ')[1])).toEqual([
      '-50.00',
      '-25.00',
      '-10.00',
    ]);
  });

  it('keeps its rows to one side where its words go both ways', () => {
    const rows = rowsOf(`
Your credit card statement
Statement period 03/01/2025 - 03/31/2025
Previous balance         100.00
Total balance             35.00
Date      Description              Amount
03/02     A. Webb                   50.00
03/04     Northwind                 25.00
          Total payments            75.00
Date      Description              Amount
03/09     Harbor                    10.00
          Total for this card       10.00`);
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['50.00', '25.00', '-10.00']);
  });

  it('tells none where its words go both ways', () => {
    const [account] = statementOf(page('Total payments            85.00').replace('185.00', ' 15.00')).accounts;
    expect(account?.reconciliation.status).not.toBe('balanced');
  });
});

describe('a summary named above a table', () => {
  const table = (...rows: string[]): string => `
Date          Description        Amount     Balance
${rows.join('\n')}`;
  const first = table(
    '03/13/2025    Greenleaf          -50.00      50.00',
    '03/14/2025    Northwind           25.00      75.00',
  );
  const rows = table('03/19/2025    Harbor             -10.00      65.00');

  it('heads nothing where the table goes on from the page before', () => {
    expect(statementOf(first, `Account summary${rows}`).accounts[0]?.transactions).toHaveLength(3);
  });

  it('makes any other table one of no entries, unless its balances go on from those before', () => {
    const next = rows.replace('Description', 'Particulars');
    expect(statementOf(first, `Account summary${next}`).accounts[0]?.transactions).toHaveLength(3);
    const other = next.replace('65.00', '99.00');
    expect(statementOf(first, `Account summary${other}`).accounts[0]?.transactions).toHaveLength(2);
  });
});

describe('a title between rows', () => {
  const page = (...between: string[]): string => `
Date          Description              Amount     Balance
03/13/2025    Transfer to              -50.00      50.00
              Ann Walker

03/14/2025    Tax on debits and        -25.00      25.00
${between.join('\n')}
03/19/2025    Harbor                   -10.00      15.00`;
  const word = '              Credits';

  it('goes on with the words of an entry where it stands right below where they begin', () => {
    expect(rowsOf(page(word, ''))).toContain('03-14 -25.00 Tax on debits and Credits');
  });

  it('is none of them where it stands nearer to the rows below it', () => {
    expect(rowsOf(page('', word))).toContain('03-14 -25.00 Tax on debits and');
  });
});

it('the name of a section with an amount is an entry where a running balance stands beside it', () => {
  const page = (balance: string): string => `
Date          Description              Out        In     Balance
03/13/2025    Transfer               50.00                 50.00
              Charges                10.00              ${balance}
03/19/2025    Harbor                  5.00                 35.00`;
  expect(rowsOf(page('   40.00'))).toContain('03-13 -10.00 Charges');
});

it('titles of two tables that begin with different currencies are two accounts', () => {
  const ledger = (title: string, row: string): string => `
${title} ledger - receipts and payments
Date          Description              Debit     Credit     Balance
${row}`;
  const pages = [
    ledger('CAD', '03/13/2025    Northline                          50.00       50.00'),
    ledger('USD', '03/14/2025    Harbor                 25.00                  (25.00)'),
  ] as const;
  const currencies = statementOf(...pages).accounts.map(({ currency }) => currency);
  expect(currencies).toEqual(['CAD', 'USD']);
});

it('reads an opening balance of which a word is set with a gap, though another of its words names a balance', () => {
  const account = (name: string, from: string, to: string): string => `
${name}
FECHA       CONCEPTO                               DEBITOS    CREDITOS     SALDO
            SALDO ULT IMO EXTRACTO AL 31/10/2021                           ${from}
02/11/2021  PAGO DE NOMINA                                       50,00     ${to}
            SALDO FINAL AL DIA 30/11/2021                                  ${to}`;
  const page = `Banco del Puerto
${account('CAJA DE AHORRO NRO.: 2856665948', '100,00', '150,00')}
${account('CUENTA CORRIENTE NRO.: 8928561186', '700,00', '750,00')}`;
  expect(statementOf(page).accounts).toMatchObject([
    { openingBalance: 100, reconciliation: { status: 'balanced' } },
    { openingBalance: 700, reconciliation: { status: 'balanced' } },
  ]);
});

it('reads a total of which a word is set with a gap between two letters', () => {
  expect(
    rowsOf(`
Banco del Puerto
Fecha        Concepto                       Importe
12/01/2025   Compra en el mercado           +57.59
13/01/2025   Pago                           -99.99
             To tal abonos                  +57.59`),
  ).toEqual(['01-12 57.59 Compra en el mercado', '01-13 -99.99 Pago']);
});

it('a title of many words ends the section above it where the heading of the list comes again below it', () => {
  const page = (heading: string): string => `
Card statement
Previous balance          100.00
New balance                35.00

Payments received
Date      Shop                     Amount
03/02     By transfer              100.00

Zorbel and zindel of Ann R Duarte, card ending 3307
${heading}
03/04     Northwind                 25.00
03/09     Harbor                    10.00`;
  expect(rowsOf(page('Date      Shop                     Amount'))).toEqual([
    '03-02 100.00 By transfer',
    '03-04 -25.00 Northwind',
    '03-09 -10.00 Harbor',
  ]);
});

it('never loses without a word what an undated line pays out of the balance reached', () => {
  const account = (amount: string) =>
    statementOf(`
Everyday account 1 March 2025 - 31 March 2025
Opening balance  100.00
Date         Details                   Amount     Balance
02/03/25     Salary                    400.00      500.00
05/03/25     Coffee bar                 -5.01      494.99
08/03/25     Groceries                 -15.00      479.99
             Transfer to new account  ${amount}
`).accounts[0];
  expect(account('-479.99')?.transactions).toHaveLength(4);
  for (const amount of ['-479.99', ' 479.99']) expect(account(amount)?.reconciliation.status).not.toBe('balanced');
});

it('takes a first entry of a day for one, though it is the balance that the rows have reached', () => {
  const rows = rowsOf(`
Everyday account
Opening balance  100.00
             Details                   Amount     Balance
3 March 2025
             Salary                    400.00      500.00
5 March 2025
             Groceries                 -20.00      480.00
7 March 2025
             Deposit                   480.00
             Fuel                      -10.00      950.00
`);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['400.00', '-20.00', '480.00', '-10.00']);
});

it('takes whole amounts without a heading for entries where their lines begin with days', () => {
  const [account] = statementOf(`
Savings 1111
03/03/2025  Transfer from current       20
13/03/2025  Transfer from current       40
17/03/2025  Transfer from current       60
21/03/2025  Transfer from current       80
27/03/2025  Transfer from current      110

Current 2222
Date       Details                   Amount     Balance
           Opening balance                     100.00
02/03/2025 Salary                    400.00      500.00
15/03/2025 Coffee bar                 -5.01      494.99
21/03/2025 Tea bar                    -5.00      489.99
           Closing balance                     489.99
`).accounts;
  expect(account?.transactions).toHaveLength(8);
  expect(account?.reconciliation.status).not.toBe('balanced');
});

it('takes no sum in the column of balances for the closing balance', () => {
  const account = statementOf(`
Savings account statement
Date         Details                   Debit / Credit     Balance
             Balance brought forward                      22,204.66
21/05/26     Payment to shop                   120.00     22,084.66
22/05/26     Payment to friend                 350.00     21,734.66
25/05/26     Transfer from work              2,500.00     24,234.66
ยอดรวมถอน TOTAL AMOUNTS (Debit)                              470.00     TOTAL ITEMS 2
ยอดรวมฝาก TOTAL AMOUNTS (Credit)                           2,500.00     TOTAL ITEMS 1
ยอดเงินคงเหลือยกไป (BALANCE CARRIED FORWARD)                 24,234.66
`).accounts[0];
  expect(account).toMatchObject({ closingBalance: 24234.66, reconciliation: { status: 'balanced' } });
});

it('takes the nearer of two names of ends for that of an amount', () => {
  const account = statementOf(`
Extrato da conta
Saldo final do período             Saldo inicial                        874,15
R$ 794,55                          Saldo final do período               794,55
Data          Descrição                                       Valor
02/02/2026    Compra                                         -79,60
`).accounts[0];
  expect(account).toMatchObject({ openingBalance: 874.15, closingBalance: 794.55 });
});

it('takes whole numbers beside names in a head for no entries where those have decimals', () => {
  const rows = halfLinesOf(`
Avanta tankpas                                     Factuurnummer     AV25-1177043

                                                   Factuurdatum      30-11-2025

Installatiebedrijf Van Dorp                        Klantnummer       220381
t.a.v. de crediteuren
                                                   Periode           01-11-2025 t/m 30-11-2025
Nijverheidsweg 41
                                                   Vervaldatum       14-12-2025
3771 ME Barneveld


Datum         Station             Litres       Prijs       Bedrag EUR

03-11-2025    Express             42,92        1,668            69,01

07-11-2025    South               51,37        1,683            83,38

                                  Totaal te betalen            152,39
`).accounts[0]?.transactions;
  expect(rows?.map(({ amount }) => amount)).toEqual([-69.01, -83.38]);
});

it('takes a whole number with a sign at the edge of its column for an amount, without a date beside it', () => {
  const rows = rowsOf(`
Relevé de compte
Devise : Franc CFA (XOF)
Vendredi 29 mai 2026
08:05     Transfert reçu            +35 000
10:31     Retrait                   -20 000
10:31     Frais de retrait             -500
Samedi 30 mai 2026
12:40     Facture                   -11 340
12:41     Frais                        -600
`);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['35000.00', '-20000.00', '-500.00', '-11340.00', '-600.00']);
});

it('knows the balance before the entries by its name in one of two languages', () => {
  const account = statementOf(`
Credit card statement
Closing balance                                   2,329.18
Date          Details                     Abroad     Amount
              Zorbel klomp / Previous balance      2,170.55
16/12/2025    Online shop                            158.63`).accounts[0];
  expect(account).toMatchObject({ openingBalance: -2170.55, reconciliation: { status: 'balanced' } });
});

it('takes words that begin as the name of a balance for an entry, where their amount stands under the name of a side', () => {
  const account = statementOf(`
Kontoauszug
Anfangssaldo                                                      1,000.00
Datum         Text                            Belastung   Gutschrift      Saldo
25.03.2026    Einkauf                             20.00                   980.00
31.03.2026    Saldo Preisabschluss                15.00                   965.00
01.04.2026    Gehalt                                          100.00    1,065.00
Schlusssaldo                                                            1,065.00
`).accounts[0];
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-20, -15, 100]);
});

it('what debits come to is no closing balance where it stands in the column of balances', () => {
  const page = (name: string): string => `
ΑΝΤΙΓΡΑΦΟ ΚΙΝΗΣΗΣ ΛΟΓΑΡΙΑΣΜΟΥ   EUR   ΠΕΡΙΟΔΟΣ: 01/07/2024 - 31/07/2024
ΗΜ/ΝΙΑ       ΑΙΤΙΟΛΟΓΙΑ                    ΠΟΣΟ    Χ/Π   ΥΠΟΛΟΙΠΟ
30/06/2024   ΥΠΟΛΟΙΠΟ ΑΠΟ ΜΕΤΑΦΟΡΑ                         100,00
08/07/2024   ΑΓΟΡΑ ΑΡΤΟΠΟΙΕΙΟ             15,00     Χ       85,00
10/07/2024   ΚΑΤΑΘΕΣΗ ΜΕΤΡΗΤΩΝ            40,00     Π      125,00
                                   ΣΥΝΟΛΟ ΧΡΕΩΣΕΩΝ          15,00
                                   ΣΥΝΟΛΟ ΠΙΣΤΩΣΕΩΝ         40,00
                                   ${name}                 125,00`;
  expect(statementOf(page('ΖΑΡΚΑ')).accounts[0]).toMatchObject({
    openingBalance: 100,
    closingBalance: 125,
    reconciliation: { status: 'balanced' },
  });
});

it('the name of the statement at the head of every page heads no summary', () => {
  const page = (number: number, rows: string): string => `
RESUMEN DE CUENTA VISA TARJETA DE CREDITO     Hoja ${number}/2
Fecha        Detalle                           Importe
${rows}
`;
  const first = `             SALDO ANTERIOR                     100,00
02/05/2025   SUPERMERCADO DEL SUR                20,00
05/05/2025   SU PAGO                            100,00-`;
  const second = `09/05/2025   LIBRERIA CENTRAL                    30,00
             SALDO ACTUAL                        50,00`;
  expect(rowsOf(page(1, first), page(2, second))).toEqual([
    '05-02 -20.00 SUPERMERCADO DEL SUR',
    '05-05 100.00 SU PAGO',
    '05-09 -30.00 LIBRERIA CENTRAL',
  ]);
});

it('a list of what is pending that goes on over pages under its title is none of entries', () => {
  const page = (title: string, rows: string): string => `
${title}
Date         Details                            Amount
${rows}
`;
  const entries = page('Everyday account statement', `02/05/2025   Market                              20.00`);
  const pending = (day: string): string =>
    page('Pending transactions', `${day}/05/2025   Hotel                               70.00`);
  expect(rowsOf(entries, pending('09'), pending('10')).map((row) => row.slice(0, 5))).toEqual(['05-02']);
});

it('a total may be named in the columns beside that of the words', () => {
  const rows = rowsOf(`
カードご利用代金明細書
ご利用日          ご利用先など          ご利用金額       支払区分  今回回数    お支払金額     摘要
2025/08/22    書店              98,400      3回      2     32,800    分割払い
2025/09/17    電話               5,102      1回             5,102
2025/09/18    給油               1,936      1回             1,936
2025/09/19    食品                 717      1回               717
                                  1回払い           小計      7,755
                                  分割払い           小計     32,800
                                          お支払金額合計       40,555`);
  expect(rows).toHaveLength(4);
});

it('a total under a heading without entries is one where the sums need it, and has no day', () => {
  const read = (closing: string): unknown => {
    const [account] = statementOf(`
Credit Card Statement
Feb 1 - Feb 28, 2025
Previous Balance                       $100.00
Your February Balance                   $${closing}
Payments
Date          Description                        Amount
02/03/2025    ACH Deposit                      -$100.00
Total payments for this period                 -$100.00
Transactions
Date          Description              Back      Amount
02/04/2025    Bookshop                $0.20      $20.00
02/09/2025    Garage                  $0.22      $22.00
Total charges                                    $42.00
Zorbel Instalments
Date          Description                  Back  Amount
08/09/2024    Grove Marketplace
              This month: $41.62
Total financed                                  $998.88
Total payments due this month                    $41.62`).accounts;
    return [account?.transactions.length, account?.reconciliation.status, account?.reconciliation.reasons];
  };
  expect(read('83.62')).toEqual([4, 'unverifiable', ['noDate']]);
  expect(read('42.00')).toEqual([3, 'balanced', []]);
});

it('a title whose remark is the name of what does not count heads no entries', () => {
  const read = (remark: string): unknown => {
    const [account] = statementOf(`
Credit Card Statement
Feb 1 - Feb 28, 2025
Previous Balance                       $100.00
New Balance                            $142.00
Date          Description                       Amount
02/04/2025    Bookshop                          $20.00
02/09/2025    Garage                            $22.00
Zorbel plan ${remark}
Date          Description                       Amount
02/05/2025    Sofa                              $32.00
02/07/2025    Camera                            $22.92`).accounts;
    return account?.transactions.map(({ amount }) => amount);
  };
  expect(read('(upcoming instalments)')).toEqual([-20, -22]);
  expect(read('(brown instalments)')).toHaveLength(4);
});
