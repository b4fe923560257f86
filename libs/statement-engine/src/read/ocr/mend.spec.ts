import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mend } from './mend.ts';

const word = (text: string, x: number, width: number, row: number): Word => ({
  text, x, y: row * 15, width, height: 8.3, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

it('leaves a mark of groups before its figure, whose first digit stands apart', () => {
  const amounts = ['1.234,56', '2.345,67', '3.456,78'].map((text, row) => word(text, 260, 40, row));
  const torn = [word('7', 260, 5, 4), word('.609,29', 266, 34, 4)];
  expect(texts(mend([...amounts, ...torn])).at(-1)).toBe('7.609,29');
});
