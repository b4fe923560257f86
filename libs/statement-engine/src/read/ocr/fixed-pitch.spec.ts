import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { withFixedPitch } from './fixed-pitch.ts';

const PITCH = 5;
/** Words of a line whose first characters stand at these places; OCR ends them with their ink. */
const inked = (line: readonly (readonly [text: string, place: number])[], row = 0, letters = PITCH): Word[] =>
  line.map(([text, place]) => ({
    text, x: place * PITCH + 0.5, y: row * 12, width: text.length * letters - 1, height: 7, source: 'ocr', confidence: 0.9,
  })); // prettier-ignore
const names = ['METRO', 'VIDEOTRON', 'EPICERIE', 'DEPOT', 'PROVIGO', 'MAGASIN', 'NETFLIX', 'REMBOURSEMENT', 'PAIE', 'MAXI', 'COURSE', 'TIRE', 'SALAIRE']; // prettier-ignore
const typed = names.flatMap((name, row) => inked([[name, 0]], row + 1));

describe('a scanned page in a font of one pitch', () => {
  it('gives each word the room of its characters, so that a blank between groups is one', () => {
    const [head, tail] = withFixedPitch([...inked([['10', 40], ['662,91', 43]]), ...typed]) as [Word, Word]; // prettier-ignore
    expect([head.x, head.width, tail.x, tail.width].map((each) => Math.round(each))).toEqual([200, 10, 215, 30]);
    expect((tail.x - head.x - head.width) / tail.height).toBeLessThan(0.62);
  });

  it('keeps the baseline of its words', () => {
    const [before] = typed as [Word];
    const after = withFixedPitch(typed)[0] as Word;
    expect(after.height).toBeGreaterThan(before.height);
    expect(after.y).toBeLessThan(before.y);
  });

  it('leaves a page in other fonts and a page of few words as they are', () => {
    const uneven = names.flatMap((name, row) => inked([[name, 0]], row, PITCH + (row % 3)));
    expect(withFixedPitch(uneven)).toBe(uneven);
    const few = typed.slice(0, 6);
    expect(withFixedPitch(few)).toBe(few);
  });
});
