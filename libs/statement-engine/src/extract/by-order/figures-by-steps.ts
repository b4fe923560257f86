import { readLabel } from '../../grammar/read-labels.ts';
import { signedBalance, type MoneyToken, type TokenLine } from '../../grammar/tokens.ts';
import { chainOf } from '../../reconcile/chain.ts';
import { isFigure, namesBalance } from './figures-of-line.ts';

/** The figures of a line, and whether its words name a balance. */
interface FiguredLine {
  readonly line: TokenLine;
  readonly figures: readonly MoneyToken[];
  readonly isBalance: boolean;
}

/** Where among the figures of a line its balance may stand, counted from its start or, below nought, from its end. */
const PLACES = [-1, 0, -2, 1, -3, 2] as const;

/** Fewer steps may hold by chance. */
const FEWEST_STEPS = 3;

/** What the steps from one balance to the next say of the figures of each line. */
interface Stepping {
  readonly hits: number;
  readonly tried: number;
  /** The figure of each line that makes its step. */
  readonly amounts: ReadonlyMap<TokenLine, MoneyToken>;
  readonly place: number;
}

/**
 * Tells the amount and the balance of each line, in this order, by the steps alone: the balance stands at one place among
 * the figures of all lines, and the amount is the figure that makes the step, whatever words and dates stand between
 * them. Null where too few steps hold, or where half of them fail.
 */
export function figuresBySteps(lines: readonly TokenLine[]): ((line: TokenLine) => MoneyToken[]) | null {
  const figured = lines.flatMap((line): FiguredLine[] => {
    const figures = line.tokens.filter(isFigure);
    return figures.length === 0 ? [] : [{ line, figures, isBalance: namesBalance(readLabel(line.tokens), false) }];
  });
  const best = PLACES.flatMap((place) => [stepsAt(figured, place, false), stepsAt(figured, place, true)]).reduce(
    (most, each) => (each.hits > most.hits ? each : most),
  );
  if (best.hits < FEWEST_STEPS || best.hits * 2 <= best.tried) return null;
  const told = new Map(figured.map((each) => [each.line, figuresOf(each, best)]));
  return (line) => told.get(line) ?? [];
}

function stepsAt(figured: readonly FiguredLine[], place: number, newestFirst: boolean): Stepping {
  const balanceOf = (each: FiguredLine): MoneyToken | undefined =>
    each.figures.length > 1 ? each.figures.at(place) : each.isBalance ? each.figures[0] : undefined;
  const balances = figured.map((each) => {
    const balance = balanceOf(each);
    return { balance: balance === undefined ? null : signedBalance(balance) };
  });
  const amounts = new Map<TokenLine, MoneyToken>();
  let tried = 0;
  for (const { rows, delta } of chainOf(balances, null, newestFirst).steps) {
    const own = figured[rows.at(-1) ?? -1];
    if (own === undefined || rows.length > 1 || delta === 0 || own.isBalance) continue;
    tried++;
    const amount = own.figures.find((token) => token !== balanceOf(own) && token.money.units === Math.abs(delta));
    if (amount !== undefined) amounts.set(own.line, amount);
  }
  return { hits: amounts.size, tried, amounts, place };
}

/** The amount and the balance of a line; where no step tells the amount, the figure nearest before the balance, or behind it. */
function figuresOf({ line, figures, isBalance }: FiguredLine, { amounts, place }: Stepping): MoneyToken[] {
  if (figures.length === 1) return [...figures];
  const balance = figures.at(place);
  if (balance === undefined) return [];
  if (isBalance) return [balance];
  const at = figures.indexOf(balance);
  const amount = amounts.get(line) ?? figures[at - 1] ?? figures[at + 1];
  return amount === undefined ? [balance] : [amount, balance];
}
