import { expect, it } from 'vitest';
import type { PlacedWord } from '../layout/page-lines.ts';
import type { NumberStyle } from './money.ts';
import { readMoneyAt } from './money-at.ts';

/** Words, each a space from the one before. */
const placed = (...texts: string[]): PlacedWord[] =>
  texts.map((text, at) => ({
    kind: 'text',
    text,
    x0: at * 20,
    x1: at * 20 + 17,
    gap: at ? 0.3 : Infinity,
    size: 9,
    confidence: 1,
  }));

const moneyOf = (words: readonly PlacedWord[]) => readMoneyAt(words, 0, { decimal: '.', decimals: 2 })?.money ?? null;
const amountOf = (...texts: string[]) => moneyOf(placed(...texts));

it('takes a sign that no font has drawn for that of a currency', () => {
  expect(amountOf('¤', '85,000.00')).toMatchObject({ units: 8_500_000, sign: 0 });
  expect(amountOf('-', '\ufffd', '85,000.00')).toMatchObject({ units: 8_500_000, sign: -1 });
  expect(amountOf('*', '85,000.00')).toBeNull();
});

it('takes brackets round an amount and its currency for a minus', () => {
  const minus = { units: 32_025, sign: -1, currency: 'JOD' };
  expect(amountOf('(320.25', 'JOD)')).toMatchObject(minus);
  expect(amountOf('(JOD', '320.25)')).toMatchObject(minus);
  expect(amountOf('(', '320.25', 'JOD', ')')).toMatchObject(minus);
  expect(amountOf('(320.25', 'net)')).toBeNull();
});

it('takes a whole number before a code for an amount where it bears a sign', () => {
  expect(amountOf('+15000', 'GHS')).toMatchObject({ units: 1_500_000, sign: 1, currency: 'GHS' });
  expect(amountOf('15000', 'GHS')).toMatchObject({ currency: null });
});

it('takes the side of a balance from the word behind it', () => {
  expect(amountOf('32,233.26', 'دائن')).toMatchObject({ side: 'credit' });
  expect(amountOf('32,233.26', 'مدين')).toMatchObject({ side: 'debit' });
});

it('takes a sign for that of an amount, whatever day it could be, where a currency stands behind it', () => {
  expect(amountOf('-', '6.02', 'EUR')).toMatchObject({ units: 602, sign: -1 });
  expect(amountOf('-', '6.02', 'Dinner')).toBeNull();
});

it('takes a number before a percent sign for a rate, but not before a column of them', () => {
  expect(amountOf('13,90', '%')).toBeNull();
  expect(amountOf('13.90', '%.')).toBeNull();
  const apart = placed('13.90', '%').map((word, at) => ({ ...word, gap: at * 4 }));
  expect(moneyOf(apart)).toMatchObject({ units: 1_390 });
});

it('joins groups in fixed pitch, between which a scan leaves a part of their own room, but no numbers farther apart', () => {
  const grouped = (gap: number, confidence: number): PlacedWord[] =>
    [['-7', 0, 8], ['937.28', 8 + gap, 28]].map(([text, x0, width], at) => ({
      kind: 'text', text: text as string, x0: x0 as number, x1: (x0 as number) + (width as number), gap: at ? gap / 7.7 : Infinity, size: 7.7, confidence,
    })); // prettier-ignore
  expect(moneyOf(grouped(5.7, 0.9))).toMatchObject({ units: 793_728, sign: -1 });
  expect(moneyOf(grouped(5.7, 1))?.units).not.toBe(793_728);
  expect(moneyOf(grouped(7, 0.9))?.units).not.toBe(793_728);
});

it('takes a last digit that stands apart, and a minus behind a currency', () => {
  expect(amountOf('1,719.3', '3')).toMatchObject({ units: 171_933 });
  expect(amountOf('$-', '17.30')).toMatchObject({ units: 1730, sign: -1, currency: 'USD' });
});

it('takes two words behind an amount for whose it is, where they end its cell', () => {
  expect(amountOf('€39.42', 'in', 'debit')).toMatchObject({ units: 3_942, side: 'debit' });
  expect(amountOf('€120.58', 'in', 'credit')).toMatchObject({ units: 12_058, side: 'credit' });
  expect(amountOf('€20.00', 'in', 'credit', 'vouchers')).toMatchObject({ units: 2_000, side: null });
  expect(amountOf('€20.00', 'in', 'total')).toMatchObject({ side: null });
});

it('a dash longer than a minus parts the amount from the words behind it', () => {
  const words = (...behind: string[]) =>
    placed('2,315.40', '-', ...behind).map((word) => (word.text === '-' ? { ...word, printed: '—' } : word));
  expect(moneyOf(words('Money', 'in'))).toMatchObject({ units: 231_540, sign: 0 });
  expect(moneyOf(words())).toMatchObject({ units: 231_540, sign: -1 });
});

it('takes a code for that of the figure behind it where two of them stand before their figures', () => {
  const words = placed('EUR', '-8.40', 'USD', '371.91').map((word, at) => (at % 2 === 1 ? { ...word, gap: 4 } : word));
  expect(moneyOf(words)).toMatchObject({ units: 840, currency: 'EUR' });
  expect(readMoneyAt(words, 2, { decimal: '.', decimals: 2 })?.money).toMatchObject({ units: 37_191, currency: 'USD' });
  expect(readMoneyAt(words, 1, { decimal: '.', decimals: 2 })?.money).toMatchObject({ units: 840, currency: null });
  expect(amountOf('8.40', 'EUR', '371.91', 'EUR')).toMatchObject({ units: 840, currency: 'EUR' });
});

it('takes the day behind a code for none of its amounts where a month stands behind it', () => {
  expect(amountOf('USD', '9', 'Mar')).toBeNull();
  expect(amountOf('USD', '9', 'Books')).toMatchObject({ units: 900, currency: 'USD' });
});

it('takes the side of an amount from the mark that its cell begins with', () => {
  expect(amountOf('CR', '649.00')).toMatchObject({ units: 64_900, side: 'credit' });
  expect(amountOf('DR', '649.00')).toMatchObject({ units: 64_900, side: 'debit' });
  expect(amountOf('TO', '649.00')).toBeNull();
  expect(readMoneyAt(placed('CREDIT', 'CR', '649.00'), 1, { decimal: '.', decimals: 2 })).toBeNull();
});

it.each([
  ['1046', '311.30'],
  ['1', '046311.30'],
])('joins groups between which a scan has lost a blank: %s %s', (head, tail) => {
  const grouped = (confidence: number, style = { decimal: '.', decimals: 2 } as NumberStyle) =>
    readMoneyAt(
      placed(head, tail).map((word) => ({ ...word, confidence })),
      0,
      style,
    )?.money.units;
  expect(grouped(0.9)).toBe(104_631_130);
  expect(grouped(1)).not.toBe(104_631_130);
  expect(grouped(0.9, { decimal: '.', decimals: 2, marksPart: true })).not.toBe(104_631_130);
});
