import { expect, it } from 'vitest';
import { fold } from '../fold.ts';
import { labelWords } from '../vocabulary.ts';
import { inCyrillic } from './sr.ts';

it('writes Serbian letter for letter in its other script', () => {
  expect(inCyrillic('Uplaćeno, ljubav, džem, njegov, đak')).toBe('уплаћено, љубав, џем, његов, ђак');
});

it('knows the words of both scripts', () => {
  expect(labelWords.exact(fold('претходно стање').split(' '))).toBe('opening');
  expect(labelWords.exact('prethodno stanje'.split(' '))).toBe('opening');
});
