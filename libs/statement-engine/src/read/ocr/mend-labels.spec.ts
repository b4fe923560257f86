import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendLabels } from './mend-labels.ts';

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
