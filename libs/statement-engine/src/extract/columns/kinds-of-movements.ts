import { isMovement, type MoneyRole, type TableLine } from '../table.ts';
import { signedBalance, type RoleChoice } from './choose-roles.ts';

type Prior = MoneyRole | null;

/** Two such columns are the way in and the way out. */
const FEWEST_COLUMNS = 3;
/** More of them are not tried against each other. */
const MOST_COLUMNS = 7;
/** Fewer steps of the balance may be met by chance. */
const FEWEST_STEPS = 3;

/**
 * "Sales | Refunds | Chargebacks | Fees | Payouts | Balance": a column for each kind of movement, none of them signed, and a
 * balance that may be printed once a day. Each entry fills one of them; which of them raise the balance and which lower
 * it is told where one way alone leads from each balance to the next. Whose the balance is only names can tell: fees lower
 * what is held and raise what is owed.
 */
export function kindsOfMovements(priors: readonly Prior[], rows: readonly TableLine[]): RoleChoice | null {
  const balance = priors.indexOf('balance');
  const isUsed = (column: number): boolean => rows.some(({ cells }) => (cells[column]?.money.units ?? 0) !== 0);
  const kinds = priors.flatMap((prior, column) =>
    (prior === null || prior === 'fee' || isMovement(prior)) && isUsed(column) ? [column] : [],
  );
  if (balance < 0 || kinds.length < FEWEST_COLUMNS || kinds.length > MOST_COLUMNS) return null;
  const steps = stepsOf(rows, balance, kinds);
  if (
    steps === null ||
    steps.length < FEWEST_STEPS ||
    !kinds.every((_, at) => steps.some(({ sums }) => sums[at] !== 0))
  )
    return null;
  const ways = waysThrough(steps, kinds.length);
  const [way] = ways;
  if (way === undefined || ways.length > 1) return null;
  const named = new Set(kinds.flatMap((column, at) => sideByName(priors[column], way[at] === 1)));
  const owed = named.size === 1 && named.has('debt');
  const roles = priors.map((prior, column): MoneyRole => {
    const at = kinds.indexOf(column);
    if (at < 0) return prior ?? 'ignored';
    return (way[at] === 1) !== owed ? 'credit' : 'debit';
  });
  return {
    roles,
    newestFirst: false,
    chainHits: steps.length,
    chainSteps: steps.length,
    owed,
    sidesOpen: false,
    sidesConcluded: named.size !== 1,
  };
}

/** What the name of a column makes of the balance that it raises, or lowers. */
function sideByName(prior: Prior | undefined, raises: boolean): ('asset' | 'debt')[] {
  if (prior === 'fee' || prior === 'debit') return [raises ? 'debt' : 'asset'];
  return prior === 'credit' ? [raises ? 'asset' : 'debt'] : [];
}

interface Step {
  readonly delta: number;
  /** Of the entries between two balances, by column. */
  readonly sums: number[];
}

/** The steps from one printed balance to the next; null where entries fill several columns. */
function stepsOf(rows: readonly TableLine[], balance: number, kinds: readonly number[]): Step[] | null {
  const steps: Step[] = [];
  let last: number | null = null;
  let sums = kinds.map(() => 0);
  for (const { cells } of rows) {
    const filled = kinds.filter((column) => (cells[column]?.money.units ?? 0) !== 0);
    if (filled.length > 1) return null;
    kinds.forEach((column, at) => {
      const money = cells[column]?.money;
      if (money) sums[at] = (sums[at] ?? 0) + (money.sign === -1 ? -money.units : money.units);
    });
    const token = cells[balance];
    if (!token) continue;
    const value = signedBalance(token);
    if (last !== null) steps.push({ delta: value - last, sums });
    last = value;
    sums = kinds.map(() => 0);
  }
  return steps;
}

/** The ways that columns may go under which every step is met. */
function waysThrough(steps: readonly Step[], columns: number): (readonly (1 | -1)[])[] {
  const found: (readonly (1 | -1)[])[] = [];
  for (let mask = 0; mask < 1 << columns; mask++) {
    const way = Array.from({ length: columns }, (_, at): 1 | -1 => (mask & (1 << at) ? 1 : -1));
    const isMet = ({ delta, sums }: Step): boolean =>
      sums.reduce((total, sum, at) => total + sum * (way[at] as number), 0) === delta;
    if (steps.every(isMet)) found.push(way);
  }
  return found;
}
