import type { Word } from '../page-content.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { columnWords, kindWords, labelWords } from '../vocabulary/vocabulary.ts';

/** A word inside a sentence. */
const INSIDE = /^[\p{Ll}'’-]+[.,;:]?$/u;
/** A noun as German sentences write it: right behind such a word. */
const NOUN = /^[\p{Lu}][\p{Ll}'’-]+[.,;:]?$/u;
/** Of a page of sentences, so many words are of small letters alone; entries of statements begin with capitals. */
const MOSTLY = 0.6;
/** Where nouns are written with capitals, so many, and so many with the nouns that follow one. */
const BESIDE_NOUNS = 0.4;
const WITH_NOUNS = 0.55;
/** So many different words that banks use are no accident. */
const FEWEST = 4;

/**
 * Whether a page is sentences about accounts and statements ("How to contact us"), as nearly every bank prints some: it
 * needs no figures to be believed. Letters that a font has mixed up make no words of any language.
 */
export function readsAsProse(words: readonly Word[]): boolean {
  const inside = words.map(({ text }) => INSIDE.test(text));
  const ofSentences = words.filter(({ text }, at) => inside[at] || (inside[at - 1] && NOUN.test(text)));
  const small = inside.filter(Boolean).length / words.length;
  const isProse = small >= MOSTLY || (small >= BESIDE_NOUNS && ofSentences.length >= WITH_NOUNS * words.length);
  if (!isProse) return false;
  const bare = [...new Set(ofSentences.map(({ text }) => bareWord(text)))];
  const isKnown = (word: string): boolean =>
    [columnWords, labelWords, kindWords].some((index) => index.exact([word]) !== null);
  return bare.filter(isKnown).length >= FEWEST;
}
