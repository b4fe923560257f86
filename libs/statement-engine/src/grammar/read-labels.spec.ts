import { expect, it } from 'vitest';
import { labelledAmounts, readLabel, readLabelWords } from './read-labels.ts';
import type { Token, TokenLine } from './tokens.ts';

const labelOf = (text: string): string | null => readLabelWords(text.split(' '))?.label ?? null;

it('knows the name of an end with one word of any kind inside', () => {
  expect(labelOf('beginning prepaid balance')).toBe('opening');
  expect(labelOf('ending wallet balance')).toBe('closing');
  expect(labelOf('beginning points balance')).toBeNull();
  expect(labelOf('ending the year with a balance')).toBeNull();
});

it('knows an abbreviation alone, and none among words that name something else', () => {
  expect(labelOf('ib')).toBe('opening');
  expect(labelOf('ib payment to')).toBeNull();
  expect(labelOf('ib transfer to')).toBeNull();
});

it('knows one of two names with a stroke between them, and no half of an entry', () => {
  const tokens = (text: string): Token[] => text.split(' ').map((word) => ({ kind: 'text', text: word }) as Token);
  expect(readLabel(tokens('Zorbel klomp / Opening balance'))?.label).toBe('opening');
  expect(readLabel(tokens('ยอดรวมทั้งสิ้น / Total balance'))?.label).toBe('closing');
  expect(readLabel(tokens('Zorbel klomp / Opening balance of the shop next door'))).toBeNull();
});

it('knows a total that is named behind what it adds up, where the noun stands last', () => {
  expect(labelOf('수수료 및 연회비 소계')).toBe('total');
  expect(labelOf('境外 合计')).toBe('total');
  expect(labelOf('ご本人様 ご利用小计')).toBe('total');
  expect(labelOf('station total')).toBeNull();
});

it('finds a total behind what it adds up where the noun stands last', () => {
  expect(labelOf('asil kart harcama toplami')).toBe('total');
  expect(labelOf('kartyas vasarlasok osszesen')).toBe('total');
  expect(labelOf('shell total')).toBeNull();
  expect(labelOf('본인 471 소계 27건')).toBe('total');
});

it('of two names in cells of their own the nearer one names the amount, where it is an end', () => {
  const tokens = (text: string): Token[] =>
    text.split(' ').map((word) => {
      const isAmount = /\d/.test(word);
      const gap = word.startsWith('|') ? 9 : 0.3;
      return (isAmount ? { kind: 'money', text: word, gap, money: { strength: 'exact' } } : { kind: 'text', text: word.replace('|', ''), gap }) as unknown as Token; // prettier-ignore
    });
  const labelsOf = (text: string): string[] =>
    labelledAmounts({ tokens: tokens(text), amounts: [] } as unknown as TokenLine).map(({ label }) => label);
  expect(labelsOf('Minimum payment due |Previous balance 18,934.22')).toEqual(['opening']);
  expect(labelsOf('Payment due date |For online payments |Previous balance 1,423.88')).toEqual(['opening']);
  expect(labelsOf('Closing balance |Days 31.00')).toEqual(['closing']);
  expect(labelsOf('© Closing balance 31.00')).toEqual(['closing']);
});

it('knows a label behind the letter that stands for it', () => {
  expect(labelOf('p total de creditos')).toBe('totalIn');
  expect(labelOf('l saldo final')).toBe('closing');
  expect(labelOf('pa saldo final')).toBeNull();
  expect(labelOf('h balance transfer')).toBeNull();
});

it('knows a label with the name of a month inside, and nothing else', () => {
  expect(labelOf('your february balance')).toBe('balance');
  expect(labelOf('march closing balance')).toBe('closing');
  expect(labelOf('april balance of power')).toBeNull();
});

it('takes no balance of points for one of money, and no name that ends so for points', () => {
  expect(labelOf('saldo de puntos')).toBe('aside');
  expect(labelOf('closing balance points')).toBe('aside');
  expect(labelOf('closing balance of prvi miles')).toBe('closing');
});

it('a total that is carried on is the balance that was reached', () => {
  expect(labelOf('zwischensumme seite 1 ubertrag auf blatt 2')).toBe('carried');
  expect(labelOf('zwischensumme seite 1')).toBe('total');
});
