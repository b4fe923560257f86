import type { DateToken } from '../grammar/tokens.ts';
import type { RawRow } from '../extract/raw-statement.ts';

/** Of a scan, so few rows without a date of their own are more likely dates that were not read than a habit of the bank. */
const HABIT_SHARE = 0.15;
/** Of a text, so small a share of the dates that a habit would leave out is no habit. */
const HABIT_OF_TEXT = 1 / 3;
/** Fewer dates left out than this are chance. */
const FEWEST_EXPECTED = 3;

/**
 * Whether a row's date, carried from the row above, may be something else than what the bank means. Banks that print a
 * date once a day never print the same date on two rows in a row; where that happens (as often as a date is missing),
 * every row has a date, and a missing one was lost. The habit must also show: in a scan by its share, in a text by how
 * many of so many rows in so many `days` fall on the day of another.
 */
export function carriedDatesAreOpen(rows: readonly RawRow[], days: number): boolean {
  const carried = rows.filter((row) => row.carried).length;
  if (carried === 0) return false;
  let repeated = 0;
  for (let at = 1; at < rows.length; at++) {
    const [above, row] = [rows[at - 1] as RawRow, rows[at] as RawRow];
    if (above.page !== row.page || above.table !== row.table || above.section?.id !== row.section?.id) continue;
    if (!above.carried && !row.carried && isSameDay(above.date, row.date)) repeated++;
  }
  if (repeated >= carried) return true;
  const isScan = rows.some((row) => row.confidence < 1);
  if (isScan && carried <= Math.max(1, rows.length * HABIT_SHARE)) return true;
  if (!isScan && balancesEndDays(rows)) return false;
  const expected = sharedDays(rows.length, days);
  return expected >= FEWEST_EXPECTED && carried <= expected * HABIT_OF_TEXT;
}

/**
 * Whether the balance, too, is printed once a day, beside its last row: each row without one is followed by a row without a
 * date, and no other one is. No date that was lost goes with a balance that the row above it lacks.
 */
function balancesEndDays(rows: readonly RawRow[]): boolean {
  return rows.every((row, at) => {
    const next = rows[at + 1];
    return next === undefined ? row.balance !== null : (row.balance === null) === next.carried;
  });
}

/** How many of so many rows fall on the day of an earlier one, where they are spread over the days by chance. */
function sharedDays(rows: number, days: number): number {
  return days < 1 ? 0 : rows - days * (1 - (1 - 1 / days) ** rows);
}

/** A row that begins with a number where dates begin has most likely a date of its own, which was not read as one. */
const DATE_EDGE = 6;

/** Whether a number stands in a scanned row's place for the date that it took from another row. */
export function hidesDate(row: RawRow): boolean {
  if (!row.carried || row.confidence === 1 || row.date === null) return false;
  const [first = ''] = row.description.split(' ');
  return /\d/.test(first) && Math.abs(row.box.x0 - row.date.x0) < DATE_EDGE;
}

/** As printed: the same kind with the same numbers. */
function isSameDay(one: DateToken | null, other: DateToken | null): boolean {
  return one !== null && other !== null && JSON.stringify(one.date) === JSON.stringify(other.date);
}

const FEWEST_IN_PART = 3;
/** A date read so surely that it is believed where no other of its part speaks for it. */
const SURE_DATE = 0.85;

/** Whether the date of a scanned row was seen clearly, and no character of it was concluded. */
export const isDateSure = ({ date }: RawRow): boolean =>
  date !== null && date.confidence >= SURE_DATE && !date.repaired;

/** Dates of lists that stand beside each other begin so far apart, in points. */
const BESIDE = 60;

/** The lists within the sections of an account, by a name for each row's: such as stand beside each other have each an order of their own. */
export function listsOf(rows: readonly RawRow[]): string[] {
  const edges: number[] = [];
  return rows.map(({ section, date }) => {
    const x0 = date?.x0 ?? edges[0] ?? 0;
    const known = edges.findIndex((edge) => Math.abs(edge - x0) < BESIDE);
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
      parts[other] === parts[at] || (own < FEWEST_IN_PART && !sure[at]) ? days[other] : undefined;
    const [before, day, after] = [neighbour(at - 1), days[at] as string, neighbour(at + 1)];
    const neighboursAgree = before === undefined || after === undefined || before <= after;
    const isOut = (before !== undefined && day < before) || (after !== undefined && day > after);
    if (neighboursAgree && isOut && !(sure[at] && !isDigitOff(day, before, after))) strays.add(at);
  }
  return strays.size <= Math.max(2, days.length * HABIT_SHARE) ? strays : new Set();
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
