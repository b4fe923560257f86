import { pairRoles } from './pair-roles.ts';
import { rolesFromWords } from './roles-from-words.ts';
import { isMovement, isTotal, type MoneyRole, type Table, type TableLine } from '../table.ts';
import { withTaxed } from './taxed-columns.ts';
import { withTotalled } from './totalled-columns.ts';
import { signedBalance } from '../../grammar/tokens.ts';
import { sumOf } from '../../reconcile/chain.ts';
import { compareDates, type PrintedDate } from '../../grammar/date.ts';

export interface RoleChoice {
  readonly roles: readonly MoneyRole[];
  /** Whether the rows run from the newest to the oldest. */
  readonly newestFirst: boolean;
  /** Steps of the running balance that the other columns explain, of those that could be tried. */
  readonly chainHits: number;
  readonly chainSteps: number;
  /** The running balance rises with what the debit column holds: it counts what is owed. */
  readonly owed: boolean;
  /** Only the order of the columns tells the way out from the way in. */
  readonly sidesOpen: boolean;
  /** No heading names a side: the steps of the balance alone make two columns the way out and the way in. */
  readonly sidesConcluded: boolean;
}

/** A hypothesis needs this share of its steps explained, to stand against wrong rows and odd lines. */
const ENOUGH = 0.7;

/**
 * Which column is the balance, and what the others are. The heading's words propose; where a balance column exists,
 * its steps from row to row decide, because each step must be the amount of the row.
 */
export function chooseRoles(table: Table): RoleChoice {
  const rows = table.lines.filter(({ hasMoney, label }) => hasMoney && label !== 'aside' && !isTotal(label));
  const named = table.columns.map((column) => priorRole(column.header?.role ?? null));
  const priors = pairRoles(withTaxed(named, rows), table, rows);
  const way = wayOfDates(rows);
  let best: (RoleChoice & { score: number }) | null = null;
  for (let balance = table.columns.length - 1; balance >= 0; balance--) {
    for (const newestFirst of [false, true]) {
      if (best !== null && best.score >= rows.length - 1 + bonusOf(priors[balance], newestFirst, way)) continue;
      const trial = tryBalance(rows, priors, balance, newestFirst, way);
      if (trial && (best === null || trial.score > best.score)) best = trial;
    }
  }
  const balance = priors.indexOf('balance');
  if (best !== null && best.chainHits >= Math.min(2, best.chainSteps) && best.chainHits >= ENOUGH * best.chainSteps) {
    const chosen = best.roles.indexOf('balance');
    const isNamed = priors[chosen] !== null && priors[chosen] !== 'balance';
    if ((balance < 0 && !isNamed) || balance === chosen || best.chainHits >= 3) return best;
  }
  const said = rolesFromWords(priors, rows, table.header);
  return {
    ...said,
    roles: withTotalled(said.roles, rows, table.lines),
    newestFirst: false,
    chainHits: best?.chainHits ?? 0,
    chainSteps: best?.chainSteps ?? 0,
    owed: false,
    sidesConcluded: false,
  };
}

function priorRole(role: string | null): MoneyRole | null {
  switch (role) {
    case 'debit':
    case 'credit':
    case 'amount':
    case 'balance':
    case 'fee':
    case 'foreign':
      return role;
    case 'valueDate':
    case 'side':
      return 'amount';
    case 'other':
      return 'ignored';
    default:
      return null;
  }
}

/** How the amounts of one column make the steps of a balance. */
interface ColumnSteps {
  /** Steps up and down that an amount of the column makes, those of them with a mark, and all beside which it has one. */
  up: number;
  down: number;
  marked: number;
  tried: number;
}

/** The steps of a balance column: how many there are, how many a row explains, and which columns make them. */
interface BalanceSteps {
  readonly steps: number;
  readonly hits: number;
  readonly columns: readonly ColumnSteps[];
}

function tryBalance(
  rows: readonly TableLine[],
  priors: readonly (MoneyRole | null)[],
  balance: number,
  newestFirst: boolean,
  way: number,
): (RoleChoice & { score: number }) | null {
  const { steps, hits, columns } = stepsOfBalance(rows, priors.length, balance, newestFirst);
  if (steps === 0) return null;
  const owed = owedByNames(priors, columns);
  const roles = priors.map((_, column) => roleBySteps(priors, columns, balance, column, owed));
  return {
    roles,
    newestFirst,
    chainHits: hits,
    chainSteps: steps,
    owed,
    sidesOpen: false,
    sidesConcluded: roles.some(isSide) && !roles.some((role, column) => isSide(role) && priors[column] === role),
    score: hits - (steps - hits) * 0.5 + bonusOf(priors[balance], newestFirst, way),
  };
}

/**
 * Walks the rows in the order of the page. A step over several rows, as where only the last of a day has a balance, counts
 * where their columns explain it: mixed sides of one column explain none.
 */
function stepsOfBalance(
  rows: readonly TableLine[],
  count: number,
  balance: number,
  newestFirst: boolean,
): BalanceSteps {
  const columns = Array.from({ length: count }, (): ColumnSteps => ({ up: 0, down: 0, marked: 0, tried: 0 }));
  let [steps, hits] = [0, 0];
  let last: number | null = null;
  let movers: TableLine[] = [];
  for (const row of rows) {
    const token = row.cells[balance];
    const others = countOthers(row, balance);
    // Oldest first: a row's own amount makes its step. Newest first: the amount of the row above does.
    if (others > 0 && !(token && newestFirst)) movers.push(row);
    if (!token) continue;
    const value = signedBalance(token);
    if (others === 0 && row.label !== null) movers = [];
    else if (last !== null && movers.length > 0) {
      const step: number = newestFirst ? last - value : value - last;
      const [only] = movers as [TableLine];
      const isOwn = movers.length === 1 && Boolean(only.cells[balance]);
      const isExplained = isOwn
        ? explainsStep(only, balance, step, columns)
        : explainsTogether(movers, balance, step, columns);
      if (isExplained || isOwn) steps++;
      if (isExplained) hits++;
    }
    last = value;
    movers = newestFirst && others > 0 ? [row] : [];
  }
  return { steps, hits, columns };
}

/** Columns that meet in one step: with more of them some sum fits by accident. */
const MOST_IN_STEP = 3;

/** Whether the sums of the rows' columns make the step in just one way, each by adding to it, taking from it, or neither; counted. */
function explainsTogether(
  movers: readonly TableLine[],
  balance: number,
  step: number,
  columns: readonly ColumnSteps[],
): boolean {
  const sums = columns
    .map((_, column) => ({ column, ...sumOfColumn(movers, column) }))
    .filter(({ column, sum }) => column !== balance && sum !== 0);
  if (step === 0 || sums.length > MOST_IN_STEP) return false;
  const ways = sums.reduce<readonly (readonly number[])[]>(
    (found, { isMarked }) => found.flatMap((way) => (isMarked ? [0, 1] : [-1, 0, 1]).map((sign) => [...way, sign])),
    [[]],
  );
  const fitting = ways.filter((way) => sumOf(sums, ({ sum }, at) => sum * (way[at] as number)) === step);
  const [way] = fitting;
  if (way === undefined || fitting.length > 1) return false;
  sums.forEach(({ column, sum, isMarked }, at) => {
    const own = columns[column] as ColumnSteps;
    const moved = sum * (way[at] as number);
    own.tried++;
    if (moved > 0) own.up++;
    if (moved < 0) own.down++;
    if (moved !== 0 && isMarked) own.marked++;
  });
  return true;
}

/** What the figures of one column come to, with their marks where one has any. */
function sumOfColumn(rows: readonly TableLine[], column: number): { sum: number; isMarked: boolean } {
  const moneys = rows.flatMap((row) => row.cells[column]?.money ?? []);
  const isMarked = moneys.some(({ sign }) => sign !== 0);
  return { sum: sumOf(moneys, ({ units, sign }) => (sign === -1 ? -units : units)), isMarked };
}

/** Whether an amount of the row makes the step, or two of them together do; counted for their columns. */
function explainsStep(mover: TableLine, balance: number, step: number, columns: readonly ColumnSteps[]): boolean {
  const amounts = countOthers(mover, balance);
  let isExplained = false;
  columns.forEach((own, column) => {
    const money = mover.cells[column]?.money;
    // An empty side may be printed as 0.00.
    if (!money || column === balance || (money.units === 0 && amounts > 1)) return;
    own.tried++;
    if (Math.abs(step) !== money.units) return;
    isExplained = true;
    if (step > 0 || (step === 0 && money.sign >= 0)) own.up++;
    else own.down++;
    if (money.sign !== 0) own.marked++;
  });
  // Two equal figures explain no step of nothing: a purchase and what is billed of it.
  return isExplained || (amounts === 2 && step !== 0 && sumOfTwo(mover, balance, step));
}

/** What a column holds, as its heading proposes it and the steps of the balance confirm or deny. */
function roleBySteps(
  priors: readonly (MoneyRole | null)[],
  columns: readonly ColumnSteps[],
  balance: number,
  column: number,
  owed: boolean,
): MoneyRole {
  if (column === balance) return 'balance';
  const prior = priors[column] ?? null;
  const { up, down, tried, marked } = columns[column] as ColumnSteps;
  const unnamed = prior === null || prior === 'balance' ? 'ignored' : prior;
  const others = columns.filter((_, other) => other !== column && other !== balance);
  // What a purchase abroad was there: another column makes the steps.
  const isIdle = prior === 'amount' && tried > 0 && others.some((other) => other.up + other.down > 0);
  if (up + down === 0) return isIdle ? 'ignored' : unnamed;
  const isMoved = prior === 'debit' || prior === 'credit' || prior === 'amount';
  if (up + down < tried * 0.5 && !isMoved) return unnamed;
  if (prior === 'debit' || prior === 'credit') return prior;
  if (prior === 'fee' && priors.some(isMovement)) return prior;
  if (prior === 'amount') {
    // Gross beside net: the one that makes the balance's steps moves it.
    const isBetter = (other: ColumnSteps): boolean =>
      other.up + other.down > (up + down) * 2 && other.tried >= tried * 0.9;
    return others.some(isBetter) ? 'ignored' : 'amount';
  }
  if (marked > 0 || (up > 0 && down > 0)) return 'amount';
  // Two columns that each go one way are the in and the out column; a lone one is simply the amount.
  const goesOtherWay = (other: ColumnSteps): boolean =>
    up > 0 ? other.down > 0 && other.up === 0 : other.up > 0 && other.down === 0;
  if (!others.some(goesOtherWay)) return 'amount';
  // Beside a column of debits that raises the balance the one that lowers it is the other side.
  return up > 0 === owed ? 'debit' : 'credit';
}

/** Whether the balance rises with what columns named as debits hold, or falls with credits. */
function owedByNames(priors: readonly (MoneyRole | null)[], columns: readonly ColumnSteps[]): boolean {
  const votes = columns.reduce((sum, { up, down }, column) => {
    const prior = priors[column];
    return prior === 'debit' ? sum + up - down : prior === 'credit' ? sum - up + down : sum;
  }, 0);
  return votes > 0;
}

/** What a reading of the balances scores beside the steps that hold, of which there is one less than rows at most. */
function bonusOf(prior: MoneyRole | null | undefined, newestFirst: boolean, way: number): number {
  const word = prior === 'balance' ? 2.5 : prior === null ? 0 : -1;
  const isAgainstDates = newestFirst ? way > 0 : way < 0;
  return word - (newestFirst ? 0.1 : 0) - (isAgainstDates ? AGAINST_DATES : 0);
}

/**
 * What an order of the rows costs that their dates deny: a balance before each entry, read the other way round, makes as
 * many steps as the one behind it.
 */
const AGAINST_DATES = 2;

/** Whether more dates go on from the row above (above nought) or fall behind it. */
function wayOfDates(rows: readonly TableLine[]): number {
  const dates = rows.flatMap(({ dates: { posting } }) => (posting === null ? [] : [posting.date]));
  return sumOf(dates.slice(1), (date, at) => compareDates(date, dates[at] as PrintedDate));
}

function isSide(role: MoneyRole): boolean {
  return role === 'debit' || role === 'credit';
}

/** The amounts of a row but for its balance. */
function countOthers(row: TableLine, balance: number): number {
  let count = 0;
  for (let column = 0; column < row.cells.length; column++) if (column !== balance && row.cells[column]) count++;
  return count;
}

function sumOfTwo(mover: TableLine, balance: number, step: number): boolean {
  const units = mover.cells.flatMap((cell, column) => (cell && column !== balance ? [cell.money.units] : []));
  const [a, b] = units as [number, number];
  return Math.abs(step) === a + b || Math.abs(step) === Math.abs(a - b);
}
