import { readSide } from '../grammar/money.ts';
import type { DateToken, MoneyToken, Token, TokenLine } from '../grammar/tokens.ts';
import { sectionWords } from '../vocabulary/vocabulary.ts';
import { acceptsLabel } from './facts/accept-labels.ts';
import { goesOn, isAmount, isMarkOfAmount } from './cells/amount-cells.ts';
import { standsBehindFigures, withoutLastDash } from './cells/beside-figures.ts';
import type { OrderedColumns } from './by-order/order-columns.ts';
import { isBarOfDate, isClock, isClockOfDate } from './cells/clock-times.ts';
import { leadingDate } from './dates/find-date-columns.ts';
import { endsSentence } from './cells/ends-sentence.ts';
import { isFiller } from './cells/fillers.ts';
import { cellAt, isTwice } from './headings/header-cells.ts';
import { balanceOfLastCell, bareWords, readLabelWords } from '../grammar/read-labels.ts';
import { isCode, isFigure, sideTokens, type SideColumns } from './headings/side-columns.ts';
import type { DateColumn, TableLine, MoneyColumn, HeaderCell } from './table.ts';
import type { Way } from './cells/ways-of-types.ts';
import { opensVoid, sectionOf, titleWords, withoutAccount } from './headings/title-words.ts';
import { CELL_GAP } from './tolerances.ts';

const NONE: ReadonlyMap<Token, HeaderCell> = new Map();

/** "Total of new transactions for Mr A J Pemberton": a total may name what it is of in so many words. */
const MOST_TOTALLED = 7;

/** A sign that is no word, set before the date: a picture of how an entry was paid. */
const MARK = /^[^\p{L}\p{N}]$/u;
/** The number of an entry, before its date: "7.", of a scan "7:" and "(7". */
const ORDINAL = /^\(?\d{1,5}[.,:;)]?$/;

/** A number ends with its heading within this distance (points). */
const SAME_RIGHT = 2;
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
  /** Amounts are printed with decimals: what has none beside no date are points, counts or limits. */
  readonly exactAmounts: boolean;
  /** Words right of the amounts belong to the rows. */
  readonly panelIsText: boolean;
  /** Where columns do not meet: the columns of figures and the meaning of dates by their order. */
  readonly order?: OrderedColumns;
}

/** Sorts the words of one line into the columns of its table. */
export function readLine(line: TokenLine, shape: TableShape): TableLine {
  const { columns, dateColumns, cells, sides, ways, firstMoney, lastMoney, panelIsText, order } = shape;
  const byColumn: (MoneyToken | null)[] = columns.map(() => null);
  const text: Token[] = [];
  const reference: Token[] = [];
  const aside: Token[] = [];
  const types: Token[] = [];
  const described = cells.find((cell) => cell.role === 'description');
  let posting: DateToken | null = null;
  let value: DateToken | null = null;
  let side: 'credit' | 'debit' | null = null;
  let hasMoney = false;
  const lead = leadingDate(line);
  const atSide = sides.size > 0 ? sideTokens(line, cells, sides) : NONE;
  for (const token of line.tokens) {
    if (token.kind === 'money') {
      const byPlace = (): number => (endsSentence(line, token, dateColumns) ? -1 : columnOf(token, columns));
      const column = order ? (order.placed.get(token) ?? -1) : byPlace();
      if (
        column >= 0 &&
        byColumn[column] === null &&
        (order !== undefined || isAmount(token, columns[column] as MoneyColumn, line, lead, shape))
      ) {
        byColumn[column] = token;
        hasMoney = true;
        continue;
      }
    } else if (token.kind === 'date' && order?.dates) {
      const meaning = order.dates.meanings.get(token);
      if (meaning === 'posting' && posting === null) posting = token;
      else if (meaning === 'other') value = value ?? token;
      if (meaning !== undefined) continue;
    } else if (token.kind === 'date') {
      const column = dateColumns.find(
        (each) =>
          token.x0 < each.x1 + 1 &&
          each.x0 < token.x1 + 1 &&
          (Math.abs(token.x0 - each.x0) < 6 || Math.abs(token.x1 - each.x1) < 3 || token === lead),
      );
      if (
        column &&
        (token === lead ||
          token.gap >= 0.6 ||
          isAfterDate(line, token) ||
          (column.header !== null && Math.abs(token.x0 - column.x0) < 2))
      ) {
        if (column.meaning === 'posting' && posting === null) {
          posting = token;
          continue;
        }
        if (column.meaning === 'other') {
          value = value ?? token;
          continue;
        }
      }
    }
    if (token.kind === 'text' && isClock(token.text) && isClockOfDate(token, line, dateColumns, text)) continue;
    if (isBarOfDate(token, line)) continue;
    const way = ways.get(token);
    if (way !== undefined) {
      side = way;
      types.push(token);
      continue;
    }
    const cell = cellAt(token, cells);
    if (cell?.role === 'side' || (token.gap > CELL_GAP && token.x0 > firstMoney - 60)) {
      const named = goesOn(line, token) ? null : readSide(token.text);
      // One of two such columns tells of the balance: they are told apart by the amounts they stand beside.
      if (named && cell?.role === 'side' && !isTwice(cell, cells)) {
        side = named;
        continue;
      }
    }
    const isBeforeDate = lead !== null && token.x1 < lead.x0 && isInColumn(lead, dateColumns);
    if (token.kind === 'money' && isBeforeDate && /^\d{1,5}$/.test(token.text) && cell?.role !== 'reference') continue;
    if (isBeforeDate && token.kind === 'text' && MARK.test(token.text)) continue;
    if (isBeforeDate && token === line.tokens[0] && ORDINAL.test(token.text) && cell?.role !== 'reference') continue;
    const isReference = cell?.role === 'reference' && isUnder(token, cell);
    if (token.x0 > lastMoney && !panelIsText && cell?.role !== 'description' && !isReference) continue;
    if (cell?.role === 'reference' && (isReference || token.x0 >= cell.x0 - 8)) {
      if (!isFiller(token.text)) reference.push(token);
      continue;
    }
    if (cell?.role === 'foreign' && token.x1 > cell.x0 - 8 && /\d/.test(token.text)) continue;
    if (cell?.role === 'fee' && isUnder(token, cell) && token.kind === 'money' && token.money.units === 0) continue;
    if (isMarkOfAmount(token, line, byColumn)) continue;
    if (standsBehindFigures(token, line, order)) continue;
    const isApart = token.gap > 1.2 || token.x0 > firstMoney - 2 || token.text.length > 3;
    if (isFiller(token.text) && isApart) continue;
    const sideCell = atSide.get(token);
    const meaning = sideCell === undefined ? null : sides.get(sideCell);
    if (meaning === 'nothing' || (meaning === 'codes' && isCode(token.text))) continue;
    if (meaning === 'reference') {
      reference.push(token);
      continue;
    }
    const isOther = sideCell === undefined && cell?.role === 'other' && token.gap > CELL_GAP;
    if (isOther && isUnder(token, cell) && isFigure(token.text)) continue;
    if (sideCell !== undefined && described !== undefined && sideCell.x0 > described.x0) {
      aside.push(token);
      continue;
    }
    if (token.kind === 'money' && token.money.strength === 'sure' && token.gap > 1.2 && token.x0 > firstMoney) continue;
    text.push(token);
  }
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
  // So does the name of a balance.
  const own = text.length === 0 ? readLabelWords(bareWords(reference)) : null;
  if (own?.strangers === 0 && (line.dates.length === 0 || own.label === 'opening' || own.label === 'closing'))
    text.push(...reference.splice(0));
  const bare = bareWords(text);
  const label = readLabelWords(bare) ?? (posting === null && hasMoney ? balanceOfLastCell(text) : null);
  // "SALDO FATTURA 12/E CRO 83556638806": where amounts have decimals, the words around a number are no balance's.
  const goesOnAsBalance =
    label?.label === 'balance' && label.strangers > 0 && shape.exactAmounts && line.amounts.length === 0;
  const isLabel =
    label !== null &&
    !goesOnAsBalance &&
    label.strangers <= (posting ? 1 : label.label === 'total' ? MOST_TOTALLED : 4) &&
    acceptsLabel(label.label, label.phrase, label.strangers, posting !== null, hasMoney && cells.length > 0);
  // A dated line with an amount heads nothing.
  const isEntry = lead !== null && (hasMoney || line.amounts.length > 0);
  const trimmed = isEntry ? [] : titleWords(text);
  const heading =
    !hasMoney &&
    line.amounts.length === 0 &&
    trimmed.length > 0 &&
    (trimmed.length <= 9 || title === 'void' || opensVoid(trimmed));
  const named = trimmed.length > 0 && (posting === null || text.length > 0) && lead === null;
  const exact = named ? (sectionWords.exact(trimmed) ?? (title === 'void' ? title : null)) : null;
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
  const section = (heading && reference.length === 0) || withTotal ? exact : null;
  return {
    source: line,
    cells: byColumn,
    dates: { posting, value },
    heading: null,
    text: withoutLastDash(text, line, byColumn, order),
    reference,
    aside: text[0] === aside[0] ? [] : aside,
    referenceHeader: cells.find((cell) => cell.role === 'reference')?.text ?? '',
    side,
    label: isLabel ? label.label : withTotal ? 'total' : null,
    section,
    hasMoney,
  };
}

/** Whether a date stands in a column of dates, and not among the words of an entry: "2455 14OCT25 COSTA". */
function isInColumn(date: DateToken, columns: readonly DateColumn[]): boolean {
  return columns.some(({ x0, x1 }) => date.x0 < x1 + 1 && x0 < date.x1 + 1);
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
function isUnder({ x0, x1 }: Token, cell: HeaderCell): boolean {
  const isCentred = Math.abs(x0 + x1 - cell.x0 - cell.x1) <= 2 * SAME_MIDDLE;
  return x0 < cell.x1 && cell.x0 < x1 && (x0 >= cell.x0 - 8 || isCentred || Math.abs(x1 - cell.x1) <= SAME_RIGHT);
}

function contained(token: MoneyToken, column: MoneyColumn): boolean {
  return token.x0 >= column.x0 - 2 && token.x1 <= column.x1 + 2;
}
