import type { TokenLine } from '../../grammar/tokens.ts';
import { namesDate, namesMoney } from './header-cells.ts';
import { isSentence } from './without-panel.ts';
import type { HeaderCell } from '../table.ts';
import { HEADER_CELL_GAP } from '../../tolerances.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { columnWords } from '../../vocabulary/vocabulary.ts';

/** Lines of one heading are closer than this many font sizes. */
const HEADER_PITCH = 1.9;

/** A line of letters this many times larger than those of the heading is a title above it. */
const TITLE_SIZE = 1.45;

/** The name of a column is no longer than this (letters). */
export const LONGEST_CELL = 28;

/** So many names of columns below it make a line the upper one of a heading. */
export const FEWEST_UNDER = 3;

/** Whether two lines stand near enough to each other, in letters of like size, to be of one heading. */
export function joins(upper: TokenLine, lower: TokenLine): boolean {
  const [small, large] = [Math.min(upper.line.size, lower.line.size), Math.max(upper.line.size, lower.line.size)];
  return (
    upper.line.page === lower.line.page &&
    large <= TITLE_SIZE * small &&
    lower.line.baseline - upper.line.baseline < HEADER_PITCH * large
  );
}

/** Whether the words of a line are set as a sentence. */
export function isOneCell({ line }: TokenLine): boolean {
  return line.words.every((word, at) => at === 0 || word.gap < HEADER_CELL_GAP);
}

/** Whether the names of columns take up every word of a line: "posted in error" has one too many. */
function areAllNames(cells: readonly HeaderCell[], { line }: TokenLine): boolean {
  return line.words.every((word) => cells.some(({ x0, x1 }) => word.x0 >= x0 && word.x1 <= x1));
}

/** Whether a line has an amount or a date: no heading has. */
export function hasFigures(line: TokenLine): boolean {
  return line.amounts.length > 0 || line.dates.length > 0;
}

/** How many of the cells name a column. */
export function countRoles(cells: readonly HeaderCell[]): number {
  return cells.reduce((count, cell) => count + (cell.role === null ? 0 : 1), 0);
}

/** "TYPE: PAYROLL": a name with what it names. */
const FIELD = /^\p{L}[^:]*: +\S/u;
/** So many of them on one line are the fields of an entry. */
const FEWEST_FIELDS = 2;

/** "Summary of the invoice" beside "Limits of credit": a name of a column is among their words, and none is one. */
function isWholeName({ role, text }: HeaderCell): boolean {
  return role !== null && columnWords.exact(text.split(' ').map(bareWord)) !== null;
}

/** Whether the cells of a line are the names of a table's columns. */
export function isHeader(cells: readonly HeaderCell[], line: TokenLine): boolean {
  if (cells.length < 2 || cells.filter(({ text }) => FIELD.test(text)).length >= FEWEST_FIELDS) return false;
  // "CHECKS PAID   * indicates a break in check number sequence": a title with a remark beside it.
  const isRemark = !(cells.some(namesMoney) && cells.some(namesDate));
  if (isRemark && cells.some(({ text }) => isSentence(text.split(' ')))) return false;
  const known = countRoles(cells);
  const money = cells.some(namesMoney);
  const date = cells.some(namesDate);
  // "Date Time Station Product Litres Price VAT Debits Credits": what was bought may have more columns than the entry.
  const isOfGoods = date && cells.filter(namesMoney).length > 1 && known * 3 >= cells.length;
  // Whatever else is named beside both sides and a balance.
  const isLedger = (['debit', 'credit', 'balance'] as const).every((role) => cells.some((cell) => cell.role === role));
  if (known < 2 || (known * 2 < cells.length && !isOfGoods && !isLedger)) return false;
  const text = cells.some((cell) => cell.role === 'description' || cell.role === 'reference');
  if (!money && !(date && text)) return false;
  if (!date && known < 3 && !(text && money && cells.some(isWholeName))) return false;
  // Words set as a sentence are one: "DEBIT CARD TRANSACTION" begins an entry.
  if (isOneCell(line) && (!date || (known < FEWEST_UNDER && !areAllNames(cells, line)))) return false;
  return line.tokens.length <= known * 6;
}
