import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import type { PageBox } from '@crossfoot/page-picture';
import { readDoubtful } from './read-doubtful.ts';

const word = (text: string, confidence: number, x = 100, y = 100): Word => ({
  text, x, y, width: text.length * 5, height: 10, source: 'ocr', confidence,
}); // prettier-ignore

/** What becomes of the words where each of them that is read again comes out as `seen`. */
async function again(words: readonly Word[], seen: readonly Word[]) {
  const boxes: PageBox[] = [];
  const result = await readDoubtful(words, (box) => {
    boxes.push(box);
    return Promise.resolve(seen);
  });
  return { boxes, result };
}

describe('readDoubtful', () => {
  it('takes what is clear the second time, on the line of the first', async () => {
    const { result } = await again([word('KGirocard', 0.15), word('REWE', 0.9, 160)], [word('Girocard', 0.91, 103, 97)]); // prettier-ignore
    expect(result.map(({ text, x, y }) => [text, x, y])).toEqual([['Girocard', 103, 100], ['REWE', 160, 100]]); // prettier-ignore
    expect(result[0]?.repaired).toBeUndefined();
  });

  it('says of a figure that it was concluded, and parts what ran together', async () => {
    const { result } = await again([word('51.13:Cr', 0.1)], [word('51.13', 0.9), word('Cr', 0.9, 130)]);
    expect(result).toMatchObject([
      { text: '51.13', repaired: true, confidence: 0.6, alternatives: ['51.13:Cr'] },
      { text: 'Cr', confidence: 0.9 },
    ]);
  });

  it.each([
    ['is no clearer by itself', [word('Girocard', 0.7)]],
    ['comes out far shorter', [word('Giro', 0.95)]],
    ['comes out as nothing', []],
  ])('leaves a word that %s', async (_, seen) => {
    const words = [word('KGirocard', 0.15)];
    expect((await again(words, seen)).result).toEqual(words);
  });

  it('looks at no word that was read well, and into none beside it', async () => {
    const { boxes } = await again([word('Kiosk', 0.6), word('doubt', 0.2, 127), word('ful', 0.9, 153)], []);
    expect(boxes).toHaveLength(1);
    expect(boxes[0]).toMatchObject({ x0: 125, x1: 153 });
  });
});
