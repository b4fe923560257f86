import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import type { CellReading } from './ocr-page.ts';
import { columnsToRead, withSecondReading } from './second-reading.ts';

const HEIGHT = 9;
const PITCH = 14;

/** A word that ends, or begins, at a place of a line. */
const word = (text: string, line: number, at: { end: number } | { begin: number }, confidence = 0.95): Word => {
  const width = text.length * 5;
  const x = 'end' in at ? at.end - width : at.begin;
  return { text, x, y: line * PITCH, width, height: HEIGHT, source: 'ocr', confidence };
};

const DATES = ['04.03.', '05.03.', '07.03.', '10.03.', '11.03.'];
const AMOUNTS = ['745,00', '69,32', '98,00', '200,00', '170,32'];

/** A list in which some cells came out otherwise. */
const list = (misread: Readonly<Record<string, string>> = {}): Word[] =>
  DATES.flatMap((date, line) => [
    word(misread[date] ?? date, line, { begin: 40 }),
    word('Kartenzahlung', line, { begin: 100 }),
    word(misread[AMOUNTS[line] as string] ?? (AMOUNTS[line] as string), line, { end: 500 }),
  ]);

/** The words after the other model has seen what is printed, as surely, in each cell that it is asked for. */
async function after(
  words: readonly Word[],
  { least = 0.9, confidence = 0.97, printed = [...DATES, ...AMOUNTS] } = {},
) {
  let asked = 0;
  const read = (box: { x0: number; y0: number; y1: number }): Promise<CellReading> => {
    asked += 1;
    const line = Math.floor((box.y0 + box.y1) / 2 / PITCH);
    return Promise.resolve({ text: printed[box.x0 < 90 ? line : DATES.length + line] ?? '', confidence });
  };
  const seen = await withSecondReading(words, columnsToRead(list()), read, {
    least,
    isLate: () => false,
    done: new Set(),
  });
  return { words: seen, texts: seen.map(({ text }) => text), asked };
}

describe('what another model sees of a list', () => {
  it('takes the place of figures and dates that came out as none, and says so', async () => {
    const { words, texts, asked } = await after(list({ '69,32': '69323', '98,00': '9870058', '05.03.': '05:03;' }));
    expect(texts).toEqual(list().map(({ text }) => text));
    expect(asked).toBe(3);
    expect(words.filter(({ repaired }) => repaired === true)).toMatchObject([
      { text: '69,32', alternatives: ['69323'] },
      { text: '98,00', alternatives: ['9870058'] },
    ]);
  });

  it('makes sure what both see', async () => {
    const doubtful = list().map((each) =>
      each.text === '69,32' ? { ...each, confidence: 0.6, repaired: true } : each,
    );
    const { words } = await after(doubtful);
    const seen = words.find(({ text }) => text === '69,32');
    expect(seen?.confidence).toBeGreaterThan(0.98);
    expect(seen).not.toHaveProperty('repaired');
  });

  it('is not asked for what was read surely, and for all where it must be', async () => {
    expect((await after(list())).asked).toBe(0);
    expect((await after(list(), { least: 0.98 })).asked).toBe(DATES.length + AMOUNTS.length);
  });

  it('changes nothing that it does not see clearly, or that looks like nothing of the column', async () => {
    const misread = list({ '69,32': '69,82' }).map((each) => ({ ...each, confidence: 0.8 }));
    expect((await after(misread, { confidence: 0.7 })).texts).toEqual(misread.map(({ text }) => text));
    const noAmounts = [...DATES, ...AMOUNTS.map(() => '7')];
    expect((await after(misread, { printed: noAmounts })).texts).toEqual(misread.map(({ text }) => text));
    expect((await after(misread)).texts).toEqual(list().map(({ text }) => text));
  });

  it('loses the specks around a figure', async () => {
    const specks = [...DATES, ...AMOUNTS.map((amount) => `..${amount}.`)];
    const { texts } = await after(list({ '98,00': '9870058' }), { printed: specks });
    expect(texts).toContain('98,00');
  });

  it('ends where there is no time left', async () => {
    const words = list({ '69,32': '69323' });
    const never = (): Promise<CellReading> => Promise.reject(new Error('asked'));
    const late = { least: 1, isLate: () => true, done: new Set<Word>() };
    expect(await withSecondReading(words, columnsToRead(words), never, late)).toEqual(words);
  });
});
