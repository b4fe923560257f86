import type { Word } from '../../page-content.ts';

/** What is concluded, or seen only when looked at again, is likely, not certain. */
export const CONCLUDED = 0.6;

function otherwise(word: Word, text: string, read: string): Word {
  const confidence = Math.min(word.confidence, CONCLUDED);
  return { ...word, text, confidence, alternatives: [read, ...(word.alternatives ?? [])] };
}

/** The word with the figure that is concluded for it, of which its row says so; what was read stays as another reading. */
export const concluded = (word: Word, text: string, read = word.text): Word => ({
  ...otherwise(word, text, read),
  repaired: true,
});

/** The same of a name or a code, whose row says so only where a digit is in question. */
export function respelt(word: Word, text: string): Word {
  if (text === word.text) return word;
  return /\d/.test(word.text + text) ? concluded(word, text) : otherwise(word, text, word.text);
}

/** What was seen when the word was looked at again: as sure as that is, whatever it was before. */
export const seenAgain = (word: Word, text: string, read = word.text): Word => ({
  ...concluded(word, text, read),
  confidence: CONCLUDED,
});
