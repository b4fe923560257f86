import { monthOf, type PrintedDate } from '../../grammar/date.ts';
import { withTokens, type DateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { dayWords, monthWords } from '../../vocabulary/vocabulary.ts';
import type { HeaderCell } from '../headings/header-cells.ts';

/** Numbers stand this near to the name of their column (points). */
const REACH = 4;

const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;

/**
 * Days and months in columns of their own, under headings that name them ("Día", "Mes"), are the dates of their rows: also
 * twice, where the day of the purchase and that of the booking stand beside each other.
 */
export function joinDayMonth(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  return pairsOf(cells).reduce(joinPair, lines);
}

function joinPair(lines: readonly TokenLine[], { day, month }: Columns): readonly TokenLine[] {
  const [first, second] = day.x0 < month.x0 ? [day, month] : [month, day];
  return lines.map((line) => {
    const at = line.tokens.findIndex((token) => stands(token, first));
    const parts = [line.tokens[at], line.tokens[at + 1]];
    const [left, right] = parts;
    if (!left || !right || !stands(right, second)) return line;
    const date = dateOf(...(first === day ? ([left, right] as const) : ([right, left] as const)));
    return date === null ? line : dated(line, left, right, date);
  });
}

interface Columns {
  readonly day: HeaderCell;
  readonly month: HeaderCell;
}

function pairsOf(cells: readonly HeaderCell[]): Columns[] {
  return cells.flatMap((cell, at) => {
    const next = cells[at + 1];
    if (next && ends(cell, dayWords) && ends(next, monthWords)) return [{ day: cell, month: next }];
    if (next && ends(cell, monthWords) && ends(next, dayWords)) return [{ day: next, month: cell }];
    return halvesOf(cell) ?? [];
  });
}

/** The two columns under "Día Mes", names that stand so close that they came out as one. */
function halvesOf(cell: HeaderCell): Columns | null {
  const [left = '', right = ''] = cell.text.split(' ').slice(-2).map(bareWord);
  const middle = (cell.x0 + cell.x1) / 2;
  const halves = [
    { ...cell, x1: middle },
    { ...cell, x0: middle },
  ] as const;
  if (dayWords.has(left) && monthWords.has(right)) return { day: halves[0], month: halves[1] };
  if (monthWords.has(left) && dayWords.has(right)) return { day: halves[1], month: halves[0] };
  return null;
}

/** Whether the name of a column, on its last line, is one of the words: "Fecha" over "Día". */
function ends({ text }: HeaderCell, words: ReadonlySet<string>): boolean {
  return words.has(bareWord(text.split(' ').at(-1) as string));
}

function stands(token: Token, cell: HeaderCell): boolean {
  return token.x0 < cell.x1 + REACH && token.x1 > cell.x0 - REACH;
}

function dateOf(day: Token, month: Token): PrintedDate | null {
  const number = MONTH.test(month.text) ? Number(month.text) : monthOf(month.text);
  if (number === 0 || !DAY.test(day.text)) return null;
  return { kind: 'known', year: null, month: number, day: Number(day.text), words: 2 };
}

function dated(line: TokenLine, left: Token, right: Token, date: PrintedDate): TokenLine {
  const token: DateToken = {
    ...left,
    kind: 'date',
    date,
    text: `${left.text} ${right.text}`,
    x1: right.x1,
    confidence: Math.min(left.confidence, right.confidence),
  };
  const isOther = (other: Token): boolean => other !== left && other !== right;
  return withTokens(
    line,
    line.tokens.flatMap((other) => (other === left ? [token] : isOther(other) ? [other] : [])),
  );
}
