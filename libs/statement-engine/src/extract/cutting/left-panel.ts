import { withTokens, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { DATE_ROLES, type HeaderCell } from '../headings/header-cells.ts';

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
  lines.forEach((line, index) => {
    const at = line.tokens.findIndex(isFirst);
    if (at < 0) return;
    edge = Math.min(edge, (line.tokens[at] as Token).x0);
    const isBeside = (other: TokenLine | undefined): boolean =>
      other !== undefined && isParallel(line, other, first.x0) && other.tokens.some(isWord);
    if (line.tokens.slice(0, at).some(isWord) || isBeside(lines[index - 1]) || isBeside(lines[index + 1])) beside++;
  });
  return beside < FEWEST ? lines : lines.map((line) => rightOf(line, edge));
}

/** Lines of one text stand further apart than this (font sizes). */
const CLOSEST = 0.85;

/** Whether a line beside the one with a date stands left of the table, too near to it to be a line above or below. */
function isParallel({ line }: TokenLine, other: TokenLine, left: number): boolean {
  if (other.line.page !== line.page || Math.abs(other.line.baseline - line.baseline) >= CLOSEST * line.size)
    return false;
  const last = other.tokens[other.tokens.length - 1];
  return last !== undefined && last.x1 < left - REACH;
}

function isWord({ text }: Token): boolean {
  return /\p{L}{2}/u.test(text);
}

/** The part of a line from `x` on; the whole line where its words run on over that place. */
function rightOf(line: TokenLine, x: number): TokenLine {
  const isRight = ({ x0 }: { readonly x0: number }): boolean => x0 >= x - 0.5;
  const start = line.tokens.findIndex(isRight);
  const opener = line.tokens[start];
  if (start === 0 || (opener && opener.gap < PANEL_GAP)) return line;
  const words = line.line.words.filter(isRight);
  return withTokens({ ...line, line: { ...line.line, words } }, line.tokens.filter(isRight));
}
