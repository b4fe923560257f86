import type { DateToken, Token, TokenLine } from '../../grammar/tokens.ts';
import { leadingDate } from '../find-date-columns.ts';
import { DATE_ROLES, type HeaderCell } from '../header-cells.ts';
import type { OrderedLine } from './figures-of-line.ts';

type Meaning = 'posting' | 'other';

/**
 * Which of the dates of each entry dates it: by the order of the headings where an entry has as many dates as they name,
 * else the first. Dates among the words of an entry do not count.
 */
export function orderDates(
  ordered: readonly OrderedLine[],
  lines: readonly TokenLine[],
  cells: readonly HeaderCell[],
): Map<DateToken, Meaning> {
  const roles = cells.flatMap(({ role }) => (role !== null && DATE_ROLES.has(role) ? [role] : []));
  const posting =
    ['postingDate', 'date', 'valueDate'].map((role) => roles.indexOf(role as never)).find((at) => at >= 0) ?? 0;
  const found = new Map<DateToken, Meaning>();
  const figures = new Map(ordered.map((each) => [each.line, each]));
  for (const line of lines) {
    const own = figures.get(line);
    const lead = leadingDate(line);
    if (own?.goesOn || (own === undefined && lead === null)) continue;
    const dates = line.dates.filter((date) => date === lead || standsInOrder(line, date, own));
    const first = dates.length === roles.length ? posting : 0;
    dates.forEach((date, at) => found.set(date, at === first ? 'posting' : 'other'));
  }
  return found;
}

/** Whether a date stands before the words of its line, or right before or behind its figures. */
function standsInOrder({ tokens }: TokenLine, date: DateToken, own: OrderedLine | undefined): boolean {
  const at = tokens.indexOf(date);
  const isBesideDates = (each: Token | undefined): boolean => each?.kind === 'date';
  if (isBesideDates(tokens[at - 1]) && tokens[at - 1] === tokens.find((token) => token.kind === 'date')) return true;
  if (at <= 1) return true;
  if (own?.kind !== 'entry') return false;
  const first = tokens.indexOf(own.figures[0] as Token);
  return at === first - 1 || at > first;
}
