import type { Account, StatementResult } from '@crossfoot/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeLayout, pagesWorthTelling, type LayoutPage } from './layout-report.ts';
import { readLayoutReport, writeLayoutReport } from './layout-text.ts';
import type { PlacedText } from './page-lines.ts';
import { shapeOf, shapePattern } from './token-shape.ts';

const place = (text: string, x: number, y: number, width = 60): PlacedText => ({ text, x, y, width, height: 9 });

interface Row {
  readonly date: string;
  readonly words: string;
  readonly amount: string;
  readonly balance: string;
}
const page = (rows: readonly Row[]): LayoutPage => ({
  number: 1,
  width: 595,
  height: 842,
  texts: [
    place('Tidewater Bank', 50, 40),
    ...rows.flatMap(({ date, words, amount, balance }, at) => [
      place(date, 50, 100 + at * 20),
      place(words, 130, 100 + at * 20, 180),
      place(amount, 380, 100 + at * 20, 40),
      place(balance, 480, 100 + at * 20, 50),
    ]),
  ],
});

function resultOf(
  rows: readonly (readonly [amount: number, balance: number])[],
  broken: number | null,
): StatementResult {
  const account: Account = {
    institution: 'Tidewater Bank',
    accountNumber: '…4417',
    accountType: 'checking',
    currency: 'USD',
    period: { start: '2026-01-01', end: '2026-01-31' },
    openingBalance: 10,
    closingBalance: null,
    reconciliation: { status: 'unbalanced', difference: 1, checks: ['runningBalance'], reasons: ['balanceBreak'] },
    transactions: rows.map(([amount, balance], at) => ({
      date: '2026-01-05',
      transactionDate: null,
      valueDate: null,
      description: 'Doctor Miller',
      amount,
      balance,
      reference: null,
      currency: null,
      confidence: 1,
      flags: at === broken ? ['balanceBreak'] : [],
      location: { page: 1, x: 0.08, y: (99 + at * 20) / 842, width: 0.8, height: 11 / 842 },
    })),
  };
  return {
    source: { filename: 'miller.pdf', sha256: '', pages: 1, ocrPages: 0, unreadPages: [] },
    accounts: [account],
  };
}

const report = (pages: readonly LayoutPage[], result: StatementResult | null = null) =>
  describeLayout({ pages, pagesInAll: 1, result, failure: null, programVersion: '1.0.0' });

describe('shapes', () => {
  it.each([
    ['02/01', 'DD/DD'],
    ['2026-01-05', 'DDDD-DD-DD'],
    ['05.01.', 'DD.DD.'],
    ['05-Jan-26', 'DD-MMM-DD'],
    ['1,234.50-', '9,999.99-'],
    ['(1.234,50)', '(9.999,99)'],
    ['$1234.50', '¤9999.99'],
    ['12.50CR', '99.99CR'],
    ['DR', 'DR'],
    ['0012344417', 'number'],
    ['DE4417X', 'code'],
    ['O’Brien', 'text'],
    ['***', 'mark'],
  ])('%s is %s', (token, shape) => {
    expect(shapeOf(token)).toBe(shape);
    expect(shape).toMatch(shapePattern);
  });
});

interface Content {
  readonly name: string;
  readonly words: string;
  readonly day: number;
  readonly month: string;
  readonly year: string;
  readonly thousands: string;
  readonly hundreds: string;
  readonly cents: string;
  readonly account: string;
}

describe('a layout report', () => {
  const rows = [
    { date: '05 Jan 2026', words: 'Doctor Miller', amount: '1,250.00-', balance: '8,750.00' },
    { date: '09 Jan 2026', words: 'Rent', amount: '980.00-', balance: '7,700.00' },
  ];
  const result = resultOf(
    [
      [-1250, 8750],
      [-980, 7700],
    ],
    1,
  );

  it('tells columns, shapes, what amounts were taken for, and where the proof broke', () => {
    const text = writeLayoutReport(report([page(rows)], result));
    expect(text).toContain(
      'outcome account 1: unbalanced; kind checking; rows 2; checks runningBalance; reasons balanceBreak; opening balance printed; closing balance not printed; period printed; currency printed',
    );
    expect(text).toContain('  40 9 | 50-110 text\n');
    const spaced = report([{ number: 1, width: 595, height: 842, texts: [place('-1 234 567,50', 380, 100)] }]);
    expect(spaced.pages[0]?.lines[0]?.pieces).toMatchObject([{ x1: 380, x2: 440, shape: '-9 999 999,99' }]);
    expect(text).toContain(
      '  120 9 [1!] +balanceBreak | 50-110 DD MMM DDDD | 130-310 text | 380-420 999.99- =amount | 480-530 9,999.99 =balance\n',
    );
    expect(text).not.toMatch(/Miller|Doctor|Tidewater|Rent|1,?250|8,?750|4417|Jan|2026|miller/);
  });

  it('is read back as it was written', () => {
    const made = report([page(rows), { number: 2, width: 595, height: 842, texts: [] }], result);
    expect(readLayoutReport(writeLayoutReport(made))).toEqual(made);
    expect(() => readLayoutReport('Dear support')).toThrow('This is no layout report.');
  });

  it('is the same whatever the document says: nothing of it gets through', () => {
    const letters = fc.stringMatching(/^[A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14}){0,3}$/);
    const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));
    const month = fc.constantFrom('Jan', 'Feb', 'Mar', 'Dec');
    const content = fc.record({
      name: letters,
      words: letters,
      day: fc.integer({ min: 10, max: 28 }),
      month,
      year: digits(4),
      thousands: digits(1),
      hundreds: digits(3),
      cents: digits(2),
      account: digits(9),
    });
    const written = ({ name, words, day, month, year, thousands, hundreds, cents, account }: Content) => {
      const texts = [
        place(name, 50, 40),
        place(account, 200, 40),
        place(`${day} ${month} ${year}`, 50, 100),
        place(words, 130, 100, 180),
        place(`${thousands},${hundreds}.${cents}-`, 380, 100),
      ];
      return writeLayoutReport(report([{ number: 1, width: 595, height: 842, texts }]));
    };
    fc.assert(
      fc.property(content, content, (one, other) => {
        expect(written(one)).toBe(written(other));
      }),
    );
  });

  it('holds nothing but numbers of places, shapes and closed words, whatever a PDF holds', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string(),
      fc.stringMatching(/^[\p{L}\d.,/ $€()-]{0,20}$/u),
    );
    const placed = fc.record({
      text,
      x: fc.float({ min: 0, max: 595, noNaN: true }),
      y: fc.float({ min: 0, max: 842, noNaN: true }),
      width: fc.float({ min: 0, max: 300, noNaN: true }),
      height: fc.float({ min: 1, max: 40, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(placed, { maxLength: 30 }), (texts) => {
        const made = report([{ number: 1, width: 595, height: 842, texts }]);
        for (const { pieces } of made.pages[0]?.lines ?? [])
          for (const { shape } of pieces) expect(shape).toMatch(shapePattern);
        expect(readLayoutReport(writeLayoutReport(made))).toEqual(made);
      }),
      { numRuns: 300 },
    );
  });

  it('tells of the pages that matter', () => {
    expect(pagesWorthTelling(1, null)).toEqual([1]);
    expect(pagesWorthTelling(300, null)).toEqual([1, 2, 300]);
    expect(pagesWorthTelling(300, resultOf([[1, 1]], 0))).toEqual([1, 2, 300]);
  });
});
