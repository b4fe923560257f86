import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendSides } from './mend-sides.ts';

const word = (text: string, right: number, y: number): Word => ({
  text, x: right - text.length * 5, y, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const textsOf = (words: readonly Word[]): string[] => mendSides(words).map(({ text }) => text);
const marks = ['S', 'H', 'S'].map((text, at) => word(text, 300, at * 20));

it('a five below the marks of sides is one of them', () => {
  const five = [word('22,195', 300, 60), word('38,92', 285, 80), word('5', 300, 80)];
  expect(textsOf([...marks, ...five]).slice(3)).toEqual(['22,19', 'S', '38,92', 'S']);
  expect(mendSides([...marks, ...five])[4]).toMatchObject({ x: 295, width: 5, repaired: true });
});

it('a five elsewhere, or below few marks or none of that letter, is a digit', () => {
  expect(textsOf([...marks, word('22,195', 280, 60)])).toContain('22,195');
  expect(textsOf([...marks.slice(1), word('22,195', 300, 60)])).toContain('22,195');
  const others = [0, 20, 40].map((y) => word('H', 300, y));
  expect(textsOf([...others, word('22,195', 300, 60)])).toContain('22,195');
});
