import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendLabels, partMonths } from './mend-labels.ts';

const word = (text: string): Word => ({ text, x: 40, y: 40, width: 30, height: 10, source: 'ocr', confidence: 0.9 });
const mended = (...texts: string[]): string[] => mendLabels(texts.map(word)).map(({ text }) => text);

it('mends words of labels in which a stroke was taken for another', () => {
  expect(mended('Soide', 'précédent', 'actuai:', 'BA1ANCE', 'c1osing', 'SOIDE')).toEqual(
    ['Solde', 'précédent', 'actual:', 'BALANCE', 'closing', 'SOLDE'], // prettier-ignore
  );
  expect(mendLabels([word('Soide')])).toMatchObject([{ repaired: true, confidence: 0.6, alternatives: ['Soide'] }]);
});

it('leaves other words, and those that are of labels already', () => {
  const texts = ['Solde', 'solide', 'Eingang', 'Total', 'Ioan', 'Villa', '12,50', 'Amazon'];
  expect(mended(...texts)).toEqual(texts);
});

it('parts the name of a month from what ran into it', () => {
  const parted = (text: string): string[] => partMonths([word(text)]).map((each) => each.text);
  expect(parted('ofJun')).toEqual(['of', 'Jun']);
  for (const text of ['ofBank', 'June', 'McMay', 'OFJUN', 'eBay']) expect(parted(text)).toEqual([text]);
  const [before, month] = partMonths([word('ofJun')]);
  expect([month?.x, (month?.x ?? 0) + (month?.width ?? 0)]).toEqual([52, 70]);
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThan(50);
});
