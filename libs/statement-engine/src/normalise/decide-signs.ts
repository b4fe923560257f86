import type { AccountType } from '@crossfoot/contracts';
import { signedBalance } from '../extract/choose-roles.ts';
import type { RawRow, RawTable } from '../extract/raw-statement.ts';
import { bareWord } from '../vocabulary/phrases.ts';
import { rowWords } from '../vocabulary/vocabulary.ts';

export type Sign = 1 | -1;

export interface SignInput {
  /** Oldest first. */
  readonly rows: readonly RawRow[];
  readonly tables: readonly RawTable[];
  readonly accountType: AccountType;
  /** Printed opening and closing balances as printed (positive where unsigned), best candidate first. */
  readonly openings: readonly number[];
  readonly closings: readonly number[];
}

export interface SignDecision {
  readonly signs: readonly Sign[];
  /** Rows whose sign nothing printed settles. */
  readonly assumed: readonly boolean[];
  /** Balances count what is owed: the holder's view is their negative. */
  readonly owed: boolean;
  /** Nothing printed tells whether the balances are assets or debts. */
  readonly polarityOpen: boolean;
  readonly opening: number | null;
  readonly closing: number | null;
}

/** More groups of like rows than this are not tried against each other. */
const MAX_FREE_CLASSES = 10;

interface SignClass {
  readonly rows: number[];
  /** What the print says by itself: column, mark, heading; 0 where it says nothing. */
  prior: -1 | 0 | 1;
  /** How hard it would be to believe the opposite. */
  weight: number;
  up: number;
  down: number;
}

/**
 * Signs from the holder's view. Rows that look alike (same column, same mark, same heading) share one sign. The steps
 * of the running balance tell it; where there are none, opening + Σ = closing chooses among the readings that the
 * print allows; words of the rows come last and are flagged.
 */
export function decideSigns(input: SignInput): SignDecision {
  const { rows } = input;
  const classes = buildClasses(rows, input.accountType);
  const steps = balanceSteps(rows);
  const classOf = new Array<number>(rows.length).fill(0);
  classes.forEach((each, at) => each.rows.forEach((row) => (classOf[row] = at)));
  for (const step of steps) {
    if (step.rows.length !== 1) continue;
    const row = step.rows[0] as number;
    if (Math.abs(step.delta) !== (rows[row] as RawRow).amount.money.units || step.delta === 0) continue;
    const own = classes[classOf[row] as number] as SignClass;
    if (step.delta > 0) own.up++;
    else own.down++;
  }
  const { owed, open: polarityOpen } = decideView(input, classes);
  const view = owed ? -1 : 1;
  const openings = [...input.openings];
  const firstBalance = rows.findIndex((row) => row.balance !== null);
  const signs = new Array<Sign | 0>(rows.length).fill(0);
  const assumed = new Array<boolean>(rows.length).fill(false);
  const free: SignClass[] = [];
  const mixed: SignClass[] = [];
  for (const each of classes) {
    const total = each.up + each.down;
    if (
      total > 0 &&
      (each.prior !== 0 || Math.min(each.up, each.down) === 0 || Math.min(each.up, each.down) < total * 0.04)
    ) {
      const sign = (each.up >= each.down ? 1 : -1) * view;
      for (const row of each.rows) signs[row] = sign as Sign;
    } else if (total > 0) mixed.push(each);
    else free.push(each);
  }
  // Single steps decide rows of a class that goes both ways.
  for (const each of mixed) {
    for (const row of each.rows) signs[row] = 0;
  }
  for (const step of steps) {
    if (step.rows.length !== 1) continue;
    const row = step.rows[0] as number;
    if (signs[row] === 0 && Math.abs(step.delta) === (rows[row] as RawRow).amount.money.units && step.delta !== 0)
      signs[row] = ((step.delta > 0 ? 1 : -1) * view) as Sign;
  }
  // The first row's step needs the opening balance.
  if (firstBalance >= 0 && openings.length > 0)
    solveGroup(
      rows,
      signs,
      firstRows(firstBalance),
      openings.map((opening) => view * (balanceOf(rows[firstBalance] as RawRow) - opening)),
    );
  const [opening, closing] = settleFree(input, free, mixed, signs, assumed, view);
  for (const step of steps)
    if (step.rows.some((row) => signs[row] === 0)) solveGroup(rows, signs, step.rows, [view * step.delta]);
  for (let row = 0; row < rows.length; row++) {
    if (signs[row] !== 0) continue;
    const raw = rows[row] as RawRow;
    const own = classes[classOf[row] as number] as SignClass;
    if (raw.amount.money.units === 0) signs[row] = 1;
    else if (own.prior !== 0) signs[row] = own.prior;
    else {
      signs[row] =
        wordSign(raw) ??
        (input.accountType === 'creditCard' || input.accountType === 'folio' ? -1 : own.up > own.down ? 1 : -1);
      assumed[row] = true;
    }
  }
  return { signs: signs as Sign[], assumed, owed, polarityOpen, opening, closing };
}

function firstRows(until: number): number[] {
  return Array.from({ length: until + 1 }, (_, at) => at);
}

function balanceOf(row: RawRow): number {
  return row.balance ? signedBalance(row.balance) : 0;
}

interface Step {
  readonly rows: number[];
  readonly delta: number;
}

/** From one printed balance to the next: the rows between, and what they must add up to. */
function balanceSteps(rows: readonly RawRow[]): Step[] {
  const steps: Step[] = [];
  let last: number | null = null;
  let since: number[] = [];
  rows.forEach((row, at) => {
    since.push(at);
    if (!row.balance) return;
    const value = signedBalance(row.balance);
    if (last !== null) steps.push({ rows: since, delta: value - last });
    last = value;
    since = [];
  });
  return steps;
}

function markOf(row: RawRow): string {
  const { sign, side } = row.amount.money;
  const named = side ?? row.side;
  if (named) return named;
  return sign === -1 ? '-' : sign === 1 ? '+' : '';
}

function buildClasses(rows: readonly RawRow[], kind: AccountType): SignClass[] {
  const byKey = new Map<string, SignClass>();
  const marks = new Map<string, number>();
  const columnMarks = new Map<string, number>();
  for (const row of rows) {
    const mark = markOf(row);
    const group = `${row.table}|${row.column}|${row.section?.id ?? 0}`;
    columnMarks.set(`${group}|${mark}`, (columnMarks.get(`${group}|${mark}`) ?? 0) + 1);
    columnMarks.set(group, (columnMarks.get(group) ?? 0) + 1);
    if (row.column === 'amount') marks.set(mark, (marks.get(mark) ?? 0) + 1);
  }
  rows.forEach((row, at) => {
    const mark = markOf(row);
    const key = `${row.column === 'amount' ? '' : row.table}|${row.column}|${row.section?.direction ?? row.section?.id ?? 0}|${mark}`;
    let own = byKey.get(key);
    if (!own) {
      const group = `${row.table}|${row.column}|${row.section?.id ?? 0}`;
      const usual = (columnMarks.get(`${group}|${mark}`) ?? 0) * 2 >= (columnMarks.get(group) ?? 1);
      own = { rows: [], up: 0, down: 0, ...priorOf(row, mark, usual, marks, kind) };
      byKey.set(key, own);
    }
    own.rows.push(at);
  });
  return [...byKey.values()];
}

function priorOf(
  row: RawRow,
  mark: string,
  usual: boolean,
  marks: ReadonlyMap<string, number>,
  kind: AccountType,
): { prior: -1 | 0 | 1; weight: number } {
  if (row.column !== 'amount') {
    const way = row.column === 'credit' ? 1 : -1;
    if (mark === 'credit' || mark === 'debit') return { prior: mark === 'credit' ? 1 : -1, weight: 4 };
    // A minus in most cells of a column of debits only repeats what the column says; in few it turns them round.
    return { prior: (mark === '-' && !usual ? -way : way) as 1 | -1, weight: 4 };
  }
  if (mark === 'credit' || mark === 'debit') return { prior: mark === 'credit' ? 1 : -1, weight: 3 };
  const section = row.section?.direction;
  if (section === 'in' || section === 'out') {
    const way = section === 'in' ? 1 : -1;
    return { prior: (usual ? way : -way) as 1 | -1, weight: 3 };
  }
  const card = kind === 'creditCard' || kind === 'folio' || kind === 'loan';
  const hasSides = (marks.get('credit') ?? 0) + (marks.get('debit') ?? 0) > 0;
  const hasSigns = (marks.get('-') ?? 0) + (marks.get('+') ?? 0) > 0;
  if (card && (mark === '-' || mark === '+') && marks.has('-') && marks.has('+')) {
    // Most entries of a card are charges, whichever of the two signs they bear.
    const isUsual = (marks.get(mark) ?? 0) * 2 > (marks.get('-') ?? 0) + (marks.get('+') ?? 0);
    return { prior: isUsual ? -1 : 1, weight: 1.5 };
  }
  if (mark === '-') return { prior: card ? 1 : -1, weight: card ? 1.5 : 3 };
  if (mark === '+') return { prior: 1, weight: card ? 1.5 : 3 };
  if (hasSides) return { prior: (marks.get('credit') ?? 0) > 0 ? -1 : 1, weight: 2.5 };
  if (hasSigns) {
    if (card) return { prior: (marks.get('-') ?? 0) > 0 && (marks.get('+') ?? 0) === 0 ? -1 : -1, weight: 1.5 };
    return { prior: (marks.get('-') ?? 0) > 0 ? 1 : -1, weight: 2.5 };
  }
  return { prior: card ? -1 : 0, weight: card ? 1 : 0 };
}

interface View {
  readonly owed: boolean;
  readonly open: boolean;
}

/** Whether balances count what is owed. Arithmetic is the same both ways, so only what is printed can tell. */
function decideView(input: SignInput, classes: readonly SignClass[]): View {
  const printed = input.rows.filter((row) => row.balance !== null && row.balance.money.units !== 0);
  const negative = printed.filter((row) => signedBalance(row.balance as NonNullable<RawRow['balance']>) < 0).length;
  const debts = input.accountType === 'creditCard' || input.accountType === 'loan' || input.accountType === 'folio';
  if (printed.length === 0) return decideViewByEnds(input, classes, debts);
  let score = 0;
  for (const each of classes) {
    if (each.prior === 0 || each.up === each.down) continue;
    score += (each.up > each.down ? 1 : -1) * each.prior * each.weight * Math.min(3, Math.abs(each.up - each.down));
  }
  if (printed.length > 0 && negative * 2 > printed.length) score += 4;
  else if (debts) score -= 5;
  // What a checking or savings account holds is no debt: where it reads so, something else is wrong.
  const asset = input.accountType === 'checking' || input.accountType === 'savings';
  return { owed: score < 0, open: asset && score < 0 };
}

/** What a kind of account says about its balances, against the weights of columns and marks. */
const KIND_WEIGHT = 3.5;

/** Priors of this weight in all, turned round, leave the view open. */
const CONTRADICTION = 5;

/** Without balances beside the rows: the view under which the ends fit with the least contradiction of the print. */
function decideViewByEnds(input: SignInput, classes: readonly SignClass[], debts: boolean): View {
  const ends = [...input.openings, ...input.closings];
  // A card in credit prints one end negative; only where all are do the balances stand in the holder's own sign.
  const negative = ends.length > 0 && ends.every((value) => value <= 0) && ends.some((value) => value < 0);
  const usual = debts && !negative;
  const costOf = (view: 1 | -1): number => {
    const reading = solveEnds(
      input.rows,
      classes,
      0,
      input.openings.map((value) => value * view),
      input.closings.map((value) => value * view),
    );
    const mismatch = (view === -1) !== usual ? (input.accountType === 'other' ? 0.4 : KIND_WEIGHT) : 0;
    return reading ? reading.cost + mismatch : Infinity;
  };
  const asset = costOf(1);
  const owed = costOf(-1);
  const known = input.accountType !== 'other' && input.accountType !== 'folio';
  const open = Number.isFinite(asset) && Number.isFinite(owed) && Math.abs(asset - owed) < 1 && !known;
  const view = asset === owed ? usual : owed < asset;
  // A debt read as an asset against its own kind is never settled.
  // A reading that turns the printed signs round is never settled by the kind alone.
  const contradicts = view ? owed - (usual ? 0 : KIND_WEIGHT) : asset - (usual ? KIND_WEIGHT : 0);
  return {
    owed: view,
    open: open || (debts && !negative && !view) || (Number.isFinite(contradicts) && contradicts >= CONTRADICTION),
  };
}

/** One way to read the classes so that opening + Σ = closing. */
interface Reading {
  readonly signs: readonly Sign[];
  readonly pair: readonly [number, number];
  /** How much of the print it contradicts. */
  readonly cost: number;
  readonly ambiguous: boolean;
}

/** The least costly reading of `classes` under which the fixed rows and theirs lead from an opening to a closing balance. */
function solveEnds(
  rows: readonly RawRow[],
  classes: readonly SignClass[],
  fixed: number,
  openings: readonly number[],
  closings: readonly number[],
): Reading | null {
  if (classes.length > MAX_FREE_CLASSES || openings.length === 0 || closings.length === 0) return null;
  const sums = classes.map((each) =>
    each.rows.reduce((total, row) => total + (rows[row] as RawRow).amount.money.units, 0),
  );
  let best: Reading | null = null;
  for (let mask = 0; mask < 1 << classes.length; mask++) {
    let total = fixed;
    let cost = 0;
    const signs = classes.map((each, at): Sign => {
      const sign: Sign = mask & (1 << at) ? 1 : -1;
      total += sign * (sums[at] as number);
      if (each.prior !== 0 && sign !== each.prior && sums[at] !== 0) cost += each.weight;
      return sign;
    });
    if (best !== null && cost > best.cost) continue;
    const pair = findPair(openings, closings, total);
    if (!pair) continue;
    const tie: boolean =
      best !== null && best.cost === cost && signs.some((sign, at) => sums[at] !== 0 && sign !== best?.signs[at]);
    best = { signs, pair, cost, ambiguous: tie };
  }
  return best;
}

function findPair(
  openings: readonly number[],
  closings: readonly number[],
  sum: number,
): readonly [number, number] | null {
  for (const opening of openings)
    for (const closing of closings) if (opening + sum === closing) return [opening, closing];
  return null;
}

/** Signs of the classes that no single step shows. Returns the opening and closing balance that go with them. */
function settleFree(
  input: SignInput,
  free: readonly SignClass[],
  mixed: readonly SignClass[],
  signs: (Sign | 0)[],
  assumed: boolean[],
  view: 1 | -1,
): [number | null, number | null] {
  const { rows } = input;
  const units = (row: number): number => (rows[row] as RawRow).amount.money.units;
  const lastBalance = rows.length > 0 ? (rows[rows.length - 1] as RawRow).balance : null;
  const openings = input.openings.map((value) => value * view);
  const closings =
    input.closings.length > 0
      ? input.closings.map((value) => value * view)
      : lastBalance
        ? [view * signedBalance(lastBalance)]
        : [];
  for (const each of free) {
    for (const row of each.rows) {
      // Rows that say nothing by themselves: their own words are the first guess.
      const guess =
        each.prior !== 0
          ? each.prior
          : (wordSign(rows[row] as RawRow) ?? (input.accountType === 'creditCard' ? -1 : 0));
      signs[row] = guess;
      assumed[row] = each.prior === 0 && guess !== 0;
    }
  }
  const unsolved = mixed.some((each) => each.rows.some((row) => signs[row] === 0));
  if (!unsolved) {
    const pair = findPair(
      openings,
      closings,
      signs.reduce((total: number, sign, row) => total + sign * units(row), 0),
    );
    if (pair && !signs.includes(0)) {
      for (const each of free) for (const row of each.rows) assumed[row] = false;
      return [pair[0], pair[1]];
    }
    const inFree = new Set(free.flatMap((each) => each.rows));
    const fixed = signs.reduce((total: number, sign, row) => total + (inFree.has(row) ? 0 : sign * units(row)), 0);
    const reading = free.length > 0 ? solveEnds(rows, free, fixed, openings, closings) : null;
    if (reading) {
      free.forEach((each, at) => {
        for (const row of each.rows) {
          signs[row] = reading.signs[at] as Sign;
          assumed[row] = reading.ambiguous;
        }
      });
      return [reading.pair[0], reading.pair[1]];
    }
  }
  return [openings[0] ?? null, closings[0] ?? null];
}

/** Rows up to this many may be split into ins and outs by their sum alone. */
const MAX_SUBSET = 14;

/** Gives the unsigned rows of a group signs that add up to one of the targets, where exactly one way does. */
function solveGroup(
  rows: readonly RawRow[],
  signs: (Sign | 0)[],
  group: readonly number[],
  targets: readonly number[],
): void {
  const open = group.filter((row) => signs[row] === 0 && (rows[row] as RawRow).amount.money.units !== 0);
  if (open.length === 0 || open.length > MAX_SUBSET) return;
  const fixed = group.reduce((total, row) => total + signs[row]! * (rows[row] as RawRow).amount.money.units, 0);
  let found: number | null = null;
  for (const target of targets) {
    for (let mask = 0; mask < 1 << open.length; mask++) {
      let total = fixed;
      for (let i = 0; i < open.length; i++)
        total += (mask & (1 << i) ? 1 : -1) * (rows[open[i] as number] as RawRow).amount.money.units;
      if (total !== target) continue;
      if (found !== null && found !== mask) return;
      found = mask;
    }
    if (found !== null) break;
  }
  if (found === null) return;
  const mask = found;
  open.forEach((row, at) => (signs[row] = mask & (1 << at) ? 1 : -1));
}

function wordSign(row: RawRow): Sign | null {
  const matches = rowWords.find(row.description.split(' ').map(bareWord));
  const first = matches[0];
  return first ? (first.tag === 'in' ? 1 : -1) : null;
}
