import { isSummaryOfDays } from '../../grammar/summary-of-days.ts';
import type { DateToken, TokenLine } from '../../grammar/tokens.ts';
import { namesDate } from '../headings/header-cells.ts';
import type { DateColumn, HeaderCell } from '../table.ts';
import { bookedBeside } from './booked-beside.ts';
import { orderlyColumn } from './orderly-dates.ts';
import { CELL_GAP, ALIGNED } from '../../tolerances.ts';
import { isClock } from '../../grammar/clock.ts';
import { overlap, type Span } from '../../grammar/spans.ts';
import { medianOf } from '../../groups.ts';

/** So many of the lines with dates have one in each column of dates, but for those that a heading names. */
const USUAL = 0.25;

/** What may stand before the date of an entry: a number, whose point a scan shows as "12:" or "(3", or a single mark that stands for a picture. */
const CODE_OR_MARK = /^(?:[\d.*#\-/]+|\(?\d{1,4}[,:;)]?|[^\p{L}\p{N}\s([])$/u;

/** The first date of a line, where nothing but short codes and the time of day stand before it. */
export function leadingDate(line: TokenLine): DateToken | null {
  const date = line.dates[0];
  if (!date || isSummaryOfDays(line)) return null;
  let before = 0;
  for (const token of line.tokens) {
    if (token === date) return date;
    if (token.kind === 'money' && token.money.strength !== 'plain') return null;
    before++;
    if (before > 2 || token.text.length > 8 || !(CODE_OR_MARK.test(token.text) || isClock(token.text))) return null;
  }
  return null;
}

interface Cluster {
  x0: number;
  x1: number;
  count: number;
  /** Where each of its dates stands. */
  readonly spans: Span[];
  /** Dates that are the first of their line. */
  opening: number;
}

/** The columns of dates, by their places and headings. */
export function findDateColumns(lines: readonly TokenLine[], cells: readonly HeaderCell[]): DateColumn[] {
  const clusters: Cluster[] = [];
  let basis = 0;
  for (const line of lines) if (addDates(line, cells, clusters)) basis++;
  for (const cluster of clusters) cluster.x1 = usualEnd(cluster);
  // "Set 4 espresso cups" among the words of some entries below the headings of days: no day of theirs.
  const entries = lines.filter(({ amounts }) => amounts.length > 0).length;
  const days = lines.filter(isDayAlone).flatMap(({ dates }) => dates);
  const isOfWords = (cluster: Cluster): boolean =>
    days.length >= FEWEST_DAYS &&
    cluster.count * 2 < entries &&
    standsInDescriptions(cluster, cells) &&
    !days.some((day) => cluster.spans.includes(day));
  const kept = clusters
    .filter((cluster) => !isOfWords(cluster))
    .filter(
      (cluster) => cluster.count >= Math.max(1, basis * USUAL) || (cluster.count > 1 && isUnderOwn(cluster, cells)),
    )
    .filter(
      (cluster, _, all) =>
        !standsInDescriptions(cluster, cells) ||
        !all.some((other) => other.x1 < cluster.x0 && isUnderOwn(other, cells)),
    )
    .sort((a, b) => a.x0 - b.x0);
  const nearest = kept.map((cluster) => ({ ...cluster, header: dateHeader(cluster, cells) }));
  const headed = nearest.map((each) => (isNamedBeside(each, nearest) ? { ...each, header: null } : each));
  const told = headed.find((each) => each.header?.role === 'postingDate') ?? bookedBeside(lines, headed);
  const posting = told ?? firstBooked(headed, lines);
  const isOpen = told === null && isUndecided(headed, lines);
  return headed.map((each) => ({
    x0: each.x0,
    x1: each.x1,
    header: each.header,
    meaning: each === posting ? 'posting' : 'other',
    isOpen,
  }));
}

/** So many lines of nothing but a day head the entries below them. */
const FEWEST_DAYS = 2;

const isDayAlone = ({ tokens, dates, amounts }: TokenLine): boolean =>
  dates.length === 1 && amounts.length === 0 && tokens.length <= 2;

/** Whether columns with other days of the same entries stand under one name, or under the same twice, and no order of theirs tells them apart. */
function isUndecided(columns: readonly HeadedCluster[], lines: readonly TokenLine[]): boolean {
  const named = columns.filter(({ header }) => header?.role === 'date');
  // A scan may have lost what told two headings of the same words apart.
  const isScan = lines.some(({ tokens }) => tokens.some(({ confidence }) => confidence < 1));
  const isShared = new Set(named.map(({ header }) => (isScan ? header?.text : header))).size < named.length;
  if (!isShared || orderlyColumn(lines, named) !== null) return false;
  return lines.some(({ dates, amounts }) => {
    const days = dates.filter((date) => named.some((column) => overlap(date, column)));
    return amounts.length > 0 && days.some(({ text }) => text !== days[0]?.text);
  });
}

interface HeadedCluster extends Cluster {
  readonly header: HeaderCell | null;
}

/** Whether its heading stands over another column of dates, and not over this one. */
function isNamedBeside(each: HeadedCluster, all: readonly HeadedCluster[]): boolean {
  const { header } = each;
  if (header === null || overlap(header, each)) return false;
  return all.some((other) => other !== each && other.header === header && overlap(header, other));
}

/** The first column of dates that is not one of value dates; of several with names of one kind the one that runs in order. */
function firstBooked<T extends HeadedCluster>(columns: readonly T[], lines: readonly TokenLine[]): T | undefined {
  const named = columns.filter(({ header }) => header?.role === 'date');
  const candidates = named.length > 0 ? named : columns.filter(({ header }) => header?.role !== 'valueDate');
  const first = (candidates.length > 1 ? orderlyColumn(lines, candidates) : null) ?? candidates[0] ?? columns[0];
  return (first && columns.find((other) => datesAll(lines, other, first))) ?? first;
}

/** Whether every dated entry has its day in one column, and the first of them none in another: what was not traded has no day of the trade. */
function datesAll(lines: readonly TokenLine[], column: Span, other: Span): boolean {
  const entries = lines.filter(({ amounts, dates }) => amounts.length > 0 && dates.length > 0);
  const isIn = ({ dates }: TokenLine, span: Span): boolean => dates.some((date) => overlap(date, span));
  const [first] = entries.filter((line) => isIn(line, column) || isIn(line, other));
  return column !== other && first !== undefined && !isIn(first, other) && entries.every((line) => isIn(line, column));
}

/** Adds the dates of a line that stand in cells of their own to the places where others do; whether it has one. */
function addDates(line: TokenLine, cells: readonly HeaderCell[], clusters: Cluster[]): boolean {
  if (line.dates.length === 0) return false;
  const lead = leadingDate(line);
  let stands = false;
  line.dates.forEach((date, at) => {
    const previous = line.dates[at - 1];
    const adjacent = previous !== undefined && line.tokens[line.tokens.indexOf(date) - 1] === previous;
    if (date !== lead && !adjacent && date.gap < CELL_GAP && !isUnderOwn(date, cells)) return;
    stands = true;
    const cluster = clusters.find((each) => Math.abs(each.x0 - date.x0) < 5 || Math.abs(each.x1 - date.x1) < 2.5);
    const opens = at === 0 ? 1 : 0;
    if (cluster) {
      cluster.count++;
      cluster.opening += opens;
      cluster.x0 = Math.min(cluster.x0, date.x0);
      cluster.x1 = Math.max(cluster.x1, date.x1);
      cluster.spans.push(date);
    } else clusters.push({ x0: date.x0, x1: date.x1, count: 1, opening: opens, spans: [date] });
  });
  return stands;
}

/** So many times the usual width have dates at most that are written like the others. */
const WIDEST = 1.3;

/** Where the dates of a column end: a longer one elsewhere on the page reaches into the next column, and is none of it. */
function usualEnd({ spans }: Cluster): number {
  const usual = medianOf(spans.map(({ x0, x1 }) => x1 - x0)) ?? 0;
  return Math.max(...spans.flatMap(({ x0, x1 }) => (x1 - x0 <= WIDEST * usual ? [x1] : [])));
}

/**
 * Dates under the heading of the descriptions, mostly the first of their lines: words of an entry's further lines. So are
 * those behind that heading and before the next one.
 */
function standsInDescriptions({ x0, x1, count, opening }: Cluster, cells: readonly HeaderCell[]): boolean {
  const opens = opening * 2 > count;
  return cells.some((cell, at) => {
    if (cell.role !== 'description') return false;
    const next = cells[at + 1];
    return opens ? x0 > cell.x0 - ALIGNED && x0 < cell.x1 : x0 > cell.x1 && next !== undefined && x1 < next.x0;
  });
}

/** Whether dates begin or end just where the heading of a column of dates does. */
function isUnderOwn(cluster: Span, cells: readonly HeaderCell[]): boolean {
  const meets = ({ x0, x1 }: HeaderCell): boolean =>
    Math.abs(x0 - cluster.x0) < ALIGNED || Math.abs(x1 - cluster.x1) < ALIGNED;
  return cells.some((cell) => namesDate(cell) && meets(cell));
}

function dateHeader(cluster: Span, cells: readonly HeaderCell[]): HeaderCell | null {
  let best: HeaderCell | null = null;
  let distance = 30;
  for (const cell of cells.filter(namesDate)) {
    const apart = Math.max(0, cell.x0 - cluster.x1, cluster.x0 - cell.x1) + Math.abs(cell.x0 - cluster.x0) / 10;
    if (apart < distance) {
      best = cell;
      distance = apart;
    }
  }
  return best;
}
