import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { months } from '../../vocabulary/vocabulary.ts';
import { sameLine } from './amount-cells.ts';
import { asPlainCapitals } from './look-alikes.ts';
import { respelt } from './repaired-word.ts';

/** The T between a day and its hour, which stands among nothing but digits: "2025-03-11717:45", "…11T717:45", "…117T17:45". */
const TIME_OF_DAY =
  /(?<=(?:^|\D)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:T?[71I]|[71I]T)(?=(?:[01]\d|2[0-3]):[0-5]\d(?:\D|$))/;
/** The raised o of a numero sign that came out as another raised mark: "N*", "N\"". */
const NUMERO = /^["'’”]?([Nn])[*"”“'’]{1,2}$/;
const SIGNS = /^[Nn]([°º])$/;
/** The mark of a payment without contact, and the same with a stroke lost. */
const WAVES = ')))';
const TWO_WAVES = '))';
/** Letters with a day and a month behind them, as card payments have it ("POSC12JUL"), and the same with an O for the 0. */
const DAY_BEHIND = /^(\p{Lu}{2,})(\d\d)(\p{L}{3})$/u;
const O_IN_DAY = /^(\p{Lu}+?)(?:O|O0|0O)([1-9])(\p{L}{3})$/u;
const DAY_WITH_O = /^(\p{Lu}{2,})([12])O(\p{L}{3})$/u;
/** A J that came out as a bracket or with one: an initial by itself, or behind another one. */
const J_AS_BRACKET = /^(?:\p{Lu}?[\])]|J[\])])$/u;
const OPENING = /[([]/;
/** Two strokes between who was paid and where ("KAMPS//LEIPZIG/DE"), of which one was lost. */
const PLACE = /^(.*[^/])(\/\/?)([^/]+\/(\p{Lu}{2}))$/u;
/** Names among marks ("UPI/ANITA DESAI/955"). */
const NAMES = /\p{Lu}{4,}/gu;
/** Words read with less are in doubt. */
const DOUBTFUL = 0.5;
/** So often a page must say it clearly elsewhere. */
const FEWEST = { prefix: 2, initial: 2, place: 2, name: 2 };

/**
 * Letters and marks within names and codes that OCR mixed up with others like them, where their form allows one reading
 * alone or the page says the same clearly elsewhere. A row with such a figure says that a character of it was concluded.
 */
export function mendCodes(words: readonly Word[]): Word[] {
  const timed = words.map((word) => respelt(word, word.text.replace(TIME_OF_DAY, 'T')));
  return mendNames(mendInitials(mendPlaces(mendDaysBehind(mendWaves(mendNumeros(timed))))));
}

/** "N*" as "N°", or with the sign that the page has elsewhere. */
function mendNumeros(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => NUMERO.test(text))) return [...words];
  const sign = words.map(({ text }) => SIGNS.exec(text)?.[1]).find(Boolean) ?? '°';
  return words.map((word) => respelt(word, word.text.replace(NUMERO, `$1${sign}`)));
}

/** "))" as ")))", where the page has that elsewhere in the same column. */
function mendWaves(words: readonly Word[]): Word[] {
  const waves = words.filter(({ text }) => text === WAVES);
  const isBelow = (word: Word): boolean => waves.some((wave) => Math.abs(wave.x - word.x) < wave.height / 2);
  return words.map((word) => (word.text === TWO_WAVES && isBelow(word) ? respelt(word, WAVES) : word));
}

/** "POSCO1AUG" and "POSCO01AUG" as "POSC01AUG", where the page has "POSC12JUL" and others. */
function mendDaysBehind(words: readonly Word[]): Word[] {
  const prefixes = new Map<string, number>();
  for (const { text } of words) {
    const [, prefix = '', , month = ''] = DAY_BEHIND.exec(text) ?? [];
    if (prefix !== '' && months.has(fold(month))) prefixes.set(prefix, (prefixes.get(prefix) ?? 0) + 1);
  }
  return words.map((word) => {
    const [, prefix = '', digit = '', month = ''] = O_IN_DAY.exec(word.text) ?? [];
    const [, other = '', tens = '', itsMonth = ''] = DAY_WITH_O.exec(word.text) ?? [];
    const isKnown = (name: string, of: string): boolean =>
      (prefixes.get(name) ?? 0) >= FEWEST.prefix && months.has(fold(of));
    if (isKnown(prefix, month)) return respelt(word, `${prefix}0${digit}${month}`);
    return isKnown(other, itsMonth) ? respelt(word, `${other}${tens}0${itsMonth}`) : word;
  });
}

/** "KAMPS/LEIPZIG/DE" with two strokes, where the page mostly has two before a place of this country. */
function mendPlaces(words: readonly Word[]): Word[] {
  const strokes = new Map<string, { one: number; two: number }>();
  for (const { text } of words) {
    const [, , mark = '', , country = ''] = PLACE.exec(text) ?? [];
    if (mark === '') continue;
    const count = strokes.get(country) ?? { one: 0, two: 0 };
    strokes.set(country, mark === '/' ? { ...count, one: count.one + 1 } : { ...count, two: count.two + 1 });
  }
  return words.map((word) => {
    const [, name = '', mark = '', place = '', country = ''] = PLACE.exec(word.text) ?? [];
    const { one, two } = strokes.get(country) ?? { one: 0, two: 0 };
    return mark === '/' && two >= FEWEST.place && two > one ? respelt(word, `${name}//${place}`) : word;
  });
}

/** "Mr A] Pemberton" and "Mr A ) Pemberton", where the page has "J Pemberton" elsewhere and no bracket was opened. */
function mendInitials(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => J_AS_BRACKET.test(text))) return [...words];
  const behind = new Map(words.map((word) => [word, nextOf(word, words)]));
  const after = new Map<string, number>();
  for (const [word, next] of behind)
    if (word.text === 'J' && next) after.set(next.text, (after.get(next.text) ?? 0) + 1);
  return words.map((word) => {
    if (!J_AS_BRACKET.test(word.text)) return word;
    const next = behind.get(word);
    const isOpened = words.some((other) => OPENING.test(other.text) && sameLine(word, other));
    if (!next || isOpened || (after.get(next.text) ?? 0) < FEWEST.initial) return word;
    return respelt(word, /^(?!J)\p{Lu}/u.test(word.text) ? `${word.text[0]} J` : 'J');
  });
}

/** "BEEVT/rent", read with doubt, as "BEEVI/rent", where the page has this name elsewhere and the other nowhere else. */
function mendNames(words: readonly Word[]): Word[] {
  if (!words.some((word) => isInDoubt(word))) return [...words];
  const counts = new Map<string, number>();
  for (const word of words)
    for (const [name] of word.text.matchAll(NAMES))
      counts.set(name, (counts.get(name) ?? 0) + (isInDoubt(word) ? 0 : 1));
  const clear = new Map<string, string[]>();
  for (const [name, count] of counts)
    if (count >= FEWEST.name) clear.set(asPlainCapitals(name), [...(clear.get(asPlainCapitals(name)) ?? []), name]);
  const meant = (name: string): string => {
    const [known, ...others] = clear.get(asPlainCapitals(name)) ?? [];
    return known !== undefined && others.length === 0 && counts.get(name) === 0 ? known : name;
  };
  return words.map((word) => (isInDoubt(word) ? respelt(word, word.text.replace(NAMES, meant)) : word));
}

const isInDoubt = ({ text, confidence }: Word): boolean => confidence < DOUBTFUL && /\p{Lu}{4}/u.test(text);

function nextOf(word: Word, words: readonly Word[]): Word | null {
  const right = word.x + word.width;
  const near = words.filter(
    (other) =>
      other !== word && other.x >= right - word.height / 2 && other.x - right < word.height && sameLine(word, other),
  );
  return near.reduce<Word | null>((first, other) => (first && first.x <= other.x ? first : other), null);
}
