import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { mendCurrencies } from './mend-currencies.ts';

const column = (texts: readonly string[], x = 340): Word[] =>
  texts.map((text, row) => ({ text, x, y: row * 20, width: 16, height: 8, source: 'ocr', confidence: 0.6 }));
const textsOf = (words: readonly Word[]): string[] => mendCurrencies(words).map(({ text }) => text);

describe('a column of currencies', () => {
  it('has codes in capitals, also where a letter was misread', () => {
    expect(textsOf(column(['usD', 'usb', 'USD', 'usD', 'usd']))).toEqual(['USD', 'USD', 'USD', 'USD', 'USD']);
    expect(textsOf(column(['EUR', 'EUR', 'usD']))).toEqual(['EUR', 'EUR', 'USD']);
  });

  it('makes no code of words elsewhere, or beside few', () => {
    const words = [...column(['usD', 'USD', 'usD']), ...column(['use', 'all', 'try'], 90)];
    expect(textsOf(words).slice(3)).toEqual(['use', 'all', 'try']);
    expect(textsOf(column(['usD', 'usb', 'USD']))).toEqual(['USD', 'usb', 'USD']);
    expect(textsOf(column(['EUR', 'USD', 'usD', 'usb', 'USD']))[3]).toBe('usb');
  });
});
