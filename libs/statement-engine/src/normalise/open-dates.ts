import type { RawRow } from '../extract/raw-statement.ts';
import { readDateWord, type PrintedDate } from '../grammar/date.ts';
import type { DateToken } from '../grammar/tokens.ts';
import { isoDay } from './statement-calendar.ts';
import {
  DAYS_TO_BOOK,
  DATES_DISORDER,
  DATE_EDGE,
  DATE_SEEN_AGAIN,
  FEWEST_ROWS_IN_PART,
  LISTS_BESIDE,
  OTHER_DATE_SEEN,
  SURE_DATE,
} from '../tolerances.ts';

/** What is known of the dates of an account. */
export interface DatesKnown {
  /** Dates taken from the row above may have been lost instead. */
  readonly carriedAreOpen: boolean;
  /** The last day of the period, where the rows run towards it. */
  readonly end: string | null;
  readonly isOpenTable: (table: number) => boolean;
  /** The other date of each row that prints two, as an ISO date. */
  readonly otherDays?: readonly (string | null)[];
  /** A printed date as an ISO date of the account. */
  readonly dayOf?: (date: PrintedDate) => string | null;
}

/** The rows whose date may be another one. `days` are their ISO dates, oldest first as far as they are in order. */
export function rowsWithOpenDates(
  rows: readonly RawRow[],
  days: readonly string[],
  { carriedAreOpen, end, isOpenTable, otherDays = [], dayOf = () => null }: DatesKnown,
): ReadonlySet<number> {
  const isScan = rows.some((row) => row.confidence < 1);
  const strays = isScan ? straysOf(rows, days, otherDays) : null;
  const bounded = carriedAreOpen && end !== null ? boundedDates(rows, days, end) : null;
  const hidden = rowsHidingDates(rows);
  const later = rowsWithLaterDates(rows, days, end, dayOf);
  const isOpen = (row: RawRow, at: number): boolean =>
    (row.carried && carriedAreOpen && !bounded?.has(at)) ||
    hidden.has(row) ||
    later.has(at) ||
    row.dateOpen ||
    opensSection(rows, at) ||
    isOpenTable(row.table) ||
    strays?.has(at) === true;
  return new Set(rows.flatMap((row, at) => (isOpen(row, at) ? [at] : [])));
}

/** Whether a row below a heading of its own took the date that is printed on the row above that heading. */
function opensSection(rows: readonly RawRow[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at] as RawRow];
  return row.carried && above?.carried === false && row.section !== null && above.section?.id !== row.section.id;
}

/**
 * Rows whose date, carried from the row above, can be no other: the next date of their section, or behind the last row the
 * `end` of the period, is the very day.
 */
function boundedDates(rows: readonly RawRow[], days: readonly string[], end: string): ReadonlySet<number> {
  const bounded = new Set<number>();
  let next: string | undefined = end;
  for (let at = rows.length - 1; at >= 0; at--) {
    const [row, below] = [rows[at] as RawRow, rows[at + 1]];
    if (below && below.section?.id !== row.section?.id) next = undefined;
    if (!row.carried) next = days[at];
    else if (days[at] === next) bounded.add(at);
  }
  return bounded;
}

/** Digits of a printed date with its year. */
const WHOLE_DATE = 6;

/**
 * Rows that took their date from the row above, and have among their words one in the same form that fits better there:
 * later, and no later than the next row's or the `end` of the period; before the next row's where a day is printed once. A
 * purchase is made before the day it is booked on.
 */
function rowsWithLaterDates(
  rows: readonly RawRow[],
  days: readonly string[],
  end: string | null,
  dayOf: (date: PrintedDate) => string | null,
): ReadonlySet<number> {
  const formOf = (text: string): string => text.replace(/\d/g, '0');
  const later = new Set<number>();
  const isOwn = (at: number): boolean => rows[at]?.carried === false;
  const printsEach = days.some((day, at) => isOwn(at) && isOwn(at + 1) && day === days[at + 1]);
  let [next, mayBeNext] = [end, true];
  for (let at = rows.length - 1; at >= 0; at--) {
    const { carried, date, description } = rows[at] as RawRow;
    const day = days[at] as string;
    if (!carried) [next, mayBeNext] = [day, printsEach];
    else if (next !== null && date !== null && date.text.replace(/\D/g, '').length >= WHOLE_DATE)
      for (const word of description.split(' ')) {
        const other = formOf(word) === formOf(date.text) ? readDateWord(word) : null;
        const iso = other && dayOf(other);
        if (iso !== null && iso > day && (mayBeNext ? iso <= next : iso < next)) later.add(at);
      }
  }
  return later;
}

/** The first digits of a date, and what may stand behind them: "2025", "03/0". */
const PIECE_OF_DATE = /^\d{1,4}(?:[./-]\d*)*$/;

/**
 * Rows that have a number in the place for the date that they took from another row: in a scan any word with a digit, in a
 * text what may be a piece of a date, in a table whose other rows print their dates.
 */
export function rowsHidingDates(rows: readonly RawRow[]): ReadonlySet<RawRow> {
  const carried = rows.filter((row) => row.carried);
  if (carried.length === 0) return new Set();
  const dated = new Set(rows.flatMap((row) => (row.carried ? [] : [row.table])));
  return new Set(carried.filter((row) => hidesDate(row, dated.has(row.table))));
}

function hidesDate({ date, box, description, confidence }: RawRow, isDatedTable: boolean): boolean {
  if (date === null) return false;
  if (confidence < 1 && hasMisreadDate(description, date.text)) return true;
  if (Math.abs(box.x0 - date.x0) >= DATE_EDGE) return false;
  const [first = ''] = description.split(' ');
  if (confidence < 1) return /\d/.test(first);
  return isDatedTable && (PIECE_OF_DATE.test(first) || isBeginningOf(first, date.text));
}

/** "14 2502.2025: NAME": digits of a whole date, whatever its marks came out as, begin the words, or stand behind a number. */
function hasMisreadDate(description: string, date: string): boolean {
  const digitsOf = (text: string): number => text.replace(/\D/g, '').length;
  const isLike = (word: string): boolean => !/\p{L}/u.test(word) && Math.abs(digitsOf(word) - digitsOf(date)) <= 1;
  return digitsOf(date) >= WHOLE_DATE && description.split(' ').slice(0, 2).some(isLike);
}

/** "R4.3" beside "R4.3.8": the printed date above, whatever its letters mean, begins in the same form. */
function isBeginningOf(word: string, date: string): boolean {
  const formOf = (text: string): string => text.replace(/\d+/g, '0');
  return /\d/.test(word) && formOf(date).startsWith(formOf(word));
}

/** Whether a scanned date was seen clearly, and no character of it was concluded. */
const isSure = (date: DateToken | null, least = SURE_DATE): boolean =>
  date !== null && date.confidence >= least && !date.repaired;

/**
 * Rows of a scan whose date is likely misread: it stands out of place. Where the rows are sorted by the other one of two
 * dates, the days of booking follow them with some disorder, and one that was seen surely is believed.
 */
function straysOf(
  rows: readonly RawRow[],
  days: readonly string[],
  otherDays: readonly (string | null)[],
): ReadonlySet<number> {
  const lists = listsOf(rows);
  const sure = rows.map(({ date }) => isSure(date));
  const strays = new Set(
    [...datesOutOfPlace(days, lists, sure)].filter((at) => !isSure((rows[at] as RawRow).date, DATE_SEEN_AGAIN)),
  );
  const others = days.map((day, at) => otherDays[at] ?? day);
  const isSorted = (): boolean =>
    others.every((other, at) => lists[at] !== lists[at - 1] || other >= (others[at - 1] as string));
  if (strays.size === 0 || !isSorted()) return strays;
  // An entry is booked within days of what it is booked for.
  const followsOther = (at: number): boolean =>
    otherDays[at] != null &&
    isSure(rows[at]?.valueDate ?? null, OTHER_DATE_SEEN) &&
    Math.abs(isoDay(days[at] as string) - isoDay(others[at] as string)) <= DAYS_TO_BOOK;
  return new Set([...strays].filter((at) => !(sure[at] && followsOther(at))));
}

/** The lists within the sections of an account, by a name for each row's: such as stand beside each other have each an order of their own. */
export function listsOf(rows: readonly RawRow[]): string[] {
  const edges: number[] = [];
  return rows.map(({ section, date }) => {
    const x0 = date?.x0 ?? edges[0] ?? 0;
    const known = edges.findIndex((edge) => Math.abs(edge - x0) < LISTS_BESIDE);
    const list = known === -1 ? edges.push(x0) - 1 : known;
    return `${String(section?.id)}/${list}`;
  });
}

/**
 * Rows of a scan whose date stands outside its neighbours, in a statement that runs in order otherwise: a digit of it was
 * likely misread. `days` are ISO dates, oldest first as far as they are in order; a part of several rows (`parts` names each
 * row's) has an order of its own, and so has a lone payment above the purchases whose date is `sure`. None where disorder
 * is the habit, nor a sure date that no other digit would put in its place.
 */
export function datesOutOfPlace(
  days: readonly string[],
  parts: readonly string[],
  sure: readonly boolean[] = [],
): ReadonlySet<number> {
  const strays = new Set<number>();
  for (let at = 0; at < days.length; at++) {
    const own = parts.filter((part) => part === parts[at]).length;
    const neighbour = (other: number): string | undefined =>
      parts[other] === parts[at] || (own < FEWEST_ROWS_IN_PART && !sure[at]) ? days[other] : undefined;
    const [before, day, after] = [neighbour(at - 1), days[at] as string, neighbour(at + 1)];
    const neighboursAgree = before === undefined || after === undefined || before <= after;
    const isOut = (before !== undefined && day < before) || (after !== undefined && day > after);
    if (neighboursAgree && isOut && !(sure[at] && !isDigitOff(day, before, after))) strays.add(at);
  }
  return strays.size <= Math.max(2, days.length * DATES_DISORDER) ? strays : new Set();
}

/** Whether another digit in one place of the day would put it between its neighbours. */
function isDigitOff(day: string, before = '', after = '9999'): boolean {
  return Array.from(day, (digit, at) => ({ digit, at })).some(
    ({ digit, at }) =>
      digit !== '-' &&
      Array.from('0123456789').some((other) => {
        const meant = day.slice(0, at) + other + day.slice(at + 1);
        return other !== digit && meant >= before && meant <= after && isDay(meant);
      }),
  );
}

const isDay = (iso: string): boolean => {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
};
