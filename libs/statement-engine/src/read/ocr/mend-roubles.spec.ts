import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendRoubles } from './mend-roubles.ts';

const word = (text: string, x: number, width: number, row: number): Word => ({
  text, x, y: row * 15, width, height: 9, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const glued = ['-1003.85Р', '-322.24Р', '+62.58Р'].map((text, row) => word(text, 0, 45, row));
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);

it('parts signs of roubles from amounts, and knows them again where they came out as something else', () => {
  const [amount, sign, ...others] = mendRoubles([...glued, word('640.18', 10, 30, 3), word('9', 43, 5, 3)]);
  expect([amount?.text, amount?.width, sign?.text, sign?.x]).toEqual(['-1003.85', 40, '₽', 40]);
  expect(texts(others)).toEqual(['-322.24', '₽', '+62.58', '₽', '640.18', '₽']);
});

it('knows a sign that was read as a third digit behind the point', () => {
  expect(texts(mendRoubles([...glued, word('422,952', 10, 45, 3)])).slice(-2)).toEqual(['422,95', '₽']);
  expect(texts(mendRoubles([word('422,952', 10, 45, 3)]))).toEqual(['422,952']);
});

it('leaves single digits alone that stand elsewhere, and pages without such signs', () => {
  expect(texts(mendRoubles([...glued, word('640.18', 10, 30, 3), word('9', 90, 5, 3)])).at(-1)).toBe('9');
  const other = [...glued.slice(2), word('640.18', 10, 30, 3), word('9', 43, 5, 3)];
  expect(mendRoubles(other)).toEqual(other);
});
