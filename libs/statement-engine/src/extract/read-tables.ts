import { readSide } from '../grammar/money.ts';
import type { DateToken, MoneyToken, Token, TokenLine } from '../grammar/tokens.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { labelWords, sectionWords } from '../vocabulary/vocabulary.ts';
import { findColumns, type MoneyColumn } from './find-columns.ts';
import { type HeaderCell, type TableHeader } from './find-headers.ts';
import { readLabel } from './read-labels.ts';
import { joinBrokenDates } from './join-broken-dates.ts';
import { joinYears } from './join-years.ts';
import { settleDates } from './settle-dates.ts';
import { applyYearLines } from './year-lines.ts';
import { readBareDates } from './read-bare-dates.ts';
import type { DateColumn, Table, TableLine } from './table.ts';

/** A cell's left neighbour stands at least this far off (font sizes); inside a sentence words stand closer. */
const CELL_GAP = 0.9;

const HALF_DAY = /^[ap]\.?m\.?$/i;
const CLOCK = /^\d{1,2}:\d{2}(:\d{2})?([ap]m)?$/i;

/** Words of a heading that only continue or date it: "Pending from 1 January to 31 January". */
const HEADING_FILLERS: ReadonlySet<string> = new Set([
  'continued',
  'cont',
  "cont'd",
  'from',
  'to',
  'until',
  'your',
  'fortsetzung',
  'suite',
]);

export interface TableSpan {
  readonly header: TableHeader | null;
  readonly lines: readonly TokenLine[];
}

/**
 * Cuts the document into tables: from one heading to the next. The same heading on a later page continues its table;
 * without any heading the whole document is one table.
 */
export function cutTables(lines: readonly TokenLine[], headers: readonly TableHeader[]): TableSpan[] {
  const spans: { header: TableHeader | null; lines: TokenLine[] }[] = [];
  const byKey = new Map<string, { header: TableHeader | null; lines: TokenLine[] }>();
  const firstHeader = headers[0]?.firstLine ?? 0;
  if (headers.length === 0) return [{ header: null, lines }];
  const lead = { header: null, lines: lines.slice(0, firstHeader) as TokenLine[] };
  spans.push(lead);
  headers.forEach((header, at) => {
    const until = headers[at + 1]?.firstLine ?? lines.length;
    const part = lines.slice(header.lastLine + 1, until);
    const key = header.cells.map((cell) => `${cell.text}@${Math.round(cell.x0 / 6)}`).join('|');
    const same =
      byKey.get(key) ?? [...byKey.values()].find((span) => span.header !== null && sameHeader(span.header, header));
    if (same) same.lines.push(...part);
    else {
      const span = { header, lines: part as TokenLine[] };
      byKey.set(key, span);
      spans.push(span);
    }
  });
  return spans;
}

function sameHeader(a: TableHeader, b: TableHeader): boolean {
  return (
    a.cells.length === b.cells.length &&
    a.cells.every((cell, at) => {
      const other = b.cells[at] as HeaderCell;
      return cell.text === other.text && Math.abs(cell.x0 - other.x0) < 4;
    })
  );
}

/** Sorts the words of a span's lines into columns. */
export function readTable(span: TableSpan): Table {
  const cells = span.header?.cells ?? [];
  const lines = applyYearLines(joinYears(readBareDates(joinBrokenDates(span.lines), cells)));
  const dated = lines.filter((line) => line.amounts.length > 0 && leadingDate(line) !== null);
  const headed = cells.some(
    (cell) => cell.role === 'amount' || cell.role === 'debit' || cell.role === 'credit' || cell.role === 'balance',
  );
  const withDate = lines.reduce((count, line) => count + (leadingDate(line) !== null ? 1 : 0), 0);
  const basis =
    !headed && dated.length * 2 >= withDate && dated.length > 0 ? dated : lines.filter((line) => line.money.length > 0);
  const hasSure = basis.some((line) => line.money.some((token) => token.money.strength !== 'plain'));
  const basisTokens = basis.flatMap((line) =>
    line.line.furniture ? [] : (hasSure ? line.amounts : line.money).filter((token) => isCell(line, token)),
  );
  const found = findColumns(basisTokens, cells);
  const columns = keepColumns(found, basis);
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
  const read = lines.map((line) =>
    readLine(line, columns, dateColumns, cells, firstMoney, !hasSure, lastMoney, panelIsText),
  );
  return { header: span.header, columns, dateColumns, ...settleDates(read, dateColumns) };
}

/** Amounts inside a sentence align by chance only: a column without heading must be filled often where headings exist. */
function keepColumns(found: readonly MoneyColumn[], basis: readonly TokenLine[]): MoneyColumn[] {
  const headed = found.filter((column) => column.header !== null && !isTextRole(column.header)).length;
  const usual = usualCount(basis);
  return found.filter((column) => {
    if (column.header !== null && !isTextRole(column.header)) return true;
    if (headed > 0) return column.count >= Math.max(2, basis.length * 0.3);
    // One number alone is a column where its row would else have one amount less than the others.
    return (
      column.count > 1 ||
      basis.length < 4 ||
      basis.some(
        (line) =>
          line.amounts.length === usual &&
          line.amounts.some((token) => token.x0 === column.x0 && token.x1 === column.x1),
      )
    );
  });
}

/** How many amounts most lines have. */
function usualCount(basis: readonly TokenLine[]): number {
  const counts = new Map<number, number>();
  for (const line of basis) counts.set(line.amounts.length, (counts.get(line.amounts.length) ?? 0) + 1);
  let best = 0;
  for (const [count, lines] of counts) if (lines > (counts.get(best) ?? 0)) best = count;
  return best;
}

function isTextRole(cell: HeaderCell): boolean {
  return (
    cell.role === 'description' || cell.role === 'date' || cell.role === 'postingDate' || cell.role === 'reference'
  );
}

/** The first date of a line, where nothing but short codes stands before it. */
export function leadingDate(line: TokenLine): DateToken | null {
  const date = line.dates[0];
  if (!date) return null;
  let before = 0;
  for (const token of line.tokens) {
    if (token === date) return date;
    if (token.kind === 'money' && token.money.strength !== 'plain') return null;
    before++;
    if (before > 2 || token.text.length > 8 || !/^[\d.*#\-/]+$/.test(token.text)) return null;
  }
  return null;
}

/** Whether an amount stands in a cell of its own rather than inside a sentence. */
function isCell(line: TokenLine, token: MoneyToken): boolean {
  const at = line.tokens.indexOf(token);
  const next = line.tokens[at + 1];
  if (next && next.kind === 'text' && next.gap < 0.6) return false;
  const before = line.tokens[at - 1];
  return (
    !before ||
    before.kind !== 'text' ||
    token.gap >= 0.6 ||
    at === line.tokens.length - 1 ||
    !line.tokens.slice(at + 1).some((other) => other.kind === 'text')
  );
}

function findDateColumns(lines: readonly TokenLine[], cells: readonly HeaderCell[]): DateColumn[] {
  const clusters: { x0: number; x1: number; count: number }[] = [];
  let basis = 0;
  for (const line of lines) {
    if (line.dates.length === 0) continue;
    basis++;
    const lead = leadingDate(line);
    line.dates.forEach((date, at) => {
      const previous = line.dates[at - 1];
      const adjacent = previous !== undefined && line.tokens[line.tokens.indexOf(date) - 1] === previous;
      if (date !== lead && !adjacent && date.gap < CELL_GAP) return;
      const cluster = clusters.find((each) => Math.abs(each.x0 - date.x0) < 5 || Math.abs(each.x1 - date.x1) < 2.5);
      if (cluster) {
        cluster.count++;
        cluster.x0 = Math.min(cluster.x0, date.x0);
        cluster.x1 = Math.max(cluster.x1, date.x1);
      } else clusters.push({ x0: date.x0, x1: date.x1, count: 1 });
    });
  }
  const kept = clusters.filter((cluster) => cluster.count >= Math.max(1, basis * 0.25)).sort((a, b) => a.x0 - b.x0);
  const headed = kept.map((cluster) => ({ ...cluster, header: dateHeader(cluster, cells) }));
  const posting =
    headed.find((each) => each.header?.role === 'postingDate') ??
    headed.find((each) => each.header?.role === 'date') ??
    headed.find((each) => each.header?.role !== 'valueDate') ??
    headed[0];
  return headed.map((each) => ({
    x0: each.x0,
    x1: each.x1,
    header: each.header,
    meaning: each === posting ? 'posting' : 'other',
  }));
}

function dateHeader(cluster: { x0: number; x1: number }, cells: readonly HeaderCell[]): HeaderCell | null {
  let best: HeaderCell | null = null;
  let distance = 30;
  for (const cell of cells) {
    if (cell.role !== 'date' && cell.role !== 'postingDate' && cell.role !== 'valueDate') continue;
    const apart = Math.max(0, cell.x0 - cluster.x1, cluster.x0 - cell.x1) + Math.abs(cell.x0 - cluster.x0) / 10;
    if (apart < distance) {
      best = cell;
      distance = apart;
    }
  }
  return best;
}

function readLine(
  line: TokenLine,
  columns: readonly MoneyColumn[],
  dateColumns: readonly DateColumn[],
  cells: readonly HeaderCell[],
  firstMoney: number,
  plainAmounts: boolean,
  lastMoney: number,
  panelIsText: boolean,
): TableLine {
  const byColumn: (MoneyToken | null)[] = columns.map(() => null);
  const text: Token[] = [];
  const reference: Token[] = [];
  const aside: Token[] = [];
  const described = cells.find((cell) => cell.role === 'description');
  let posting: DateToken | null = null;
  let value: DateToken | null = null;
  let side: 'credit' | 'debit' | null = null;
  let hasMoney = false;
  const lead = leadingDate(line);
  for (const token of line.tokens) {
    if (token.kind === 'money') {
      const column = endsSentence(line, token) ? -1 : columnOf(token, columns);
      if (
        column >= 0 &&
        byColumn[column] === null &&
        (plainAmounts ||
          token.money.strength !== 'plain' ||
          standsAlone(token, columns[column] as MoneyColumn, line, lead))
      ) {
        byColumn[column] = token;
        hasMoney = true;
        continue;
      }
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
    if (
      token.kind === 'text' &&
      (CLOCK.test(token.text) || HALF_DAY.test(token.text)) &&
      isClockOfDate(token, line, dateColumns)
    )
      continue;
    const cell = cellAt(token, cells);
    if (cell?.role === 'side' || (token.gap > CELL_GAP && token.x0 > firstMoney - 60)) {
      const named = readSide(token.text);
      if (named && cell?.role === 'side') {
        side = named;
        continue;
      }
    }
    if (token.kind === 'money' && lead !== null && token.x1 < lead.x0 && /^\d{1,5}$/.test(token.text)) continue;
    if (token.x0 > lastMoney && !panelIsText && cell?.role !== 'description') continue;
    if (cell?.role === 'reference' && token.x0 >= cell.x0 - 8) {
      reference.push(token);
      continue;
    }
    if (
      cell?.role === 'other' &&
      token.x0 >= cell.x0 - 8 &&
      described !== undefined &&
      cell.x0 > described.x0 &&
      token.kind === 'text' &&
      /\p{L}{3}/u.test(token.text)
    ) {
      aside.push(token);
      continue;
    }
    if (cell?.role === 'other' && token.x0 >= cell.x0 - 8 && /^[\d*xX…#-]*$|^[A-Z]{3}$/.test(token.text)) continue;
    if (isFiller(token.text) && (token.gap > 1.2 || token.x0 > firstMoney - 2 || token.text.length > 3)) continue;
    if (token.kind === 'money' && token.money.strength === 'sure' && token.gap > 1.2 && token.x0 > firstMoney) continue;
    text.push(token);
  }
  if (text.length === 0) text.push(...aside);
  const words = text.filter((token) => token.kind === 'text');
  const label = readLabel(text);
  const isLabel =
    label !== null &&
    label.strangers <= (posting ? 1 : 4) &&
    acceptsLabel(label.label, label.phrase, label.strangers, posting !== null, hasMoney && cells.length > 0);
  const bare = words.map((token) => bareWord(token.text)).filter(Boolean);
  const trimmed = bare.filter((word) => !HEADING_FILLERS.has(word));
  const heading = !hasMoney && line.amounts.length === 0 && trimmed.length > 0 && trimmed.length <= 9;
  const named = trimmed.length > 0 && (posting === null || text.length > 0) && lead === null;
  const exact = named ? sectionWords.exact(trimmed) : null;
  // A heading may carry the total of its section.
  const withTotal =
    hasMoney && exact !== null && exact !== 'void' && line.dates.length === 0 && !isLabel && cells.length > 0;
  const section = heading || withTotal ? exact : null;
  return {
    source: line,
    cells: byColumn,
    dates: { posting, value },
    heading: null,
    text,
    reference,
    aside: text[0] === aside[0] ? [] : aside,
    referenceHeader: cells.find((cell) => cell.role === 'reference')?.text ?? '',
    side,
    label: isLabel ? label.label : withTotal ? 'total' : null,
    section,
    hasMoney,
  };
}

/** A dated row is a total or an aside only by accident of its words ("TOTAL WINE & MORE"). */
function acceptsLabel(
  label: string,
  phrase: string,
  strangers: number,
  dated: boolean,
  inHeadedTable: boolean,
): boolean {
  if (label === 'totalIn' || label === 'totalOut')
    return strangers === 0 ? !dated || namesTotal(phrase) : !dated && (!inHeadedTable || namesTotal(phrase));
  if (dated)
    return (
      label === 'opening' || label === 'closing' || label === 'balance' || (label === 'carried' && strangers === 0)
    );
  // Interest, fees and the like are rows where they stand in the table's own columns.
  if (label === 'aside' && inHeadedTable) return strangers === 0 && phrase.includes(' ');
  return true;
}

/** A whole number without decimals is an amount only at the very edge of its column, on a dated line. */
function standsAlone(token: MoneyToken, column: MoneyColumn, line: TokenLine, lead: DateToken | null): boolean {
  return (
    lead !== null &&
    !line.line.furniture &&
    token.gap > 1.2 &&
    Math.min(Math.abs(token.x1 - column.x1), Math.abs(token.x0 - column.x0)) < 1.5 &&
    token.text.length < 9
  );
}

/** "Total in" says that it is a sum; "paid in" may as well be a row's own words. */
function namesTotal(phrase: string): boolean {
  return phrase.includes(' ') && labelWords.exact(phrase.split(' ').slice(0, 1)) === 'total';
}

/** A time of day right after the date, or under it in the date's column, is part of the date. */
function isClockOfDate(token: Token, line: TokenLine, dateColumns: readonly DateColumn[]): boolean {
  const before = line.tokens[line.tokens.indexOf(token) - 1];
  if (before?.kind === 'date') return true;
  if (HALF_DAY.test(token.text)) return before !== undefined && CLOCK.test(before.text);
  return before === undefined && dateColumns.some((column) => token.x0 < column.x1 && column.x0 < token.x1);
}

function isAfterDate(line: TokenLine, token: Token): boolean {
  return line.tokens[line.tokens.indexOf(token) - 1]?.kind === 'date';
}

function isFiller(text: string): boolean {
  return /^[-–—_.=*|…]+$/.test(text) || text === '(空)' || text === 'blank';
}

/** "… protected up to €100,000.00.": the end of a sentence, wherever it comes to stand. */
function endsSentence(line: TokenLine, token: MoneyToken): boolean {
  return token.text.endsWith('.') && token.gap < 0.6 && line.tokens[line.tokens.indexOf(token) - 1]?.kind === 'text';
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

function contained(token: MoneyToken, column: MoneyColumn): boolean {
  return token.x0 >= column.x0 - 2 && token.x1 <= column.x1 + 2;
}

/** The heading cell over a word: the last one that starts left of it. */
function cellAt(token: Token, cells: readonly HeaderCell[]): HeaderCell | null {
  let best: HeaderCell | null = null;
  for (const cell of cells) {
    if (cell.x0 < token.x1 && token.x0 < cell.x1) return cell;
    if (cell.x0 <= token.x0 + 2) best = cell;
  }
  return best;
}
