import { expect, it } from 'vitest';
import { bareWord, PhraseIndex } from './phrases.ts';

const index = new PhraseIndex<string>([
  ['คงเหลือ', 'balance'],
  ['残高', 'balance'],
  ['ຍອດຍົກມາ', 'opening'],
  ['សមតុល្យ', 'balance'],
  ['လက်ကျန်', 'balance'],
  ['new balance', 'closing'],
]);

it('finds a phrase of a script without spaces also where some stand within it', () => {
  expect(index.exact(['คง', 'เหลือ'].map(bareWord))).toBe('balance');
  expect(index.find(['差引', '残', '高']).map(({ tag, start, length }) => [tag, start, length])).toEqual([
    ['balance', 1, 2],
  ]);
});

it('finds phrases of Lao, Khmer and Burmese within longer words', () => {
  const tagsOf = (text: string): string[] => index.find([bareWord(text)]).map(({ tag }) => tag);
  expect(tagsOf('ຍອດຍົກມາຈາກໜ້າ')).toEqual(['opening']);
  expect(tagsOf('សមតុល្យគណនី')).toEqual(['balance']);
  expect(tagsOf('စာရင်းလက်ကျန်ငွေ')).toEqual(['balance']);
});

it('finds none across the border of two longer words, nor across the blanks of other scripts', () => {
  expect(index.find(['差残', '高引'])).toEqual([]);
  expect(index.find(['new', 'bal', 'ance'])).toEqual([]);
});

it('sees a word without the brackets around it', () => {
  expect(bareWord('<Total>')).toBe('total');
  expect(bareWord('(total)')).toBe('total');
});
