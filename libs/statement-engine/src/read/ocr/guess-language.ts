import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { languages } from '../../vocabulary/languages.ts';

/** tesseract's names of the languages that share the Latin script: what English OCR reads well enough to tell apart. */
const TESSERACT: Readonly<Record<string, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  sv: 'swe',
  da: 'dan',
  no: 'nor',
  fi: 'fin',
  pl: 'pol',
  cs: 'ces',
  tr: 'tur',
  ro: 'ron',
  hu: 'hun',
  hr: 'hrv',
};
/** A bank's own words in another language are rare on an English statement; two of them may be a foreign shop's name. */
const FEWEST_WORDS = 2.5;
const LEAD = 1.5;

/** Word → the languages of statements that use it. Built when the first scan comes. */
let known: Map<string, string[]> | null = null;

function wordsOfLanguages(): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const { code, months, columns, labels, sections } of languages) {
    if (!(code in TESSERACT)) continue;
    const groups = [columns, labels, sections ?? {}].flatMap((group) => Object.values(group) as (readonly string[])[]);
    const words = [...months, ...groups].flat().flatMap((phrase) => fold(phrase).split(/[^\p{L}]+/u));
    for (const word of new Set(words.filter((each) => each.length >= 3))) {
      const codes = map.get(word);
      if (codes) codes.push(code);
      else map.set(word, [code]);
    }
  }
  return map;
}

/** The language a page is printed in, as tesseract names it, from the words that statements of each language use. */
export function guessLanguage(words: readonly Word[]): string {
  known ??= wordsOfLanguages();
  const scores = new Map<string, number>();
  const seen = new Set(words.flatMap(({ text }) => fold(text).split(/[^\p{L}]+/u)));
  for (const word of seen) {
    const codes = known.get(word) ?? [];
    // A word that many languages share says little of each.
    for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + 1 / codes.length);
  }
  const [best, score] = [...scores].reduce((most, each) => (each[1] > most[1] ? each : most), ['en', 0]);
  const clear = score >= FEWEST_WORDS && score >= (scores.get('en') ?? 0) * LEAD;
  return clear ? (TESSERACT[best] ?? 'eng') : 'eng';
}
