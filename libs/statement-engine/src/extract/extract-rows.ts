import { boxOf } from './rows/build-row.ts';
import type { DocumentFacts } from '../identify/document-facts.ts';
import type { NumberStyle } from '../grammar/money.ts';
import type { DateToken, MoneyToken, TokenLine } from '../grammar/tokens.ts';
import { chooseRoles, type RoleChoice } from './columns/choose-roles.ts';
import { sectionByTotals } from './accounts/section-by-totals.ts';
import { chainedIn, missesFigures } from './by-order/explains-more.ts';
import { cutStrips } from './cutting/cut-strips.ts';
import { findHeaders, headsEnds } from './headings/find-headers.ts';
import { withUnknownHeaders } from './headings/unknown-names.ts';
import { ALIGNED } from '../tolerances.ts';
import { gatherRows } from './rows/gather-rows.ts';
import { lettersOf, namesMoney, namesDate } from './headings/header-cells.ts';
import { withBareDayHeadings } from './dates/bare-day-headings.ts';
import { withJoinedNumbers } from './dates/joined-numbers.ts';
import { withMonthAndDay } from './dates/month-and-day.ts';
import { withPassedPages } from './dates/passed-pages.ts';
import { namesHeldMoney } from './headings/held-money.ts';
import {
  plainFact,
  type RawEvent,
  type RawFact,
  type RawRow,
  type RawSection,
  type RawStatement,
  type RawTable,
} from './raw-statement.ts';
import { freeFigures, pairsOfFigures } from './facts/pairs-of-ends.ts';
import { nameOfBalance, readLabelWords } from '../grammar/read-labels.ts';
import { readFacts } from './facts/read-facts.ts';
import { accountSummaries } from './facts/account-summaries.ts';
import { cutCurrencies, withOwnCurrency } from './cutting/currency-columns.ts';
import { cutBlocks } from './cutting/cut-blocks.ts';
import { currencyTitles, printedCodes } from './cutting/currency-titles.ts';
import { currencySummaries, rowsOfCurrencies } from './facts/currency-summaries.ts';
import { cutTables, type TableSpan } from './cutting/cut-tables.ts';
import { partByCodes } from './accounts/coded-rows.ts';
import { datedBySecond } from './dates/orderly-dates.ts';
import { secondDate } from './dates/second-date.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { labelWords } from '../vocabulary/vocabulary.ts';
import { leadingDate } from './dates/find-date-columns.ts';
import { namesDebt } from './headings/owed-balance.ts';
import { sidesOverlap } from './columns/overlapping-sides.ts';
import { withoutCodeColumns } from './rows/code-columns.ts';
import { passesOverLines } from './rows/passed-over.ts';
import { holdsUnreadLines, looksLikeEntry } from './rows/unread-lines.ts';
import { withListTotals } from './rows/totals-of-lists.ts';
import { undatedListTest } from './rows/undated-lists.ts';
import { readTable } from './read-tables.ts';
import { readSections } from './accounts/read-sections.ts';
import { withoutRemarksBeside } from './headings/remarks-beside.ts';
import { withNamesBeside } from './cells/names-beside.ts';
import { withUnevenDecimals } from './cells/uneven-decimals.ts';
import type { HeaderCell, Table, TableHeader } from './table.ts';
import { cutShiftedPages } from './cutting/shifted-pages.ts';

const DECIMALS = /[.,]\d\d(?!\d)/;

/** A title may stand this much further from its heading than from the row above it: headings are set apart by rules. */
const TITLE_NEARER = 1.05;

/**
 * Classified lines in, movements and labelled amounts out, in the order of the pages. It finds the tables, decides
 * what their columns hold, puts the lines of each entry together, and collects the printed balances and totals.
 * It assigns no signs and no years. `byOrder`: tables whose figures do not meet in columns are read by their order.
 */
export function extractRows(all: readonly TokenLine[], facts: DocumentFacts, byOrder = false): RawStatement {
  const printed = withBareDayHeadings(withMonthAndDay(withJoinedNumbers(withNamesBeside(withoutRemarksBeside(all)))));
  const { lines, headers, spans, currencies } = spansOf(printed, facts);
  const style = { exact: printsDecimals(lines) };
  const tables = spans.map((span) => {
    const table = readTable(span, facts.month, style, byOrder);
    return { ...table, lines: withoutCodeColumns(table.lines) };
  });
  const sections = readSections(
    tables.flatMap((table) => table.lines),
    headers,
  );
  const ofTitles = currencyTitles(headers, lines);
  const ofCurrencies = currencySummaries(lines, currencies?.identities ?? ofTitles);
  const titles = titlesOf(headers, lines);
  const borders = new Set([...facts.identities.map((identity) => identity.at), ...titles]);
  const { events, used, inRows, balances, rawTables, leftOut, beside } = rowsOfTables(tables, spans, { lines, headers, sections, borders, style: facts.style }); // prettier-ignore
  events.unshift(...facts.identities, ...ofTitles, ...ofCurrencies.facts, ...(currencies?.identities ?? []));
  for (const at of ofCurrencies.used) used.add(at);
  for (const header of headers) for (let at = header.firstLine; at <= header.lastLine; at++) used.add(at);
  const labelled = readFacts(lines, used, balances, sections);
  events.push(...labelled);
  for (const parts of beside) {
    const all = lines.map((line) => parts.get(line.index)?.line ?? line);
    const others = new Set(lines.flatMap(({ index }) => (parts.has(index) ? [] : [index])));
    for (const fact of readFacts(all, others, balances, sections))
      events.push({ ...fact, at: parts.get(fact.at)?.place ?? fact.at });
  }
  if (currencies !== null)
    for (const fact of readFacts(currencies.secondLines, used, balances, sections))
      events.push({ ...fact, at: currencies.place(fact.at) });
  const inOrder = (): RawEvent[] => events.sort((a, b) => a.at - b.at || rank(a) - rank(b));
  const ofRows = rowsOfCurrencies(lines, labelled, ofTitles);
  const summaries = ofRows.length > 0 ? [] : accountSummaries(lines, inOrder());
  events.push(...ofRows);
  inOrder();
  const unread = lines.filter(({ index }) => !inRows.has(index) && sections.get(index)?.direction !== 'void');
  return {
    events: partByCodes(sectionByTotals(withTitles(withListTotals(events, lines, headers), titles, lines)), lines),
    summaries,
    pairs: pairsOfFigures(lines, used),
    figures: freeFigures(lines, used),
    codes: printedCodes(lines, inRows, facts.currency),
    tables: rawTables,
    holdsUnread:
      (currencies !== null &&
        !events.some((event) => isOfTables(event, tables.length - currencies.secondSpans.length))) ||
      holdsUnreadLines(unread),
    unread: inRows.size > 0 ? [] : unread.filter(looksLikeEntry).map(({ index }) => index),
    leftOut,
  };
}

/** Whether an event is a row of one of the last tables: those of the second currency, which has entries of its own. */
const isOfTables = (event: RawEvent, from: number): boolean => event.kind === 'row' && event.table >= from;

/** The lines of each table, with their headings; where columns are of two currencies those of the second as tables of their own. */
function spansOf(printed: readonly TokenLine[], facts: DocumentFacts) {
  const named = withUnknownHeaders(findHeaders(printed), printed);
  const found = named.filter((header) => !headsEnds(header, printed));
  const summaries = new Set(named.flatMap((header) => (found.includes(header) ? [] : [header.lastLine + 1])));
  const currencies = cutCurrencies(printed, found, facts.currency);
  const { lines, headers } = currencies ?? {
    lines: printed,
    headers: withOwnCurrency(found, printed, facts.currency),
  };
  const spans: TableSpan[] = [
    ...cutTables(lines, headers)
      .map((span) => ({ ...span, lines: span.lines.filter(({ index }) => !summaries.has(index)) }))
      .map((span) => (isKnown(span.header) ? span : { ...span, header: null }))
      .flatMap(cutShiftedPages)
      .map((span) => withUnevenDecimals(span, facts.style))
      .flatMap(cutBlocks)
      .flatMap(cutStrips),
    ...(currencies?.secondSpans ?? []),
  ];
  return { lines, headers, spans, currencies };
}

/** Whether any word tells what a column of a heading holds. */
const isKnown = (header: TableHeader | null): boolean => header?.cells.some(({ role }) => role !== null) ?? false;

/** What all tables of a document share. */
interface Surroundings {
  readonly lines: readonly TokenLine[];
  readonly headers: readonly TableHeader[];
  readonly sections: ReadonlyMap<number, RawSection>;
  /** Lines that are titles, or name an account or a period. */
  readonly borders: ReadonlySet<number>;
  readonly style: NumberStyle;
}

/** So few dated lines of a box may be entries. */
const MOST_IN_BOX = 3;

/** The rows of all tables in the places that the page gives them, and which lines and balances are taken by them. */
function rowsOfTables(tables: readonly Table[], spans: readonly TableSpan[], about: Surroundings) {
  const { lines, headers, sections, borders } = about;
  const [events, rawTables, leftOut]: [RawEvent[], RawTable[], RawRow[]] = [[], [], []];
  const lastDates = new Map<string | null, DateToken>();
  const [used, inRows] = [new Set<number>(), new Set<number>()];
  const balances = new Map<number, MoneyToken>();
  const strips: { readonly span: TableSpan; readonly used: ReadonlySet<number> }[] = [];
  const isUndatedList = undatedListTest();
  tables.forEach((table, id) => {
    const choice = chooseRoles(table);
    const name = nameOf(table);
    const gathered = gatherRows(table, choice, id, sections, borders, lastDates.get(name) ?? null);
    const isOneColumn = table.dateColumns.length < 2 && secondDate(table) === null;
    const bySecond = isOneColumn ? datedBySecond(gathered.rows, table.header) : null;
    const others = tables.filter((other) => other !== table);
    const rows = withPassedPages(bySecond ?? gathered.rows, others);
    const isAside = isUndatedList(table, gathered.rows, choice) || isPanel(table, gathered.rows, about);
    const rawTable = rawTableOf(table, choice, gathered.rows, sections);
    rawTables.push(bySecond === null ? rawTable : { ...rawTable, secondDate: 'transaction' });
    const isBeside = table.header === null && spans.some(({ blocks }) => blocks !== undefined);
    const isOfBox = (isBeside || isBox(table.header, headers)) && !looksLikeTable(gathered.rows, lines, headers);
    // "Payments made   10/04 DIRECT DEBIT -3,871.23" above the heading of the purchases: the sums may need it.
    if (isOfBox && rows.length <= MOST_IN_BOX) leftOut.push(...rows.filter(({ date }) => date !== null));
    if (isOfBox) return;
    const isNoTable = [isEquation, namesEnds, namesDues].some((isOther) => isOther(table.header, gathered.rows));
    if (isAside || (headers.length > 1 && isNoTable)) return;
    const last = gathered.rows[gathered.rows.length - 1]?.date;
    if (name !== null && last) lastDates.set(name, last);
    const { place, blocks } = spans[id] as TableSpan;
    events.push(...placedRows(withRegions(rows, headers), spans[id] as TableSpan));
    if (place === undefined && blocks === undefined) leftOut.push(...gathered.leftOut);
    strips.push({ span: spans[id] as TableSpan, used: gathered.used });
    for (const at of gathered.used) {
      used.add(at);
      inRows.add(at);
      for (const line of blocks?.get(at) ?? []) used.add(line.index);
    }
    for (const [at, token] of gathered.balances) balances.set(at, token);
    for (const { at, token } of gathered.ends) events.push(bareBalance(lines[at] as TokenLine, token));
  });
  return { events, used, inRows, balances, rawTables, leftOut, beside: partsBeside(strips, used) };
}

/** A part of a line, and where it stands among the lines. */
interface PartBeside {
  readonly line: TokenLine;
  readonly place: number;
}

/**
 * Of tables side by side, the parts of lines that are in no row of their own table while another one's row stands beside;
 * by line, those of one line apart from each other.
 */
function partsBeside(
  strips: readonly { readonly span: TableSpan; readonly used: ReadonlySet<number> }[],
  used: ReadonlySet<number>,
): Map<number, PartBeside>[] {
  const layers: Map<number, PartBeside>[] = [];
  for (const { span, used: own } of strips)
    for (const line of span.place === undefined ? [] : span.lines) {
      const { index } = line;
      if (!used.has(index) || own.has(index)) continue;
      const layer = layers.find((parts) => !parts.has(index)) ?? new Map<number, PartBeside>();
      if (!layers.includes(layer)) layers.push(layer);
      layer.set(index, { line, place: span.place?.(index) ?? index });
    }
  return layers;
}

/** By what a table is known again on a later page: the first names of its heading. */
function nameOf({ header }: Table): string | null {
  const names = header?.cells.slice(0, 4).map((cell) => lettersOf(cell.text));
  return names?.join('|') ?? null;
}

/** Rows of a table that was cut out of others, where they stand on the page. */
function placedRows(rows: readonly RawRow[], { place, blocks }: Pick<TableSpan, 'place' | 'blocks'>): RawRow[] {
  if (place === undefined && blocks === undefined) return [...rows];
  return rows.map((row) => {
    const block = blocks?.get(row.at);
    return { ...row, at: place?.(row.at) ?? row.at, ...(block ? { box: boxOf(block, row.page) } : {}) };
  });
}

/** Whether what stands under no heading, in a document that has one and decimals, has whole numbers alone, and begins with no date: "Customer no. 220381". */
function isPanel({ header }: Table, rows: readonly RawRow[], { style, headers }: Surroundings): boolean {
  const isWhole = ({ amount, date, box }: RawRow): boolean =>
    amount.money.strength === 'plain' && (date === null || date.x0 > box.x0 + ALIGNED);
  const isBare = header === null && headers.length > 0 && style.decimals > 0 && !style.mostlyWhole;
  return isBare && rows.length > 0 && rows.every(isWhole);
}

/** What a table tells of all its rows. */
function rawTableOf(
  table: Table,
  choice: RoleChoice,
  rows: readonly RawRow[],
  sections: ReadonlyMap<number, RawSection>,
): RawTable {
  const { newestFirst, owed, chainHits, chainSteps, sidesConcluded } = choice;
  const { datesOpen, byOrder, sidesUnplaced } = table;
  const chained = chainedIn(table);
  const areMixed = sidesOverlap(table, choice.roles);
  const cells = table.header?.cells ?? [];
  return {
    newestFirst,
    owed,
    chainHits,
    chainSteps,
    datesOpen,
    sidesOpen: choice.sidesOpen || areMixed,
    sidesConcluded,
    secondDate: secondDate(table),
    linesPassedOver: passesOverLines(table, choice.roles) || losesSome(chained, rows, sections),
    figuresMissed: areMixed || missesFigures(table, choice, chained),
    byOrder,
    sidesUnplaced,
    holdsMoney: namesHeldMoney(cells) && !namesDebt(cells),
    countsDebt: namesDebt(cells),
  };
}

/** Whether a line that goes on from the balance before is in no row. */
function losesSome(
  chained: ReadonlySet<TokenLine>,
  rows: readonly RawRow[],
  sections: ReadonlyMap<number, RawSection>,
): boolean {
  const anchors = new Set(rows.map(({ at }) => at));
  return [...chained].some(({ index }) => !anchors.has(index) && sections.get(index)?.direction !== 'void');
}

/** A balance alone on its line that ends the rows of a table, with its name where it bears one. */
function bareBalance({ index, line, tokens }: TokenLine, token: MoneyToken): RawFact {
  return plainFact({ at: index, page: line.page }, 'balance', token, nameOfBalance(tokens));
}

/** The rows with the region that each is of: a heading between two rows of one page begins another one. */
function withRegions(rows: readonly RawRow[], headers: readonly TableHeader[]): RawRow[] {
  const heads = new Set(headers.map(({ firstLine }) => firstLine));
  const isHeadBetween = (from: number, to: number): boolean => {
    let at = from + 1;
    while (at < to && !heads.has(at)) at++;
    return at < to;
  };
  let part = 0;
  return rows.map((row, at) => {
    const before = rows[at - 1];
    if (before?.page === row.page && isHeadBetween(before.at, row.at)) part++;
    return { ...row, region: `${row.table}.${part}.${row.section?.id ?? ''}` };
  });
}

/** Of the amounts, so many have decimals where whole numbers are no amounts. */
const NEARLY_ALL = 0.9;
const FEWEST_AMOUNTS = 3;

/** Whether nearly all amounts beside dates are printed with decimals. */
function printsDecimals(lines: readonly TokenLine[]): boolean {
  let [all, exact] = [0, 0];
  for (const { dates, amounts } of lines) {
    if (dates.length === 0) continue;
    for (const { text } of amounts) {
      all++;
      if (DECIMALS.test(text)) exact++;
    }
  }
  return all >= FEWEST_AMOUNTS && exact >= NEARLY_ALL * all;
}

/** The lines right above headings that stand nearer to them than to what is above: titles, not the words of a row. */
function titlesOf(headers: readonly TableHeader[], lines: readonly TokenLine[]): number[] {
  return headers.flatMap(({ firstLine, page }) => {
    const title = lines[firstLine - 1];
    const above = lines[firstLine - 2];
    if (!title || title.line.page !== page || title.line.furniture || title.dates.length + title.amounts.length > 0)
      return [];
    const down = (lines[firstLine] as TokenLine).line.baseline - title.line.baseline;
    const up = above?.line.page === page ? title.line.baseline - above.line.baseline : Infinity;
    return down <= up * TITLE_NEARER || title.line.size > (above?.line.size ?? 0) ? [firstLine - 1] : [];
  });
}

/** Opening balances with the title of their table, in the page's order. */
function withTitles(events: readonly RawEvent[], titles: readonly number[], lines: readonly TokenLine[]): RawEvent[] {
  return events.map((event) => {
    if (event.kind !== 'fact' || event.label !== 'opening') return event;
    const title = lines[titles.findLast((at) => at < event.at) ?? -1];
    const words = title?.tokens.flatMap(({ text }) => (/\d/.test(text) ? [] : [text.toLowerCase()])) ?? [];
    return { ...event, title: words.join(' ') || null };
  });
}

/**
 * Whether lines may be a box of facts rather than a table: before the first heading stand summaries, and a heading
 * without any column of money ("Account | Date") where others name one heads one.
 */
function isBox(header: TableHeader | null, headers: readonly TableHeader[]): boolean {
  return header === null
    ? headers.some(isKnown)
    : !header.cells.some(namesMoney) && headers.some(({ cells }) => cells.some(namesMoney));
}

/** "Statement date | Payment due date | Statement balance | Minimum payment", and nothing described: what is due, on every page. */
function namesDues(header: TableHeader | null): boolean {
  const cells = header?.cells ?? [];
  const labels = cells.map(({ text }) => readLabelWords(text.split(' ').map(bareWord))?.label);
  const isDue = labels.includes('closing') && (labels.includes('aside') || labels.includes('period'));
  return isDue && !cells.some(({ role }) => role === 'description');
}

/** One line of figures without any word, under names of which none is of dates: a summary that is set like a table. */
function isEquation(header: TableHeader | null, rows: readonly RawRow[]): boolean {
  const [row] = rows;
  const namesDates = header?.cells.some(namesDate) ?? true;
  return row !== undefined && rows.length === 1 && !namesDates && !/\p{L}/u.test(row.description);
}

/**
 * "Date | Previous balance | Payments | New balance" above one line, one end of a statement above a line without any word,
 * or amounts that are named a total, where nothing is described: a summary.
 */
function namesEnds(header: TableHeader | null, rows: readonly RawRow[]): boolean {
  const [row] = rows;
  if (row === undefined || rows.length > 1) return false;
  const labels = header?.cells.map(({ text }) => labelWords.exact(text.split(' ').map(bareWord))) ?? [];
  const [opens, closes] = [labels.includes('opening'), labels.includes('closing')];
  const describes = header?.cells.some(({ role }) => role === 'description') ?? false;
  if (!describes && header?.cells.some(namesTotal)) return true;
  return (opens && closes) || ((opens || closes) && !/\p{L}/u.test(row.description));
}

/** "今回のお支払金額合計": a column of amounts whose name says that they are a total. */
function namesTotal(cell: HeaderCell): boolean {
  const labels = labelWords.find(cell.text.split(' ').map(bareWord));
  return namesMoney(cell) && labels.some(({ tag }) => tag === 'total' || tag === 'closing');
}

/** So many rows look like a table above one whose heading names dates, and so many where no heading does. */
const FEWEST_ROWS = 3;
const FEWEST_WITHOUT_DATES = 2;

/** Several rows, each with a date of its own, and most of them begin with it, or with that of a day above them: summaries name what they date. */
function looksLikeTable(
  rows: readonly RawRow[],
  lines: readonly TokenLine[],
  headers: readonly TableHeader[],
): boolean {
  const fewest = headers.some(({ cells }) => cells.some(namesDate)) ? FEWEST_ROWS : FEWEST_WITHOUT_DATES;
  const dated = rows.filter((row) => !row.carried).length;
  const opened = rows.filter((row) => leadingDate(lines[row.at] as TokenLine) !== null).length;
  const days = new Set(rows.map(({ date }) => date));
  const areOfDays = opened === 0 && !days.has(null) && days.size >= FEWEST_ROWS;
  return areOfDays || (rows.length >= fewest && dated * 2 >= rows.length && opened * 2 >= dated);
}

function rank(event: RawEvent): number {
  return event.kind === 'row' || event.kind === 'fact' ? 1 : 0;
}
