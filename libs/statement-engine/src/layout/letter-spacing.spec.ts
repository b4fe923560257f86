import { expect, it } from 'vitest';
import { gridPage } from '../extract/typed-page.fixture.ts';
import { arrangeLines } from './arrange-lines.ts';

/** The words of a line in a fixed pitch of 0.6 font sizes. */
function wordsOf(line: string): (string | undefined)[] {
  const page = gridPage(['x']);
  const [model] = page.words;
  if (model === undefined) return [];
  const pitch = 0.6 * model.height;
  const words = [...line.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    ...model,
    text,
    x: 40 + index * pitch,
    width: text.length * pitch,
  }));
  return arrangeLines([{ ...page, words }]).lines[0]?.words.map(({ text }) => text) ?? [];
}

it('takes no line for spaced letters on which signs stand alone', () => {
  const line = '10/03/2025 | 13:26 CAFE + 6 ₹ 964.55 ●';
  expect(wordsOf(line)).toEqual(line.split(' '));
});

it('joins letters of fixed pitch that blanks part, and none with the word before it', () => {
  expect(wordsOf('31/01/2025    S A L D O      17.008,31')).toEqual(['31/01/2025', 'SALDO', '17.008,31']);
  expect(wordsOf('PIX A B C D E')).toEqual(['PIX', 'ABCDE']);
});
