import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { readSigns } from './read-signs.ts';

const word = (text: string, x: number, row = 0): Word => ({
  text, x, y: row * 15, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const amount = word('177,66', 300);
const settled = async (star: Word, ...seen: string[]) =>
  (await readSigns([amount, star], () => Promise.resolve({ text: seen.shift() ?? '', confidence: 0 })))[1];

it('reads a star behind an amount together with it', async () => {
  for (const star of ['*', '-*'])
    expect(await settled(word(star, 334), '177,66+', '177,66+')).toMatchObject({ text: '+', repaired: true, alternatives: [star] }); // prettier-ignore
  expect((await settled(word('*', 334), '177,66-', '177,66-'))?.text).toBe('-');
});

it('leaves it where the readings see other figures, no sign or two', async () => {
  const star = word('*', 334);
  for (const [one = '', other = ''] of [
    ['177,66+', '177,66-'],
    ['171,66+', '171,66+'],
    ['177,66', '177,66'],
    ['177,664', '177,664'],
  ])
    // prettier-ignore
    expect(await settled(star, one, other)).toBe(star);
});

it('asks for no other words', async () => {
  const words = [amount, word('*', 380), word('CR', 334), word('*', 334, 3)];
  expect(await readSigns(words, () => Promise.reject(new Error('read')))).toBe(words);
});

it('reads what was hardly read where another amount has its sign', async () => {
  const seeing = async (sign: Word, others: readonly Word[]) =>
    (await readSigns([amount, sign, ...others], () => Promise.resolve({ text: '177,66+', confidence: 0 })))[1]?.text;
  const hardly = { ...word('4', 334), confidence: 0.45 };
  expect(await seeing(hardly, [word('+', 335, 2)])).toBe('+');
  expect(await seeing(hardly, [word('+', 345, 2)])).toBe('4');
  expect(await seeing(hardly, [])).toBe('4');
  expect(await seeing(word('4', 334), [word('+', 335, 2)])).toBe('4');
});
