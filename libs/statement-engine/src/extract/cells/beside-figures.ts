import type { MoneyToken, Token, TokenLine } from '../../grammar/tokens.ts';
import { isFiller } from './fillers.ts';
import { CELL_GAP } from '../../tolerances.ts';

/** The figures that are told by their order. */
interface Ordered {
  readonly placed: ReadonlyMap<MoneyToken, number>;
}

/** Whether a figure stands right behind those that are told by their order: it is of a column without a place. */
export function standsBehindFigures(token: Token, { tokens }: TokenLine, order: Ordered | undefined): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return order !== undefined && token.kind === 'money' && before?.kind === 'money' && order.placed.has(before);
}

/**
 * The words of an entry without the dash that fills an empty cell before its figures. It stands apart; where figures are
 * told by their order nothing does.
 */
export function withoutLastDash(
  text: readonly Token[],
  { tokens }: TokenLine,
  cells: readonly (MoneyToken | null)[],
  order: Ordered | undefined,
): readonly Token[] {
  const last = text.at(-1);
  const next = last && tokens[tokens.indexOf(last) + 1];
  if (last === undefined || next?.kind !== 'money' || !cells.includes(next)) return text;
  if (order === undefined && last.gap <= CELL_GAP) return text;
  if (isFiller(last.text)) return text.length > 1 ? text.slice(0, -1) : text;
  return LAST_DASH.test(last.text) ? [...text.slice(0, -1), { ...last, text: last.text.replace(LAST_DASH, '') }] : text;
}

/** A dash behind a number without decimals reads as its sign. */
const LAST_DASH = / -$/;
