import { signedBalance, type MoneyToken, type TokenLine } from '../../grammar/tokens.ts';
import { readLabel } from '../../grammar/read-labels.ts';
import { headDate, namesBalance } from './figures-of-line.ts';

/** So many entries between two balances are tried. */
const LONGEST_STEP = 8;

interface Mover {
  readonly line: TokenLine;
  readonly units: number;
  readonly dated: boolean;
}

/**
 * Lines without a date whose figures go on from the balance before: entries of the day above them. Of several between
 * two balances all are, where only together they make the step.
 */
export function chainedLines(
  lines: readonly TokenLine[],
  figuresOf: (line: TokenLine) => MoneyToken[],
): ReadonlySet<TokenLine> {
  const chained = new Set<TokenLine>();
  if (!lines.some((line) => mayBeChained(line, figuresOf))) return chained;
  let balance: number | null = null;
  let since: Mover[] = [];
  for (const line of lines) {
    const figures = figuresOf(line);
    const last = figures[figures.length - 1];
    if (last === undefined) continue;
    const dated = headDate(line) !== null;
    const label = readLabel(line.tokens);
    if (label !== null) {
      balance = namesBalance(label, dated) ? signedBalance(last) : null;
      since = [];
      continue;
    }
    if (figures.length === 1) {
      since.push({ line, units: last.money.units, dated });
      continue;
    }
    const moved = figures.slice(0, -1).filter(({ money }) => money.units !== 0);
    const own = { line, units: moved[0]?.money.units ?? 0, dated };
    const isEntry = moved.length === 1 && figures.length < line.tokens.length;
    // From nothing any amount that is printed twice would lead on: "0 % (tax) 16.80 0.00 16.80".
    const from = balance === 0 && since.length === 0 ? null : balance;
    const found = from === null || !isEntry ? null : movers(signedBalance(last) - from, since, own);
    for (const mover of found ?? []) if (!mover.dated) chained.add(mover.line);
    if (found === null && !dated) continue;
    balance = signedBalance(last);
    since = [];
  }
  return chained;
}

/** Most tables have no line without a date that ends in figures and is no balance. */
function mayBeChained(line: TokenLine, figuresOf: (line: TokenLine) => MoneyToken[]): boolean {
  if (line.amounts.length === 0 || headDate(line) !== null) return false;
  return figuresOf(line).length > 0 && readLabel(line.tokens) === null;
}

/** What makes the step that ends in a line: it and the dated ones before it, or all of them; null where neither does. */
function movers(step: number, since: readonly Mover[], own: Mover): readonly Mover[] | null {
  const known = [...since.filter(({ dated }) => dated), own];
  if (comesTo(step, known)) return known;
  const all = [...since, own];
  return comesTo(step, all) ? all : null;
}

/** Whether the amounts, each added or taken away, come to the step. */
function comesTo(step: number, movers: readonly Mover[]): boolean {
  if (movers.length > LONGEST_STEP) return false;
  const [first, ...rest] = movers;
  if (first === undefined) return step === 0;
  return comesTo(step - first.units, rest) || comesTo(step + first.units, rest);
}
