import { withTokens, type MoneyToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { CELL_GAP, leadingDate } from '../dates/find-date-columns.ts';

/** Lines this near to each other are no two lines of one cell (font sizes). */
const SAME_ROW = 0.8;
/** Figures of one column end within this distance (points). */
const SAME_EDGE = 2;
/** So many figures at one edge are a column, where so many of the dated lines have one there. */
const FEWEST = 3;
const MOSTLY = 0.6;

/** A figure that stands a fraction of a line above or below the dated line of its row. */
interface Astray {
  readonly from: number;
  readonly to: number;
  readonly token: MoneyToken;
}

/**
 * Cells centred on their row: a balance over its mark ("1,250.00" above "Cr") begins half a line above the date and the
 * amount that stand between them. Such figures are put on the line of their date where a whole column stands so; a
 * line that held nothing else stays, empty.
 */
export function joinStraddlingCells(lines: readonly TokenLine[]): readonly TokenLine[] {
  const found = lines.flatMap((line, at) => astrayIn(lines, line, at));
  // Where dates alone stand off the line, it is the row's own, and its figures stay together.
  const beside = found.filter(({ to }) => (lines[to]?.amounts.length ?? 0) > 0).length;
  if (found.length < FEWEST || beside < found.length / 2) return lines;
  const dated = lines.filter((line) => line.amounts.length > 0 && leadingDate(line) !== null);
  const targets = new Set([...dated.map(({ index }) => index), ...found.map(({ to }) => lines[to]?.index)]);
  const isAt = (edge: number, { x1 }: MoneyToken): boolean => Math.abs(x1 - edge) <= SAME_EDGE;
  const moved = found.filter(({ token: { x1 } }) => {
    const own = found.filter(({ token }) => isAt(x1, token)).length;
    const inPlace = dated.filter(({ amounts }) => amounts.some((token) => isAt(x1, token))).length;
    return own >= FEWEST && own + inPlace >= MOSTLY * targets.size;
  });
  const result = [...lines];
  for (const { from, to, token } of moved) {
    const [source, target] = [result[from] as TokenLine, result[to] as TokenLine];
    const isIn = (x: { readonly x0: number; readonly x1: number }): boolean => x.x0 < token.x1 && token.x0 < x.x1;
    const words = source.line.words.filter(isIn);
    result[from] = lineOf(
      source,
      source.tokens.filter((other) => other !== token),
      source.line.words.filter((word) => !isIn(word)),
    );
    result[to] = lineOf(target, [...target.tokens, token], [...target.line.words, ...words]);
  }
  return result;
}

/** The figures of a line without a date that stand in cells of their own, beside nothing of the dated line next to it. */
function astrayIn(lines: readonly TokenLine[], line: TokenLine, at: number): Astray[] {
  if (line.amounts.length === 0 || line.dates.length > 0) return [];
  const distance = (other: number): number => {
    const { line: there } = lines[other] ?? line;
    const isRow = lines[other] !== undefined && there.page === line.line.page && leadingDate(lines[other]) !== null;
    return isRow ? Math.abs(there.baseline - line.line.baseline) / Math.min(there.size, line.line.size) : Infinity;
  };
  const to = distance(at - 1) < distance(at + 1) ? at - 1 : at + 1;
  if (distance(to) >= SAME_ROW) return [];
  const target = lines[to] as TokenLine;
  const isFree = ({ x0, x1 }: Token): boolean => !target.tokens.some((other) => other.x0 < x1 && x0 < other.x1);
  return line.amounts.flatMap((token) => {
    const place = line.tokens.indexOf(token);
    const next = line.tokens[place + 1];
    const isCell = (place === 0 || token.gap >= CELL_GAP) && (next === undefined || next.gap >= CELL_GAP);
    return isCell && isFree(token) ? [{ from: at, to, token }] : [];
  });
}

/** The line with other words in it, from left to right and with the gaps between them. */
function lineOf(
  line: TokenLine,
  tokens: readonly Token[],
  words: readonly TokenLine['line']['words'][number][],
): TokenLine {
  return { ...withTokens(line, spaced(tokens)), line: { ...line.line, words: spaced(words) } };
}

function spaced<T extends { readonly x0: number; readonly x1: number; readonly gap: number; readonly size: number }>(
  placed: readonly T[],
): T[] {
  const sorted = [...placed].sort((a, b) => a.x0 - b.x0);
  return sorted.map((each, at) => {
    const before = sorted[at - 1];
    return before === undefined ? each : { ...each, gap: (each.x0 - before.x1) / each.size };
  });
}
