import { describe, expect, it } from 'vitest';
import type { PageBox } from '@crossfoot/page-picture';
import type { Word } from '../../page-content.ts';
import type { CellReading } from './ocr-page.ts';
import { columnsToRead, withSecondReading, type CellColumn } from './second-reading.ts';

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

  it('is not asked for words, nor a second time for what it saw', async () => {
    const named = [...list({ '69,32': '69323' }), word('Umsätze', 5, { begin: 40 }, 0.4)];
    expect((await after(named)).asked).toBe(1);
    const done = new Set<Word>();
    let asked = 0;
    const read = (): Promise<CellReading> => Promise.resolve({ text: '', confidence: (asked += 1) && 0 });
    const again = { least: 0.9, isLate: () => false, done };
    const once = await withSecondReading(named, columnsToRead(list()), read, again);
    expect(await withSecondReading(once, columnsToRead(list()), read, again)).toEqual(once);
    expect(asked).toBe(1);
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

describe('the columns of a page', () => {
  /** What the other model sees in the only cell that it is asked for, whose box must lie between these ends. */
  const asked = async (words: readonly Word[], columns: readonly CellColumn[], text: string) => {
    const boxes: { x0: number; x1: number; characters: string }[] = [];
    const read = ({ x0, x1 }: PageBox, characters: string): Promise<CellReading> => {
      boxes.push({ x0, x1, characters });
      return Promise.resolve({ text, confidence: 0.97 });
    };
    const seen = await withSecondReading(words, columns, read, { least: 0.9, isLate: () => false, done: new Set() });
    return { texts: seen.map((each) => each.text), boxes };
  };

  it('have the marks of sides behind their amounts', async () => {
    const words = AMOUNTS.flatMap((amount, line) => [
      word(line === 1 ? '69,323' : amount, line, { end: 500 }, line === 1 ? 0.6 : 0.95),
      ...(line === 1 ? [] : [word('S', line, { begin: 505 })]),
    ]);
    const { texts, boxes } = await asked(words, columnsToRead(words), '69,32S');
    expect(texts).toContain('69,32S');
    expect(boxes).toMatchObject([{ characters: expect.stringContaining('S') as string }]);
    expect(boxes[0]?.x1).toBeGreaterThan(509);
  });

  it('know amounts with a small mark of whose they are', async () => {
    const amounts = ['1,120.19dr', '1,168.13dr', '1,592.02dr', '120.71'];
    const words = amounts.map((amount, line) => word(amount, line, { end: line === 3 ? 490 : 500 }, line === 3 ? 0.6 : 0.95)); // prettier-ignore
    expect((await asked(words, columnsToRead(words), '120.71dr')).texts).toContain('120.71dr');
  });

  it('have dates without marks', async () => {
    const dates = ['280225', '020325', '050325', '070375'];
    const words = dates.map((date, line) => word(date, line, { begin: 40 }, line === 3 ? 0.6 : 0.95));
    expect((await asked(words, columnsToRead(words), '070325')).texts).toEqual([...dates.slice(0, 3), '070325']);
  });

  it('are those of another page, of which too few dates were read here', async () => {
    const words = [word('22.02.2025', 0, { begin: 40 }), word('2502.2025:', 1, { begin: 40 }, 0.6)];
    const before = ['03.02.2025', '04.02.2025', '06.02.2025', '07.02.2025'].map((date, line) => word(date, line, { begin: 40 })); // prettier-ignore
    expect((await asked(words, columnsToRead(before), '27.02.2025')).texts).toEqual(['22.02.2025', '27.02.2025']);
    expect((await asked(words, columnsToRead(words), '27.02.2025')).texts).toEqual(words.map(({ text }) => text));
  });

  it('hold an amount by itself that has another mark for its point or its groups', async () => {
    const words = [word('1,987.54', 0, { end: 500 }), word('2;012.30', 1, { end: 500 }, 0.8)];
    expect((await asked(words, columnsToRead(words), '2,012.30')).texts).toContain('2,012.30');
    expect((await asked(words, columnsToRead(words), '2,013.30')).texts).toContain('2;012.30');
  });

  it('hold dates of which no digit came out, and such as the edge of the paper runs into', async () => {
    const dates = list().map((each) => (each.text === '07.03.' ? { ...each, text: 'い', confidence: 0.3 } : each));
    expect((await asked(dates, columnsToRead(list()), '07.03.')).texts).toEqual(list().map(({ text }) => text));
    const runInto = list().map((each) =>
      each.text === '07.03.' ? { ...each, text: '-0703.', x: 0, width: each.x + each.width, confidence: 0.6 } : each,
    );
    const { texts, boxes } = await asked(runInto, columnsToRead(list()), '07.03.');
    expect(texts).toEqual(list().map(({ text }) => text));
    expect(boxes[0]?.x0).toBeGreaterThan(30);
  });
});
