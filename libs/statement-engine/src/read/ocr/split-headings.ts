import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { languages } from '../../vocabulary/languages.ts';

const JOINED = /^(\p{Lu}?\p{Ll}{2,})(\p{Lu}\p{Ll}+\.?)$/u;
/** "Moneyin£": the currency of a column behind its name. */
const CURRENCY_BEHIND = /^(\p{L}{4,})([€£$¥₹])$/u;
/** The last letter or two of a name that was torn off, no further away than this (in heights). */
const TORN_START = /^\p{Lu}\p{Ll}{3,}$/u;
const TORN_END = /^\p{Ll}{1,2}$/u;
const TORN_GAP = 0.6;
/** Shorter words may be anything. */
const FEWEST_LETTERS = 6;
const letters = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '');

interface Headings {
  /** Every word that headings of tables, and labels of balances and totals, are made of. */
  readonly words: ReadonlySet<string>;
  /** Neighbouring words of a heading without their spaces → the letters of each. */
  readonly runs: ReadonlyMap<string, readonly number[]>;
}

/** Built when the first scan comes. */
let known: Headings | null = null;

function knownHeadings(): Headings {
  const words = new Set<string>();
  const runs = new Map<string, readonly number[]>();
  const phrasesOf = (groups: object): readonly string[] => Object.values(groups).flat() as string[];
  for (const phrase of languages.flatMap(({ columns, labels }) => [...phrasesOf(columns), ...phrasesOf(labels)])) {
    const parts = phrase.split(/\s+/).map(letters);
    for (const part of parts) words.add(part);
    for (let from = 0; from < parts.length; from++) {
      for (let to = from + 2; to <= parts.length; to++) {
        const run = parts.slice(from, to);
        if (run.every((part) => part !== ''))
          runs.set(
            run.join(''),
            run.map((part) => part.length),
          );
      }
    }
  }
  return { words, runs };
}

/** Words of a heading that OCR ran together ("DepositAmt.", "Innpåkonto") are several again; names ("PayPal") stay whole. */
export function splitHeadings(words: readonly Word[]): Word[] {
  return joinTorn(words).flatMap((word) => {
    const parts = partsOf(word.text);
    return parts === null ? [word] : cut(word, parts);
  });
}

/** "Payment s" is "Payments" again, where only that is a heading's word. */
function joinTorn(words: readonly Word[]): readonly Word[] {
  const ends = words.filter(({ text }) => TORN_END.test(text));
  if (ends.length === 0) return words;
  const joined = new Map<Word, Word>();
  const gone = new Set<Word>();
  for (const end of ends) {
    const start = words.find((word) => isBeginning(word, end));
    if (!start || joined.has(start)) continue;
    joined.set(start, { ...start, text: start.text + end.text, width: end.x + end.width - start.x });
    gone.add(end);
  }
  return gone.size === 0 ? words : words.filter((word) => !gone.has(word)).map((word) => joined.get(word) ?? word);
}

function isBeginning({ text, x, y, width, height }: Word, end: Word): boolean {
  const gap = end.x - x - width;
  if (gap < 0 || gap > TORN_GAP * height || Math.abs(end.y - y) > height / 2 || !TORN_START.test(text)) return false;
  known ??= knownHeadings();
  return known.words.has(letters(text + end.text));
}

function partsOf(text: string): string[] | null {
  known ??= knownHeadings();
  const [, name = '', sign = ''] = CURRENCY_BEHIND.exec(text) ?? [];
  if (sign !== '') return [...(partsOf(name) ?? [name]), sign];
  const plain = letters(text);
  const [, left, right] = JOINED.exec(text) ?? [];
  if (left && right && known.words.has(letters(left)) && known.words.has(letters(right))) return [left, right];
  const lengths = known.runs.get(plain);
  if (!lengths || plain.length < FEWEST_LETTERS || plain.length !== text.length || known.words.has(plain)) return null;
  const ends = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0));
  return ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end));
}

/** The word's box in parts, with the spaces that were there: a quarter of an em, no wider than a letter. */
function cut(word: Word, parts: readonly string[]): Word[] {
  const share = word.width / parts.reduce((sum, part) => sum + part.length, 0);
  const half = Math.min(word.height / 4, share) / 2;
  let at = 0;
  return parts.map((text, index) => {
    const start = word.x + share * at + (index > 0 ? half : 0);
    at += text.length;
    const end = word.x + share * at - (index < parts.length - 1 ? half : 0);
    return { ...word, text, x: start, width: end - start };
  });
}
