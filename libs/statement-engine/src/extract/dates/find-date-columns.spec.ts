import { describe, expect, it } from 'vitest';
import { readTokens, type TokenLine } from '../../grammar/tokens.ts';
import { readStatement } from '../../convert-statement.ts';
import { gridPage, rowsOf, statementOf } from '../typed-page.fixture.ts';
import { findDateColumns } from './find-date-columns.ts';
import type { HeaderCell } from '../table.ts';

/** A line of words at their places. */
function line(index: number, ...words: readonly (readonly [x0: number, text: string])[]): TokenLine {
  const placed = words.map(([x0, text], at) => ({
    kind: 'text' as const,
    text,
    x0,
    x1: x0 + text.length * 4,
    gap: at === 0 ? Infinity : 3,
    size: 9,
    confidence: 1,
  }));
  const found = { page: 1, baseline: 100 + index * 12, top: 91, size: 9, words: placed, furniture: false };
  return readTokens(found, index, { decimal: '.', decimals: 2 });
}
const cells: readonly HeaderCell[] = [
  { text: 'Date', x0: 40, x1: 60, role: 'date' },
  { text: 'Details of the payment', x0: 120, x1: 220, role: 'description' },
];
const columns = (lines: readonly TokenLine[]): unknown[] => findDateColumns(lines, cells).map(({ x0 }) => x0);

it('a column of one date is one beside balances whose words hold dates', () => {
  const sentence = (index: number): TokenLine =>
    line(index, [40, 'Balance'], [70, 'on'], [82, '24/07/2024'], [400, '4.00']);
  const entry = line(1, [40, '0122'], [80, '14/08/2024'], [160, 'BAKERY'], [400, '7.47']);
  const lines = [sentence(0), entry, sentence(2), sentence(3), sentence(4), sentence(5)];
  expect(findDateColumns(lines, [])).toMatchObject([{ x0: 80 }]);
});

describe('dates under the heading of the descriptions', () => {
  it('are words where they open further lines of an entry', () => {
    const lines = [
      line(0, [40, '08/02/2024'], [120, 'Card'], [400, '7.47']),
      line(1, [120, '07/02/2024'], [170, 'BAKERY']),
      line(2, [40, '09/02/2024'], [120, 'Interest'], [400, '2.98']),
      line(3, [120, '08/02/2024'], [170, 'GROSS']),
    ];
    expect(columns(lines)).toEqual([40]);
  });

  it('are a column where they stand beside the dates of entries', () => {
    const lines = [
      line(0, [40, '08/02/2024'], [120, '07/02/2024'], [180, 'BAKERY'], [400, '7.47']),
      line(1, [40, '09/02/2024'], [120, '08/02/2024'], [180, 'GROSS'], [400, '2.98']),
    ];
    expect(columns(lines)).toEqual([40, 120]);
  });
});

describe('dates a space right of another cell', () => {
  it('are a column where they begin with its heading', () => {
    const tight = (index: number): TokenLine => {
      const { line: placed } = line(index, [10, '12.00'], [40, 'Completed'], [79, '08/02/2024']);
      const words = placed.words.map((word, at) => (at === 2 ? { ...word, gap: 0.3 } : word));
      return readTokens({ ...placed, words }, index, { decimal: '.', decimals: 2 });
    };
    const head = (x0: number): HeaderCell[] => [{ text: 'Timestamp', x0, x1: x0 + 90, role: 'date' }];
    const lines = [tight(0), tight(1)];
    expect(findDateColumns(lines, head(79))).toMatchObject([{ x0: 79 }]);
    expect(findDateColumns(lines, head(95))).toEqual([]);
  });
});

describe('dates under words that nobody knows beside those of the purchase', () => {
  const head = (name: string, role: HeaderCell['role']): HeaderCell[] => [
    { text: 'Xyzzy plugh', x0: 40, x1: 90, role: 'credit' },
    { text: name, x0: 120, x1: 170, role },
    { text: 'Details', x0: 200, x1: 240, role: 'description' },
  ];
  const lineOf = (index: number, booked: string, made: string): TokenLine =>
    line(index, [40, booked], [120, made], [200, 'BAKERY'], [400, '7.47']);
  const lines = [
    lineOf(0, '30.12.2023', '28.12.2023'),
    lineOf(1, '01.01.2024', '31.12.2023'),
    lineOf(2, '04.02.2024', '04.02.2024'),
    lineOf(3, '06.03.2024', '04.03.2024'),
  ];
  const posting = (own: readonly TokenLine[], cells: readonly HeaderCell[]): number | undefined =>
    findDateColumns(own, cells).find(({ meaning }) => meaning === 'posting')?.x0;

  it('tell when an entry was booked where they are never the earlier ones', () => {
    expect(posting(lines, head('Transaction date', 'date'))).toBe(40);
    expect(posting([...lines, lineOf(4, '02.03.2024', '05.03.2024')], head('Transaction date', 'date'))).toBe(120);
  });

  it('tell it only where the others are called the day of a purchase, and the words are no name of a value date', () => {
    expect(posting(lines, head('Date', 'date'))).toBe(120);
    const [first, ...rest] = head('Transaction date', 'date');
    expect(posting(lines, [{ ...(first as HeaderCell), text: 'Value date', role: 'valueDate' }, ...rest])).toBe(120);
  });
});

it('an entry may begin with its number and the time of day, and they are none of its words', () => {
  const page = `
No    Time                   Details                 Amount      Balance
1     10:07:46 31/08/2026    Refund of an order      +450.00     1,084.40
2     23:01:29 30/08/2026    Coffee                   -36.00       634.40
3     09:24:45 30/08/2026    Power bill               -35.00       670.40`;
  expect(rowsOf(page)).toEqual(['08-31 450.00 Refund of an order', '08-30 -36.00 Coffee', '08-30 -35.00 Power bill']);
});

it('dates of a list that is set wider are those of the columns in their order', () => {
  const days = Array.from(
    { length: 9 },
    (_, at) => `12/${20 + at}         12/${21 + at}         Grocer                       50.00`,
  );
  const account = statementOf(`
Credit card statement
Statement period 12/20/2025 to 01/19/2026
Previous balance     100.00
New balance          556.39
Trans Date    Post Date     Description                 Amount
${days.join('\n')}
Fees
01/04           01/05       Foreign fee                   6.39`).accounts[0];
  expect(account?.transactions.at(-1)).toMatchObject({ date: '2026-01-05', amount: -6.39, description: 'Foreign fee' });
});

it('leaves open which day it is under one name twice in a scan, where both columns run in order', () => {
  const statusOf = (confidence: number): string | undefined => {
    const page = gridPage([
      'UITGAVENSTAAT MASTERCARD',
      'Datum  Datum  Handelaar  Bedrag EUR',
      '17/10/19  18/10/19  DELHAIZE  64,17 -',
      '19/10/19  21/10/19  NMBS  18,40 -',
      '23/10/19  24/10/19  COOLBLUE  249,00 -',
      '31/10/19  04/11/19  COOLBLUE  49,99 +',
      'Totaal van de uitgaven      281,58 -',
    ]);
    const words = page.words.map((word) => ({ ...word, confidence }));
    return readStatement([{ ...page, words }], { filename: 'list.pdf', sha256: '' }).accounts[0]?.reconciliation.status;
  };
  expect(statusOf(1)).toBe('balanced');
  expect(statusOf(0.9)).toBe('unverifiable');
});

it('the day that every entry has dates it, where the first of them has no other', () => {
  const rows = rowsOf(`
取引残高報告書      2025年4月1日～2025年6月30日
受渡日         約定日         お取引        お支払金額     お預り金額      差引残高
2025/04/01                  前回繰越残高                             1,284,417
2025/04/02                  振込入金                    300,000     1,584,417
2025/04/09    2025/04/07    株式買付      439,475                  1,144,942
2025/04/14    2025/04/10    株式売却                    775,825     1,920,767
2025/04/22                  配当金                        3,600     1,924,367`);
  expect(rows.map((row) => row.slice(0, 5))).toEqual(['04-02', '04-09', '04-14', '04-22']);
});
