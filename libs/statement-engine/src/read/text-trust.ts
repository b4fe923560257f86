import type { Word } from '../page-content.ts';
import { readsAsProse } from './reads-as-prose.ts';

/** What a text layer's own words say of it. */
export type TextTrust = 'empty' | 'meaningless' | 'doubtful' | 'plausible';

/** Fewer characters than a statement's page has in its footer alone. */
const FEW_CHARACTERS = 24;
const MEANINGLESS_SHARE = 0.08;
/** What a statement's page has somewhere: an amount with two or three digits after its mark, or a date. */
const FIGURES = /\d[.,'’]\d{2,3}\b|\d[/.-]\d{1,2}\b|\d[-/]\p{L}{3,}[-/]\d/u;
const UNMAPPED = /^\(?cid:\d+/;
/** A capital or a symbol inside a word of small letters: "Dxw#Kd". Letters with marks are letters: "Chuyển", "Záró". */
const ODD = /[a-z][^\w\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff\s.,:;/'’&@()+*-][a-z]|[a-z]{2}[A-Z]{2}[a-z]|[a-z]\d[a-z]/;

const isVowel = new Uint8Array(128);
for (const vowel of 'aeiouyAEIOUY') isVowel[vowel.charCodeAt(0)] = 1;

/**
 * Judges a page's text by its characters: private-use and replacement characters, unmapped glyphs and control codes
 * have no meaning; letters in orders that no language has, or many words without any sign of a date or an amount that are
 * no sentences of a bank's, are doubtful (a scrambled character map looks like that).
 */
export function judgeText(words: readonly Word[]): TextTrust {
  let characters = 0;
  let meaningless = 0;
  let letters = 0;
  let vowels = 0;
  let foreign = 0;
  let odd = 0;
  let hasFigures = false;
  for (const { text } of words) {
    characters += text.length;
    hasFigures ||= FIGURES.test(text);
    if (UNMAPPED.test(text)) meaningless += text.length;
    let small = 0;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code >= 0x61 && code <= 0x7a) {
        small++;
        vowels += isVowel[code] as number;
      } else if (code >= 0x41 && code <= 0x5a) {
        letters++;
        vowels += isVowel[code] as number;
      } else if (code < 0x20 || code === 0xfffd || (code >= 0x7f && code < 0xa0) || (code >= 0xe000 && code <= 0xf8ff))
        meaningless++;
      else if (code >= 0xc0) foreign++;
    }
    letters += small;
    if (small > 1 && small < text.length && ODD.test(text)) odd++;
  }
  if (characters < FEW_CHARACTERS) return 'empty';
  if (meaningless / characters > MEANINGLESS_SHARE) return 'meaningless';
  const vowelShare = letters > 60 && foreign < letters / 4 ? vowels / letters : 0.35;
  if (vowelShare < 0.2 || vowelShare > 0.62 || odd > words.length * 0.15) return 'doubtful';
  const lacksFigures = words.length > 80 && !hasFigures && foreign < characters / 4;
  return lacksFigures && !readsAsProse(words) ? 'doubtful' : 'plausible';
}
