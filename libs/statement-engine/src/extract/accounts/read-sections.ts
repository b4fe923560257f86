import type { RawSection } from '../raw-statement.ts';
import type { TableLine, TableHeader } from '../table.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { detailWords, entryWords } from '../../vocabulary/vocabulary.ts';

interface Heading extends RawSection {
  readonly text: string;
  readonly at: number;
  readonly page: number;
  readonly size: number;
  /** What it stands under. */
  readonly outer: Heading | null;
}

/** A heading that makes a table void stands right above it; a summary has its figures between. */
const HEADS_TABLE = 1;

/** A title of so many words is one by its place alone, a longer one by its larger letters. */
const SHORT = 6;
const LONGEST_TITLE = 14;
const TITLE_SIZE = 1.1;
/** A sentence has more words than this. */
const SHORTEST_REMARK = 3;

/**
 * The section each line stands in, by the headings above it. The same heading again ("… continued") goes on; a void
 * heading (summary, daily balances) holds until the next table, unless it heads that table itself, until its details, or
 * until a title in larger letters.
 */
export function readSections(lines: readonly TableLine[], headers: readonly TableHeader[]): Map<number, RawSection> {
  const byLine = new Map<number, RawSection>();
  const sorted = [...lines].sort((a, b) => a.source.index - b.source.index);
  const titles = new Map(sorted.filter((line) => isTitle(line)).map((line) => [line.source.index, line]));
  let current = null as Heading | null;
  let id = 0;
  let nextHeader = 0;
  let ended: Heading | null = null;
  const pagesOf = new Map<string, Set<number>>();
  const heads = namesOfFirstPage(sorted);
  let pending: 'none' | 'listed' | 'byDays' = 'none';
  const cards = new CardTitles(titles, sorted);
  for (const line of sorted) {
    const at = line.source.index;
    while (nextHeader < headers.length && (headers[nextHeader] as TableHeader).lastLine < at) {
      const header = headers[nextHeader++] as TableHeader;
      const isTitled = current?.direction === 'void' && isPageTitle(current, header, headers[nextHeader - 2]);
      if (isTitled && (pagesOf.get(current?.text ?? '')?.size ?? 0) > 1) current = current?.outer ?? null;
      if (current?.direction === 'void' && header.firstLine - current.at > HEADS_TABLE) current = null;
      // A title in words of its own over a table ends the section before it.
      const above = titles.get(header.firstLine - 1);
      const isNear = above?.section === null && above.source.line.page === header.page && !isRemark(above);
      // A longer one does where the heading is that of the table before: the list begins anew.
      const isAgain = namesOf(headers[nextHeader - 2]) === namesOf(header);
      if (isNear && (isAgain || above.text.length <= SHORT || isLarger(above, line.source.line.size))) current = null;
    }
    if (current?.direction === 'void' && at === current.at + 1 && isRemark(line)) {
      current = { ...current, at };
      byLine.set(at, current);
      continue;
    }
    if (current?.direction === 'void' && titles.has(at) && opensDetails(line)) current = current.outer;
    while (current?.direction === 'void' && isTitleOfPeriod(line)) current = current.outer;
    // What is pending stands under no day: the first one behind it heads what was booked.
    if (current?.direction === 'void' && pending === 'listed' && isDay(line)) current = current.outer;
    if (current?.direction !== 'void') pending = 'none';
    else if (pending === 'none' && line.hasMoney) pending = 'listed';
    else if (pending === 'none' && isDay(line)) pending = 'byDays';
    if (ended !== null && ended === current) current = null;
    if (current?.direction === 'void' && titles.has(at) && line.section === null && isLarger(line, current.size))
      current = null;
    ended = null;
    if (current?.direction !== 'void' && cards.end(line)) current = null;
    const isHeadOfPages = line.section === 'void' && line.source.line.furniture && heads.has(wordsOf(line));
    if (line.section !== null && !isHeadOfPages) {
      const text = headingText(line);
      pagesOf.set(text, (pagesOf.get(text) ?? new Set()).add(line.source.line.page));
      if (current === null || current.text !== text || current.direction !== line.section) {
        const { page, size } = line.source.line;
        current = { id: ++id, direction: line.section, text, at, page, size, outer: current };
        cards.begin();
      } else current = { ...current, at };
    }
    if (current) byLine.set(at, current);
    // Its total closes a section, and so does a closing balance.
    const closes = line.label === 'closing' || line.label?.startsWith('total') === true;
    if (line.section === null && closes && line.hasMoney && current?.direction !== 'void') ended = current;
  }
  return byLine;
}

/** "4920 31** **** 4471", "XXXX6620": the number of a card; digits are shown as "#". */
const MASKED = /(?:^| |#)[*xX•]{2,}(?: ?[*xX•]{2,})* ?-?#/;

/**
 * The cards that titles name. The one that a section begins with is one of several in it; one behind the entries of the
 * last section begins a list of its own.
 */
class CardTitles {
  readonly #titles: ReadonlyMap<number, TableLine>;
  readonly #lastSection: number;
  #hasEntries = false;
  #isByCards = false;

  constructor(titles: ReadonlyMap<number, TableLine>, lines: readonly TableLine[]) {
    this.#titles = titles;
    const last = lines.findLast(({ section }) => section === 'in' || section === 'out');
    this.#lastSection = last?.source.index ?? Infinity;
  }

  /** A section begins. */
  begin(): void {
    [this.#hasEntries, this.#isByCards] = [false, false];
  }

  /** Whether a line ends the section. */
  end(line: TableLine): boolean {
    const { index } = line.source;
    if (line.hasMoney) this.#hasEntries = true;
    if (line.hasMoney || !this.#titles.has(index) || line.section !== null || !MASKED.test(wordsOf(line))) return false;
    if (!this.#hasEntries) this.#isByCards = true;
    return !this.#isByCards && index > this.#lastSection;
  }
}

/** "Resumen de cuenta" at the head of every page, the first one among them, is the name of the statement, and heads no summary. */
function namesOfFirstPage(lines: readonly TableLine[]): ReadonlySet<string> {
  const first = lines[0]?.source.line.page;
  return new Set(lines.flatMap((line) => (line.source.line.page === first ? [wordsOf(line)] : [])));
}

/** The words of a line without the numbers that differ from page to page. */
const wordsOf = ({ source }: TableLine): string =>
  source.line.words.map(({ text }) => text.replace(/\d+/g, '#')).join(' ');

const namesOf = (header: TableHeader | undefined): string | undefined =>
  header?.cells.map(({ text }) => text).join('|');

/** "Account summary" may be the title of several pages: above a table that goes on from the page before it heads nothing. */
function isPageTitle(heading: Heading, header: TableHeader, before: TableHeader | undefined): boolean {
  return (
    before !== undefined &&
    before.page < heading.page &&
    heading.page === header.page &&
    namesOf(before) === namesOf(header)
  );
}

/** Whether a title is that of what the summary above it sums up. */
function opensDetails({ text }: TableLine): boolean {
  return detailWords.exact([bareWord(text[0]?.text ?? '')]) === true;
}

/** Whether a title is set in larger letters than the rows below it, or than a heading above it, which then does not head it. */
function isLarger({ source }: TableLine, size: number): boolean {
  return source.line.size >= TITLE_SIZE * size;
}

/** "Not included in the balance above.": a sentence right below the heading of a further table, which it heads all the same. */
function isRemark({ source, text, hasMoney }: TableLine): boolean {
  return (
    !hasMoney && source.amounts.length === 0 && text.length > SHORTEST_REMARK && /[.:]$/.test(text.at(-1)?.text ?? '')
  );
}

function isTitle(line: TableLine): boolean {
  return (
    !line.hasMoney &&
    line.dates.posting === null &&
    line.source.dates.length === 0 &&
    line.source.amounts.length === 0 &&
    !line.source.line.furniture &&
    line.text.length > 0 &&
    line.text.length <= LONGEST_TITLE &&
    line.label === null
  );
}

/** "Friday, 27 February 2026", alone on its line. */
function isDay({ source, text }: TableLine): boolean {
  return source.dates.length === 1 && source.amounts.length === 0 && text.length === 0;
}

/** "Transactions from 25 January to 24 February". */
function isTitleOfPeriod({ source, section, label, text }: TableLine): boolean {
  return (
    entryWords.exact([bareWord(text[0]?.text ?? '')]) === true &&
    section === null &&
    label === null &&
    source.dates.length === 2 &&
    source.amounts.length === 0 &&
    source.tokens.length <= LONGEST_TITLE
  );
}

function headingText(line: TableLine): string {
  return line.text
    .map((token) => token.text)
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, '')
    .replace(/cont(inue)?d?$/, '');
}
