import type { Word } from '../page-content.ts';

const RIGHT_TO_LEFT = /[\u0590-\u07ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LATIN = /[A-Za-z]/;

/**
 * The words from `first` on, of a run that is read from right to left, take the places where they stand: they were laid
 * out from the left as they are read. Latin words inside it stand from left to right in their own place.
 */
export function placeFromRight(words: Word[], first: number): void {
  for (let at = first; at < words.length; at++) {
    if (!LATIN.test((words[at] as Word).text)) continue;
    let end = at + 1;
    for (let i = end; i < words.length && !RIGHT_TO_LEFT.test((words[i] as Word).text); i++)
      if (LATIN.test((words[i] as Word).text)) end = i + 1;
    turnRound(words, at, end);
    at = end - 1;
  }
  turnRound(words, first, words.length);
}

function turnRound(words: Word[], from: number, to: number): void {
  const last = words[to - 1] as Word;
  const ends = (words[from] as Word).x + last.x + last.width;
  for (let at = from; at < to; at++) {
    const word = words[at] as Word;
    words[at] = { ...word, x: ends - word.x - word.width };
  }
}
