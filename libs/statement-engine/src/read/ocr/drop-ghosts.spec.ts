import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { dropGhosts } from './drop-ghosts.ts';

const word = (text: string, x: number): Word => ({
  text, x, y: 10, width: 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore

it('leaves out dashes and marks where the picture shows blank paper, and nothing else', () => {
  const picture = { width: 200, height: 60, data: new Uint8Array(200 * 60).fill(235) };
  for (let x = 100; x < 108; x++) picture.data[30 * 200 + x] = 40;
  picture.data[30 * 200 + 22] = 40;
  const words = [word('—', 10), word('-"', 30), word('-', 50), word('SALDO', 80)];
  expect(dropGhosts(words, picture, 2).map(({ text }) => text)).toEqual(['-', 'SALDO']);
});
