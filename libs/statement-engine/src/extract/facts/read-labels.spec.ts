import { describe, expect, it } from 'vitest';
import type { TextToken } from '../../grammar/tokens.ts';
import { totalBehindSentence } from './read-labels.ts';

const words = (text: string): TextToken[] =>
  text.split(' ').map((word, at) => ({
    kind: 'text',
    text: word,
    x0: at * 40,
    x1: at * 40 + 30,
    gap: 0.3,
    size: 9,
    confidence: 1,
  }));

describe('a total named by the last sentence of a line', () => {
  it('is one, whatever the sentence before it says', () => {
    expect(totalBehindSentence(words('sequence. Total checks paid'))?.label).toMatch(/^total/);
  });

  it('is none behind an abbreviation, nor where the sentence names something else', () => {
    expect(totalBehindSentence(words('Smith Co. Total checks paid'))).toBeNull();
    expect(totalBehindSentence(words('Gap in sequence. Closing balance'))).toBeNull();
    expect(totalBehindSentence(words('Total checks paid in sequence.'))).toBeNull();
  });
});
