import { isClock } from '../../grammar/clock.ts';
import { readCurrency } from '../../grammar/money.ts';
import { isAmountByForm, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { placeWords } from '../../vocabulary/vocabulary.ts';
import { cellAt } from './header-cells.ts';
import type { MoneyColumn, HeaderCell } from '../table.ts';
import { ALIGNED_CLOSELY, CELL_GAP } from '../../tolerances.ts';
import { overlap } from '../../grammar/spans.ts';
import { countsOf } from '../../groups.ts';

/**
 * What a column beside the description adds to it. `words`: more words about the row. `reference`: a number of its
 * own in each row. `codes`: numbers that are none of the row's words. `nothing`: the same word in row after row
 * ("Completed").
 */
export type SideColumn = 'words' | 'reference' | 'codes' | 'nothing';
export type SideColumns = ReadonlyMap<HeaderCell, SideColumn>;

/** Fewer rows than this show no habit. */
const FEWEST = 4;
/** A word that so many of the rows share says nothing about any of them. */
const SAME = 0.8;
/** A column of codes holds other words in few of its rows. */
const MOSTLY = 0.6;
/** Numbers of which so many differ name their rows. */
const DIFFERENT = 0.8;
/** So many times more rows have words under a name than figures. */
const FEW = 8;
/** Words begin at most this far left of their heading (points). */
const REACH = 8;
/** Codes, parts of card numbers and points: "5411", "**** 1234", "+ 6". */
const CODE = /^(?:[\d*xX•…#+\-–— ]*|[Nn]\/[Aa])$/;

/** "PTW", "X2", "44B2": a bank's own code for a kind of entries; now and then one is misread, or a word runs on under the name. */
const KIND = /^[A-Z\d]{2,4}$/;
const NEARLY_ALL = 0.9;

/** "2.00000" under "Quantity", "(1.25)", "4.5%": a figure, and no word of the entry. */
const FIGURE = /^[-+(]?\d[\d.,]*[.,]\d+[)%]?$/;

/** A number of an entry, with letters or without, and with the mark of a footnote. */
const NUMBER = /^(?=.*\d.*\d)[A-Za-z\d/._-]+[*†‡]?$/;

/** The columns under headings that name neither description nor figure, by what the rows hold there. */
export function sideColumns(
  lines: readonly TokenLine[],
  cells: readonly HeaderCell[],
  columns: readonly MoneyColumn[],
): SideColumns {
  const described = cells.some((cell) => cell.role === 'description');
  const values = new Map<HeaderCell, string[]>();
  const figuresUnder = (cell: HeaderCell): number =>
    columns.reduce((sum, column) => sum + (column.header === cell && overlap(column, cell) ? column.count : 0), 0);
  for (const cell of cells) if (cell.role === 'other' || (cell.role === null && described)) values.set(cell, []);
  if (values.size === 0) return new Map();
  const inRows = new Map([...values.keys()].map((cell) => [cell, [] as string[]]));
  for (const line of lines) {
    if (line.line.furniture) continue;
    const texts = new Map<HeaderCell, string>();
    for (const [token, cell] of sideTokens(line, cells, values))
      if (!isAmountByForm(token) || figuresUnder(cell) === 0)
        texts.set(cell, `${texts.get(cell) ?? ''} ${token.text}`.trim());
    for (const [cell, text] of texts) {
      values.get(cell)?.push(text);
      if (line.amounts.length > 0) inRows.get(cell)?.push(text);
    }
  }
  const entries = lines.filter(({ amounts, line }) => amounts.length > 0 && !line.furniture).length;
  // A figure under a name of words, of some other line, makes no column of figures. Under a name that is known to be
  // none of money's ("Points") codes stay codes, though some have grown to "1,625".
  for (const cell of [...values.keys()]) {
    const own = inRows.get(cell) ?? [];
    const isKnown = cell.role === 'other' && own.length >= FEWEST && own.every(areAllCodes);
    if (!isKnown && figuresUnder(cell) * FEW > own.length) values.delete(cell);
  }
  return new Map(
    [...values].map(([cell, all]) => {
      const own = inRows.get(cell) ?? [];
      const saysNothing = described && (namesPlace(cell) || areKinds(own) || areTimes(own));
      return [cell, saysNothing ? 'nothing' : meaningOf(cell, all, own, entries)];
    }),
  );
}

/** Whether a column holds codes of kinds of entries, which the description beside it says in words. */
function areKinds(values: readonly string[]): boolean {
  return values.length >= FEWEST && values.filter((value) => KIND.test(value)).length >= NEARLY_ALL * values.length;
}

/** Whether a column holds the time of day of its entries, whatever its name is. */
function areTimes(values: readonly string[]): boolean {
  return values.length >= FEWEST && values.every(isClock);
}

/** "Branch", "Kanal/Şube": beside a description it says nothing of the entry. */
function namesPlace({ text }: HeaderCell): boolean {
  return text.split(/[ /]/).every((word) => placeWords.has(bareWord(word)));
}

/**
 * The words of a line that stand in such a column, in a cell of their own that begins under its name: a long description
 * may run on under it, and one whose name is centred begins far left of that.
 */
export function sideTokens(
  line: TokenLine,
  cells: readonly HeaderCell[],
  columns: ReadonlyMap<HeaderCell, unknown>,
): Map<Token, HeaderCell> {
  const found = new Map<Token, HeaderCell>();
  let last: HeaderCell | null = null;
  for (const [at, token] of line.tokens.entries()) {
    const cell = token.kind === 'date' ? null : cellAt(token, cells);
    // A long amount comes near to what begins right below its own name.
    const isBehindAmount =
      isAmountByForm(line.tokens[at - 1]) && Math.abs(token.x0 - (cell?.x0 ?? 0)) <= ALIGNED_CLOSELY;
    const begins = (token.gap > CELL_GAP || isBehindAmount) && token.x0 < (cell?.x1 ?? 0);
    const isOwnCell: boolean = begins || (last !== null && last === cell && token.gap <= CELL_GAP);
    last = cell !== null && isOwnCell && columns.has(cell) && token.x0 >= cell.x0 - REACH ? cell : null;
    if (last !== null) found.set(token, last);
  }
  return found;
}

/** Digits with what parts them: the number of an account, of an entry. */
const DIGITS = /^[\d/.-]*\d[\d/.-]*$/;

/**
 * Names of columns of which several are called descriptions: one that holds nothing but codes of kinds of entries is none,
 * and a further one ("Counterparty") of nothing but numbers, as of accounts, is one of references.
 */
export function withCodesAside(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const described = cells.filter((cell) => cell.role === 'description');
  if (described.length < 2) return cells;
  const found = new Map(described.map((cell) => [cell, [] as { readonly text: string; readonly isDated: boolean }[]]));
  for (const line of lines)
    if (!line.line.furniture)
      for (const [{ text }, cell] of sideTokens(line, cells, found))
        found.get(cell)?.push({ text, isDated: line.dates.length > 0 });
  return cells.map((cell) => {
    const own = found.get(cell) ?? [];
    const areNumbers = own.length >= FEWEST && own.every(({ text }) => DIGITS.test(text));
    if (cell !== described[0] && areNumbers) return { ...cell, role: 'reference' as const };
    const ofEntries = own.filter(({ isDated }) => isDated).map(({ text }) => text);
    return areKinds(ofEntries) ? { ...cell, role: 'other' as const } : cell;
  });
}

export function isFigure(word: string): boolean {
  return FIGURE.test(word);
}

export function isCode(word: string): boolean {
  return CODE.test(word) || isFigure(word) || readCurrency(word) !== null;
}

function areAllCodes(value: string): boolean {
  return value.split(' ').every(isCode);
}

function meaningOf(cell: HeaderCell, all: readonly string[], inRows: readonly string[], entries: number): SideColumn {
  const counts = countsOf(all);
  const most = Math.max(0, ...counts.values());
  if (all.length >= FEWEST && most >= SAME * all.length) return 'nothing';
  // "COMPLE" over "TED" in each row: a narrow cell has broken its word.
  if (entries >= FEWEST && all.length > 0 && [...counts.values()].every((count) => count >= SAME * entries))
    return 'nothing';
  const codes = inRows.filter(areAllCodes).length;
  const areCodes = codes >= MOSTLY * inRows.length;
  const areOwn = inRows.length >= FEWEST && counts.size >= DIFFERENT * all.length;
  if (areOwn && (cell.role === null || !areCodes) && inRows.every((value) => NUMBER.test(value))) return 'reference';
  return areCodes ? 'codes' : 'words';
}
