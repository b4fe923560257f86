import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { languages } from '../../vocabulary/languages.ts';
import { asCapitals } from './look-alikes.ts';
import { concluded } from './repaired-word.ts';

/** Cells of one column begin within this part of their height. */
const SAME_EDGE = 0.6;
/** So often a word must have been read well to tell what others like it are. */
const FEWEST = 3;
/** So many cells of a column of sides tell one, or nearly. */
const MOST = 0.8;
const LETTERS = /^\p{L}{1,12}$/u;
/** Letters and digits, alone or as the name before a number: "1D:955424559". */
const NAME = /^([\p{L}\d|]{2,})(:.*)?$/u;
const NUMBERED_ID = /^[1l|]D(?=:\d{3})/;
const MIXED = /^(?=.*\p{L})(?=.*[\d|])/u;

/** The words with which columns of sides tell which way money went: "Af" and "Bij". */
let known: ReadonlySet<string> | null = null;
const wordsOfSides = (): ReadonlySet<string> =>
  (known ??= new Set(
    languages
      .flatMap(({ ways }) => [...(ways?.in ?? []), ...(ways?.out ?? [])].map(fold))
      .filter((way) => LETTERS.test(way)),
  ));

/** Words that came out with one letter wrong, where the same word beside or below them tells what is meant. */
export function mendWords(words: readonly Word[]): Word[] {
  return mendMixed(mendSideWords(words));
}

/** "Aí" and "Bi" in a column of "Af" and "Bij". */
function mendSideWords(words: readonly Word[]): Word[] {
  const sides = wordsOfSides();
  const sure = words.filter(({ text }) => sides.has(fold(text)));
  if (sure.length < FEWEST) return [...words];
  const meant = new Map<Word, string>();
  for (const word of words) {
    if (!LETTERS.test(word.text) || sides.has(fold(word.text))) continue;
    const beside = (other: Word): boolean => Math.abs(other.x - word.x) <= SAME_EDGE * word.height;
    const names = new Map(sure.filter(beside).map(({ text }) => [fold(text), text]));
    const [near, ...others] = [...names].filter(([name]) => isNear(fold(word.text), name));
    if (!near || others.length > 0) continue;
    const column = words.filter(beside);
    const telling = column.filter(({ text }) => [...names.keys()].some((name) => isNear(fold(text), name)));
    const seen = column.filter(({ text }) => names.has(fold(text)));
    if (seen.length >= FEWEST && telling.length >= column.length * MOST) meant.set(word, near[1]);
  }
  return words.map((word) => mended(word, meant.get(word)));
}

/** The same but for one character, which may be lacking or be one too many. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  const rest = longer.slice(start + 1);
  return rest === shorter.slice(start) || rest === shorter.slice(start + 1);
}

/** "1D:" before a number, and what the page says elsewhere without the digit. */
function mendMixed(words: readonly Word[]): Word[] {
  const counts = new Map<string, number>();
  const nameOf = (text: string): string => NAME.exec(text)?.[1] ?? '';
  for (const { text } of words) {
    const name = nameOf(text);
    if (name !== '' && !MIXED.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = new Map<string, string>();
  for (const [name, count] of counts) if (count >= FEWEST && /^\p{L}+$/u.test(name)) names.set(asCapitals(name), name);
  return words.map((word) => {
    if (NUMBERED_ID.test(word.text)) return mended(word, word.text.replace(NUMBERED_ID, 'ID'));
    const name = nameOf(word.text);
    const meant = MIXED.test(name) ? names.get(asCapitals(name)) : undefined;
    return mended(word, meant === undefined ? undefined : meant + word.text.slice(name.length));
  });
}

const mended = (word: Word, text: string | undefined): Word => (text === undefined ? word : concluded(word, text));
