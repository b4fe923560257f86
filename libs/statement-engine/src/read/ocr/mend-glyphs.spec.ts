import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { ASCENT } from '../text-words.ts';
import { mendGlyphs } from './mend-glyphs.ts';

const SCALE = 4;
const [SIZE, ADVANCE] = [10, 7];
/** Five by seven, as an old printer has them. */
const DRAWN: Readonly<Record<string, string>> = {
  '0': '.###. #...# #...# #...# #...# #...# .###.',
  O: '##### ##### ##..# #...# #..## ##### #####',
  '1': '..#.. .##.. #.#.. ..#.. ..#.. ..#.. #####',
  I: '#.... #.... #.... #.... #.... #.... #....',
  X: '#...# #...# .#.#. ..#.. .#.#. #...# #...#',
};
const page = () => ({ width: 1200, height: 800, data: new Uint8Array(1200 * 800).fill(240) });
type Page = ReturnType<typeof page>;

/** A word that was read as `text` where `printed` stands. */
function word(on: Page, text: string, row: number, { printed = text, confidence = 0.95 } = {}): Word {
  const y = 10 + row * 20;
  for (const [at, letter] of Array.from(printed).entries())
    for (const [down, line] of (DRAWN[letter] as string).split(' ').entries())
      for (const [across, dot] of Array.from(line).entries()) {
        const top = Math.round((y + ASCENT * SIZE - 7 + down) * SCALE);
        const left = (20 + at * ADVANCE + across) * SCALE;
        if (dot === '#')
          for (let line = top; line < top + SCALE; line++)
            on.data.fill(20, line * on.width + left, line * on.width + left + SCALE);
      }
  return { text, x: 20, y, width: printed.length * ADVANCE, height: SIZE, source: 'ocr', confidence };
}

describe('characters that look like others', () => {
  const told = (on: Page): Word[] => [
    word(on, '100', 0),
    word(on, '010', 1),
    word(on, 'XOX', 2),
    word(on, 'OXI', 3),
    word(on, 'IX', 4),
  ];
  const mendLast = (text: string, printed: string, confidence?: number): Word | undefined => {
    const on = page();
    const words = [...told(on), word(on, text, 6, { printed, ...(confidence ? { confidence } : {}) })];
    return mendGlyphs(words, on, SCALE).at(-1);
  };

  it('are what the surely read words of the page show them as', () => {
    expect(mendLast('XOO1X', 'X001X')).toMatchObject({ text: 'X001X', repaired: true, alternatives: ['XOO1X'] });
    expect(mendLast('X00I1X', 'X0OI1X')?.text).toBe('X0OI1X');
    expect(mendLast('X1X0', 'XIX0')?.text).toBe('XIX0');
    expect(mendLast('XOX', 'X0X', 0.7)?.text).toBe('X0X');
  });

  it('stay where they look as they were read, in surely read words, and where blanks part more shapes', () => {
    expect(mendLast('XO01X', 'XO01X')?.text).toBe('XO01X');
    expect(mendLast('XOX', 'X0X')?.text).toBe('XOX');
    expect(mendLast('X0', '00X', 0.5)?.text).toBe('X0');
  });

  it('are one where one was read as two, or beside two that touch', () => {
    expect(mendLast('X0OX1', 'X0X1')?.text).toBe('X0X1');
    expect(mendLast('X10X', 'X0X')?.text).toBe('X10X');
    const on = page();
    const words = [...told(on), word(on, 'XXOX1', 6, { printed: 'XX0X1' })];
    // Ink between the first two.
    const row = Math.round((10 + 6 * 20 + ASCENT * SIZE - 4) * SCALE);
    on.data.fill(20, row * on.width + 24 * SCALE, row * on.width + 28 * SCALE);
    expect(mendGlyphs(words, on, SCALE).at(-1)?.text).toBe('XX0X1');
  });

  it('stay in amounts, and where the page does not show the other', () => {
    expect(mendLast('1O0.00', '100X00')?.text).toBe('1O0.00');
    const on = page();
    const alone = [word(on, 'XOX', 0), word(on, 'OX', 1), word(on, '1O1X', 2, { printed: '101X' })];
    expect(mendGlyphs(alone, on, SCALE).at(-1)?.text).toBe('1O1X');
  });
});
