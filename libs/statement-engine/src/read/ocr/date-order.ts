import { countsOf } from '../../groups.ts';
import { fold } from '../../vocabulary/fold.ts';
import { months } from '../../vocabulary/vocabulary.ts';

/** Of a column's dates so many may lie outside the order of the others; where more do, it has none. */
const MOST_OUTSIDE = 0.15;
const LONGEST_MONTH = 31;
/** Where so many dates of a column lie in one year, another one than the next to it is a misread digit. */
const MOST_IN_YEAR = 0.75;
const YEAR_LAST = /^\d{1,2}([/.-])\d{1,2}\1(\d{2}|\d{4})\.?$/;

export interface DateOrder {
  /** Whether the date at this place lies before the one above it or behind the one below (the other way where the newest come first). */
  isOutside(at: number): boolean;
  /** Whether the text, in that place, lies between its neighbours. */
  fits(at: number, text: string): boolean;
}

/** The order that the dates of a column are printed in, top to bottom, whichever way they are written; null where they have none. */
export function orderOf(dates: readonly string[]): DateOrder | null {
  let best: DateOrder | null = null;
  let most = dates.length * (1 - MOST_OUTSIDE);
  for (const dayFirst of [true, false]) {
    const printed = dates.map((text) => dayNumber(text, dayFirst));
    const inYear = overNewYear(printed);
    const days = printed.map(inYear);
    for (const direction of [1, -1]) {
      const values = days.map((day) => (day === null ? null : day * direction));
      const kept = longestRise(values);
      if (kept.length <= most || kept.length === 0) continue;
      most = kept.length;
      best = {
        isOutside: (at) => !kept.includes(at),
        fits: (at, text) => {
          const day = inYear(dayNumber(text, dayFirst));
          const before = kept.findLast((other) => other < at);
          const after = kept.find((other) => other > at);
          return (
            day !== null &&
            (before === undefined || (values[before] as number) <= day * direction) &&
            (after === undefined || (values[after] as number) >= day * direction)
          );
        },
      };
    }
  }
  return best;
}

/** Of the steps of a column so many may go the other way, as from list to list; where more do, it has no way. */
const MOST_AGAINST = 1 / 3;

/** Places of dates on either side of a step against the way that most steps of a column go: one of the two may be misread. */
export function outOfStep(dates: readonly string[]): ReadonlySet<number> {
  let fewest: readonly number[] | null = null;
  for (const dayFirst of [true, false]) {
    const printed = dates.map((text) => dayNumber(text, dayFirst));
    if (printed.includes(null)) continue;
    const days = printed.map(overNewYear(printed));
    for (const direction of [1, -1]) {
      const isAgainst = (at: number): boolean =>
        at > 0 && ((days[at] as number) - (days[at - 1] as number)) * direction < 0;
      const against = [...days.keys()].filter(isAgainst);
      if (fewest === null || against.length < fewest.length) fewest = against;
    }
  }
  if (fewest === null || fewest.length > MOST_AGAINST * (dates.length - 1)) return new Set();
  return new Set(fewest.flatMap((at) => [at - 1, at]));
}

/** Tells of a date whether its year is another than that of nearly all dates of its column, and than the next to it. */
export function outOfYear(dates: readonly string[]): (text: string) => boolean {
  const [usual] =
    [...countsOf(dates.flatMap((text) => yearIn(text) ?? []))].find(
      ([, count]) => count >= MOST_IN_YEAR * dates.length,
    ) ?? [];
  return (text) => usual !== undefined && Math.abs((yearIn(text) ?? usual) - usual) > 1;
}

/** The last of three numbers. */
function yearIn(text: string): number | null {
  const [, , year] = YEAR_LAST.exec(text) ?? [];
  return year === undefined ? null : Number(year);
}

/** A number that grows from day to day; years count where they are printed. */
function dayNumber(text: string, dayFirst: boolean): number | null {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const name = fold(text).match(/\p{L}+/u)?.[0];
  const named = name === undefined ? undefined : months.get(name);
  if (named !== undefined) return count(numbers[1] ?? 0, named, numbers[0]);
  const [first = 0, second = 0, third = 0] = numbers;
  if (first > 1900) return count(first, second, third);
  return dayFirst ? count(third, second, first) : count(third, first, second);
}

/** Months of a statement that runs over the turn of a year. */
const LATE = 10;
const EARLY = 3;
const MONTHS = 12;

/** Days without a year that stand in autumn and in spring run over the turn of a year: those of its first half come last. */
function overNewYear(days: readonly (number | null)[]): (day: number | null) => number | null {
  const known = days.filter((day) => day !== null);
  const monthOf = (day: number): number => Math.floor(day / (LONGEST_MONTH + 1));
  const isOver =
    known.every((day) => monthOf(day) <= MONTHS) &&
    known.some((day) => monthOf(day) >= LATE) &&
    known.some((day) => monthOf(day) <= EARLY) &&
    known.every((day) => monthOf(day) >= LATE || monthOf(day) <= EARLY);
  const isEarly = (day: number): boolean => isOver && monthOf(day) <= MONTHS / 2;
  return (day) => (day !== null && isEarly(day) ? day + MONTHS * (LONGEST_MONTH + 1) : day);
}

const count = (year: number, month: number, day = 0): number | null =>
  month < 1 || month > 12 || day < 1 || day > LONGEST_MONTH ? null : (year * 12 + month) * (LONGEST_MONTH + 1) + day;

/** Places of the longest part of the values that never falls. */
function longestRise(values: readonly (number | null)[]): number[] {
  const length: number[] = [];
  const from: number[] = [];
  let end = -1;
  values.forEach((value, at) => {
    length[at] = value === null ? 0 : 1;
    from[at] = -1;
    if (value === null) return;
    for (let before = 0; before < at; before++) {
      const other = values[before];
      if (other === null || other === undefined || other > value) continue;
      if ((length[before] as number) + 1 <= (length[at] as number)) continue;
      length[at] = (length[before] as number) + 1;
      from[at] = before;
    }
    if (end < 0 || (length[at] as number) > (length[end] as number)) end = at;
  });
  const rise: number[] = [];
  for (let at = end; at >= 0; at = from[at] as number) rise.unshift(at);
  return rise;
}
