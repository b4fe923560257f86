import { expect, it } from 'vitest';
import { splitGlued } from './doubtful-dates.ts';

it('parts two dates that are set as one word, both of one order; a bank code of three numbers is none', () => {
  const parts = (text: string): unknown =>
    splitGlued(
      { text, x0: 0, x1: 50, gap: 1, size: 9, kind: 'text', confidence: 1 },
      { decimal: '.', decimals: 2, marksPart: true },
    )?.map((token) => token.text) ?? null;
  expect(parts('01/0901/09')).toEqual(['01/09', '01/09']);
  expect(parts('20-12-18')).toBeNull();
  expect(parts('20-44-18')).toBeNull();
});
