import { expect, it } from 'vitest';
import { readLabelWords } from './read-labels.ts';

const labelOf = (text: string): string | null => readLabelWords(text.split(' '))?.label ?? null;

it('knows the name of an end with one word of any kind inside', () => {
  expect(labelOf('beginning prepaid balance')).toBe('opening');
  expect(labelOf('ending wallet balance')).toBe('closing');
  expect(labelOf('beginning points balance')).toBeNull();
  expect(labelOf('ending the year with a balance')).toBeNull();
});
