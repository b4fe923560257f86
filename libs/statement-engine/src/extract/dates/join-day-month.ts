import { monthOf, type PrintedDate } from '../../grammar/date.ts';
import { withTokens, type DateToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { bareWord } from '../../vocabulary/phrases.ts';
import { dayWords, monthWords } from '../../vocabulary/vocabulary.ts';
import type { HeaderCell } from '../headings/header-cells.ts';

/** Numbers stand this near to the name of their column (points). */
const REACH = 4;

const DAY = /^(?:0?[1-9]|[12]\d|3[01])$/;
const MONTH = /^(?:0?[1-9]|1[0-2])$/;

/** Days and months in columns of their own, under headings that name them ("Día", "Mes"), are the dates of their rows. */
export function joinDayMonth(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  const day = cells.find((cell) => ends(cell, dayWords));
  const month = cells.find((cell) => ends(cell, monthWords));
  if (!day || !month || Math.abs(cells.indexOf(day) - cells.indexOf(month)) !== 1) return lines;
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
