import { describe, expect, it } from 'vitest';
import { readStatement } from '../convert-statement.ts';
import type { PageContent, Word } from '../page-content.ts';
import { isDoubtful } from './doubtful-page.ts';

const word = (text: string, x: number, y: number, confidence: number): Word => ({
  text, x, y, width: text.length * 5, height: 10, source: 'ocr', confidence,
}); // prettier-ignore

/** A scanned page of rows; the amounts of the first `guessed` of them were read without confidence. */
function pageOf(guessed: number, closing: string): PageContent {
  const rows = Array.from({ length: 10 }, (_, at) => [
    word(`${String(at + 1).padStart(2, '0')}/03/2025`, 40, 130 + at * 16, 0.95),
    word('GROCER', 110, 130 + at * 16, 0.95),
    word('-10.00', 430, 130 + at * 16, at < guessed ? 0.4 : 0.95),
  ]);
  const words = [
    word('Statement period 1 March 2025 to 31 March 2025', 40, 60, 0.95),
    word('Opening balance 1,000.00', 40, 76, 0.95),
    word('Date', 40, 110, 0.95),
    word('Description', 110, 110, 0.95),
    word('Amount', 430, 110, 0.95),
    ...rows.flat(),
    word(`Closing balance ${closing}`, 40, 320, 0.95),
  ];
  return { number: 1, width: 595, height: 842, words, source: 'ocr', turned: 0, unread: null };
}
const read = (page: PageContent) => readStatement([page], { filename: 'scan.pdf', sha256: '' });

describe('a page whose figures were guessed', () => {
  it('is named, whatever the verdict says', () => {
    expect(read(pageOf(3, '900.00'))).toMatchObject({
      source: { doubtfulPages: [1] },
      accounts: [{ reconciliation: { status: 'balanced' } }],
    });
  });

  it('is none where a few of many figures were, or all were mended', () => {
    const page = pageOf(10, '900.00');
    expect(isDoubtful(page)).toBe(true);
    expect(isDoubtful(pageOf(2, '900.00'))).toBe(false);
    expect(isDoubtful({ ...page, words: page.words.map((each) => ({ ...each, repaired: true })) })).toBe(false);
    expect(isDoubtful({ ...page, unread: 'illegible' })).toBe(false);
  });
});

describe('a row that was read without confidence', () => {
  const flagsOf = (closing: string) =>
    read(pageOf(3, closing)).accounts[0]?.transactions.map(({ flags }) => flags.includes('lowConfidence'));

  it('says so where no check covers it', () => {
    expect(flagsOf('905.00')).toEqual([true, true, true, ...Array<boolean>(7).fill(false)]);
  });

  it('needs no flag where the arithmetic proves it', () => {
    expect(flagsOf('900.00')).toEqual(Array<boolean>(10).fill(false));
  });
});
