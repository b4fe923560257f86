import { monthOf, type PrintedDate } from '../../grammar/date.ts';
import type { DateToken, Token } from '../../grammar/tokens.ts';
import type { TableLine } from '../table.ts';
import { CELL_GAP } from './find-date-columns.ts';

/** Dates begin at the same place within this distance (points). */
const SAME_EDGE = 6;
/** Words of one date stand no further apart (font sizes). */
const SPACE = 0.8;

const DAY = /^(?:0?[1-9]|[12]\d|3[01])[.,]?$/;
const NAME = /^\p{L}[\p{L}\p{M}]{2,}\.?,?$/u;
const YEAR = /^(?:19|20)\d\d[.,]?$/;
const IN_ONE = /^\d{1,2}[-./]?(\p{L}[\p{L}\p{M}]{2,9})\.?[-./](?:(?:19|20)\d\d|\d\d)$/u;

type NamedDate = Extract<PrintedDate, { kind: 'known' }>;

/**
 * Whether one of the lines begins, where the date `above` them began, with what is a date in its form but for a month that no
 * language knows: what is below it is of that day, and not of the one above.
 */
export function hidesNamedMonth(lines: readonly TableLine[], above: DateToken | null): boolean {
  if (above?.date.kind !== 'known') return false;
  const { date, x0 } = above;
  return lines.some((line) => beginsAsDate(line, x0, date));
}

function beginsAsDate({ source: { tokens } }: TableLine, x0: number, { words, year }: NamedDate): boolean {
  const [first, second, third] = tokens;
  if (!first || first.kind === 'date' || Math.abs(first.x0 - x0) > SAME_EDGE) return false;
  const [, inOne] = IN_ONE.exec(first.text) ?? [];
  if (inOne !== undefined) return words === 1 && monthOf(inOne) === 0;
  if (!second || second.gap > SPACE || words === 1) return false;
  const name = DAY.test(first.text) ? second : DAY.test(second.text) ? first : null;
  if (name === null || !NAME.test(name.text) || monthOf(name.text) !== 0) return false;
  return year === null ? endsCell(third) : third !== undefined && third.gap <= SPACE && YEAR.test(third.text);
}

function endsCell(next: Token | undefined): boolean {
  return next === undefined || next.gap > CELL_GAP;
}
