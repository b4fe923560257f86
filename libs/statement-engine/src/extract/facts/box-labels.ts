import { cutAtGaps, type MoneyToken, type Token, type TokenLine } from '../../grammar/tokens.ts';
import { readLabel, type LabelledText } from '../../grammar/read-labels.ts';
import { BOX_CELL_GAP, LINE_PITCH, STACKED } from '../../tolerances.ts';
import { overlap, type Span } from '../../grammar/spans.ts';

/** The lines that a box is named in, and how far they stand above each other, and above their amounts, at most (font sizes). */
const MOST_LINES = 3;
/** The signs of an equation between the cells: "previous - payments + spending = new". */
const MARK = /^[-+=–−]$/;

/**
 * "Opening balance | Withdrawals | Deposits | Closing balance" set to the left, and below them as many amounts set to the
 * right: where none stands under its own name, each belongs to the name in its place. A word before them, "EUR", has a name
 * as well, or none.
 */
export function boxLabels(lines: readonly TokenLine[], at: number): ReadonlyMap<MoneyToken, LabelledText> {
  const { tokens, amounts } = lines[at] as TokenLine;
  const found = new Map<MoneyToken, LabelledText>();
  const cells = tokens.filter(({ kind, text }) => kind === 'money' || !MARK.test(text));
  const before = cells.length - amounts.length;
  if (amounts.length < 2 || before > 1 || cells.slice(before).some(({ kind }) => kind !== 'money')) return found;
  const names = namesAbove(lines, at).slice(-cells.length);
  const own = cells.slice(-names.length);
  const isInPlace = ({ x1 }: Token, index: number): boolean => {
    const [name, next] = [names[index], names[index + 1]];
    return name !== undefined && x1 > name.x0 && (next === undefined || x1 < next.x1);
  };
  if (names.length < amounts.length || !own.every(isInPlace)) return found;
  amounts.forEach((token) => {
    const label = readLabel(names[own.indexOf(token)]?.tokens ?? []);
    if (label) found.set(token, label);
  });
  return found;
}

interface Name extends Span {
  readonly tokens: readonly Token[];
}

/** The names right above a line, each with all of its lines. */
function namesAbove(lines: readonly TokenLine[], at: number): Name[] {
  let names: Name[] = [];
  let below = lines[at] as TokenLine;
  for (let i = at - 1, count = 0; i >= 0 && count < MOST_LINES; i--) {
    const line = lines[i] as TokenLine;
    const isFar = below.line.baseline - line.line.baseline > (count > 0 ? LINE_PITCH : STACKED) * below.line.size;
    if (line.line.page !== below.line.page || line.amounts.length > 0 || isFar) break;
    below = line;
    if (line.tokens.every(({ text }) => MARK.test(text))) continue;
    const cells = cellsOf(line.tokens);
    const merged = names.length === 0 ? cells : stacked(cells, names);
    if (merged === null) break;
    names = merged;
    count++;
  }
  return names;
}

/** Two lines of names: each cell of the shorter one goes on, or begins, one of the longer one. Null where it does not. */
function stacked(upper: readonly Name[], lower: readonly Name[]): Name[] | null {
  const [base, rest] = upper.length >= lower.length ? [upper, lower] : [lower, upper];
  if (rest.some((cell) => base.filter((other) => overlap(cell, other)).length !== 1)) return null;
  return base.map((cell) => {
    const others = rest.filter((other) => overlap(cell, other)).flatMap(({ tokens }) => tokens);
    return { ...cell, tokens: base === upper ? [...cell.tokens, ...others] : [...others, ...cell.tokens] };
  });
}

function cellsOf(tokens: readonly Token[]): Name[] {
  return cutAtGaps(tokens, BOX_CELL_GAP).map((own) => ({
    x0: (own[0] as Token).x0,
    x1: (own[own.length - 1] as Token).x1,
    tokens: own,
  }));
}
