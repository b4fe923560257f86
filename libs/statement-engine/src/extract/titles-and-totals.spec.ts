import { describe, expect, it } from 'vitest';
import { sectionWords } from '../vocabulary/vocabulary.ts';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

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
