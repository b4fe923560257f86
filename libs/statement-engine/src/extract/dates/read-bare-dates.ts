import type { Span } from '../../grammar/spans.ts';
import { namesDate } from '../headings/header-cells.ts';
import { fullYear, type PrintedDate } from '../../grammar/date.ts';
import { withTokens, dateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { leadingDate } from './find-date-columns.ts';
import type { HeaderCell } from '../table.ts';

/** A column counts as dates when this share of what stands in it can be one. */
const ENOUGH = 0.85;
/** Less where a heading names it. */
const ENOUGH_HEADED = 0.7;
const FEWEST = 3;

/**
 * Dates that only their column tells from amounts: "1301" for 13 January, "10.02", "01 08", "2. 2.", "13 12 2023", "250113", "1130502". Where a heading names a
 * date column, or the first column of the rows holds nothing else, they are turned into dates.
 */
export function readBareDates(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  const zones: Span[] = [];
  const isScan = lines.some(({ line }) => line.words.some(({ confidence }) => confidence < 1));
  // Beside dated entries, what stands under the heading further down is of another table.
  const filled = lines.filter((line) => line.amounts.length > 0);
  const dated = filled.filter((line) => leadingDate(line) !== null);
  const rows = dated.length < FEWEST || dated.length * 2 < filled.length ? lines : dated;
  for (const cell of cells) {
    if (!namesDate(cell)) continue;
    const basis = cell.role === 'valueDate' || isScan ? lines : rows;
    const zone = { x0: cell.x0 - 4, x1: cell.x1 + 4 };
    if (isDateZone(basis, zone.x0, zone.x1, ENOUGH_HEADED, 1, isScan)) zones.push(withItsDates(basis, zone));
  }
  const namesNone = !cells.some((cell) => cell.role === 'date' || cell.role === 'postingDate');
  const first = namesNone ? firstColumn(lines) : null;
  if (zones.length === 0) {
    // Numbers beside a date of the row are numbers of the entries.
    const withDates = filled.filter((line) => line.dates.length > 0).length;
    const unnamed = [first, namesNone ? columnOfPairs(filled) : null];
    const zone = unnamed.find((each) => each && isDateZone(lines, each.x0, each.x1, ENOUGH));
    if (zone && withDates * 2 < filled.length) zones.push(zone);
  } else if (first && isBeforeValueDates(lines, first, zones)) zones.push(first);
  if (zones.length === 0) return lines;
  const converted = lines.map((line) => convert(line, zones));
  const beside = columnBesideDates(converted);
  return beside ? converted.map((line) => convert(line, [beside])) : converted;
}

/** Where value dates alone have a name that can be read, dates with points that rows begin with are those of booking. */
function isBeforeValueDates(lines: readonly TokenLine[], first: Span, zones: readonly Span[]): boolean {
  const hasPoint = lines.some(({ tokens }) => tokens[0] !== undefined && DOTTED.test(tokens[0].text));
  return hasPoint && zones.every(({ x0 }) => first.x1 < x0) && isDateZone(lines, first.x0, first.x1, ENOUGH);
}

const DOTTED = /^\d{1,2}\.\d{2}$/;

function bareDate(tokens: readonly Token[], at: number): { date: PrintedDate; words: number } | null {
  const token = tokens[at] as Token;
  if (token.kind !== 'money' || token.money.sign !== 0 || token.money.currency !== null) return null;
  const four = /^(\d{2})(\d{2})$/.exec(token.text) ?? /^(\d{1,2})\.(\d{2})$/.exec(token.text);
  if (four) return asDate(Number(four[1]), Number(four[2]), 1);
  // A point of a scan may come out as a comma.
  const comma = token.confidence < 1 ? /^(\d{2}),(\d{2})$/.exec(token.text) : null;
  if (comma) return asDate(Number(comma[1]), Number(comma[2]), 1);
  const full = /^(\d{2})(\d{2})(\d{2}|(?:19|20)\d{2})$/.exec(token.text);
  if (full) return asFullDate(Number(full[1]), Number(full[2]), Number(full[3]), 1);
  const ofRepublic = /^(1[0-4]\d)(\d{2})(\d{2})$/.exec(token.text);
  if (ofRepublic) return asRepublicDate(Number(ofRepublic[1]), Number(ofRepublic[2]), Number(ofRepublic[3]));
  if (!DAY_OR_MONTH.test(token.text)) return null;
  const second = nextNumber(tokens, at + 1);
  if (second === null || !DAY_OR_MONTH.test(second)) return null;
  const third = nextNumber(tokens, at + 2);
  if (third !== null && YEAR.test(third)) return asFullDate(Number(token.text), Number(second), Number(third), 3);
  return asDate(Number(token.text), Number(second), 2);
}

/** "1130502": years of the Republic of China count from 1912. */
function asRepublicDate(year: number, month: number, day: number): { date: PrintedDate; words: number } | null {
  const isDay = month > 0 && month <= 12 && day > 0 && day <= 31;
  return isDay ? { date: { kind: 'known', year: BEFORE_REPUBLIC + year, month, day, words: 1 }, words: 1 } : null;
}

const BEFORE_REPUBLIC = 1911;
/** "01 08", "2. 2.". */
const DAY_OR_MONTH = /^(?:\d{2}|\d{1,2}\.)$/;
const YEAR = /^(?:19|20)\d{2}$/;

/** The number right after another, a space apart. */
function nextNumber(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  return token?.kind === 'money' && token.gap < 1 ? token.text : null;
}

function asFullDate(a: number, b: number, c: number, words: number): { date: PrintedDate; words: number } | null {
  // "440118": the number of an entry, for no statement is of a year so far ahead.
  const isNumber = a > 31 && (c > 31 || fullYear(a) > new Date().getFullYear() + 1);
  return a > 0 && b > 0 && b <= 31 && (a <= 31 || b <= 12) && !isNumber
    ? { date: { kind: 'numeric', parts: [a, b, c], words }, words }
    : null;
}

function asDate(a: number, b: number, words: number): { date: PrintedDate; words: number } | null {
  if (a < 1 || b < 1 || a > 31 || b > 31 || (a > 12 && b > 12)) return null;
  return { date: { kind: 'numeric', parts: [a, b], words }, words };
}

function isDateZone(
  lines: readonly TokenLine[],
  x0: number,
  x1: number,
  enough: number,
  fewest = FEWEST,
  isScan = false,
): boolean {
  // Most columns of dates hold no number that could be one.
  if (!lines.some(({ money }) => money.some((token) => token.x1 >= x0 && token.x0 <= x1))) return false;
  let dates = 0;
  let others = 0;
  let full = 0;
  let worded = 0;
  let dotted = 0;
  for (const line of lines) {
    let hasWords = false;
    let numbers = 0;
    const before = dates;
    for (let i = 0; i < line.tokens.length; i++) {
      const token = line.tokens[i] as Token;
      const found = token.kind === 'money' ? bareDate(line.tokens, i) : null;
      const { x1: end } = line.tokens[i + (found?.words ?? 1) - 1] as Token;
      if (end < x0 || token.x0 > x1) continue;
      if (token.kind === 'date') full++;
      else if (found) {
        dates++;
        if (token.text.includes('.')) dotted++;
        i += found.words - 1;
      } else if (line.amounts.length > 0 && token.kind === 'money') numbers++;
      else if (line.amounts.length > 0) hasWords = true;
    }
    if (hasWords) worded++;
    // The number of a line stands beside its date.
    if (dates === before) others += numbers;
  }
  // Labels of balances stand in the column of dates too.
  // A few numbers tell nothing where they may be amounts, or stand among others.
  const isClear = dates >= FEWEST || (dotted === 0 && others + full + worded === 0);
  // In a scan a few of a column of dates may have been misread.
  if (isScan && full >= FEWEST && dates > 0 && others === 0) return true;
  return isClear && dates >= fewest && dates >= enough * (dates + others + full) && dates > worded;
}

/** With all of the dates that begin in the zone or reach into it: a name set in the middle is narrower, or off to one side. */
function withItsDates(lines: readonly TokenLine[], zone: Span): Span {
  let { x0, x1 } = zone;
  for (const { tokens } of lines) {
    tokens.forEach((token, at) => {
      const found = token.kind === 'money' ? bareDate(tokens, at) : null;
      const end = found ? (tokens[at + found.words - 1] as Token).x1 : 0;
      if (end < zone.x0 || token.x0 > zone.x1) return;
      x0 = Math.min(x0, token.x0);
      x1 = Math.max(x1, end);
    });
  }
  return { x0, x1 };
}

/** The column right after the dates that rows begin with, where it holds dates of the same form, years among it: names of columns run together, or nobody knows the second. */
function columnBesideDates(lines: readonly TokenLine[]): Span | null {
  let [x0, x1] = [Infinity, -Infinity];
  for (const { tokens, amounts } of lines) {
    const [first, next] = tokens;
    if (amounts.length === 0 || first?.kind !== 'date') continue;
    const found = next?.kind === 'money' ? bareDate(tokens, 1) : null;
    if (!next || !found || !holdsYear(found.date)) return null;
    const own = tokens.slice(1, 1 + found.words);
    if (formOf(own.map(({ text }) => text).join(' ')) !== formOf(first.text)) return null;
    x0 = Math.min(x0, next.x0);
    x1 = Math.max(x1, (own.at(-1) as Token).x1);
  }
  return x0 < x1 ? { x0, x1 } : null;
}

const holdsYear = (date: PrintedDate): boolean => date.kind === 'known' || date.parts.length === DATE_PARTS;

/** Numbers of a date with its year. */
const DATE_PARTS = 3;

const formOf = (text: string): string => text.replace(/\d/g, '0');

/** Where most rows with several amounts begin. */
function firstColumn(lines: readonly TokenLine[]): Span | null {
  const starts = lines.flatMap(({ tokens, amounts }) => {
    const [first] = tokens;
    return first && amounts.length > 0 && tokens.length > 2 ? [{ x0: first.x0 - 2, x1: first.x1 + 2 }] : [];
  });
  return commonPlace(starts, starts.length * 0.6);
}

/** Where most rows print two numbers that can only be a day and a month, a blank apart: "02 14" behind the amounts. */
function columnOfPairs(rows: readonly TokenLine[]): Span | null {
  const pairs = rows.flatMap(({ tokens }) =>
    tokens.flatMap((token, at) => {
      const found = token.kind === 'money' ? bareDate(tokens, at) : null;
      return found?.words === PAIR ? [{ x0: token.x0, x1: (tokens[at + 1] as Token).x1 }] : [];
    }),
  );
  return commonPlace(pairs, rows.length * ENOUGH_HEADED);
}

/** Numbers of a date without its year. */
const PAIR = 2;

/** The first of so many that begin at one place. */
function commonPlace(zones: readonly Span[], fewest: number): Span | null {
  const places = Map.groupBy(zones, ({ x0 }) => Math.round(x0 / PLACE_STEP));
  const [first] = [...places.values()].find(({ length }) => length >= Math.max(FEWEST, fewest)) ?? [];
  return first ?? null;
}

/** Beginnings are compared in steps of this many points. */
const PLACE_STEP = 4;

function convert(line: TokenLine, zones: readonly Span[]): TokenLine {
  const tokens: Token[] = [];
  let changed = false;
  for (let i = 0; i < line.tokens.length; i++) {
    const token = line.tokens[i] as Token;
    const inZone = zones.some(
      (zone) => token.x0 >= zone.x0 - 6 && token.x1 <= zone.x1 + 6 && token.x1 > zone.x0 && token.x0 < zone.x1,
    );
    const found = inZone ? bareDate(line.tokens, i) : null;
    if (!found) {
      tokens.push(token);
      continue;
    }
    tokens.push(dateToken(found.date, line.tokens, i));
    i += found.words - 1;
    changed = true;
  }
  return changed ? withTokens(line, tokens) : line;
}
