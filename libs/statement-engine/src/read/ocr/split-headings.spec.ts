import { describe, expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { splitHeadings } from './split-headings.ts';

const word = (text: string): Word => ({ text, x: 40, y: 10, width: 60, height: 10, source: 'ocr', confidence: 0.9 });

describe('splitHeadings', () => {
  it('parts words of headings that ran together', () => {
    const [left, right] = splitHeadings([word('DepositAmount')]);
    expect([left?.text, right?.text]).toEqual(['Deposit', 'Amount']);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(100, 5);
  });

  it('parts neighbouring words of a heading without capitals, too', () => {
    expect(splitHeadings([word('Innpåkonto')]).map(({ text }) => text)).toEqual(['Inn', 'på', 'konto']);
    expect(splitHeadings([word('avkonto')]).map(({ text }) => text)).toEqual(['av', 'konto']);
  });

  it('parts names of columns from the currency behind them', () => {
    const texts = ['Moneyin£', 'Debit€'].flatMap((text) => splitHeadings([word(text)])).map(({ text }) => text);
    expect(texts).toEqual(['Money', 'in', '£', 'Debit', '€']);
  });

  it('joins the last letter of a name that was torn off', () => {
    const end = (text: string): Word => ({ ...word(text), x: 103, width: 4 });
    const join = (name: string, letter: string): string[] =>
      splitHeadings([word(name), end(letter)]).map(({ text }) => text);
    expect(join('Payment', 's')).toEqual(['Payments']);
    expect(join('Balance', 'o')).toEqual(['Balance', 'o']);
    expect(join('PAYMENT', 'S')).toEqual(['PAYMENT', 'S']);
  });

  it('leaves names and single words whole', () => {
    const texts = ['PayPal', 'McDonald', 'Deposit', 'DATE', 'eBay', 'Kontoauszug', 'Beginsaldo', 'onkonto'];
    expect(splitHeadings(texts.map(word)).map(({ text }) => text)).toEqual(texts);
  });
});
