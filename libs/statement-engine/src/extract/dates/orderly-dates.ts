import { resolveDate, stepOf, type CalendarDate, type DateOrder } from '../../grammar/date.ts';
import type { DateToken, TokenLine } from '../../grammar/tokens.ts';
import type { RawRow } from '../raw-statement.ts';
import { overlap, type Span } from '../../grammar/spans.ts';
import { DATE_ROLES } from '../headings/header-cells.ts';
import type { HeaderCell, TableHeader } from '../table.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';

/** So many rows with a date in each column tell their order. */
const FEWEST = 4;
const ORDERS: readonly DateOrder[] = ['dmy', 'mdy'];

/**
 * Of columns of dates that nothing else tells apart the one whose dates run in order, up or down, while all others go back
 * and forth: banks list entries by the day on which they book them. Null where none or several do.
 */
export function orderlyColumn<T extends Span>(lines: readonly TokenLine[], columns: readonly T[]): T | null {
  const rows = lines.flatMap((line) => {
    const dates = columns.map((column) => line.dates.find((date) => overlap(date, column, 1)));
    return line.amounts.length > 0 && dates.every((date) => date !== undefined) ? [dates] : [];
  });
  if (rows.length < FEWEST) return null;
  const orderly = columns.map((_, at) =>
    ORDERS.map((order) => runsInOrder(rows.map((dates) => resolveDate((dates[at] as DateToken).date, order)))),
  );
  const [only, ...others] = columns.filter((_, at) => orderly[at]?.includes(true));
  return others.length === 0 ? (only ?? null) : null;
}

/**
 * Rows with a second date below the first one, in no column of its own: of the two the one that runs in order dates them,
 * where the other goes back and forth, or the second one where the heading names it the day of booking. Null where the
 * first one does, or nothing tells.
 */
export function datedBySecond(rows: readonly RawRow[], header: TableHeader | null): RawRow[] | null {
  const second = rows.map(({ valueDate }) => valueDate);
  if (rows.length < FEWEST || second.includes(null)) return null;
  const isOrderly = (dates: readonly (DateToken | null)[]): boolean =>
    ORDERS.some((order) => runsInOrder(dates.map((token) => token && resolveDate(token.date, order))));
  const isSecond = header?.cells.some(namesBookedBelow) === true || !isOrderly(rows.map(({ date }) => date));
  if (!isSecond || !isOrderly(second)) return null;
  return rows.map((row) => ({ ...row, date: row.valueDate, valueDate: row.date }));
}

/** "Data operacji" over "Data księgowania": the lower date is the day of booking. */
function namesBookedBelow({ text }: HeaderCell): boolean {
  const names = columnWords.find(text.split(' ').map(bareWord)).filter(({ tag }) => DATE_ROLES.has(tag));
  return names.length === 2 && names[0]?.tag !== 'postingDate' && names[1]?.tag === 'postingDate';
}

function runsInOrder(dates: readonly (CalendarDate | null)[]): boolean {
  let [up, down] = [false, false];
  for (let at = 1; at < dates.length; at++) {
    const [before, date] = [dates[at - 1], dates[at]];
    if (!before || !date) return false;
    const step = stepOf(before, date);
    up ||= step > 0;
    down ||= step < 0;
  }
  return up !== down;
}
