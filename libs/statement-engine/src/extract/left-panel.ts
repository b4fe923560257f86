import type { Token, TokenLine } from '../grammar/tokens.ts';
import { DATE_ROLES, type HeaderCell } from './header-cells.ts';

/** A panel stands off from the table by this much at least (font sizes). */
const PANEL_GAP = 1.5;
/** Dates begin at most this far left of their heading (points). */
const REACH = 12;
/** So many rows have words of a panel before their date where one stands beside the table. */
const FEWEST = 2;

/**
 * The lines without a panel that stands left of the table: where the dates' heading is the first one, nothing of a row
 * stands before its date.
 */
export function withoutLeftPanel(lines: readonly TokenLine[], cells: readonly HeaderCell[]): readonly TokenLine[] {
  const [first] = cells;
  if (first?.role == null || !DATE_ROLES.has(first.role)) return lines;
  const isFirst = (token: Token): boolean =>
    token.kind === 'date' && token.x0 >= first.x0 - REACH && token.x0 <= first.x1 && token.gap >= PANEL_GAP;
  let beside = 0;
  let edge = first.x0;
  for (const { tokens } of lines) {
    const at = tokens.findIndex(isFirst);
    if (at < 0) continue;
    edge = Math.min(edge, (tokens[at] as Token).x0);
    if (tokens.slice(0, at).some(({ text }) => /\p{L}{2}/u.test(text))) beside++;
  }
  return beside < FEWEST ? lines : lines.map((line) => rightOf(line, edge));
}

/** The part of a line from `x` on; the whole line where its words run on over that place. */
function rightOf(line: TokenLine, x: number): TokenLine {
  const isRight = ({ x0 }: { readonly x0: number }): boolean => x0 >= x - 0.5;
  const start = line.tokens.findIndex(isRight);
  const opener = line.tokens[start];
  if (start === 0 || (opener && opener.gap < PANEL_GAP)) return line;
  return {
    ...line,
    line: { ...line.line, words: line.line.words.filter(isRight) },
    tokens: line.tokens.filter(isRight),
    money: line.money.filter(isRight),
    amounts: line.amounts.filter(isRight),
    dates: line.dates.filter(isRight),
  };
}
