import { gathered } from '../../groups.ts';
import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { months } from '../../vocabulary/vocabulary.ts';
import { sameLine } from './amount-cells.ts';
import { asDigits, DIGIT } from './look-alikes.ts';

/** The parts of a date: a day (or a month in digits), a year of four digits, a month's name. */
type Kind = 'N' | 'Y' | 'M';
interface Part {
  readonly kind: Kind;
  /** The mark behind it: "12.", "Feb,". */
  readonly tail: string;
}
export type SpacedForm = readonly Part[];

/** The orders of parts that dates are written in; without a year or a name only numbers with points are one. */
const ORDERS = new Set(['NMY', 'NMN', 'MNY', 'NM', 'MN', 'NNY', 'YNN', 'NN']);
const TOKEN = /^(?:(\d{1,2})|(\d{4})|(\p{L}{3,}))([.,]?)$/u;
/** What specks and marks between the parts come out as. */
const MARKS = String.raw`[\s.,:;·'’*_-]`;
const MOST_PARTS = 3;
/** Words of one date stand no farther apart, in heights. */
const WIDEST_GAP = 0.9;
/** Dates of one column begin within this part of their height, and are as many at least. */
const SAME_EDGE = 0.6;
const FEWEST = 4;
const LAST_DAY = 31;

export interface SpacedDate {
  readonly words: readonly Word[];
  readonly form: SpacedForm;
  /** The whole as one word. */
  readonly whole: Word;
}

export interface SpacedColumn {
  readonly form: SpacedForm;
  readonly dates: readonly SpacedDate[];
}

/** Columns of dates that are written in several words. */
export function spacedColumns(words: readonly Word[]): SpacedColumn[] {
  const dates = datesAmong(words);
  if (dates.length < FEWEST) return [];
  dates.sort((a, b) => a.whole.x - b.whole.x);
  const isBeside = (date: SpacedDate, first: SpacedDate): boolean =>
    keyOf(first.form) === keyOf(date.form) && date.whole.x - first.whole.x <= SAME_EDGE * first.whole.height;
  return gathered(dates, isBeside).flatMap((column) => {
    const [first] = column;
    return first && column.length >= FEWEST ? [{ form: first.form, dates: column }] : [];
  });
}

/** A name of its own for each way of writing dates in several words; null where the text is no such date. */
export function spacedKey(text: string): string | null {
  const form = formOf(text.split(' '));
  return form && keyOf(form);
}

/** The date that a text is, or was before specks, lost blanks and letters for digits, in the manner of a column. */
export function asSpaced(text: string, form: SpacedForm): string | null {
  const found = patternOf(form).exec(text);
  if (!found) return null;
  const parts = form.map(({ kind, tail }, at) => {
    const part = found[at + 1] as string;
    return (kind === 'M' ? part : asDigits(part)) + tail;
  });
  const spaced = parts.join(' ');
  return spacedKey(spaced) === keyOf(form) ? spaced : null;
}

/** The words of a date that was concluded as a whole; what was read instead is of no use to its parts. */
export function apart({ alternatives: _, ...whole }: Word): Word[] {
  const share = whole.width / whole.text.length;
  let at = 0;
  return whole.text.split(' ').map((text) => {
    const word = { ...whole, text, x: whole.x + at * share, width: text.length * share };
    at += text.length + 1;
    return word;
  });
}

/** Words side by side as one. */
function together(words: readonly [Word, ...Word[]]): Word {
  const [first] = words;
  const end = Math.max(...words.map((word) => word.x + word.width));
  return {
    ...first,
    text: words.map(({ text }) => text).join(' '),
    width: end - first.x,
    confidence: Math.min(...words.map(({ confidence }) => confidence)),
  };
}

function datesAmong(words: readonly Word[]): SpacedDate[] {
  const taken = new Set<Word>();
  return words.flatMap((word) => {
    if (taken.has(word) || !TOKEN.test(word.text)) return [];
    const chain = chainFrom(word, words);
    for (let length = chain.length; length >= 2; length--) {
      const parts = chain.slice(0, length);
      const form = formOf(parts.map(({ text }) => text));
      if (!form) continue;
      for (const part of parts) taken.add(part);
      return [{ words: parts, form, whole: together(parts as [Word, ...Word[]]) }];
    }
    return [];
  });
}

/** The word and those that follow it closely on its line. */
function chainFrom(word: Word, words: readonly Word[]): Word[] {
  const chain = [word];
  for (let last = word; chain.length < MOST_PARTS;) {
    const end = last.x + last.width;
    const next = words.find(
      (other) =>
        other.x > last.x &&
        sameLine(word, other) &&
        Math.abs(other.x - end) <= WIDEST_GAP * word.height &&
        TOKEN.test(other.text),
    );
    if (!next) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

function formOf(tokens: readonly string[]): SpacedForm | null {
  const form: Part[] = [];
  let isDay = false;
  for (const token of tokens) {
    const [, number, year, name, tail = ''] = TOKEN.exec(token) ?? [];
    if (number !== undefined) {
      if (Number(number) < 1 || (Number(number) > LAST_DAY && !(form.length === 2 && isDay))) return null;
      isDay = true;
      form.push({ kind: 'N', tail });
    } else if (year !== undefined && /^(?:19|20)/.test(year)) form.push({ kind: 'Y', tail });
    else if (name !== undefined && months.has(fold(name))) form.push({ kind: 'M', tail });
    else return null;
  }
  const isPointed =
    !form.some(({ kind }) => kind === 'M') && form.every(({ kind, tail }) => kind === 'Y' || tail === '.');
  const order = form.map(({ kind }) => kind).join('');
  return ORDERS.has(order) && (order.includes('M') || isPointed) ? form : null;
}

const keyOf = (form: SpacedForm): string => form.map(({ kind, tail }) => kind + tail).join(' ');

const patterns = new Map<string, RegExp>();
function patternOf(form: SpacedForm): RegExp {
  const key = keyOf(form);
  const known = patterns.get(key);
  if (known) return known;
  const sources: Readonly<Record<Kind, string>> = {
    N: `(${DIGIT}{1,2})`,
    Y: `(${DIGIT}{4})`,
    M: String.raw`(\p{L}{3,}?)`,
  };
  // Between two numbers something must have been seen: "112" may be the 1st and the 11th.
  const body = form.map(({ kind }, at) => {
    const next = form[at + 1]?.kind;
    return sources[kind] + (next === undefined ? '' : kind === 'N' && next === 'N' ? `${MARKS}+` : `${MARKS}*`);
  });
  const pattern = new RegExp(`^${MARKS}*${body.join('')}${MARKS}*$`, 'u');
  patterns.set(key, pattern);
  return pattern;
}
