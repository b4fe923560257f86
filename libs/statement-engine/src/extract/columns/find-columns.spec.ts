import { expect, it } from 'vitest';
import { readStatement } from '../../convert-statement.ts';
import type { PageContent, Word } from '../../page-content.ts';
import { rowsOf, statementOf, wordAt } from '../typed-page.fixture.ts';

it('names the columns of the rows before those of a box below them', () => {
  const text = [
    'Statement of account 01/03/2026 to 31/03/2026',
    '',
    'Date          Description                  Debit        Credit         Balance',
    '15/03/2026    Interest                                       9,900.00        65,000.00',
    '',
    '                  Closing Balance as on 31/03/2026  65,000.00',
  ].join('\n');
  expect(rowsOf(text)).toEqual(['03-15 9900.00 Interest']);
});

it('gives figures of a box below the table no name of a column of words', () => {
  const text = [
    'Date          Currency             Amount     Balance   Description',
    '03/05/2025    CNY                   -60.00     940.00   Transfer out',
    '05/05/2025    CNY                     4.00     944.00   Interest',
    '07/05/2025    CNY                   -44.00     900.00   Quick pay',
    '08/05/2025    CNY                   500.00   1,400.00   Salary',
    '',
    'Closing Balance: CNY 1,400.00',
  ].join('\n');
  expect(rowsOf(text)).toEqual([
    '05-03 -60.00 Transfer out',
    '05-05 4.00 Interest',
    '05-07 -44.00 Quick pay',
    '05-08 500.00 Salary',
  ]);
});

it('names the columns of the rows before those of a box without labels below the last of them', () => {
  const balances = statementOf(
    [
      'Date          Description         Debit          Credit         Closing Balance',
      '10/05/2024    EMI Payment             -        9,830.54                        1,42,419.46',
      '10/06/2024    EMI Payment             -        9,511.23                        1,32,908.23',
      '10/07/2024    EMI Payment             -        8,093.01                        1,24,815.22',
      '',
      'Sanctioned                                                          1,50,000.00',
    ].join('\n'),
  ).accounts.flatMap(({ transactions }) => transactions.map(({ balance }) => Math.abs(balance ?? 0)));
  expect(balances).toEqual([142_419.46, 132_908.23, 124_815.22]);
});

it('names the column of most rows before one of a few that stands nearer to the middle of the name', () => {
  const rows = ['02', '03', '04', '05', '06', '09', '10', '11'].map(
    (day) => `${day}/03/2026    Room charge           164.07`,
  );
  const text = [
    'Guest folio 01/03/2026 to 31/03/2026',
    'Date          Description    Amount (USD)',
    ...rows,
    '02/03/2026    Nights             17.50  03/03/2026',
    '04/03/2026    Nights             17.50  05/03/2026',
  ].join('\n');
  expect(rowsOf(text).filter((row) => row.includes('Room charge'))).toHaveLength(rows.length);
});

it('names the column of the rows before one figure of a box below them that lies half in it', () => {
  const rows = ['02', '03', '04', '05', '06', '09', '10', '11', '12'].map((day, at) => {
    const [charged, paid] = at % 2 === 0 ? ['$ 1,520.40', '$ 0.00'] : ['$ 0.00', '$ 1,520.40'];
    return `${day}/03/2026    Entry           ${charged.padStart(20)}     ${paid.padStart(12)}     ${(at % 2 === 0 ? '$ 2,770.40' : '$ 1,250.00').padStart(12)}`;
  });
  const text = [
    'Date          Details          Debit                  Credit            Balance (Dr - Cr)',
    ...rows,
    'Due in 30 days             Due in 60',
    `${'$ 1,520.40'.padEnd(38)}$ 0.00`,
  ].join('\n');
  expect(rowsOf(text).map((row) => row.slice(6, 14))).toEqual(
    rows.map((_, at) => (at % 2 === 0 ? '-1520.40' : '1520.40 ')),
  );
});

it('takes figures for those of a column whose next cell begins right behind them', () => {
  const cellsOf = (row: readonly string[], at: number): Word[] =>
    row.map((text, cell) => {
      const [x, width] = [[20, 120 - text.length * 5, 123, 320][cell] ?? 0, text.length * 5];
      return { text, x, y: 30 + at * 13, width, height: 9, source: 'text', confidence: 1 };
    });
  const words = [
    ['Date', 'Amount', 'Particulars', 'Way'],
    ['03/05/2025', '60.00', 'Quick pay', 'Debit'],
    ['05/05/2025', '4,104.00', 'Salary of May', 'Credit'],
    ['07/05/2025', '44.10', 'Corner shop, High Street', 'Debit'],
    ['08/05/2025', '500.00', 'Transfer', 'Debit'],
  ].flatMap(cellsOf);
  const page: PageContent = { number: 1, width: 620, height: 842, turned: 0, words, source: 'text', unread: null };
  const { accounts } = readStatement([page], { filename: 'a.pdf', sha256: '' });
  expect(accounts[0]?.transactions.map(({ amount, description }) => `${amount} ${description}`)).toEqual([
    '-60 Quick pay',
    '4104 Salary of May',
    '-44.1 Corner shop, High Street',
    '-500 Transfer',
  ]);
});

it('a misread date below the name of dates is no column of figures', () => {
  expect(
    rowsOf(`
Opening balance 2.411,08
Bu-Tag    Wert      Vorgang                                        
03.03.    03.03.    Dauerauftrag                           985,00 S
04.03.    04.03.    Kartenzahlung                           17,83 S
13.03.    13.03.    Gutschrift                              27,91 H
21.03.    21.038    Lastschrift                             78,47 S
28.03.    28.03.    Dauerauftrag                           150,00 S
Closing balance 1.207,69`),
  ).toContain('03-03 -985.00 Dauerauftrag');
});

it('figures right before the words of the next cell stand in a column, whatever stands under other names', () => {
  const rows = [
    ['08-04-01', '手数料', '*110', '', '', '*864,010'],
    ['08-04-03', '口座振替', '*7,151', '', 'ガス', '*856,859'],
    ['08-04-10', '給与', '', '*316,475', 'ミナト', '*1,173,334'],
    ['08-04-12', '振込', '*53,000', '', 'タナカ', '*1,120,334'],
    ['08-04-27', '給与', '', '*294,699', 'ミナト', '*1,415,033'],
    ['08-05-09', '振込入金', '', '*4,900', 'サトウ', '*1,419,933'],
    ['08-06-21', '利息', '', '*87', 'ヨキン', '*1,420,020'],
  ].map(
    ([date, kind, out, into, words, balance]) =>
      `${date}   ${kind!.padEnd(8)}${out!.padStart(12)}${into!.padStart(14)} ${words!.padEnd(16)}${balance!.padStart(12)}`,
  );
  const [account] = statementOf(`
普通預金 お取引明細書  期間 令和 8 年 4 月 1 日～令和 8 年 6 月 30 日
年月日     摘要      お支払金額(円)  お預り金額(円) 記事               差引残高(円)
08-04-01   繰越                                              *864,120
${rows.join('\n')}`).accounts;
  expect(account?.transactions.at(-1)).toMatchObject({ date: '2026-06-21', amount: 87, description: '利息 ヨキン' });
  expect(account?.reconciliation.reasons).not.toContain('balanceBreak');
});

it('figures right before the words of the next cell may end a point or so off from each other', () => {
  const place = (text: string, x: number, y: number): Word => ({
    text, x, y, width: text.length * 5, height: 9, source: 'text', confidence: 1,
  }); // prettier-ignore
  const rows = ['Kupno', 'Wymiana', 'Wpłata', 'Dywidenda', 'Podatek'].flatMap((text, at) => {
    const [y, off] = [60 + at * 13, text === 'Wpłata' ? 1.2 : 0];
    const balance = place(`${1000 + (at + 1) * 50},00`, 400, y);
    return [place(`2026-01-0${at + 1}`, 40, y), place('50,00', 180 - off, y), place(text, 207 - off, y), balance];
  });
  const heading = ['Data', 'Kwota', 'Operacja', 'Saldo'].map((text, at) => place(text, [40, 180, 207, 410][at]!, 40));
  const page: PageContent = { number: 1, width: 595, height: 842, turned: 0, words: [...heading, ...rows], source: 'text', unread: null }; // prettier-ignore
  const [account] = readStatement([page], { filename: 'a.pdf', sha256: '' }).accounts;
  expect(account?.transactions.map(({ amount, description }) => `${amount} ${description}`)).toEqual([
    '50 Kupno',
    '50 Wymiana',
    '50 Wpłata',
    '50 Dywidenda',
    '50 Podatek',
  ]);
});

it('names amounts with the code of their currency behind them by what they are, not by the name over the code', () => {
  const rows = [
    ['31/10/2025', 'CANONE', '-3,75'],
    ['31/10/2025', 'PAGAMENTO', '-189,82'],
    ['30/10/2025', 'BONIFICO', '+1.273,11'],
  ] as const;
  const words = [
    wordAt('Data', 47, 119),
    wordAt('Descrizione', 192, 119),
    wordAt('Importo', 476, 119),
    { ...wordAt('Divisa', 518, 119), width: 20 },
    ...rows.flatMap(([date, text, amount], at) => [
      wordAt(date, 47, 134 + at * 14),
      wordAt(text, 192, 134 + at * 14),
      wordAt(amount, 513 - amount.length * 5, 134 + at * 14),
      wordAt('EUR', 518, 134 + at * 14),
    ]),
  ];
  const seen = words.map((word): Word => ({ ...word, source: 'ocr', confidence: 0.95 }));
  const page: PageContent = { number: 1, width: 595, height: 842, turned: 0, words: seen, source: 'ocr', unread: null };
  const { accounts } = readStatement([page], { filename: 'list.pdf', sha256: '' });
  expect(accounts.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual([
    -3.75, -189.82, 1273.11,
  ]);
});

it('names columns by names that stand left of their figures, each as far as the others', () => {
  const [account] = statementOf(`
ACCOUNT STATEMENT
Period: 01-Mar-2025 to 31-Mar-2025
Date           Narration             Debit                   Credit                  Balance
02-Mar-2025    POS                                   100.00                                          500.00
03-Mar-2025    NIP transfer                                                  250.00                  750.00
05-Mar-2025    Airtime Lagos R-418                    50.00                                          700.00
07-Mar-2025    Airtime Lagos 44                       50.00                                          650.00
Opening balance: 600.00     Closing balance: 650.00`).accounts;
  expect(account?.transactions.map(({ amount }) => amount)).toEqual([-100, 250, -50, -50]);
});
