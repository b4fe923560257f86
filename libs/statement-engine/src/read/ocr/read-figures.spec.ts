import { describe, expect, it } from 'vitest';
import type { PageContent, Word } from '../../page-content.ts';
import type { PageBox, Straightener } from '@crossfoot/page-picture';
import type { OcrPool } from './ocr-pool.ts';
import { readFigures } from './read-figures.ts';

const word = (text: string, x: number): Word => ({
  text, x, y: 100, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const words = [word('-128.01CR', 100), word('29,846.21', 300)];
const page: PageContent = { number: 1, width: 595, height: 842, words, source: 'ocr', turned: 0, unread: null };

/** A page every figure of which comes out as `texts` say, manner by manner. */
function surroundings(texts: readonly string[], near: readonly string[] = []) {
  const boxes: PageBox[] = [];
  const part = (_: number, box: PageBox): object => {
    boxes.push(box);
    return { picture: { width: 1, height: 1, data: new Uint8Array(1) }, scale: 1 };
  };
  let reads = 0;
  const recognise = (): Promise<object[]> =>
    Promise.resolve((texts[reads++] ?? '').split(' ').map((text) => ({ text, confidence: 0.9, near })));
  return {
    boxes,
    straightener: { part } as unknown as Straightener,
    how: { pool: { recognise } as unknown as OcrPool, language: 'eng', isLate: () => reads >= texts.length },
  };
}

describe('readFigures', () => {
  it('reads the figure in each manner, without its sign and side, and puts them back', async () => {
    const { boxes, straightener, how } = surroundings(['129.01', '128.01', '129 .01', ''], ['120.01']);
    const [reading] = await readFigures(straightener, page, words.slice(0, 1), how);
    expect(reading?.seen.map(({ text, near }) => [text, near])).toEqual([
      ['-129.01CR', ['-120.01CR']],
      ['-128.01CR', ['-120.01CR']],
    ]);
    expect(boxes[0]).toMatchObject({ x0: 105, x1: 135 });
  });

  it('stops where no time is left', async () => {
    const { straightener, how } = surroundings(['129.01', '129.01', '129.01', '29,946.21']);
    const readings = await readFigures(straightener, page, words, how);
    expect(readings.map((reading) => reading.word.text)).toEqual(['-128.01CR']);
  });
});
