import { describe, expect, it } from 'vitest';
import { readStatement } from '../convert-statement.ts';
import type { PageContent, Word } from '../page-content.ts';
import { isOfDates, surerDates, type DateReader } from './surer-dates.ts';

/** A scanned page typed as it looks; a date in brackets was read with little confidence. */
function scanned(text: string): PageContent {
  const words = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+(?: \S+)*/g)].map((cell): Word => ({
      text: cell[0].replace(/^\((.*)\)$/, '$1'),
      x: 20 + cell.index * 5,
      y: 30 + row * 13,
      width: cell[0].length * 5,
      height: 9,
      source: 'ocr',
      confidence: cell[0].startsWith('(') ? 0.7 : 0.95,
    })),
  );
  return { number: 1, width: 620, height: 842, turned: 0, words, source: 'ocr', unread: null };
}

const read = (pages: readonly PageContent[]) => readStatement(pages, { filename: 'scan.pdf', sha256: '0'.repeat(64) });
const lookedAt = (page: PageContent) => ({ pages: [page], result: read([page]) });
const blind: DateReader = { dates: () => Promise.resolve([]), blanks: () => Promise.resolve([]) };
const reasonsOf = ({ result }: { result: ReturnType<typeof read> }) => result.accounts[0]?.reconciliation.reasons;

const sections = scanned(`
Plover Card            Credit card statement        1 Jun 2025 - 30 Jun 2025
Previous balance        100.00
New balance             145.00
Date          Description               Amount
Groceries
(16/06/2025)   Aldi                        10.00
Travel
 05/06/2025    Train                       15.00
(23/06/2025)   Bus                          5.00
Dining
 07/06/2025    Cafe                         9.00
 09/06/2025    Bar                          6.00`);

describe('dates out of place', () => {
  it('are in doubt until they were seen again', async () => {
    const first = lookedAt(sections);
    expect(reasonsOf(first)).toEqual(['assumedDate']);
    expect(isOfDates(first.result)).toBe(true);
    expect(await surerDates(blind, first, read)).toBe(first);
    const reader: DateReader = {
      ...blind,
      dates: (_, words) => Promise.resolve(words.map((word) => ({ word, text: word.text }))),
    };
    const surer = await surerDates(reader, first, read);
    expect(surer.result.accounts[0]?.reconciliation.status).toBe('balanced');
    expect(surer.result.accounts[0]?.transactions.map(({ date }) => date)).toEqual(
      first.result.accounts[0]?.transactions.map(({ date }) => date),
    );
  });
});

const daily = (date: string): string => `
Plover Bank            Current account        1 Jun 2025 - 30 Jun 2025
Date          Description          Money out     Money in       Balance
              Opening balance                                    100.00
02/06/2025    Aldi                     10.00                      90.00
06/06/2025    Wages                                  50.00       140.00
08/06/2025    Rent                     20.00                     120.00
${date}    Bus                       5.00                     115.00
17/06/2025    Train                     5.00                     110.00
23/06/2025    Cafe                      5.00                     105.00
              Closing balance                                    105.00`;

describe('a date that is missing', () => {
  const first = lookedAt(scanned(daily('          ')));

  it('is in doubt unless the picture shows that none is printed', async () => {
    expect(reasonsOf(first)).toEqual(['assumedDate']);
    expect(await surerDates(blind, first, read)).toBe(first);
    const reader: DateReader = { ...blind, blanks: (_page, columns, stretches) => Promise.resolve(columns.length === 1 ? [...stretches] : []) }; // prettier-ignore
    const surer = await surerDates(reader, first, read);
    expect(surer.result.accounts[0]?.reconciliation.status).toBe('balanced');
    expect(surer.result.accounts[0]?.transactions[3]?.date).toBe('2025-06-08');
  });

  it('is no matter of dates where sums do not hold, or nothing is in doubt', () => {
    expect(isOfDates(lookedAt(scanned(daily('          ').replace('105.00', '106.00'))).result)).toBe(false);
    expect(isOfDates(lookedAt(scanned(daily('12/06/2025'))).result)).toBe(false);
  });
});

describe('a date of the statement that was hardly read', () => {
  const card = (date: string): PageContent =>
    scanned(`
Plover Card            Credit card statement
Statement date          ${date}
Payment due by          12/07/2025
Previous balance        100.00
New balance             145.00
Date          Description               Amount
 25/05         Train                       15.00
 07/06         Cafe                        14.00
 12/06         Bar                          6.00
 16/06         Aldi                        10.00`);
  const first = lookedAt(card('(2/06/2025)'));
  const seeing = (text: string): DateReader => ({
    ...blind,
    dates: (_, words) => Promise.resolve(words.map((word) => ({ word, text }))),
  });

  it('is what all readings see', async () => {
    expect(reasonsOf(first)).toEqual(['assumedYear']);
    expect(await surerDates(blind, first, read)).toBe(first);
    const surer = await surerDates(seeing('20/06/2025'), first, read);
    expect(surer.result.accounts[0]?.reconciliation.status).toBe('balanced');
  });

  it('changes no row by that', async () => {
    expect(await surerDates(seeing('20/06/2023'), first, read)).toBe(first);
    expect(await surerDates(seeing('(3/06/2025)'), first, read)).toBe(first);
    const sure = lookedAt(card('2/06/2025'));
    expect(await surerDates(seeing('20/06/2025'), sure, read)).toBe(sure);
  });
});
