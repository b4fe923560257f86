import { withToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import type { DateColumn } from '../table.ts';
import { CLOCK, HALF_DAY, isClock } from '../../grammar/clock.ts';
import { HEADER_CELL_GAP, ALIGNED } from '../../tolerances.ts';
import { overlap } from '../../grammar/spans.ts';

const BAR = '|';

/** "17/10/2021 | 23:29": the bar between a date and its time. */
export function isBarOfDate(token: Token, line: TokenLine): boolean {
  if (token.text !== BAR) return false;
  const at = line.tokens.indexOf(token);
  return line.tokens[at - 1]?.kind === 'date' && isClock(line.tokens[at + 1]?.text ?? '');
}

/**
 * A time of day right after the date, before it at the beginning of an entry, or under it in the date's column, is part of
 * the date; after one that is a word of the description (`text`) it is one too. What an entry below the heading of its day
 * begins with is part of that.
 */
export function isClockOfDate(
  token: Token,
  line: TokenLine,
  dateColumns: readonly DateColumn[],
  text: readonly Token[],
): boolean {
  const at = line.tokens.indexOf(token);
  const before = line.tokens[at - 1];
  if (text.length === 0 && line.tokens[at + 1]?.kind === 'date') return true;
  if (before !== undefined && text.includes(before) && (before.kind === 'date' || CLOCK.test(before.text)))
    return false;
  if (before?.kind === 'date' || (before?.text === BAR && line.tokens[at - 2]?.kind === 'date')) return true;
  if (HALF_DAY.test(token.text) && before !== undefined) return CLOCK.test(before.text);
  if (before === undefined && line.dates.length === 0 && line.amounts.length > 0) return true;
  const column = dateColumns.find((other) => overlap(token, other));
  if (column === undefined) return false;
  if (before === undefined || CLOCK.test(before.text)) return true;
  return token.gap > HEADER_CELL_GAP && Math.abs(token.x0 - column.x0) <= ALIGNED;
}

const POINTED_CLOCK = /^([01]\d|2[0-3])\.([0-5]\d)$/;
/** No amount begins with a nought before another figure, and no date has so many days. */
const BEFORE_TEN = /^0\d/;
const MOST_DAYS = 31;
/** So many of them are a habit. */
const FEWEST_CLOCKS = 3;

/**
 * "08.23  Groceries   -154.20": the numbers that lines without another date begin with are times of day where all of them
 * can be, and some can be neither amounts nor dates.
 */
export function withPointedClocks(lines: readonly TokenLine[]): readonly TokenLine[] {
  const opened = lines.filter(
    ({ tokens: [first], dates, money }) =>
      first !== undefined &&
      first.kind !== 'text' &&
      money.some((token) => token !== first) &&
      dates.every((date) => date === first),
  );
  const left = opened.find(({ tokens: [first] }) => POINTED_CLOCK.test((first as Token).text))?.tokens[0]?.x0 ?? 0;
  const starts = opened.filter(({ tokens: [first] }) => Math.abs((first as Token).x0 - left) <= ALIGNED);
  const texts = starts.map(({ tokens: [first] }) => (first as Token).text);
  const areClocks =
    texts.length >= FEWEST_CLOCKS &&
    texts.every((text) => POINTED_CLOCK.test(text)) &&
    texts.some((text) => BEFORE_TEN.test(text)) &&
    texts.some(isNoDate);
  if (!areClocks) return lines;
  const own = new Set(starts);
  return lines.map((line) => (own.has(line) ? withClock(line, line.tokens[0] as Token) : line));
}

function isNoDate(text: string): boolean {
  const [hours, minutes] = text.split('.').map(Number) as [number, number];
  return hours === 0 || minutes === 0 || minutes > MOST_DAYS || (hours > MONTHS && minutes > MONTHS);
}

const MONTHS = 12;

function withClock(line: TokenLine, first: Token): TokenLine {
  const { text, x0, x1, gap, size, confidence } = first;
  return withToken(line, first, { kind: 'text', text: text.replace('.', ':'), x0, x1, gap, size, confidence });
}
