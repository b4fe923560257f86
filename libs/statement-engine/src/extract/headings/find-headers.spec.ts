import { describe, expect, it } from 'vitest';
import { arrangeLines } from '../../layout/arrange-lines.ts';
import type { PageContent, Word } from '../../page-content.ts';
import { identifyStatement } from '../../identify/identify-statement.ts';
import { findHeaders } from './find-headers.ts';
import { gridPage, rowsOf, statementOf, wordAt } from '../typed-page.fixture.ts';

/** One page a list of lines; cells of a line are parted by two spaces. */
function headersOf(...pages: string[][]): string[][] {
  const { lines } = identifyStatement(arrangeLines(pages.map((lines, at) => gridPage(lines, at + 1))));
  return findHeaders(lines).map(({ cells }) => cells.map(({ text }) => text));
}

const heading = 'Date  Transaction details  Deposit  Withdrawal  Balance';

describe('headings of tables', () => {
  it('are names of columns also where two came out as one word', () => {
    expect(headersOf(['Forklaring  RentedatoUt Inn Saldo  Bokført', 'Giro  1.00'])).toEqual([
      ['Forklaring', 'rentedato', 'ut', 'inn', 'saldo', 'Bokført'],
    ]);
  });

  it('go on below a stroke at the end of a line: "Dt/" over "Kt" is the side', () => {
    const page = gridPage(['Дата  Основание  ДТ/  Сума', 'Date  Details  КТ  Amount', '01.10.2025  Giro  ДТ  8,24']);
    const [header] = findHeaders(identifyStatement(arrangeLines([page])).lines);
    expect(header?.cells.map(({ role }) => role)).toEqual(['date', 'description', 'side', 'amount']);
  });

  const rolesOf = (heading: string, row: string): unknown[] =>
    (findHeaders(identifyStatement(arrangeLines([gridPage([heading, row])])).lines)[0]?.cells ?? []).map(
      ({ role }) => role,
    );

  it('name the words of entries where they tell what is described', () => {
    const row = '01/10/25  Coffee  $8.24';
    expect(rolesOf('Tran date  Description of credit  Amount', row)).toEqual(['date', 'description', 'amount']);
  });

  it('are amounts below a currency alone', () => {
    expect(rolesOf('DATA  ESTABELECIMENTO  R$', '11/01  Loja  122,40')).toEqual(['date', 'description', 'amount']);
  });

  it('are names of both sides and a balance, whatever else is named', () => {
    const names = ['Bilagsdato', 'Bilagsart', 'Bilagsnr./KID', 'Forfall', 'Debet', 'Kredit', 'Saldo'];
    const pageOf = (all: string[]) => ({ ...gridPage([]), words: all.map((text, at) => wordAt(text, 40 + at * 90, 40)) }); // prettier-ignore
    const found = (all: string[]) => findHeaders(identifyStatement(arrangeLines([pageOf(all)])).lines).length;
    expect(found(names)).toBe(1);
  });

  it('are names of columns also where Chinese ones stand closer than words of other languages', () => {
    const words = ['消費日', '交易說明', '新臺幣', '卡號'].map((text, at) =>
      wordAt(text, [40, 120, 300, 321][at]!, 40),
    );
    const page = { ...gridPage([]), words: [...words, wordAt('12/16', 40, 53), wordAt('1,287', 295, 53)] };
    const [header] = findHeaders(identifyStatement(arrangeLines([page])).lines);
    expect(header?.cells.map(({ text }) => text)).toEqual(['消費日', '交易說明', '新臺幣', '卡號']);
  });

  it('are names over two lines also where the halves stand above and below those of one line, and nobody knows them', () => {
    const at = (text: string, x: number, y: number): Word => ({ ...wordAt(text, x, y), width: text.length * 8 });
    const names = [at('消費日', 40, 40), at('消費明細', 200, 40), at('新臺幣金額', 300, 40)];
    const halves = [at('入帳', 120, 35), at('起息日', 120, 44)];
    const entry = [at('12/16', 40, 60), at('12/18', 120, 60), at('1,287.00', 300, 60)];
    const page = { ...gridPage([]), words: [...halves, ...names, ...entry] };
    const [header] = findHeaders(identifyStatement(arrangeLines([page])).lines);
    expect(header?.cells[1]).toMatchObject({ text: '入帳 起息日', role: 'postingDate' });
  });

  it('are names of columns also where a hyphen stands in them without its spaces', () => {
    const { lines } = identifyStatement(
      arrangeLines([gridPage(['Date  Details  Payments-out  Payments-in  Self-service', '8 Mar  Wages  30.00'])]),
    );
    const [header] = findHeaders(lines);
    expect(header?.cells.map(({ role }) => role)).toEqual(['date', 'description', 'debit', 'credit', null]);
  });

  it('are names of columns also where a unit in brackets joins two', () => {
    expect(headersOf(['Date  Description  Debit(₦)  Credit(₦)Balance After(₦)', '8 Mar  Shop  30.00  10.00'])).toEqual([
      ['Date', 'Description', 'Debit(₦)', 'credit', 'balance after'],
    ]);
  });

  it('tell the currency of a column, and no side, in what stands between its name and a code', () => {
    expect(headersOf(['Posting date  Description  Amount in SGD', '8 Mar  Shop  30.00'])).toEqual([
      ['Posting date', 'Description', 'Amount in SGD'],
    ]);
    expect(headersOf(['Posting date  Description  Dr INR Cr INR', '8 Mar  Shop  30.00'])).toEqual([
      ['Posting date', 'Description', 'dr', 'cr'],
    ]);
  });

  it('are no sentence that begins with two of them', () => {
    expect(headersOf(['Date  Text  Charges  Credits', '8 Mar  Rebate  -5.00', 'posted in error'])).toEqual([
      ['Date', 'Text', 'Charges', 'Credits'],
    ]);
  });

  it('are no fields of an entry, though their names are those of columns', () => {
    expect(headersOf([heading, '8 Mar  Payroll  1.00', '  TYPE: PAYROLL  CO: TVA  Entry Class Code: PPD'])).toEqual([
      heading.split('  '),
    ]);
  });

  it('part what was bought from what is charged, though the names come out as one', () => {
    expect(headersOf(['Date  Shop  Original amount Billing amount', '8 Mar  Shop  30.00  10.00'])).toEqual([
      ['Date', 'Shop', 'original amount', 'billing amount'],
    ]);
  });

  it('reach beyond a long name to those of money', () => {
    const text = `
Rekeningafschrift 2025   Periode 01-05-2025 t/m 31-05-2025
Beginsaldo 30-04-2025     100,00 CR         Eindsaldo 31-05-2025      65,00 CR
             Rente-
Datum        datum      Code    Naam / rekening / omschrijving                    Af (debet)      Bij (credit)
12-05        12-05      bc      Jumbo Zeist                                            52,00
22-05        22-05      cb      S van Dijk                                                               17,00`;
    expect(rowsOf(text).map((row) => row.slice(0, 12))).toEqual(['05-12 -52.00', '05-22 17.00 ']);
    expect(statementOf(text).accounts[0]?.reconciliation.status).toBe('balanced');
  });

  it('go on in a lower line with names of money alone, in the gaps of the upper one', () => {
    const text = `
Estratto conto al 30.06.2025    Conto corrente 000016685985
DATA        VALUTA                                    CAUS.      DESCRIZIONE DELLE OPERAZIONI
                           DARE         AVERE
31.05.2025                               640,12                  SALDO INIZIALE A VOSTRO CREDITO
02.06.2025  02.06.2025    24,31                        26        VOSTRA DISPOSIZIONE DI BONIFICO
13.06.2025  13.06.2025                    83,61        48        BONIFICO A VOSTRO FAVORE
30.06.2025                               699,42                  SALDO FINALE A VOSTRO CREDITO`;
    expect(rowsOf(text).map((row) => row.slice(0, 12))).toEqual(['06-02 -24.31', '06-13 83.61 ']);
    expect(statementOf(text).accounts[0]?.reconciliation.status).toBe('balanced');
  });

  it('say in their second language which of two dates is that of the posting', () => {
    const text = `
Credit card statement 2026
Дата          Дата            Операция        Сумма
Trans. Date   Posting Date    Description     Amount
03/03/2026    15/03/2026      Corner shop      10.00
04/03/2026    18/03/2026      Garden books     12.00`;
    expect(rowsOf(text).map((row) => row.slice(0, 5))).toEqual(['03-15', '03-18']);
  });

  it('name the date of the ledger before that of the transaction', () => {
    const text = `
Kontoutdrag 2026
Reskontradatum   Transaktionsdatum   Text            Belopp      Saldo
2026-03-05       2026-03-03          Matbutik        -10,00      90,00
2026-03-06       2026-03-06          Matbutik        -10,00      80,00`;
    expect(rowsOf(text).map((row) => row.slice(0, 5))).toEqual(['03-05', '03-06']);
  });

  it('that name words and a reference in one are those of words, and stand in no entry', () => {
    const text = `
Izvadak 2026
Datum         Opis prometa / poziv na broj    Duguje     Potražuje   Stanje
03.03.2026.   KARTICA TRGOVINA                10,00                  90,00
              HR33 9060-94915
04.03.2026.   UPLATA                                     20,00       110,00
              HR40 3397-42821`;
    expect(rowsOf(text).map((row) => row.slice(6))).toEqual([
      '-10.00 KARTICA TRGOVINA HR33 9060-94915',
      '20.00 UPLATA HR40 3397-42821',
    ]);
  });

  it('are no entry that begins with their words', () => {
    expect(headersOf([heading, '8 Mar  DEBIT CARD TRANSACTION', 'DEBIT CARD TRANSACTION', 'Shop  10.00'])).toHaveLength(
      1,
    );
  });

  it('are no entry whose figures stand under the names of money', () => {
    const text = `
Date          Transaction      Description              Debits     Credits     Balance
01/03/2026    Opening                                                          100.00
03/03/2026    Card purchase    Greenleaf                 10.00                  90.00
              Interest         CREDIT INTEREST PAID                  0.50       90.50`;
    expect(rowsOf(text)).toContain('03-03 0.50 Interest CREDIT INTEREST PAID');
  });

  it('do not take in the entry that begins right below them on one page', () => {
    const [first, second] = headersOf(
      [heading, '8 Mar  Shop  10.00', '9 Mar  Transfer', 'A. Doe  20.00'],
      [heading, 'GIRO PAYMENT', 'Town council  30.00  70.00'],
    );
    expect(second).toEqual(first);
  });

  it('do not take in a title that stands above them on one page', () => {
    const [first, second] = headersOf(['HKD Savings', heading, '8 Mar  Shop  10.00'], [heading, '9 Mar  Shop  20.00']);
    expect(first).toEqual(second);
  });

  it('keep the second line that they have on every page', () => {
    const two = ['Date  Transaction  Paid  Paid  Balance', '  details  out  in'];
    for (const cells of headersOf([...two, '8 Mar  Shop  10.00'], [...two, '9 Mar  Shop  10.00']))
      expect(cells).toEqual(['Date', 'Transaction details', 'Paid out', 'Paid in', 'Balance']);
  });

  it('part the names of an upper line that nearly touch over those of the lower one', () => {
    const words = [
      ...['TRANSACTION 42 114', 'POSTING 122 166', 'TRANSACTION 174 246', 'AMOUNT 325 368'].map((word) => [word, 40]),
      ...['DATE 42 68', 'DATE 122 148', 'DESCRIPTION 174 242', '($) 356 368'].map((word) => [word, 53]),
    ].map(([word, y]) => {
      const [text, from, to] = String(word).split(' ') as [string, string, string];
      const x = Number(from);
      return { text, x, y: Number(y), width: Number(to) - x, height: 11, source: 'text' as const, confidence: 1 };
    });
    const page: PageContent = { number: 1, width: 595, height: 842, turned: 0, words, source: 'text', unread: null };
    const [header] = findHeaders(identifyStatement(arrangeLines([page])).lines);
    expect(header?.cells.map(({ text, role }) => [text.toUpperCase(), role])).toEqual([
      ['TRANSACTION DATE', 'date'],
      ['POSTING DATE', 'postingDate'],
      ['TRANSACTION DESCRIPTION', 'description'],
      ['AMOUNT ($)', 'amount'],
    ]);
  });

  it('tell dates that share their upper name by the lower one', () => {
    const text = `
Kartenabrechnung vom 23.02.2025 bis 24.03.2025
Datum       Datum
Beleg       Buchung     Verwendungszweck          Betrag in EUR
            22.02.25    Saldo letzte Abrechnung         50,00 -
22.02.25    23.02.25    Schuhe                          20,00 -
24.02.25    26.02.25    Bahn                            10,00 -`;
    expect(rowsOf(text).map((row) => row.slice(0, 5))).toEqual(['02-23', '02-26']);
  });

  it('do not take in the title of a section that goes on beyond the name above it', () => {
    const word = (text: string, x: number, to: number, y: number) => ({
      ...{ text, x, y, width: to - x, height: 10 },
      source: 'text' as const,
      confidence: 1,
    });
    const words = [
      ...[word('Date', 40, 60, 40), word('Nature de l’opération', 163, 260, 40), word('Débit', 400, 425, 40)],
      ...[word('Crédit', 500, 530, 40), word('Virements, prélèvements et retraits', 163, 330, 52)],
      ...[word('10/04/2021', 40, 90, 64), word('PRLV SEPA', 163, 210, 64), word('18,94', 400, 425, 64)],
    ];
    const page: PageContent = { number: 1, width: 595, height: 842, turned: 0, words, source: 'text', unread: null };
    const [header] = findHeaders(identifyStatement(arrangeLines([page])).lines);
    expect(header?.cells.map(({ text }) => text)).toEqual(['Date', 'Nature de l’opération', 'Débit', 'Crédit']);
  });
});

it('the balance above the names of a further table, beyond its columns, is a balance', () => {
  const lines = [
    'Date        Text                         Debit EUR   Credit EUR',
    '05/12/24    Accommodation                   224.70',
    '                          Balance EUR                      0.00',
    'VAT overview  Net EUR     Gross EUR',
    '7.00 % VAT     210.00        224.70',
  ];
  const [account] = statementOf(['Hotel invoice, guest folio', ...lines].join('\n')).accounts;
  expect(account?.closingBalance).toBe(0);
});

describe('two names of columns in one cell', () => {
  /** "Reference" ends at 190, and "Debit" begins so far behind it, in font sizes. */
  const named = (gap: number): string[] | undefined => {
    const word = (text: string, x: number, width: number, y = 40) => ({ text, x, y, width, height: 10, source: 'text' as const, confidence: 1 }); // prettier-ignore
    const debit = 190 + gap * 10;
    const words = [
      ...[word('Date', 40, 30), word('Details', 90, 40), word('Reference', 150, 40)],
      ...[word('Debit', debit, 30), word('Credit', 300, 30), word('Balance', 400, 40)],
    ];
    const { lines } = identifyStatement(
      arrangeLines([{ number: 1, width: 595, height: 842, turned: 0, words, source: 'text', unread: null }]),
    );
    return findHeaders(lines)[0]?.cells.map(({ text }) => text);
  };

  it('are two where more than a blank parts them', () => {
    expect(named(0.8)).toEqual(['Date', 'Details', 'reference', 'debit', 'Credit', 'Balance']);
    expect(named(0.3)).toEqual(['Date', 'Details', 'Reference Debit', 'Credit', 'Balance']);
  });
});

it('a name over the gap between two sides is the name of both', () => {
  const page = `
Date        Counterparty              Amount             Purpose
                                 debit        credit
03.01.2026  Mill                 10.00                   Rent
04.01.2026  Shop                              25.00      Invoice 1
05.01.2026  Bank                  2.00                   Fee
Opening balance 100.00`;
  expect(rowsOf(page)).toEqual(['01-03 -10.00 Mill Rent', '01-04 25.00 Shop Invoice 1', '01-05 -2.00 Bank Fee']);
});

it('words behind all figures stand under the name there, set over their middle as it may be', () => {
  const page = `
Date        Description   Debit      Credit              Details
03.01.2026  Mill          10.00              Rent of the hall for the new year
04.01.2026  Shop                     25.00   Invoice 17 for the tables
05.01.2026  Bank           2.00              Fee of the month`;
  expect(rowsOf(page)).toEqual([
    '01-03 -10.00 Mill Rent of the hall for the new year',
    '01-04 25.00 Shop Invoice 17 for the tables',
    '01-05 -2.00 Bank Fee of the month',
  ]);
});

it('a word under no name belongs to the one over its cell, whose middle that stands over', () => {
  const page = `
Date        Reference           Kind              Details            Amount
03.01.2026  2014455677      Top up by the bank    Order 1             10.00
04.01.2026  2014455678      Pay by the phone      Order 2             25.00
05.01.2026  2014455679      Pay by the phone      Order 3              2.00`;
  expect(rowsOf(page).map((row) => row.split(' ').slice(2).join(' '))).toEqual([
    'Top up by the bank Order 1',
    'Pay by the phone Order 2',
    'Pay by the phone Order 3',
  ]);
});

it('a name of a side below "date" is that of another date, not of amounts', () => {
  const heading = ['Date  Date  Description  Amount', 'bought  charges', '05/03/2025  07/03/2025  AMAZON  306.21'];
  const { lines } = identifyStatement(arrangeLines([gridPage(heading)]));
  expect(findHeaders(lines)[0]?.cells.map(({ role }) => role)).toEqual(['date', 'date', 'description', 'amount']);
});

it('three names or more that fill a run of words are those of several columns, though some be of one kind', () => {
  const run = 'Fecha  Descripción  Valor original Tasa pactada Cargos y abonos Saldo a diferir Cuotas';
  expect(headersOf([run, '02/05/2025  ALKOSTO  100,00'])).toEqual([
    ['Fecha', 'Descripción', 'valor original', 'tasa pactada', 'cargos y abonos', 'saldo a diferir', 'cuotas'],
  ]);
});

it('a name with the sign of its currency glued to it is the same name, whatever the sign was taken for', () => {
  expect(
    headersOf(['Date  Description  Debit(3)  Credit(¥)  Balance(7)', '05/03/2025  Cash  1.00  -  2.00'])[0],
  ).toEqual(['Date', 'Description', 'Debit (3)', 'Credit(¥)', 'Balance (7)']);
});

it('a name that tells the period of the rows below it heads their column all the same', () => {
  expect(
    headersOf([
      'Date  Transactions for Statement Period: 20 Jun 25 to 19 Jul 25  Amount',
      '21 Jun 25  Bookshop  2,202.03 D',
      '29 Jun 25  Payment received  18,441.50 C',
    ]),
  ).toHaveLength(1);
});

it('a name at the head of a page is no heading where its one word for money stands far from all figures', () => {
  const headings = (place: string): string[][] =>
    headersOf(['Millbrook home  Rewards  Credit  Card', `06/18/2025  ${place}$19.04`, `06/19/2025  ${place}$40.00`]);
  expect(headings('Interest charge  ')).toHaveLength(1);
  expect(headings('Interest charge  of purchases  in May  ')).toEqual([]);
});

it('titles of two boxes side by side, among whose words are names of columns, head nothing', () => {
  expect(headersOf(['Resumo da fatura em R$  Limites de crédito em R$', 'Total  61.00'])).toEqual([]);
  expect(headersOf(['Referência da fatura  Crédito', 'Total  61.00'])).toHaveLength(1);
});
