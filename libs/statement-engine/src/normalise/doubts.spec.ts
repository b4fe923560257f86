import { describe, expect, it } from 'vitest';
import { readStatement } from '../convert-statement.ts';
import type { PageContent } from '../page-content.ts';
import { statementOf } from '../extract/typed-page.fixture.ts';

/** A page of lines; cells are parted by two spaces, and amounts end where their column ends. */
function pageOf(lines: readonly string[], scanned = false): PageContent {
  const words = lines.flatMap((line, row) =>
    line.split('  ').map((text, cell) => {
      const width = text.length * 4.5;
      const isAmount = /^-?[\d,]+\.\d\d$/.test(text);
      return {
        text,
        x: 40 + cell * 100 + (isAmount ? 45 - width : 0),
        y: 40 + row * 13,
        width,
        height: 9,
        source: scanned ? ('ocr' as const) : ('text' as const),
        confidence: scanned ? 0.93 : 1,
      };
    }),
  );
  const source = scanned ? 'ocr' : 'text';
  return { number: 1, width: 700, height: 842, turned: 0, words, source, unread: null };
}
const verdict = (...pages: PageContent[]) => {
  const [account] = readStatement(pages, { filename: 'a.pdf', sha256: '0'.repeat(64) }).accounts;
  return { ...account?.reconciliation, flags: account?.transactions.map(({ flags }) => flags) };
};

const head = ['Current account', 'Statement period 1 March 2025 to 31 March 2025'];
const heading = 'Date  Description  Amount  Balance';
const rows = [
  '03/03/2025  Rent  -40.00  60.00',
  '14/03/2025  Wages  900.00  960.00',
  '20/03/2025  Grocer  -10.00  950.00',
];
const ends = ['Opening balance  100.00', 'Closing balance  950.00'] as const;
const statement = [...head, ends[0], heading, ...rows, ends[1]];

describe('what keeps a statement whose sums hold from being called balanced', () => {
  it('is nothing, where everything is printed', () => {
    expect(verdict(pageOf(statement))).toMatchObject({ status: 'balanced', reasons: [], flags: [[], [], []] });
  });

  it('is a row outside the printed period', () => {
    const late = statement.map((line) => line.replace('20/03/2025', '20/04/2025'));
    expect(verdict(pageOf(late))).toMatchObject({
      status: 'unverifiable',
      reasons: ['dateOutsidePeriod'],
      flags: [[], [], ['dateOutsidePeriod']],
    });
  });

  it('is no row that is booked after the period and whose other date lies in it', () => {
    const booked = (last: string): string[] =>
      statement.map((line) => {
        if (line === heading) return 'Trans Date  Post Date  Description  Amount  Balance';
        if (line === rows[2]) return line.replace('20/03/2025', last);
        return rows.includes(line) ? line.replace(/^\S+/, '$&  $&') : line;
      });
    expect(verdict(pageOf(booked('31/03/2025  01/04/2025')))).toMatchObject({
      status: 'balanced',
      flags: [[], [], []],
    });
    expect(verdict(pageOf(booked('31/03/2025  21/04/2025'))).reasons).toEqual(['dateOutsidePeriod']);
  });

  it('is a date that reads as well with day and month exchanged', () => {
    const both = ['01/02/2025', '02/03/2025', '03/04/2025'];
    const open = ['Current account', ...statement.slice(2)].map((line) => {
      const row = rows.indexOf(line);
      return row < 0 ? line : line.replace(/^\S+/, both[row] as string);
    });
    expect(verdict(pageOf(open)).reasons).toContain('dateOrderOpen');
  });

  it('is none with points between its numbers, which no country writes month first', () => {
    const page = (point: string): string => `
Current account statement
Statement period ${['05', '11', '2025'].join(point)} - ${['04', '12', '2025'].join(point)}
Opening balance 100,00
Date          Description     Debits     Credits
${['05', '11', '2025'].join(point)}    Fee             10,00
Closing balance 90,00`;
    const reasonsOf = (text: string): unknown => statementOf(text).accounts[0]?.reconciliation.reasons;
    expect(reasonsOf(page('.'))).toEqual([]);
    expect(reasonsOf(page('/'))).toEqual(['dateOrderOpen']);
  });

  it('is a year that nothing prints', () => {
    const yearless = ['Current account', ...statement.slice(2)].map((line) => line.replace('/2025', ''));
    expect(verdict(pageOf(yearless))).toMatchObject({ status: 'unverifiable', reasons: ['assumedYear'] });
  });

  it('is a year to come', () => {
    const ahead = statement.map((line) => line.replaceAll('2025', '2067'));
    expect(verdict(pageOf(ahead))).toMatchObject({ status: 'unverifiable', reasons: ['assumedYear'] });
  });

  it('is the lack of an opening balance', () => {
    const open = statement.filter((line) => line !== ends[0]);
    expect(verdict(pageOf(open))).toMatchObject({ status: 'unverifiable', reasons: ['rowsNotCovered'] });
  });

  it('is a date out of its place in a scan, and none in a text', () => {
    const strayed = statement.map((line) => line.replace('14/03/2025', '24/03/2025'));
    expect(verdict(pageOf(strayed, true)).reasons).toContain('assumedDate');
    expect(verdict(pageOf(strayed)).status).toBe('balanced');
  });

  it('is a page that could not be read', () => {
    const lost: PageContent = { ...pageOf([]), number: 2, unread: 'damaged' };
    expect(verdict(pageOf(statement), lost)).toMatchObject({ status: 'unverifiable', reasons: ['unreadPages'] });
  });
});

describe('a named balance with one of two dates', () => {
  it('leaves the dates of the rows settled', () => {
    const account = statementOf(`
Payroll card
Statement period  07/01/2020 - 07/31/2020
Trans Date   Settle Date   Description           Debits     Credits    Balance
07/01/2020                 BEGINNING BALANCE                              0.00
07/05/2020   07/06/2020    DIRECT DEPOSIT                    799.05     799.05
07/07/2020   07/08/2020    PURCHASE               35.75                 763.30
07/31/2020                 ENDING BALANCE                               763.30`).accounts[0];
    expect(account?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  });
});

it('entries in coins, which no reading takes for money, are not covered by what the others prove', () => {
  const page = (amount: string, balance: string): string => `
Opening balance                                   100.00
Date         Description            Amount       Balance
2025-07-02   Bank transfer           20.00        120.00
2025-07-05   Bought coins           -50.00         70.00
Closing balance                                    70.00

Coins
2025-07-05   Bought                 ${amount}   ${balance}
2025-07-09   Sent                  -0.00500000   0.04430453`;
  expect(statementOf(page('0.00475328', '0.04930453')).accounts[0]?.reconciliation).toMatchObject({
    status: 'unverifiable',
    reasons: ['rowsNotCovered'],
  });
  expect(statementOf(page('at a rate of', '0.04930453')).accounts[0]?.reconciliation.status).toBe('balanced');
});

it('a list of whole numbers in no row, beside amounts that have decimals, is not covered by what the others prove', () => {
  const page = (date: (day: string) => string): string => `
Account 111-222
${['03', '05', '11', '15'].map((day) => `${date(day)}   Transfer from current     20`).join('\n')}
Account 333-444
Opening balance                      100.00
Date         Description                Withdrawal    Deposit     Balance
12/03/2025   Salary                                     50.00      150.00
14/03/2025   Coffee                          10.00                 140.00
Closing balance                                                    140.00`;
  const statusOf = (text: string): string | undefined => statementOf(text).accounts[0]?.reconciliation.status;
  expect(statusOf(page((day) => `${day}/03/2025`))).toBe('unverifiable');
  expect(statusOf(page((day) => `Plan ${day}`))).toBe('balanced');
});

it('doubts the year of a single row that lies years from all others', () => {
  const page = (year: string): string => `
Kontoauszug Girokonto   Datum 31.12.21
Kontostand zum 30.11.                                      100,00+
Text              Datum        Wert         Soll         Haben
${Array.from({ length: 11 }, (_, at) => `Miete ${at}           ${String(at + 10)}.12.21     ${String(at + 10)}.12.21     1,00-`).join('\n')}
Strom             24.12.${year}     24.12.${year}     1,00-
Kontostand zum 31.12.                                       88,00+`;
  const statusOf = (year: string): string | undefined => statementOf(page(year)).accounts[0]?.reconciliation.status;
  expect([statusOf('21'), statusOf('04')]).toEqual(['balanced', 'unverifiable']);
});
