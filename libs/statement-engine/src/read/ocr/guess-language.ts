import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { languages } from '../../vocabulary/languages.ts';

/**
 * tesseract's names of the languages that share the Latin script: what English OCR reads well enough to tell apart.
 * Indonesian and Malay have no letter that English lacks.
 */
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
  sk: 'slk',
  tr: 'tur',
  ro: 'ron',
  hu: 'hun',
  hr: 'hrv',
  sl: 'slv',
  lt: 'lit',
  lv: 'lav',
  et: 'est',
  vi: 'vie',
  id: 'eng',
  ms: 'eng',
};
/** A bank's own words in another language are rare on an English statement; two of them may be a foreign shop's name. */
const FEWEST_WORDS = 2.5;
const LEAD = 1.5;

/** Word → the languages of statements that use it. Built when the first scan comes. */
let known: Map<string, string[]> | null = null;

const wordsOf = (phrases: readonly string[]): string[] => phrases.flatMap((phrase) => fold(phrase).split(/[^\p{L}]+/u));

function wordsOfLanguages(): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const { code, varieties, months, columns, labels, sections } of languages) {
    if (!(code in TESSERACT || varieties)) continue;
    const groups = [columns, labels, sections ?? {}].flatMap((group) => Object.values(group) as (readonly string[])[]);
    const own = Object.values(varieties ?? {}).flat();
    const words = wordsOf([...months, ...groups, own].flat());
    for (const word of new Set(words.filter((each) => each.length >= 3))) {
      const codes = map.get(word);
      if (codes) codes.push(code);
      else map.set(word, [code]);
    }
  }
  return map;
}

/** Of languages whose words are kept together the one that has most of its own among these; the first one if none has. */
function varietyOf(code: string, seen: ReadonlySet<string>): string {
  const varieties = languages.find((language) => language.code === code)?.varieties;
  if (!varieties) return code;
  const counted = Object.entries(varieties).map(
    ([variety, words]) => [variety, wordsOf(words).filter((word) => seen.has(word)).length] as const,
  );
  return counted.reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

/** Whether the page says enough of what statements say in a language of Latin script: misread letters of another one make up a word or two. */
export const saysEnough = (words: readonly Word[]): boolean =>
  [...scored(words).scores.values()].some((score) => score >= FEWEST_WORDS);

interface Scored {
  readonly seen: ReadonlySet<string>;
  readonly scores: ReadonlyMap<string, number>;
}

function scored(words: readonly Word[]): Scored {
  known ??= wordsOfLanguages();
  const scores = new Map<string, number>();
  const seen = new Set(wordsOf(words.map(({ text }) => text)));
  for (const word of seen) {
    const codes = known.get(word) ?? [];
    // A word that many languages share says little of each.
    for (const code of codes) scores.set(code, (scores.get(code) ?? 0) + 1 / codes.length);
  }
  return { seen, scores };
}

/** The language a page is printed in, as tesseract names it, from the words that statements of each language use. */
export function guessLanguage(words: readonly Word[]): string {
  const { seen, scores } = scored(words);
  const [best, score] = [...scores].reduce((most, each) => (each[1] > most[1] ? each : most), ['en', 0]);
  const clear = score >= FEWEST_WORDS && score >= (scores.get('en') ?? 0) * LEAD;
  return clear ? (TESSERACT[varietyOf(best, seen)] ?? 'eng') : 'eng';
}
