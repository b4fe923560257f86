import type { Word } from '../../page-content.ts';

/** A cell's left neighbour stands at least so many heights off. */
const CELL_GAP = 1.2;
export const LETTERS = /\p{L}{2}/u;

/** The words that stand close before it on its line. */
export function wordsBefore(word: Word, words: readonly Word[]): Word[] {
  return words.filter((other) => {
    const gap = word.x - other.x - other.width;
    return (
      other !== word &&
      other.x <= word.x &&
      gap <= CELL_GAP * word.height &&
      Math.abs(other.y - word.y) <= word.height / 2
    );
  });
}

/** Whether letters stand close before the word: it is a part of a sentence. */
export const followsText = (word: Word, words: readonly Word[]): boolean =>
  wordsBefore(word, words).some(({ text }) => LETTERS.test(text));
