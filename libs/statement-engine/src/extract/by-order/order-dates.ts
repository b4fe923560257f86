import type { DateToken, Token, TokenLine } from '../../grammar/tokens.ts';
import { DATE_ROLES } from '../headings/header-cells.ts';
import { headDate, type OrderedLine } from './figures-of-line.ts';
import { moneyCells } from './named-columns.ts';
import type { HeaderCell } from '../table.ts';

/** Which dates date the rows, where dates do not meet in columns. */
export interface OrderedDates {
  readonly meanings: ReadonlyMap<DateToken, 'posting' | 'other'>;
  /** Some entries have other dates than the headings name, or a date of its own heads them. */
  readonly open: boolean;
}

/** A line with a date and hardly anything else may head the entries below it (words). */
const MOST_WORDS = 4;

/**
 * Which of the dates of each entry dates it: by the order of the headings where an entry has as many dates as they name,
 * else the first. Dates among the words of an entry that begins with its date do not count.
 */
export function orderDates(
  ordered: readonly OrderedLine[],
  lines: readonly TokenLine[],
  cells: readonly HeaderCell[],
): OrderedDates {
  const money = new Set(moneyCells(cells));
  const roles = cells.flatMap((cell) =>
    cell.role !== null && DATE_ROLES.has(cell.role) && !money.has(cell) ? [cell.role] : [],
  );
  const named = (['postingDate', 'date', 'valueDate'] as const).map((role) => roles.indexOf(role));
  const posting = named.find((at) => at >= 0) ?? 0;
  const meanings = new Map<DateToken, 'posting' | 'other'>();
  const entries = new Map(ordered.map((each) => [each.line, each]));
  const indices = ordered.flatMap(({ kind, line }) => (kind === 'entry' ? [line.index] : []));
  const [first, last] = [Math.min(...indices), Math.max(...indices)];
  let open = false;
  for (const line of lines) {
    const own = entries.get(line);
    const head = headDate(line);
    if (own === undefined && head === null) {
      open ||= isLoneDate(line) && line.index > first && line.index < last;
      continue;
    }
    if (own?.goesOn) continue;
    const dates = head === null ? line.dates : line.dates.filter((date) => date === head || isInOrder(line, date, own));
    const isNamed = dates.length === roles.length;
    dates.forEach((date, at) => meanings.set(date, at === (isNamed ? posting : 0) ? 'posting' : 'other'));
    if (own?.kind === 'entry' && !isNamed) open ||= head === null ? dates.length > 1 || roles.length > 1 : posting > 0;
  }
  return { meanings, open };
}

function isLoneDate({ dates, tokens }: TokenLine): boolean {
  return dates.length === 1 && tokens.length <= MOST_WORDS;
}

/** Whether a date stands before the words of its line, or right before or behind its figures. */
function isInOrder({ tokens }: TokenLine, date: DateToken, own: OrderedLine | undefined): boolean {
  const at = tokens.indexOf(date);
  if (tokens.slice(0, at).every((each, before) => each.kind === 'date' || before === 0)) return true;
  if (own?.kind !== 'entry') return false;
  const first = tokens.indexOf(own.figures[0] as Token);
  return at === first - 1 || at > first;
}
