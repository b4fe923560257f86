import { readSide } from '../grammar/money.ts';
import type { DateToken, MoneyToken, Token, TokenLine } from '../grammar/tokens.ts';
import { acceptsLabel } from './facts/accept-labels.ts';
import { goesOn, isAmount, isMarkOfAmount } from './cells/amount-cells.ts';
import { standsBehindFigures, withoutLastDash } from './cells/beside-figures.ts';
import type { OrderedColumns } from './by-order/order-columns.ts';
import { isBarOfDate, isClockOfDate } from './cells/clock-times.ts';
import { isClock } from '../grammar/clock.ts';
import { leadingDate } from './dates/find-date-columns.ts';
import { isFiller } from './cells/fillers.ts';
import { cellAt, isTwice } from './headings/header-cells.ts';
import { balanceOfLastCell, bareWords, readLabel, readLabelWords } from '../grammar/read-labels.ts';
import { isCode, isFigure, sideTokens, type SideColumns } from './headings/side-columns.ts';
import type { DateColumn, TableLine, MoneyColumn, HeaderCell } from './table.ts';
import type { Way } from './cells/ways-of-types.ts';
import { opensVoid, sectionNamed, sectionOf, titleWords, withoutAccount } from './headings/title-words.ts';
import { CELL_GAP, ALIGNED, SENTENCE_WORDS, WORD_GAP, FIELD_GAP } from '../tolerances.ts';
import { overlap, type Span } from '../grammar/spans.ts';

const NONE: ReadonlyMap<Token, HeaderCell> = new Map();

/** "Total of new transactions for Mr A J Pemberton": a total may name what it is of in so many words. */
const MOST_TOTALLED = 7;

/** A sign that is no word, set before the date: a picture of how an entry was paid. */
const MARK = /^[^\p{L}\p{N}]$/u;
/** The number of an entry, before its date: "7.", of a scan "7:" and "(7". */
const ORDINAL = /^\(?\d{1,5}[.,:;)]?$/;

/** Letters of other widths move the middle of a number so far from that of its heading (points). */
const SAME_MIDDLE = 4;

/** Where a table's columns stand, and what of its words belongs to the rows. */
export interface TableShape {
  readonly columns: readonly MoneyColumn[];
  readonly dateColumns: readonly DateColumn[];
  readonly cells: readonly HeaderCell[];
  readonly sides: SideColumns;
  /** Words of a column of types that name the side of their entry. */
  readonly ways: ReadonlyMap<Token, Way>;
  readonly firstMoney: number;
  readonly lastMoney: number;
  /** Amounts are printed without decimals. */
  readonly plainAmounts: boolean;
  /** Nearly all amounts stand in cells of their own. */
  readonly areSetOff: boolean;
  /** Amounts are printed with decimals: what has none beside no date are points, counts or limits. */
  readonly exactAmounts: boolean;
  /** Words right of the amounts belong to the rows. */
  readonly panelIsText: boolean;
  /** Where columns do not meet: the columns of figures and the meaning of dates by their order. */
  readonly order?: OrderedColumns;
}

/** The words of a line as far as they are sorted. */
interface Sorted {
  readonly cells: (MoneyToken | null)[];
  readonly text: Token[];
  readonly reference: Token[];
  readonly aside: Token[];
  readonly types: Token[];
  posting: DateToken | null;
  value: DateToken | null;
  side: 'credit' | 'debit' | null;
}

/** What is asked of the line again for each of its words. */
interface LineContext {
  readonly line: TokenLine;
  readonly shape: TableShape;
  readonly lead: DateToken | null;
  readonly sideCells: ReadonlyMap<Token, HeaderCell>;
}

/** Sorts the words of one line into the columns of its table. */
export function readLine(line: TokenLine, shape: TableShape): TableLine {
  const { columns, cells, sides, lastMoney, order } = shape;
  const sideCells = sides.size > 0 ? sideTokens(line, cells, sides) : NONE;
  const context: LineContext = { line, shape, lead: leadingDate(line), sideCells };
  const sorted: Sorted = {
    cells: columns.map(() => null),
    text: [],
    reference: [],
    aside: [],
    types: [],
    posting: null,
    value: null,
    side: null,
  };
  for (const token of line.tokens)
    if (!takeAmount(token, context, sorted) && !takeDate(token, context, sorted)) takeWord(token, context, sorted);
  const { text, reference, aside, types, posting } = sorted;
  const hasMoney = sorted.cells.some((cell) => cell !== null);
  if (text.length === 0) text.push(...(aside.length > 0 || !hasMoney ? aside : types));
  const mayBeTitle =
    !hasMoney && line.dates.length === 0 && withoutAccount(line.tokens).every((token) => !(token.x0 > lastMoney));
  const title = mayBeTitle ? sectionOf(line.tokens) : null;
  if (title !== null) {
    // The title of a section stands anywhere, also under the heading of a column.
    text.splice(0, text.length, ...line.tokens);
    reference.length = 0;
    aside.length = 0;
  }
  // So does the name of a balance or a total, or reaches from there into the column of the words.
  const named = line.tokens.filter((token) => [text, reference, aside].some((words) => words.includes(token)));
  const own = named.length > text.length ? readLabelWords(bareWords(named)) : null;
  if (own?.strangers === 0 && (line.dates.length === 0 || own.label === 'opening' || own.label === 'closing')) {
    text.splice(0, text.length, ...named);
    reference.length = 0;
    aside.length = 0;
  }
  const label = labelOf(context, sorted, hasMoney);
  const { section, withTotal } = sectionOfLine(context, sorted, { title, hasMoney, isLabel: label !== null });
  return {
    source: line,
    cells: sorted.cells,
    dates: { posting, value: sorted.value },
    heading: null,
    text: withoutLastDash(text, line, sorted.cells, order),
    reference,
    aside: text[0] === aside[0] ? [] : aside,
    referenceHeader: cells.find((cell) => cell.role === 'reference')?.text ?? '',
    side: sorted.side,
    label: label ?? (withTotal ? 'total' : null),
    section,
    hasMoney,
  };
}

/** Takes an amount into its column, where that has none yet. */
function takeAmount(token: Token, { line, shape, lead }: LineContext, sorted: Sorted): boolean {
  if (token.kind !== 'money') return false;
  const { columns, order } = shape;
  const column = order ? (order.placed.get(token) ?? -1) : columnOf(token, columns);
  if (column < 0 || sorted.cells[column] !== null || (shape.areSetOff && endsSentence(token, line))) return false;
  if (order === undefined && !isAmount(token, columns[column] as MoneyColumn, line, lead, shape)) return false;
  sorted.cells[column] = token;
  return true;
}

/** Whether a figure is the last word of a long sentence, which happens to end where amounts stand. */
function endsSentence(token: Token, { tokens }: TokenLine): boolean {
  const at = tokens.indexOf(token);
  return at >= SENTENCE_WORDS && tokens.slice(1, at + 1).every(({ gap }) => gap < WORD_GAP);
}

/** Takes a date that stands in a column of dates, or means one by the order of the line. */
function takeDate(token: Token, { line, shape, lead }: LineContext, sorted: Sorted): boolean {
  if (token.kind !== 'date') return false;
  const { dateColumns, order } = shape;
  const byOrder = order?.dates?.meanings.get(token);
  const isLeft = lead !== null && !dateColumns.some((each) => overlap(lead, each, -1));
  const byRank = dateColumnByRank(token, line, lead, dateColumns);
  const column = (isLeft ? byRank : undefined) ?? dateColumnOf(token, line, lead, dateColumns) ?? byRank;
  const meaning = order?.dates ? byOrder : column?.meaning;
  if (meaning === 'posting' && sorted.posting === null) sorted.posting = token;
  else if (meaning === 'other') sorted.value ??= token;
  else return byOrder !== undefined;
  return true;
}

/**
 * The column of a date by its place among as many dates, one right behind the other: where an entry lacks the cell before
 * them and all of it stands further left ("05/28 05/29 PAYMENT" among "9944 05/28 05/29 UBER"), and for one that stands in
 * no column, as in a list that is set wider than the others.
 */
function dateColumnByRank(
  token: DateToken,
  line: TokenLine,
  lead: DateToken | null,
  columns: readonly DateColumn[],
): DateColumn | undefined {
  if (lead === null || columns.length < 2) return undefined;
  const from = line.tokens.indexOf(lead);
  const run = line.tokens.slice(from, from + columns.length);
  const after = line.tokens[from + columns.length];
  if (run.some(({ kind }) => kind !== 'date') || after?.kind === 'date') return undefined;
  return columns[run.indexOf(token)];
}

function dateColumnOf(
  token: DateToken,
  line: TokenLine,
  lead: DateToken | null,
  columns: readonly DateColumn[],
): DateColumn | undefined {
  const column = columns.find(
    (each) =>
      overlap(token, each, 1) &&
      (Math.abs(token.x0 - each.x0) < 6 || Math.abs(token.x1 - each.x1) < 3 || token === lead),
  );
  if (column === undefined) return undefined;
  const isUnderName = column.header !== null && Math.abs(token.x0 - column.x0) < 2;
  return token === lead || token.gap >= WORD_GAP || isAfterDate(line, token) || isUnderName ? column : undefined;
}

/** Takes what is neither an amount nor a date of the entry: to its reference, its words, what stands aside, or nowhere. */
function takeWord(token: Token, context: LineContext, sorted: Sorted): void {
  const { line, shape } = context;
  const { dateColumns, cells, ways, firstMoney } = shape;
  if (token.kind === 'text' && isClock(token.text) && isClockOfDate(token, line, dateColumns, sorted.text)) return;
  if (isBarOfDate(token, line)) return;
  const way = ways.get(token);
  if (way !== undefined) {
    sorted.side = way;
    sorted.types.push(token);
    return;
  }
  const cell = cellOver(token, line, shape);
  if (cell?.role === 'side' || (token.gap > CELL_GAP && token.x0 > firstMoney - 60)) {
    const named = goesOn(line, token) ? null : readSide(token.text);
    // One of two such columns tells of the balance: they are told apart by the amounts they stand beside.
    if (named && cell?.role === 'side' && !isTwice(cell, cells)) {
      sorted.side = named;
      return;
    }
  }
  const place = placeOf(token, cell, context, sorted);
  if (place !== null) sorted[place].push(token);
}

/**
 * The name over a word, or where it stands under none the only one over its cell, as names may be set over the middle of
 * their columns; behind all figures that of the column there.
 */
function cellOver(token: Token, line: TokenLine, { cells, lastMoney }: TableShape): HeaderCell | null {
  const cell = cells.find((each) => overlap(each, token)) ?? onlyOver(placeOfCell(token, line), cells) ?? cellAt(token, cells); // prettier-ignore
  const isBehind = token.x0 > lastMoney && (cell === null || cell.x1 <= lastMoney);
  return isBehind ? (cells.find(({ x0 }) => x0 > lastMoney) ?? cell) : cell;
}

/** The name over a place, where no other one is. */
function onlyOver(place: Span, cells: readonly HeaderCell[]): HeaderCell | null {
  const [only, other] = cells.filter((cell) => overlap(cell, place));
  return other === undefined ? (only ?? null) : null;
}

/** From where to where the words reach that stand in one cell with a word. */
function placeOfCell(token: Token, { tokens }: TokenLine): Span {
  let [from, to] = [tokens.indexOf(token), tokens.indexOf(token)];
  const isText = (at: number): boolean => tokens[at]?.kind === 'text';
  while (isText(from - 1) && (tokens[from] as Token).gap <= CELL_GAP) from--;
  while (isText(to + 1) && (tokens[to + 1] as Token).gap <= CELL_GAP) to++;
  return { x0: (tokens[from] as Token).x0, x1: (tokens[to] as Token).x1 };
}

/** Where a word belongs by the heading over it; null where it says nothing of the entry. */
function placeOf(
  token: Token,
  cell: HeaderCell | null,
  { line, shape, lead, sideCells }: LineContext,
  { cells: byColumn }: Sorted,
): 'reference' | 'aside' | 'text' | null {
  const { dateColumns, cells, sides, firstMoney, lastMoney, panelIsText, order } = shape;
  const isBeforeDate = lead !== null && token.x1 < lead.x0 && isInColumn(lead, dateColumns);
  if (isBeforeDate && cell?.role !== 'reference' && isOrdinal(token, line)) return null;
  if (isBeforeDate && token.kind === 'text' && MARK.test(token.text)) return null;
  const isReference = cell?.role === 'reference' && isUnder(token, cell);
  if (token.x0 > lastMoney && !panelIsText && cell?.role !== 'description' && !isReference) return null;
  if (cell?.role === 'reference' && (isReference || token.x0 >= cell.x0 - 8))
    return isFiller(token.text) ? null : 'reference';
  if (cell?.role === 'foreign' && token.x1 > cell.x0 - 8 && /\d/.test(token.text)) return null;
  if (cell?.role === 'fee' && isUnder(token, cell) && token.kind === 'money' && token.money.units === 0) return null;
  if (isMarkOfAmount(token, line, byColumn) || standsBehindFigures(token, line, order)) return null;
  const isApart = token.gap > FIELD_GAP || token.x0 > firstMoney - 2 || token.text.length > 3;
  if (isFiller(token.text) && isApart) return null;
  const sideCell = sideCells.get(token);
  const meaning = sideCell === undefined ? null : sides.get(sideCell);
  if (meaning === 'nothing' || (meaning === 'codes' && isCode(token.text))) return null;
  if (meaning === 'reference') return 'reference';
  const isOther = sideCell === undefined && cell?.role === 'other' && token.gap > CELL_GAP;
  if (isOther && isUnder(token, cell) && isFigure(token.text)) return null;
  const described = cells.find(({ role }) => role === 'description');
  if (sideCell !== undefined && described !== undefined && sideCell.x0 > described.x0) return 'aside';
  const isStrayAmount = token.kind === 'money' && token.money.strength === 'sure' && token.gap > FIELD_GAP;
  return isStrayAmount && token.x0 > firstMoney ? null : 'text';
}

/** The number of an entry, before its date. */
function isOrdinal(token: Token, line: TokenLine): boolean {
  const isNumber = token.kind === 'money' && /^\d{1,5}$/.test(token.text);
  return isNumber || (token === line.tokens[0] && ORDINAL.test(token.text));
}

/** The label that the words of a line are; null where they are those of an entry. */
function labelOf(
  { line, shape }: LineContext,
  { text: ownText, reference, posting, value, cells }: Sorted,
  hasMoney: boolean,
): TableLine['label'] {
  // A name may stand in the column of references alone.
  const text = ownText.length > 0 ? ownText : reference;
  // What has a time of day is an entry, whatever its words may name.
  if (isClock(line.tokens[0]?.text ?? '')) return null;
  // Of a dated line what stands before a stroke is no name in one language: "Übertrag / Familie Schröder".
  const named = posting === null ? readLabel(text) : readLabelWords(bareWords(text));
  const found = named ?? (hasMoney ? balanceOfLastCell(text) : null);
  if (found === null) return null;
  const { label, phrase, strangers } = found;
  // "SALDO FATTURA 12/E CRO 83556638806": where amounts have decimals, the words around a number are no balance's.
  if (label === 'balance' && strangers > 0 && shape.exactAmounts && line.amounts.length === 0) return null;
  // "Saldo DL-Preisabschluss   15.00" under the name of what went out: words that begin so, and an entry.
  const isSided = cells.some((cell, at) => cell !== null && isSide(shape.columns[at]));
  if (label === 'balance' && strangers > 0 && posting !== null && isSided) return null;
  // "Übertrag auf Sparkonto 700.00 25.04.25 10 892.05": a date of its own, what moved, and the balance that it led to; or two dates.
  const isMoved = strangers > 0 && cells.filter((cell) => cell !== null).length === 2;
  if (label === 'carried' && value !== null && (posting !== null || isMoved)) return null;
  const most = posting ? 1 : label === 'total' ? MOST_TOTALLED : 4;
  const isLabel =
    strangers <= most && acceptsLabel(label, phrase, strangers, posting !== null, hasMoney && shape.cells.length > 0);
  return isLabel ? label : null;
}

function isSide(column: MoneyColumn | undefined): boolean {
  return column?.header?.role === 'debit' || column?.header?.role === 'credit';
}

/** The section that a line heads, and whether it carries the total of it. */
function sectionOfLine(
  { line, shape: { columns, cells }, lead }: LineContext,
  { text, reference, cells: byColumn, posting }: Sorted,
  { title, hasMoney, isLabel }: { title: TableLine['section']; hasMoney: boolean; isLabel: boolean },
): { section: TableLine['section']; withTotal: boolean } {
  // A dated line with an amount heads nothing.
  const isEntry = lead !== null && (hasMoney || line.amounts.length > 0);
  // The words of a title may reach under the name of the next column.
  const all = reference.length > 0 && hasMoney ? line.tokens.filter(({ kind }) => kind === 'text') : text;
  const trimmed = isEntry ? [] : titleWords(all);
  const heading =
    !hasMoney &&
    line.amounts.length === 0 &&
    trimmed.length > 0 &&
    (trimmed.length <= 9 || title === 'void' || opensVoid(trimmed));
  const named = trimmed.length > 0 && (posting === null || text.length > 0) && lead === null;
  const exact = named ? (sectionNamed(trimmed) ?? (title === 'void' ? title : null)) : null;
  const standsBeside = columns.some(({ header }, column) => header?.role === 'balance' && byColumn[column] != null);
  // A heading may carry the total of its section, but beside a running balance every amount is an entry's.
  const withTotal =
    hasMoney &&
    !(standsBeside && byColumn.filter((cell) => cell !== null).length > 1) &&
    exact !== null &&
    exact !== 'void' &&
    line.dates.length === 0 &&
    !isLabel &&
    cells.length > 0;
  // Words of which some stand in another column are no title by the others alone.
  return { section: (heading && reference.length === 0) || withTotal ? exact : null, withTotal };
}

/** Whether a date stands in a column of dates, and not among the words of an entry: "2455 14OCT25 COSTA". */
function isInColumn(date: DateToken, columns: readonly DateColumn[]): boolean {
  return columns.some((column) => overlap(date, column, 1));
}

function isAfterDate(line: TokenLine, token: Token): boolean {
  return line.tokens[line.tokens.indexOf(token) - 1]?.kind === 'date';
}

function columnOf(token: MoneyToken, columns: readonly MoneyColumn[]): number {
  let best = -1;
  let distance = Infinity;
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i] as MoneyColumn;
    const overlap = Math.min(token.x1, column.x1) - Math.max(token.x0, column.x0);
    if (overlap <= 0 && Math.min(Math.abs(token.x1 - column.x1), Math.abs(token.x0 - column.x0)) > 3) continue;
    const apart = Math.min(
      Math.abs(token.x1 - column.x1),
      Math.abs(token.coreX1 - column.x1),
      Math.abs(token.x0 - column.x0),
    );
    if (apart < distance) {
      distance = apart;
      best = i;
    }
  }
  return distance <= 12 || (best >= 0 && contained(token, columns[best] as MoneyColumn)) ? best : -1;
}

/** Whether a word stands under its heading, from its left edge on, up to its right one or around its middle. */
function isUnder(token: Token, cell: HeaderCell): boolean {
  const { x0, x1 } = token;
  const isCentred = Math.abs(x0 + x1 - cell.x0 - cell.x1) <= 2 * SAME_MIDDLE;
  return overlap(token, cell) && (x0 >= cell.x0 - 8 || isCentred || Math.abs(x1 - cell.x1) <= ALIGNED);
}

function contained(token: MoneyToken, column: MoneyColumn): boolean {
  return token.x0 >= column.x0 - 2 && token.x1 <= column.x1 + 2;
}
