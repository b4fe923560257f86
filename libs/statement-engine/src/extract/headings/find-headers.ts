import { readCurrency } from '../../grammar/money.ts';
import { cutAtGaps, withTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { cellsUnder } from './cells-under.ts';
import { DATE_ROLES, headerCells, mergeCells, namesDate, namesMoney } from './header-cells.ts';
import { countRoles, FEWEST_UNDER, hasFigures, isHeader, isOneCell, joins, LONGEST_CELL } from './header-lines.ts';
import { placeOfLine } from '../../layout/page-lines.ts';
import { readLabel } from '../../grammar/read-labels.ts';
import { sectionOf } from './title-words.ts';
import { withoutPanel } from './without-panel.ts';
import { labelWords, MONEY_ROLES, sectionWords } from '../../vocabulary/vocabulary.ts';
import type { HeaderCell, TableHeader } from '../table.ts';
import { overlap, type Span } from '../../grammar/spans.ts';
import { CELL_GAP, HALF_LINE, LINE_PITCH } from '../../tolerances.ts';

/** So many lines of a panel beside the table may stand between two lines of its heading. */
const PANEL_LINES = 2;

/** Beside a panel a line is a heading where it names so many columns. */
const FEWEST_BESIDE_PANEL = 3;

/** Names in a heading's lower line have no more words, where nothing parts them. */
const MOST_WORDS = 3;

/** Words under so many names of columns are no entry's. */
const FEWEST_GOING_ON = 4;

/** Finds every table heading by its words. Tables whose headings are in no list are found by their rows instead. */
export function findHeaders(lines: readonly TokenLine[]): TableHeader[] {
  const headers: TableHeader[] = [];
  const parts = new Map<TableHeader, HeaderParts>();
  let upper: readonly HeaderCell[] = [];
  for (let i = 0; i < lines.length; i++) {
    const over = upper;
    upper = [];
    // Most lines of a statement begin with a date: no heading does, whatever stands beside it.
    if (lines[i]?.tokens[0]?.kind === 'date') continue;
    const line = withoutPeriod(headLine(lines[i] as TokenLine));
    if (line !== lines[i] && isEntryOf(headers[headers.length - 1], lines[i] as TokenLine)) continue;
    if (hasFigures(line) || line.tokens.length < 2) continue;
    const cells = over.length > 0 ? cellsUnder(line, over) : cellsOver(line, lines[i + 1]);
    const before = headers[headers.length - 1];
    if (!isHeader(cells, line)) {
      const header = headerOfTwo(line, cells, lines, i, before);
      if (header !== null) {
        headers.push(header);
        i = header.lastLine;
      }
      continue;
    }
    if (isUpperLine(line, cells, lines[i + 1])) {
      upper = cells;
      continue;
    }
    const found = headerAround(line, cells, i, lines, before);
    headers.push(found.header);
    parts.set(found.header, found.parts);
    i = found.header.lastLine;
  }
  const own = headers.filter((header, at) => !isFarFromFigures(header, lines, headers[at + 1]?.firstLine));
  return withCommonLines(own, parts, lines).map(withCurrencyAlone);
}

/** "Date  Shop  R$": where no name is one of money, the amounts are below the currency that they are in. */
function withCurrencyAlone(header: TableHeader): TableHeader {
  if (header.cells.some(namesMoney)) return header;
  const isCurrency = ({ role, text }: HeaderCell): boolean => role === null && readCurrency(text) !== null;
  const cells = header.cells.map((cell): HeaderCell => (isCurrency(cell) ? { ...cell, role: 'amount' } : cell));
  return { ...header, cells };
}

/** The one name of money of a heading stands no further from the figures below it (points). */
const MOST_APART = 100;

/** Whether a line is no heading: "Rewards Credit Card" at the head of a page, of which one word names money, and no entry has a figure near it. */
function isFarFromFigures({ cells, lastLine }: TableHeader, lines: readonly TokenLine[], next?: number): boolean {
  const [money, ...others] = cells.filter(namesMoney);
  if (money === undefined || others.length > 0 || cells.some(namesDate)) return false;
  const entries = lines.slice(lastLine + 1, next).filter(({ tokens: [first] }) => first?.kind === 'date');
  const figures = entries.flatMap(({ amounts }) => amounts);
  return figures.length > 0 && !figures.some((figure) => overlap(figure, money, MOST_APART));
}

/**
 * "Opening balance | Paid in | Paid out | Closing balance" above a line of nothing but figures: names of a summary, and no
 * list below it is their table.
 */
export function headsEnds({ cells, lastLine }: TableHeader, lines: readonly TokenLine[]): boolean {
  const labels = cells.map(({ text }) => labelWords.exact(text.split(' ').map(bareWord)));
  const below = lines[lastLine + 1];
  const areFigures = below !== undefined && below.amounts.length === below.tokens.length;
  return (
    labels.includes('opening') && labels.includes('closing') && areFigures && below.amounts.length === cells.length
  );
}

/** A heading over two lines that needs both to be one: "Transaction  Paid  Paid" above "date  out  in  Balance". */
function headerOfTwo(
  line: TokenLine,
  cells: readonly HeaderCell[],
  lines: readonly TokenLine[],
  at: number,
  before: TableHeader | undefined,
): TableHeader | null {
  const next = lines[at + 1];
  if (!next || countRoles(cells) === 0 || !joins(line, next) || hasFigures(next)) return null;
  if (before?.lastLine === at - 1 || cells.some((cell) => cell.text.length > LONGEST_CELL)) return null;
  const both = mergeCells(cells, headerCells(next));
  if (!isHeader(both, line) || isHeader(headerCells(next), next)) return null;
  const { cells: all, below } = withLinesBelow(both, at + 1, lines);
  return { firstLine: at, lastLine: below.at(-1) ?? at + 1, ...placeOfLine(line.line), cells: all };
}

/** The heading of which a line is the main one, with the lines above and below that go on with it. */
function headerAround(
  line: TokenLine,
  cells: HeaderCell[],
  main: number,
  lines: readonly TokenLine[],
  before: TableHeader | undefined,
): { header: TableHeader; parts: HeaderParts } {
  let merged = cells;
  const above: number[] = [];
  for (let at = main - 1, lower = line; at >= 0 && at >= main - 2 - PANEL_LINES; at--) {
    const other = withoutPanel(lines[at] as TokenLine, Math.max(...merged.map(({ x1 }) => x1)));
    if (!joins(other, lower) || (other !== lines[at] && (isLabelOfFigure(other) || endsInLabel(other)))) break;
    const isSameRow = isOfSameRow(other, lower) || (lower === line && areHalves(other, line, lines[main + 1]));
    if (isBeside(other, merged) && !isSameRow) continue;
    if (!belongs(other, merged) && !isSameRow) break;
    lower = other;
    if (before !== undefined && at <= before.lastLine) break;
    const own = headerCells(other);
    merged = mergeCells(own, above.length === 0 ? cutUnder(line, merged, own) : merged);
    above.push(at);
  }
  const { cells: all, below } = withLinesBelow(merged, main, lines);
  const [firstLine, lastLine] = [above.at(-1) ?? main, below.at(-1) ?? main];
  const header: TableHeader = { firstLine, lastLine, ...placeOfLine(line.line), cells: all };
  return { header, parts: { main, above, below } };
}

/** So many lines of names may stand below the main one of a heading. */
const LINES_BELOW = 2;

/** The cells of a heading with those of the lines below its last one that go on with it. */
function withLinesBelow(
  cells: readonly HeaderCell[],
  last: number,
  lines: readonly TokenLine[],
): { readonly cells: readonly HeaderCell[]; readonly below: readonly number[] } {
  let merged = cells;
  const below: number[] = [];
  const { baseline, size } = (lines[last] as TokenLine).line;
  // Names of one line may stand between those of two.
  const isNear = ({ line }: TokenLine): boolean => line.baseline - baseline <= LINES_BELOW * LINE_PITCH * size;
  for (let at = last + 1; ; at++) {
    const whole = lines[at];
    if (!whole || !(at <= last + LINES_BELOW || isNear(whole)) || !joins(lines[at - 1] as TokenLine, whole)) break;
    const other = withoutPanel(whole, Math.max(...merged.map(({ x1 }) => x1)));
    if (hasFigures(other)) break;
    const own = cellsUnder(other, merged);
    const goesOn = belongs(other, merged, own) || isOfSameRow(lines[at - 1] as TokenLine, other);
    const named = withoutNameOfBoth(merged, own);
    if (!goesOn && !namesMoneyBetween(own, named)) break;
    merged = mergeCells(named, own);
    below.push(at);
  }
  return { cells: merged, below };
}

/** The cells of a line; names that ran together over several ones of the line below ("TRANSACTION POSTING") are parted. */
function cellsOver(line: TokenLine, below: TokenLine | undefined): HeaderCell[] {
  const cells = headerCells(line);
  if (!below || countRoles(cells) === 0 || !joins(line, below) || hasFigures(below)) return cells;
  const lower = headerCells(below);
  const cut = countRoles(lower) < FEWEST_UNDER ? cells : cutUnder(line, cells, lower);
  return cut.every(({ role }) => role !== null) ? cut : cells;
}

/** The cells of a line whose names ran together under several ones of the line above. */
function cutUnder(line: TokenLine, cells: HeaderCell[], upper: readonly HeaderCell[]): HeaderCell[] {
  const spans = (cell: HeaderCell): boolean => upper.filter((other) => overlap(cell, other)).length > 1;
  return cells.some(spans) ? cellsUnder(line, upper) : cells;
}

/** Whether the line below names more columns, among them all of this one: then that is the heading's main line. */
function isUpperLine(line: TokenLine, cells: readonly HeaderCell[], below: TokenLine | undefined): boolean {
  if (!below || !joins(line, below) || below.amounts.length > 0 || below.dates.length > 0) return false;
  const lower = cellsUnder(below, cells);
  return (
    lower.length > cells.length &&
    isHeader(lower, below) &&
    cells.every((cell) => lower.filter((other) => overlap(other, cell)).length === 1)
  );
}

/**
 * A line as a heading: what stands in a panel beside the table is no part of it. A long name of a column is no panel
 * where only further right the line names money.
 */
function headLine(line: TokenLine): TokenLine {
  const trimmed = withoutPanel(line);
  if (trimmed === line || endsInLabel(trimmed)) return line;
  const cells = headerCells(trimmed);
  if (countRoles(cells) < FEWEST_BESIDE_PANEL) return line;
  const all = cells.some(namesMoney) || hasFigures(line) ? [] : headerCells(line);
  return all.some(namesMoney) && isHeader(all, line) ? line : trimmed;
}

/** "Date | Transactions for the period 20 Jun 25 to 19 Jul 25 | Amount": the days of a period behind the words of a name are no dates of rows. */
function withoutPeriod(line: TokenLine): TokenLine {
  const [from, to, ...more] = line.dates;
  if (!from || !to || more.length > 0 || line.amounts.length > 0) return line;
  const [first, last] = [line.tokens.indexOf(from), line.tokens.indexOf(to)];
  const isPeriod = first > 0 && last - first <= 2 && from.gap <= CELL_GAP && to.gap <= CELL_GAP;
  if (!isPeriod) return line;
  const isKept = ({ x0, x1 }: Span): boolean => x1 <= from.x0 || x0 >= to.x1;
  const words = line.line.words.filter(isKept);
  return withTokens({ ...line, line: { ...line.line, words } }, line.tokens.filter(isKept));
}

/**
 * "Payment due   For phone payments   Previous balance" before "$1,284.17": whether the last words of a line name an
 * opening or a closing balance. They are those of the figure behind them.
 */
function endsInLabel({ tokens }: TokenLine): boolean {
  const label = readLabel(cutAtGaps<Token>(tokens, CELL_GAP).at(-1) ?? []);
  return label !== null && label.strangers === 0 && (label.label === 'opening' || label.label === 'closing');
}

/** Whether the figures of a line stand under names of a table's money: words before them are an entry's, whatever they name. */
function isEntryOf(header: TableHeader | undefined, { amounts }: TokenLine): boolean {
  const money = header?.cells.filter(namesMoney) ?? [];
  return amounts.length > 0 && amounts.every((token) => money.some((other) => overlap(token, other)));
}

/** The lines of a heading: its main one, and those around it from the nearest outwards. */
interface HeaderParts {
  readonly main: number;
  readonly above: readonly number[];
  readonly below: readonly number[];
}

/**
 * The same heading on several pages has the same lines everywhere: what stands above it on one page alone is a title,
 * what stands below it begins an entry.
 */
function withCommonLines(
  headers: readonly TableHeader[],
  parts: ReadonlyMap<TableHeader, HeaderParts>,
  lines: readonly TokenLine[],
): TableHeader[] {
  const nameOf = ({ main }: HeaderParts): string => textOf(lines[main] as TokenLine);
  const commonLength = (lists: (readonly number[])[]): number => {
    let length = 0;
    const textAt = (list: readonly number[]): string | null =>
      length < list.length ? textOf(lines[list[length] as number] as TokenLine) : null;
    const first = lists[0] as readonly number[];
    while (textAt(first) !== null && lists.every((list) => textAt(list) === textAt(first))) length++;
    return length;
  };
  const common = new Map(
    [...Map.groupBy(parts.values(), nameOf)].map(([name, group]) => {
      const [above, below] = [group.map((each) => each.above), group.map((each) => each.below)];
      return [name, { above: commonLength(above), below: commonLength(below) }] as const;
    }),
  );
  return headers.map((header) => {
    const own = parts.get(header);
    const shared = own && common.get(nameOf(own));
    if (!shared) return header;
    const above = own.above.slice(0, shared.above);
    const below = own.below.slice(0, shared.below);
    if (above.length === own.above.length && below.length === own.below.length) return header;
    const lineAt = (at: number): TokenLine => headLine(lines[at] as TokenLine);
    let cells = headerCells(lineAt(own.main));
    for (const at of above) cells = mergeCells(headerCells(lineAt(at)), cells);
    for (const at of below) cells = mergeCells(cells, cellsUnder(lineAt(at), cells));
    return { ...header, firstLine: above.at(-1) ?? own.main, lastLine: below.at(-1) ?? own.main, cells };
  });
}

function textOf(line: TokenLine): string {
  return line.tokens.map((token) => token.text).join(' ');
}

/** Names of one line between the lines of others: they stand less than a line apart. */
function isOfSameRow(upper: TokenLine, lower: TokenLine): boolean {
  const isClose = lower.line.baseline - upper.line.baseline < HALF_LINE * Math.min(upper.line.size, lower.line.size);
  if (!isClose || [upper, lower].some(({ amounts, dates }) => amounts.length + dates.length > 0)) return false;
  return [upper, lower].every((line) => {
    const cells = headerCells(line);
    return countRoles(cells) * 2 >= cells.length;
  });
}

/** Names over two lines beside those of one: the halves stand over each other, each less than a line from the names between. */
function areHalves(upper: TokenLine, between: TokenLine, lower: TokenLine | undefined): boolean {
  if (lower === undefined || [upper, lower].some(({ amounts, dates }) => amounts.length + dates.length > 0))
    return false;
  const { size, baseline } = between.line;
  // Letters of two lines of one column would touch there.
  const isClose = baseline - upper.line.baseline < size && lower.line.baseline - baseline < size;
  const [above, below] = [headerCells(upper), headerCells(lower)];
  const isOver = (cell: HeaderCell, others: readonly HeaderCell[]): boolean =>
    others.some((each) => overlap(cell, each));
  return isClose && below.length > 0 && below.every((cell) => isOver(cell, above));
}

/** "Balance EUR   0.00" above names of columns further left: its figure is no panel's. */
function isLabelOfFigure({ tokens }: TokenLine): boolean {
  const label = readLabel(tokens);
  return label !== null && label.strangers === 0 && tokens.length <= MOST_WORDS;
}

/** Whether a line stands wholly beside the heading. */
function isBeside(line: TokenLine, cells: readonly HeaderCell[]): boolean {
  const left = Math.min(...cells.map(({ x0 }) => x0));
  const right = Math.max(...cells.map(({ x1 }) => x1));
  return line.tokens.every((token) => token.x0 > right || token.x1 < left);
}

/** Whether a neighbouring line is part of the heading: only words, at least one of them a column word, all under or over a cell. */
function belongs(line: TokenLine, cells: readonly HeaderCell[], own = headerCells(line)): boolean {
  if (hasFigures(line)) return false;
  const words = line.line.words.map((word) => bareWord(word.text)).filter(Boolean);
  if (sectionWords.exact(words.filter((word) => word !== 'continued')) !== null && words.length > 1) return false;
  // A title over the whole table is no part of its heading.
  if (own.some((cell) => cells.filter((other) => overlap(cell, other)).length > 1)) return false;
  if (own.length === 1 && (sectionWords.exact(words) !== null || sectionOf(line.tokens) !== null)) return false;
  if (own.length === 0 || own.some((cell) => cell.text.length > LONGEST_CELL)) return false;
  const known = own.filter((cell) => cell.role !== null).length;
  // Words set as a sentence that were cut under the names above are a title: "Virements, prélèvements et retraits".
  if (isOneCell(line) && own.length > 1 && words.length > MOST_WORDS) return false;
  // The title of the first group of rows stands under the description's heading, that of the table above its first one.
  const [only] = own;
  if (
    own.length === 1 &&
    only?.role != null &&
    MONEY_ROLES.has(only.role) &&
    cells.some((cell) => isWordCell(cell) && overlap(only, cell))
  )
    return false;
  const over = own.filter((cell) => cells.some((other) => overlap(cell, other))).length;
  const tight = own.every((cell) => cell.text.length <= 14) && over === own.length;
  // A second line of words under most of the names goes on with them, and may name further columns.
  const named = cells.filter((cell) => own.some((other) => overlap(other, cell))).length;
  const goesOn = own.length >= FEWEST_GOING_ON && named * 3 >= cells.length * 2;
  return (known * 2 >= own.length || tight || goesOn) && over * 2 >= own.length;
}

/** Two or more names of money in a line of their own, in the gaps of a heading that has named none: "DARE    AVERE". */
function namesMoneyBetween(own: readonly HeaderCell[], cells: readonly HeaderCell[]): boolean {
  const isFree = (cell: HeaderCell): boolean => !cells.some((other) => overlap(cell, other));
  return own.length > 1 && !cells.some(namesMoney) && own.every((cell) => namesMoney(cell) && isFree(cell));
}

/** "Сумма" over the gap between "по дебету" and "по кредиту" names no column of its own, but both below it. */
function withoutNameOfBoth(cells: readonly HeaderCell[], own: readonly HeaderCell[]): readonly HeaderCell[] {
  const sides = own.filter(({ role }) => role === 'debit' || role === 'credit');
  const [left, right] = sides;
  if (left === undefined || right === undefined || sides.length > 2) return cells;
  return cells.filter((cell) => cell.role !== 'amount' || cell.x0 <= left.x0 || cell.x1 >= right.x1);
}

function isWordCell({ role }: HeaderCell): boolean {
  return role === 'description' || (role !== null && DATE_ROLES.has(role));
}
