import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendWords } from './mend-words.ts';

const at = (x: number) => (text: string, row: number): Word => ({ text, x, y: 100 + row * 14, width: 10, height: 9, source: 'ocr', confidence: 0.9 }); // prettier-ignore
const texts = (words: readonly Word[]): string[] => mendWords(words).map(({ text }) => text);
const column = (...cells: string[]): Word[] => cells.map(at(512));

describe('words with one letter wrong', () => {
  it('are mended in a column of words that tell the side', () => {
    expect(texts(column('Af', 'Aí', 'Bij', 'Af', 'Bi', 'Af', 'AÍ'))).toEqual([
      'Af',
      'Af',
      'Bij',
      'Af',
      'Bij',
      'Af',
      'Af',
    ]);
    expect(mendWords(column('Af', 'Aí', 'Af', 'Af'))[1]).toMatchObject({ repaired: true, alternatives: ['Aí'] });
  });

  it('stay as they are in other columns, and where few tell a side', () => {
    const names = column('Af', 'Ai', 'Jan', 'Piet', 'Af', 'Kees', 'Af');
    expect(texts(names)).toEqual(names.map(({ text }) => text));
    expect(texts(column('Af', 'Aí'))).toEqual(['Af', 'Aí']);
    expect(texts([...column('Af', 'Af', 'Af'), at(200)('Aí', 1)])).toEqual(['Af', 'Af', 'Af', 'Aí']);
  });

  it('are mended where a digit stands for a letter of a name that the page repeats', () => {
    const name = (text: string, row: number): Word => at(100 + row * 60)(text, row);
    expect(texts(['REF:1', 'WIRE', 'WIRE', 'WIRE', 'W1RE', 'A1'].map(name))).toEqual(['REF:1', 'WIRE', 'WIRE', 'WIRE', 'WIRE', 'A1']); // prettier-ignore
    const once = ['WIRE', 'W1RE', 'A1', 'AI', '1D:A'];
    expect(texts(once.map(name))).toEqual(once);
  });

  it('are mended before the number of an identity', () => {
    expect(texts(['1D:955424559', 'ID:27276177'].map(at(100)))).toEqual(['ID:955424559', 'ID:27276177']);
  });
});
