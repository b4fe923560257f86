import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendGroups } from './mend-groups.ts';

const word = (text: string, x: number, width: number): Word => ({
  text, x, y: 220, width, height: 8.3, source: 'ocr', confidence: 0.9,
}); // prettier-ignore
const texts = (words: readonly Word[]): string[] => words.map(({ text }) => text);
const last = word('910,24', 513.8, 24);

it('joins groups of an amount where the blank before the second one was lost', () => {
  const [amount] = mendGroups([word('2080', 491.8, 19.4), last]);
  expect([amount?.text, amount?.x]).toEqual(['2080910,24', 491.8]);
  expect(amount?.width).toBeCloseTo(46);
});

it('leaves numbers alone that are as wide as their digits, or stand farther off', () => {
  expect(texts(mendGroups([word('1497', 494, 17.3), last]))).toEqual(['1497', '910,24']);
  expect(texts(mendGroups([word('2080', 471.8, 19.4), last]))).toEqual(['2080', '910,24']);
});
