import { describe, expect, it } from 'vitest';
import { textWidth } from '../glyph-widths.ts';
import { mendSpaces } from './mend-spaces.ts';
import type { OcrWord } from './parse-hocr.ts';

const SIZE = 40;
const LINE = 60;
const WIDTH = 1000;
const USUAL = 'one two six ten of a by to in on up at me so';

/** Lines of print, each letter a block as wide as the letter usually is, without its last twelfth. */
function page(...lines: readonly string[]) {
  const data = new Uint8Array(WIDTH * LINE * lines.length).fill(255);
  const x = (text: string): number => Math.round((textWidth(text, 0, text.length, false) * SIZE) / 1000);
  for (const [row, line] of lines.entries()) {
    for (let at = 0; at < line.length; at++) {
      if (line[at] === ' ') continue;
      const end = x(line.slice(0, at + 1)) - SIZE / 12;
      for (let y = row * LINE + 5; y < row * LINE + 35; y++)
        data.fill(30, y * WIDTH + x(line.slice(0, at)), y * WIDTH + end);
    }
  }
  return { picture: { width: WIDTH, height: LINE * lines.length, data }, x };
}

/** Words as tesseract reads them on the line, each where it begins and ends among the letters that are printed. */
function readAs(line: string, row: number, words: readonly string[]): OcrWord[] {
  const { x } = page(line);
  let at = 0;
  return words.map((text) => {
    while (line[at] === ' ') at++;
    const start = at;
    for (let seen = 0; seen < text.length; at++) if (line[at] !== ' ') seen++;
    const [left, right] = [x(line.slice(0, start)), x(line.slice(0, at)) - SIZE / 12];
    const [top, bottom] = [row * LINE + 5, row * LINE + 35];
    return { text, left, right, top, bottom, baseline: bottom, size: SIZE, confidence: 0.9 };
  });
}

function mended(
  line: string,
  words: readonly string[],
  change: (words: OcrWord[]) => OcrWord[] = (all) => all,
): OcrWord[] {
  const { picture } = page(USUAL, line);
  const read = [...readAs(USUAL, 0, USUAL.split(' ')), ...change(readAs(line, 1, words))];
  return mendSpaces(read, picture).slice(USUAL.split(' ').length);
}
const textsOf = (words: readonly OcrWord[]): string => words.map(({ text }) => text).join('|');

describe('mendSpaces', () => {
  it.each([
    ['SO A BRENNAN RENT', ['SO', 'ABRENNAN', 'RENT'], 'SO|A|BRENNAN|RENT'],
    ['J T McAllister', ['JT', 'McAllister'], 'J|T|McAllister'],
    ['FPO S Patel', ['FPOS', 'Patel'], 'FPO|S|Patel'],
    ['CARD TO A Smith', ['CARD', 'TOASmith'], 'CARD|TO|A|Smith'],
  ])('%s has its spaces', (line, words, meant) => {
    const found = mended(line, words);
    expect(textsOf(found)).toBe(meant);
    expect(found.every((word, at) => at === 0 || word.left > (found[at - 1]?.right ?? 0))).toBe(true);
  });

  it.each([
    ['ID: 94365327@okbank', ['ID:', '94365327', '@okbank'], 'ID:|94365327@okbank'],
    ['at 7894XXXXXX here', ['at', '7894', 'XXXXXX', 'here'], 'at|7894XXXXXX|here'],
    ['for 10-07-2024', ['for', '10-07', '-2024'], 'for|10-07-2024'],
  ])('%s has no others', (line, words, meant) => {
    expect(textsOf(mended(line, words))).toBe(meant);
  });

  it('leaves a day at the name of its month to those who mend dates', () => {
    expect(textsOf(mended('on JUL O3 x', ['on', 'JULO3', 'x']))).toBe('on|JULO3|x');
  });

  it('lets figures be that stand close to each other: they may be cells', () => {
    expect(textsOf(mended('12.501,234.00', ['12.50', '1,234.00']))).toBe('12.50|1,234.00');
  });

  it('keeps words whose boxes are guessed, and puts single letters where they stand', () => {
    const shift = ([first, second, ...rest]: OcrWord[]): OcrWord[] =>
      [first, second && { ...second, left: second.left - 9, right: second.right - 9 }, ...rest].filter(
        (word) => !!word,
      );
    const found = mended('FPO S Patel', ['FPO', 'S', 'Patel'], shift);
    expect(textsOf(found)).toBe('FPO|S|Patel');
    expect((found[1]?.left ?? 0) - (found[0]?.right ?? 0)).toBeGreaterThan(SIZE / 4);
    const overlapping = ([first, ...rest]: OcrWord[]): OcrWord[] =>
      first ? [{ ...first, right: first.right + 20 }, ...rest] : rest;
    expect(textsOf(mended('Mr A', ['Mr', 'A'], overlapping))).toBe('Mr|A');
  });

  it('changes nothing where too few spaces tell how wide they are', () => {
    const { picture } = page('J T x');
    expect(textsOf(mendSpaces(readAs('J T x', 0, ['JT', 'x']), picture))).toBe('JT|x');
  });
});
