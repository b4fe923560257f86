import type { Word } from '../page-content.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { columnWords, kindWords, labelWords } from '../vocabulary/vocabulary.ts';

/** A word inside a sentence. */
const INSIDE = /^[\p{Ll}'’-]+[.,;:]?$/u;
/** Of a page of sentences, so many words are of small letters alone; entries of statements begin with capitals. */
const MOSTLY = 0.6;
/** So many different words that banks use are no accident. */
const FEWEST = 4;

/**
 * Whether a page is sentences about accounts and statements ("How to contact us"), as nearly every bank prints some: it
 * needs no figures to be believed. Letters that a font has mixed up make no words of any language.
 */
export function readsAsProse(words: readonly Word[]): boolean {
  const inside = words.filter(({ text }) => INSIDE.test(text));
  if (inside.length < MOSTLY * words.length) return false;
  const bare = [...new Set(inside.map(({ text }) => bareWord(text)))];
  const isKnown = (word: string): boolean =>
    [columnWords, labelWords, kindWords].some((index) => index.exact([word]) !== null);
  return bare.filter(isKnown).length >= FEWEST;
}
