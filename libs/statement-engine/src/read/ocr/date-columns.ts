import { gathered, medianOf } from '../../groups.ts';
import type { Word } from '../../page-content.ts';
import { fold } from '../../vocabulary/fold.ts';
import { months } from '../../vocabulary/vocabulary.ts';
import type { PageBox } from '@crossfoot/page-picture';
import { asMarkedMonth, markedForm } from './marked-months.ts';
import { asMonthDay, formOf, keyOfForm, monthDayForm } from './date-forms.ts';
import type { CellReading } from './ocr-page.ts';
import { CONCLUDED } from './repaired-word.ts';
import { asSpaced, spacedKey, type SpacedForm } from './spaced-dates.ts';

/** What numeric dates are made of; others have their month's letters as well. */
export const DIGITS = '0123456789';
const MARKS = '/.-';
/** Dates of one column begin within this part of their height, and are as many at least. */
export const SAME_EDGE = 0.6;
const FEWEST_IN_COLUMN = 4;
/** Of which so many were read; the others begin with a month's name. */
const FEWEST_READ = 2;
/** Room around a cell, in heights. */
export const ROOM = 0.25;

/** "Maroi" for "Mar01", "JuLs" for "JUL 8". */
const WITH_DAY = /^(\p{L}{3})[\p{L}\d|]{1,3}$/u;
/** A month's name, alone or with such a day. */
export const isOfMonth = (text: string): boolean => months.has(fold(text)) || isMonthAndMore(text);
/** A month's name with what a day behind it came out as. */
export function isMonthAndMore(text: string): boolean {
  const [, name] = WITH_DAY.exec(text) ?? [];
  return name !== undefined && months.has(fold(name));
}

/** Dates below each other. */
export interface DateColumn {
  /** Its dates, from the top down. */
  readonly dates: readonly Word[];
  readonly x0: number;
  readonly x1: number;
  readonly height: number;
  /** The ways in which it writes dates. */
  readonly forms: ReadonlySet<string>;
  /** Those of them that are several words. */
  readonly spaced: readonly SpacedForm[];
  /** What its dates are made of. */
  readonly characters: string;
}

type Cells = Pick<DateColumn, 'x0' | 'x1' | 'height'>;

/** Where the column's cell on a line is. */
export function cellOf({ x0, x1, height }: Cells, y: number): PageBox {
  const room = ROOM * height;
  return { x0: x0 - room, x1: x1 + room, y0: y - room, y1: y + height + room };
}

/** What was seen when the column's cell on a line was looked at again, in which others were read. */
export const seenInCell = (text: string, { x0, x1, height }: Cells, y: number, inside: readonly Word[]): Word => ({
  text,
  x: x0,
  y,
  width: x1 - x0,
  height,
  source: 'ocr',
  confidence: CONCLUDED,
  repaired: true,
  alternatives: [inside.map((word) => word.text).join(' ')],
});

/** How a date is written, in whatever manner; null where the text is none. */
export function keyOf(text: string): string | null {
  const form = formOf(text);
  return form
    ? keyOfForm(form)
    : (monthDayForm(text) ?? markedForm(text) ?? (text.includes(' ') ? spacedKey(text) : null));
}

/** The columns of dates of a page, with those of several `spaced` words as one each. */
export function dateColumns(words: readonly Word[], spaced: readonly SpacedForm[]): DateColumn[] {
  const dates = words.filter(({ text }) => keyOf(text) !== null).sort((a, b) => a.x - b.x);
  const columns = gathered(dates, (date, first) => date.x - first.x <= SAME_EDGE * first.height);
  const nearly = words.filter(({ text }) => keyOf(text) === null && isMonthAndMore(text));
  const isBelow = (word: Word, [first]: readonly Word[]): boolean =>
    first !== undefined && Math.abs(word.x - first.x) <= SAME_EDGE * first.height;
  const countOf = (column: readonly Word[]): number =>
    column.length + (column.length < FEWEST_READ ? 0 : nearly.filter((word) => isBelow(word, column)).length);
  return columns
    .filter((column) => countOf(column) >= FEWEST_IN_COLUMN)
    .map((column) => ({
      dates: [...column].sort((a, b) => a.y - b.y),
      x0: Math.min(...column.map((word) => word.x)),
      x1: Math.max(...column.map((word) => word.x + word.width)),
      height: medianOf(column.map((word) => word.height)) as number,
      forms: new Set(column.flatMap(({ text }) => keyOf(text) ?? [])),
      spaced: column.some(({ text }) => text.includes(' ')) ? spaced : [],
      characters: charactersOf(column),
    }));
}

/** What dates are made of. */
export function charactersOf(column: readonly Word[]): string {
  const seen = [...new Set(column.flatMap(({ text }) => text.match(/[\p{L}/.-]/gu) ?? []))];
  return DIGITS + (seen.some((char) => /\p{L}/u.test(char)) ? seen.join('') : MARKS);
}

/** What a reading may be as a date. */
export const datesOf = ({ text, line = text }: CellReading, { spaced }: DateColumn): readonly string[] => [
  asMarkedMonth(text) ?? asMonthDay(text),
  ...spaced.flatMap((form) => asSpaced(line, form) ?? []),
];

/** Whether the text is a date as the column writes them. */
export function isOfColumn({ forms }: DateColumn, text: string): boolean {
  const key = keyOf(text);
  return key !== null && forms.has(key);
}
