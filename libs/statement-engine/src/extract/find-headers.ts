import type { TokenLine } from '../grammar/tokens.ts';
import type { ColumnWord } from '../vocabulary/language.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { columnWords, labelWords, sectionWords } from '../vocabulary/vocabulary.ts';

export interface HeaderCell {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly role: ColumnWord | null;
}

/** The heading of a table: one to three lines, each cell with the role its words suggest (null where they are unknown). */
export interface TableHeader {
  readonly firstLine: number;
  readonly lastLine: number;
  readonly page: number;
  readonly cells: readonly HeaderCell[];
}

/** Header cells stand apart by more than a space (0.28, fixed pitch 0.6) at least. */
const CELL_GAP = 0.85;
/** Lines of one heading are closer than this many font sizes. */
const HEADER_PITCH = 1.9;

/** So many lines of a panel beside the table may stand between two lines of its heading. */
const PANEL_LINES = 2;

/** A code beside the name of a column says nothing of its own. */
const CURRENCY = /^(?:eur|usd|gbp|chf|cad|aud|pln|czk|sek|nok|dkk|huf|inr|jpy|cny)$/;

const MONEY_ROLES: ReadonlySet<ColumnWord> = new Set(['debit', 'credit', 'amount', 'balance']);
const DATE_ROLES: ReadonlySet<ColumnWord> = new Set(['date', 'postingDate', 'valueDate']);

/** Finds every table heading by its words. Tables whose headings are in no list are found by their rows instead. */
export function findHeaders(lines: readonly TokenLine[]): TableHeader[] {
  const headers: TableHeader[] = [];
  const parts = new Map<TableHeader, HeaderParts>();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as TokenLine;
    if (line.amounts.length > 0 || line.dates.length > 0 || line.tokens.length < 2) continue;
    const cells = headerCells(line);
    if (!isHeader(cells, line)) {
      // A heading over two lines may need both to be one: "Transaction  Paid  Paid" above "date  out  in  Balance".
      const next = lines[i + 1];
      if (next && joins(line, next) && next.amounts.length === 0 && next.dates.length === 0) {
        const both = mergeCells(cells, headerCells(next));
        if (countRoles(cells) >= 1 && isHeader(both, line) && !isHeader(headerCells(next), next)) {
          headers.push({ firstLine: i, lastLine: i + 1, page: line.line.page, cells: both });
          i += 1;
        }
      }
      continue;
    }
    let merged: HeaderCell[] = cells;
    let firstLine = i;
    let lastLine = i;
    const above: number[] = [];
    const below: number[] = [];
    for (let at = i - 1, lower = line; at >= 0 && at >= i - 2 - PANEL_LINES; at--) {
      const other = lines[at] as TokenLine;
      if (!joins(other, lower)) break;
      if (isBeside(other, merged)) continue;
      if (!belongs(other, merged)) break;
      lower = other;
      if (headers.length > 0 && at <= (headers[headers.length - 1] as TableHeader).lastLine) break;
      merged = mergeCells(headerCells(other), merged);
      firstLine = at;
      above.push(at);
    }
    for (let at = i + 1; at <= i + 2; at++) {
      const other = lines[at];
      if (!other || !joins(lines[at - 1] as TokenLine, other) || !belongs(other, merged)) break;
      merged = mergeCells(merged, headerCells(other));
      lastLine = at;
      below.push(at);
    }
    const header: TableHeader = { firstLine, lastLine, page: line.line.page, cells: merged };
    headers.push(header);
    parts.set(header, { main: i, above, below });
    i = lastLine;
  }
  return withCommonLines(headers, parts, lines);
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
  const groups = new Map<string, HeaderParts[]>();
  const nameOf = ({ main }: HeaderParts): string => textOf(lines[main] as TokenLine);
  for (const each of parts.values()) {
    const group = groups.get(nameOf(each));
    if (group) group.push(each);
    else groups.set(nameOf(each), [each]);
  }
  const commonLength = (lists: (readonly number[])[]): number => {
    let length = 0;
    const textAt = (list: readonly number[]): string | null =>
      length < list.length ? textOf(lines[list[length] as number] as TokenLine) : null;
    const first = lists[0] as readonly number[];
    while (textAt(first) !== null && lists.every((list) => textAt(list) === textAt(first))) length++;
    return length;
  };
  return headers.map((header) => {
    const own = parts.get(header);
    const group = own ? (groups.get(nameOf(own)) as HeaderParts[]) : [];
    if (!own || group.length === 1) return header;
    const above = own.above.slice(0, commonLength(group.map((each) => each.above)));
    const below = own.below.slice(0, commonLength(group.map((each) => each.below)));
    if (above.length === own.above.length && below.length === own.below.length) return header;
    const cellsOf = (at: number): HeaderCell[] => headerCells(lines[at] as TokenLine);
    let cells = cellsOf(own.main);
    for (const at of above) cells = mergeCells(cellsOf(at), cells);
    for (const at of below) cells = mergeCells(cells, cellsOf(at));
    return { ...header, firstLine: above.at(-1) ?? own.main, lastLine: below.at(-1) ?? own.main, cells };
  });
}

function textOf(line: TokenLine): string {
  return line.tokens.map((token) => token.text).join(' ');
}

function joins(upper: TokenLine, lower: TokenLine): boolean {
  return (
    upper.line.page === lower.line.page &&
    lower.line.baseline - upper.line.baseline < HEADER_PITCH * Math.max(upper.line.size, lower.line.size)
  );
}

/** Whether a line stands wholly beside the heading. */
function isBeside(line: TokenLine, cells: readonly HeaderCell[]): boolean {
  const left = Math.min(...cells.map(({ x0 }) => x0));
  const right = Math.max(...cells.map(({ x1 }) => x1));
  return line.tokens.every((token) => token.x0 > right || token.x1 < left);
}

/** Whether a neighbouring line is part of the heading: only words, at least one of them a column word, all under or over a cell. */
function belongs(line: TokenLine, cells: readonly HeaderCell[]): boolean {
  if (line.amounts.length > 0 || line.dates.length > 0) return false;
  const words = line.line.words.map((word) => bareWord(word.text)).filter(Boolean);
  if (sectionWords.exact(words.filter((word) => word !== 'continued')) !== null && words.length > 1) return false;
  const own = headerCells(line);
  // A title over the whole table is no part of its heading.
  if (own.some((cell) => cells.filter((other) => cell.x0 < other.x1 && other.x0 < cell.x1).length > 1)) return false;
  if (own.length === 1 && sectionWords.exact(words) !== null) return false;
  if (own.length === 0 || own.some((cell) => cell.text.length > 28)) return false;
  const known = own.filter((cell) => cell.role !== null).length;
  const over = own.filter((cell) => cells.some((other) => cell.x0 < other.x1 && other.x0 < cell.x1)).length;
  const tight = own.every((cell) => cell.text.length <= 14) && over === own.length;
  return (known * 2 >= own.length || tight) && over * 2 >= own.length;
}

function countRoles(cells: readonly HeaderCell[]): number {
  return cells.reduce((count, cell) => count + (cell.role === null ? 0 : 1), 0);
}

function isHeader(cells: readonly HeaderCell[], line: TokenLine): boolean {
  if (cells.length < 2) return false;
  const known = countRoles(cells);
  if (known < 2 || known * 2 < cells.length) return false;
  const money = cells.some((cell) => cell.role !== null && MONEY_ROLES.has(cell.role));
  const date = cells.some((cell) => cell.role !== null && DATE_ROLES.has(cell.role));
  const text = cells.some((cell) => cell.role === 'description' || cell.role === 'reference');
  if (!money && !(date && text)) return false;
  if (!date && known < 3 && !(text && money)) return false;
  // Words set as a sentence are one: "DEBIT CARD TRANSACTION" begins an entry.
  if (!date && line.line.words.every((word, at) => at === 0 || word.gap < CELL_GAP)) return false;
  return line.tokens.length <= known * 6;
}

/** Cells of a line by the gaps between its words; a cell that names several columns is cut at their borders. */
export function headerCells(line: TokenLine): HeaderCell[] {
  const words = line.line.words;
  const cells: HeaderCell[] = [];
  let start = 0;
  for (let i = 1; i <= words.length; i++) {
    const word = words[i];
    if (word && word.gap < CELL_GAP) continue;
    const part = words.slice(start, i);
    start = i;
    const bare = part.map((each) => bareWord(each.text));
    // A panel beside the table stands on the same line: what names a limit or holds a telephone number heads no column.
    if (labelWords.exact(bare) === 'aside' || part.some((each) => /\d{3}/.test(each.text))) continue;
    const whole = columnWords.exact(bare);
    const matches = whole ? [] : columnWords.find(bare);
    const money = matches.filter((match) => MONEY_ROLES.has(match.tag) || DATE_ROLES.has(match.tag));
    const either =
      part.some((each) => each.text === '/') &&
      matches.some((match) => match.tag === 'debit') &&
      matches.some((match) => match.tag === 'credit');
    const tiled = whole === null && !either && tiles(matches, bare);
    const first = part[0];
    const last = part[part.length - 1];
    if (!first || !last) continue;
    if (
      tiled ||
      (!either &&
        money.length >= 2 &&
        new Set(money.map((match) => match.tag)).size >= 2 &&
        matches.reduce((sum, match) => sum + match.length, 0) >=
          bare.filter((word) => word !== '' && !CURRENCY.test(word)).length - 1 &&
        part.length > 1 &&
        labelWords.exact(bare) === null)
    ) {
      for (const match of matches) {
        const from = part[match.start];
        const to = part[match.start + match.length - 1];
        if (from && to) cells.push({ text: match.phrase, x0: from.x0, x1: to.x1, role: match.tag });
      }
      continue;
    }
    cells.push({
      text: part.map((each) => each.text).join(' '),
      x0: first.x0,
      x1: last.x1,
      role: whole ?? strongestRole(matches, bare.length),
    });
  }
  return cells;
}

/** Whether a cell is nothing but the names of different columns side by side: "Date Description". */
function tiles(matches: readonly { tag: ColumnWord; length: number }[], bare: readonly string[]): boolean {
  if (matches.length < 2 || labelWords.exact(bare) !== null) return false;
  if (matches.reduce((sum, match) => sum + match.length, 0) < bare.filter(Boolean).length) return false;
  return (
    new Set(matches.map((match) => match.tag)).size === matches.length &&
    matches.some((match) => DATE_ROLES.has(match.tag) || match.tag === 'description')
  );
}

/** The role of a cell with words around the known ones ("Amount (EUR)", "Withdrawals this period"). */
export function strongestRole(
  matches: readonly { tag: ColumnWord; phrase: string }[],
  words: number,
): ColumnWord | null {
  const tags = new Set(matches.map((match) => match.tag));
  if (tags.has('debit') && tags.has('credit')) return 'amount';
  let best: { tag: ColumnWord; phrase: string } | null = null;
  for (const match of matches) {
    // "in" and "out" name a column only by themselves: "Account number ending in".
    if (match.phrase.length <= 3 && words > 2 && !DATE_ROLES.has(match.tag)) continue;
    if (
      best === null ||
      rank(match.tag) > rank(best.tag) ||
      (rank(match.tag) === rank(best.tag) && match.phrase.length > best.phrase.length)
    )
      best = match;
  }
  return best?.tag ?? null;
}

function isDateRole(role: ColumnWord | null): boolean {
  return role !== null && DATE_ROLES.has(role);
}

function rank(role: ColumnWord): number {
  if (role === 'balance') return 5;
  if (role === 'debit' || role === 'credit') return 4;
  if (role === 'postingDate' || role === 'valueDate') return 4;
  if (role === 'date') return 3;
  if (role === 'amount' || role === 'foreign' || role === 'fee') return 2;
  return 1;
}

function mergeCells(upper: readonly HeaderCell[], lower: readonly HeaderCell[]): HeaderCell[] {
  const merged: HeaderCell[] = [...upper];
  for (const cell of lower) {
    const at = merged.findIndex((other) => cell.x0 < other.x1 + 1 && other.x0 < cell.x1 + 1);
    const other = merged[at];
    if (!other) {
      merged.push(cell);
      continue;
    }
    const text = `${other.text} ${cell.text}`;
    const bare = text.split(' ').map(bareWord);
    // "Datum" over "Valuta": the cells hold two dates over each other, in that order.
    const stacked = isDateRole(other.role) && isDateRole(cell.role) ? other.role : null;
    const role =
      columnWords.exact(bare) ??
      stacked ??
      strongestRole(columnWords.find(bare), bare.length) ??
      other.role ??
      cell.role;
    merged[at] = { text, x0: Math.min(other.x0, cell.x0), x1: Math.max(other.x1, cell.x1), role };
  }
  return merged.sort((a, b) => a.x0 - b.x0);
}
