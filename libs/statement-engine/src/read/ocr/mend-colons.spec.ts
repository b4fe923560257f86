import { expect, it } from 'vitest';
import type { Word } from '../../page-content.ts';
import { partColons } from './mend-colons.ts';

const word = (text: string): Word => ({
  text, x: 100, y: 15, width: text.length * 5, height: 10, source: 'ocr', confidence: 0.5,
}); // prettier-ignore

it('takes the colon of a label from the amount that it ran into', () => {
  for (const amount of ['N511,585.79', '-12.50', '$1,200.00', '1.234,56', '3761,68'])
    expect(partColons([word(`:${amount}`)])[0]?.text).toBe(amount);
  expect(partColons([word(':12.50')])[0]).toMatchObject({ x: 105, width: 25 });
});

it('takes a speck from between an amount and the mark of its side', () => {
  const texts = (text: string): string[] => partColons([word(text)]).map((part) => part.text);
  expect(texts('3.119,91:C')).toEqual(['3.119,91', 'C']);
  expect(texts('12.50;DR')).toEqual(['12.50', 'DR']);
  expect(partColons([word('12.50:D')])).toMatchObject([{ x: 100, width: 25 }, { x: 130, width: 5 }]); // prettier-ignore
  for (const text of ['12.50:XY', '12:30:C', '3.119:C', '12.50:CASH']) expect(texts(text)).toEqual([text]);
});

it('leaves what is no amount behind its colon', () => {
  for (const text of [`:${'1'.repeat(5_000)}x`, ':01', ':5062258168', '12:30.50', ':12.5', '12.50', ':ABCDE12.50'])
    expect(partColons([word(text)])[0]?.text).toBe(text);
});
