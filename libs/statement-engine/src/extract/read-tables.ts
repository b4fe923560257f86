import type { MoneyToken, Token, TokenLine } from '../grammar/tokens.ts';
import { applyMarks } from './cells/apply-marks.ts';
import { withBalancesBelow } from './cells/balances-below.ts';
import { withoutCardColumn } from './cells/card-column.ts';
import { explainsMore } from './by-order/explains-more.ts';
import { orderColumns, type OrderedColumns } from './by-order/order-columns.ts';
import type { TableSpan } from './cutting/cut-tables.ts';
import { dropWeekdays } from './dates/drop-weekdays.ts';
import { findColumns } from './columns/find-columns.ts';
import { joinStrays } from './columns/join-strays.ts';
import { withPaidSide } from './columns/pair-roles.ts';
import { findDateColumns, leadingDate } from './dates/find-date-columns.ts';
import type { StatementMonth } from '../identify/statement-month.ts';
import type { ColumnWord } from '../vocabulary/language.ts';
import { cellAt, namesDate, namesMoney } from './headings/header-cells.ts';
import { readCurrency, readSide } from '../grammar/money.ts';
import { readInstalments } from './cells/instalments.ts';
import { joinBrokenDates } from './dates/join-broken-dates.ts';
import { joinYears } from './dates/join-years.ts';
import { applyMarksBelow } from './cells/marks-below.ts';
import { withoutNamesInRows } from './cells/names-in-rows.ts';
import { headsPanel, withoutPanelColumns } from './columns/panel-columns.ts';
import { readBareDates } from './dates/read-bare-dates.ts';
import { readDayColumn } from './dates/read-day-column.ts';
import { readLabel } from '../grammar/read-labels.ts';
import { readLine, type TableShape } from './read-line.ts';
import { sideColumns, withCodesAside } from './headings/side-columns.ts';
import { borderAtWords, joinRunOnCells } from './cells/run-on-cells.ts';
import { settleDates } from './dates/settle-dates.ts';
import { isMovement, type Table, type MoneyColumn, type HeaderCell } from './table.ts';
import { waysOfTypes } from './cells/ways-of-types.ts';
import { withoutWrappedTitles } from './cells/wrapped-titles.ts';
import { applyYearLines } from './dates/year-lines.ts';
import { overlap } from '../grammar/spans.ts';
import { ALIGNED, ALIGNED_CLOSELY, CELL_GAP, WORD_GAP } from '../tolerances.ts';

/** How the document prints its amounts. */
export interface AmountStyle {
  /** Nearly all of them have decimals. */
  readonly exact: boolean;
}

/** Headings that tell what stands under them, and nothing of the order on a line. */
const STANDS_UNDER: ReadonlySet<ColumnWord | null> = new Set(['reference', 'foreign', 'side', 'other']);

/**
 * Sorts the words of a span's lines into columns: by their places, or, where these fail and `byOrder` asks for it, by
 * the order of the figures.
 */
export function readTable(span: TableSpan, month: StatementMonth | null, style: AmountStyle, byOrder: boolean): Table {
  const printed = withPaidSide(span.header?.cells ?? []);
  const titled = withTextTitles(borderAtWords(joinRunOnCells(printed, span.lines), span.lines), span.lines);
  const cells = withWordsDescribed(titled, span.lines);
  const own = readInstalments(withoutCardColumn(span.lines, cells), cells);
  const dates = readDayColumn(readBareDates(joinBrokenDates(own), cells), cells, month);
  const marked = applyMarksBelow(applyYearLines(joinYears(dropWeekdays(dates))));
  const lines = withBalancesBelow(applyMarks(marked, cells));
  const withDate = lines.filter((line) => leadingDate(line) !== null);
  const dated = withDate.filter((line) => line.amounts.length > 0);
  const headed = cells.some(namesMoney);
  const isUndatedEntry = carriedEntries(lines);
  const basis =
    !headed && dated.length * 2 >= withDate.length && dated.length > 0
      ? lines.filter((line) => line.amounts.length > 0 && (leadingDate(line) !== null || isUndatedEntry(line)))
      : lines.filter((line) => line.money.length > 0);
  const hasSure = basis.some((line) => line.money.some((token) => token.money.strength !== 'plain'));
  const isBeforeText = bordersOnText(basis, cells);
  const basisCells = basis.map((line) =>
    line.line.furniture
      ? []
      : (hasSure ? line.amounts : line.money).filter((token) => isCell(line, token) || isBeforeText(token)),
  );
  const basisTokens = basisCells.flat();
  const upToLastDate = basisCells.slice(0, basis.findLastIndex((line) => leadingDate(line) !== null) + 1);
  const placed = findColumns(basisTokens, cells, headed ? labelledAside(basis) : NO_AMOUNTS);
  const found = joinStrays(placed, upToLastDate);
  const columns = withoutPanelColumns(keepColumns(found, basis, cells, isUndatedEntry), basis);
  const dateColumns = findDateColumns(lines, cells);
  const firstMoney = columns.reduce((low, column) => Math.min(low, column.x0), Infinity);
  const lastMoney = columns.reduce((high, column) => Math.max(high, column.x1), 0) + 6;
  // Text right of the amounts belongs to the rows where most rows have some: else it is a side panel.
  const withPanel = basis.filter((line) =>
    line.tokens.some((token) => token.kind === 'text' && token.x0 > lastMoney),
  ).length;
  const panelIsText =
    columns.length > 0 &&
    withPanel * 2 > basis.length &&
    !cells.some((cell) => cell.role === 'description' && cell.x0 < firstMoney);
  const kept = cells.map((cell) =>
    holdsNoDates(cell, lines) || headsPanel(cell, cells, lastMoney) ? { ...cell, role: 'other' as const } : cell,
  );
  const ways = waysOfTypes(lines, kept);
  const named = withCodesAside(lines, ways.size === 0 ? withTypesAsWords(lines, kept) : kept);
  const shape: TableShape = {
    columns,
    dateColumns,
    cells: named,
    sides: sideColumns(lines, named, columns),
    ways,
    firstMoney,
    lastMoney,
    plainAmounts: !hasSure && !style.exact,
    exactAmounts: style.exact,
    areSetOff: basisTokens.filter(({ gap }) => gap > CELL_GAP).length >= NEARLY_ALL * basisTokens.length,
    panelIsText,
  };
  const aligned = tableOf(span, lines, shape);
  return byOrder ? orderedTable(aligned, span, lines, shape) : aligned;
}

/** Tells the lines without a date whose words begin where those of the dated line above them do: entries of the same day. */
function carriedEntries(lines: readonly TokenLine[]): (line: TokenLine) => boolean {
  const found = new Set<TokenLine>();
  let start: number | null = null;
  for (const line of lines) {
    const [first] = line.tokens;
    if (leadingDate(line) !== null) start = line.tokens.find(({ kind }) => kind === 'text')?.x0 ?? null;
    else if (start !== null && first?.kind === 'text' && Math.abs(first.x0 - start) <= ALIGNED) found.add(line);
  }
  return (line) => found.has(line);
}

function tableOf(span: TableSpan, lines: readonly TokenLine[], shape: TableShape): Table {
  const { columns, dateColumns, order } = shape;
  const read = withoutNamesInRows(lines.map((line) => readLine(line, shape)));
  const { lines: settled, datesOpen } = settleDates(withoutWrappedTitles(read), dateColumns);
  return {
    header: span.header,
    columns,
    dateColumns,
    lines: settled,
    datesOpen: datesOpen || dateColumns.some(({ isOpen }) => isOpen === true) || (order?.dates?.open ?? false),
    byOrder: order !== undefined,
    sidesUnplaced: order?.sidesUnplaced ?? false,
  };
}

/** The table with its figures by their order, where that explains more of it than their places do. */
function orderedTable(aligned: Table, span: TableSpan, lines: readonly TokenLine[], shape: TableShape): Table {
  return orderColumns(aligned, lines).reduce((best, order) => {
    const ordered = tableOf(span, lines, shapeByOrder(shape, order));
    return explainsMore(ordered, best) ? ordered : best;
  }, aligned);
}

function shapeByOrder(shape: TableShape, order: OrderedColumns): TableShape {
  const { columns } = order;
  // Set with single blanks, no word stands under its heading.
  if (order.dates !== null)
    return {
      ...shape,
      columns: columns.map((column) => ({ ...column, x0: Infinity, x1: Infinity })),
      cells: shape.cells.filter((cell) => !STANDS_UNDER.has(cell.role)),
      sides: new Map(),
      firstMoney: Infinity,
      lastMoney: Infinity,
      order,
    };
  return {
    ...shape,
    columns,
    firstMoney: Math.min(...columns.map(({ x0 }) => x0)),
    lastMoney: Math.max(...columns.map(({ x1 }) => x1)) + 6,
    order,
  };
}

/** The names of columns, that of a column of types as one of words. */
function withTypesAsWords(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly HeaderCell[] {
  return cells.map((cell) =>
    cell.role === 'side' && holdsTypes(cell, lines, cells) ? { ...cell, role: 'description' as const } : cell,
  );
}

/** Entries whose word is no side may be so few of those that a column of sides has (a word may be misread). */
const FEW_OTHERS = 0.2;

/** "Transfer", "Payment" beside some "Debit" under "Type": words of the entries, of which none tells its side by standing there. */
function holdsTypes(cell: HeaderCell, lines: readonly TokenLine[], cells: readonly HeaderCell[]): boolean {
  const entries = lines.flatMap(({ amounts, tokens, line }) => {
    const own = tokens.filter((token) => token.kind === 'text' && cellAt(token, cells) === cell);
    return amounts.length > 0 && !line.furniture && own.length > 0 ? [own] : [];
  });
  const others = entries.filter((own) =>
    own.every(({ text }) => readSide(text) === null && readCurrency(text) === null),
  );
  return others.length < entries.length && others.length > FEW_OTHERS * entries.length;
}

/** "Valuta" is the value date, and in other languages the currency: there no date stands under it. */
function holdsNoDates(cell: HeaderCell, lines: readonly TokenLine[]): boolean {
  return (
    cell.role === 'valueDate' &&
    !lines.some(({ dates, amounts }) => [...dates, ...amounts].some((token) => overlap(token, cell)))
  );
}

/** Amounts inside a sentence align by chance only: a column without heading must be filled often where headings exist. */
function keepColumns(
  found: readonly MoneyColumn[],
  basis: readonly TokenLine[],
  cells: readonly HeaderCell[],
  isUndatedEntry: (line: TokenLine) => boolean,
): MoneyColumn[] {
  const headed = found.filter((column) => column.header !== null && !isTextRole(column.header)).length;
  const last = found.at(-1);
  const isEntry = (line: TokenLine): boolean => leadingDate(line) !== null || isUndatedEntry(line);
  return found.filter((column) => {
    if (column.header !== null && !isTextRole(column.header)) return true;
    // Names of columns set close to each other make one wide cell over several of them.
    const middle = (column.x0 + column.x1) / 2;
    const isUnderCell = cells.some((cell) => namesMoney(cell) && cell.x0 <= middle && middle <= cell.x1);
    if (headed > 0) return column.count >= Math.max(2, isUnderCell ? 0 : basis.length * 0.3);
    // One number alone, set off from words, is a column where its row would else have no amount but a balance.
    return (
      column.count > 1 || basis.length < 4 || basis.some((line) => isEntry(line) && movesAlone(line, column, last))
    );
  });
}

const NO_AMOUNTS: ReadonlySet<MoneyToken> = new Set();

/**
 * The amounts of lines without a date that are told by a label ("Closing balance as on 31 March  65,000.00" in a box), and
 * those of a box below the last date where most entries have theirs.
 */
function labelledAside(lines: readonly TokenLine[]): ReadonlySet<MoneyToken> {
  const isDated = lines.map((line) => leadingDate(line) !== null);
  const dated = isDated.filter(Boolean).length;
  const last = dated > lines.length * MOSTLY ? isDated.lastIndexOf(true) : lines.length;
  return new Set(
    lines.flatMap((line, at) => (at > last || (!isDated[at] && readLabel(line.tokens) !== null) ? line.amounts : [])),
  );
}

/** Whether a line has an amount in a column, set off from words, and none elsewhere but in the `last` one. */
function movesAlone({ amounts }: TokenLine, column: MoneyColumn, last: MoneyColumn | undefined): boolean {
  const own = amounts.find(({ x0, x1, gap }) => x0 === column.x0 && x1 === column.x1 && gap >= WORD_GAP);
  return own !== undefined && amounts.every((token) => token === own || (last !== undefined && overlap(token, last)));
}

function isTextRole(cell: HeaderCell): boolean {
  return cell.role === 'description' || cell.role === 'reference' || namesDate(cell);
}

/** So many of the rows show that the words behind their figures are of the next cell. */
const MOSTLY = 0.6;
const FEWEST_ROWS = 3;

/** Tells the figures under one heading that all end at one edge, right behind which all words of the next cell begin. */
function bordersOnText(basis: readonly TokenLine[], cells: readonly HeaderCell[]): (token: MoneyToken) => boolean {
  const heads = cells.filter(namesMoney);
  const before: { readonly token: MoneyToken; readonly next: Token }[] = [];
  let rows = 0;
  for (const { tokens, amounts, dates } of basis) {
    if (amounts.length === 0 || dates.length === 0) continue;
    rows++;
    for (let at = 0; at + 1 < tokens.length; at++) {
      const [token, next] = [tokens[at] as Token, tokens[at + 1] as Token];
      if (token.kind !== 'money' || next.kind !== 'text') continue;
      if (heads.some((head) => overlap(token, head))) before.push({ token, next });
    }
  }
  const inLine = (one: number, other: number): boolean => Math.abs(one - other) <= ALIGNED;
  // A word that was taken for the mark of a figure ("16.12 DEBIT CARD") may be the first of the next cell.
  const isMarked = ({ x1, coreX1 }: MoneyToken): boolean => x1 - coreX1 > ALIGNED_CLOSELY;
  const first = before.find(({ token }) => !isMarked(token));
  const fits =
    first !== undefined &&
    before.length >= Math.max(FEWEST_ROWS, MOSTLY * rows) &&
    // The same word behind all of them is a mark of theirs.
    before.some(({ next }) => next.text !== first.next.text) &&
    before.every(
      ({ token, next }) =>
        inLine(token.coreX1, first.token.coreX1) && (isMarked(token) || inLine(next.x0, first.next.x0)),
    );
  return (token) => fits && inLine(token.coreX1, first.token.coreX1);
}

/** Whether an amount stands in a cell of its own rather than inside a sentence. */
function isCell(line: TokenLine, token: MoneyToken): boolean {
  const at = line.tokens.indexOf(token);
  const next = line.tokens[at + 1];
  if (next && next.kind === 'text' && next.gap < WORD_GAP) return false;
  const before = line.tokens[at - 1];
  return (
    !before ||
    before.kind !== 'text' ||
    token.gap >= WORD_GAP ||
    at === line.tokens.length - 1 ||
    !line.tokens.slice(at + 1).some((other) => other.kind === 'text')
  );
}

/** "Reference" over the words of most entries, where no other name is one of descriptions. */
function withWordsDescribed(cells: readonly HeaderCell[], lines: readonly TokenLine[]): readonly HeaderCell[] {
  if (cells.some(({ role }) => role === 'description')) return cells;
  const entries = lines.filter((line) => line.amounts.length > 0 && leadingDate(line) !== null);
  const saysMore = (cell: HeaderCell): boolean => {
    const inWords = entries.filter(({ tokens }) =>
      tokens.some((token) => /^\p{L}{3,}$/u.test(token.text) && cellAt(token, cells) === cell),
    );
    return inWords.length >= FEWEST_ENTRIES && inWords.length * 2 > entries.length;
  };
  return cells.map((cell) =>
    cell.role === 'reference' && saysMore(cell) ? { ...cell, role: 'description' as const } : cell,
  );
}

/** Of the entries, so many have words there; fewer than this many entries show no habit. */
const NEARLY_ALL = 0.8;
const FEWEST_ENTRIES = 2;

/**
 * "Purchases" over the words of a list of purchases names no column of money: where the words of nearly all entries begin
 * under a heading, none of their amounts stands there, and another heading names these, it is the name of descriptions.
 */
function withTextTitles(cells: readonly HeaderCell[], lines: readonly TokenLine[]): readonly HeaderCell[] {
  const money = cells.filter(({ role }) => isMovement(role));
  if (money.length < 2) return cells;
  const entries = lines.filter((line) => line.amounts.length > 0 && leadingDate(line) !== null);
  if (entries.length < FEWEST_ENTRIES) return cells;
  const isTitle = (cell: HeaderCell): boolean => {
    const begun = entries.filter(({ tokens }) =>
      tokens.some(({ kind, x0 }) => kind === 'text' && Math.abs(x0 - cell.x0) <= ALIGNED),
    );
    return (
      begun.length >= NEARLY_ALL * entries.length &&
      !entries.some(({ amounts }) => amounts.some((token) => overlap(cell, token)))
    );
  };
  const isFilled = (cell: HeaderCell): boolean =>
    entries.filter(({ amounts }) => amounts.some((token) => overlap(cell, token))).length >=
    NEARLY_ALL * entries.length;
  if (!money.some(isFilled)) return cells;
  return cells.map((cell) =>
    isMovement(cell.role) && isTitle(cell) ? { ...cell, role: 'description' as const } : cell,
  );
}
