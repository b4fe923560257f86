import type { RawRow } from '../extract/raw-statement.ts';
import { decidePolarity } from './decide-polarity.ts';
import { holdsMoney } from './moved-by-sides.ts';
import { buildClasses, KIND_ALONE, type SignClass, type SignInput } from './sign-classes.ts';
import { findPair, solveEnds, solveGroup, type Sign } from './solve-signs.ts';
import { sidesFit } from './totals-of-sides.ts';
import { listsCharges } from './lists-charges.ts';
import { tradeView } from './trade-words.ts';
import { wordsDenyDebt, wordSign, wordsSpeakAgainst } from './words-of-rows.ts';
import { chainOf, sumOf, type Step } from '../reconcile/chain.ts';
import { signedBalance } from '../grammar/tokens.ts';
import { CHANCE_SHARE, FEWEST_STEPS } from '../tolerances.ts';

export interface SignDecision {
  readonly signs: readonly Sign[];
  /** Rows whose sign nothing printed settles. */
  readonly assumed: readonly boolean[];
  /** Rows of a scan whose balances contradict their mark: a minus was not read. */
  readonly unmarked: readonly boolean[];
  /** Balances count what is owed: the holder's view is their negative. */
  readonly isLiability: boolean;
  /** Nothing printed tells whether the balances are assets or debts. */
  readonly polarityOpen: boolean;
  /** Printed totals of both sides tell it: no word for a kind of account says more. */
  readonly totalsTell: boolean;
  readonly opening: number | null;
  readonly closing: number | null;
}

/**
 * Signs from the holder's view. Rows that look alike (same column, same mark, same heading) share one sign. The steps
 * of the running balance tell it; where there are none, opening + Σ = closing chooses among the readings that the
 * print allows; words of the rows come last and are flagged.
 */
export function decideSigns(input: SignInput): SignDecision {
  const decision = readSigns(input);
  const isCard = input.accountType === 'creditCard';
  switch (input.totals && sidesFit(input.rows, decision.signs, input.totals, isCard)) {
    case 'straight':
      return told(decision);
    case 'turned':
      return told(turnedRound(decision));
    case 'open':
      return { ...decision, polarityOpen: true };
  }
  switch (tradeView(input.rows, decision.signs, input.accountType)) {
    case 'straight':
      return { ...decision, polarityOpen: false };
    case 'turned':
      return { ...turnedRound(decision), polarityOpen: false };
    case 'likelyTurned':
      return { ...turnedRound(decision), polarityOpen: true };
    case 'open':
      return { ...decision, polarityOpen: true };
  }
  // Both ends fit the mirror as well, and in nobody's account of money most entries bear no mark and few a minus.
  const comesIn = ({ amount }: RawRow, at: number): boolean => amount.money.sign !== 0 || decision.signs[at] === 1;
  if (input.accountType === 'other' && !decision.isLiability && input.rows.every(comesIn) && listsCharges(input.rows))
    return { ...turnedRound(decision), polarityOpen: true };
  if (input.accountType === 'other' && decision.isLiability && wordsDenyDebt(input.rows, decision.signs))
    return { ...decision, polarityOpen: true };
  if (
    isCard &&
    !decision.isLiability &&
    decision.polarityOpen &&
    wordsSpeakAgainst(input.rows, turnedRound(decision).signs)
  )
    return readSigns({ ...input, accountType: 'other' });
  // What a loan is paid by names another account's side: "Direct debit".
  if (input.accountType === 'loan' || !wordsSpeakAgainst(input.rows, decision.signs)) return decision;
  // The kind of account rests on words too, and the rows say that it is no debt: a prepaid card holds money.
  const other = isDebt(input.accountType) ? readSigns({ ...input, accountType: 'other' }) : decision;
  return wordsSpeakAgainst(input.rows, other.signs) ? { ...decision, polarityOpen: true } : other;
}

/** The reading that printed totals of what went in and out agree with: no sign of it is assumed. */
function told(decision: SignDecision): SignDecision {
  return { ...decision, assumed: decision.assumed.map(() => false), polarityOpen: false, totalsTell: true };
}

/** The same arithmetic from the other side: every sign and every balance the opposite. */
function turnedRound(decision: SignDecision): SignDecision {
  const opposite = (value: number | null): number | null => (value === null ? null : -value + 0);
  return {
    ...decision,
    signs: decision.signs.map((sign): Sign => (sign === 1 ? -1 : 1)),
    isLiability: !decision.isLiability,
    opening: opposite(decision.opening),
    closing: opposite(decision.closing),
  };
}

function isDebt(kind: SignInput['accountType']): boolean {
  return kind === 'creditCard' || kind === 'folio';
}

function readSigns(input: SignInput): SignDecision {
  const { rows } = input;
  const classes = buildClasses(input);
  const { steps } = chainOf(
    rows.map(({ balance }) => ({ balance: balance && signedBalance(balance) })),
    null,
  );
  const classOf: SignClass[] = [];
  for (const each of classes) for (const row of each.rows) classOf[row] = each;
  for (const [row, way] of singleSteps(rows, steps)) {
    if (way > 0) (classOf[row] as SignClass).up++;
    else (classOf[row] as SignClass).down++;
  }
  countFirstStep(input, classes);
  if (input.accountType === 'loan') countUnevenSteps(steps, rows, classes);
  const { isLiability, open } = decidePolarity(input, classes);
  // Few debts have columns of withdrawals and deposits: where nothing names a card, the sides may be in each other's place.
  const polarityOpen = open || (isLiability && input.accountType !== 'creditCard' && holdsMoney(rows, input.tables));
  const polarity = isLiability ? -1 : 1;
  for (const each of classes) if (each.concluded) each.prior = (each.prior * polarity) as SignClass['prior'];
  const { signs, unmarked, free, mixed } = signsBySteps(rows, classes, classOf, steps, polarity);
  const firstBalance = rows.findIndex((row) => row.balance !== null);
  // The first row's step needs the opening balance.
  if (firstBalance >= 0 && input.openings.length > 0)
    solveGroup(
      rows,
      signs,
      [...rows.keys()].slice(0, firstBalance + 1),
      input.openings.map((opening) => polarity * (balanceOf(rows[firstBalance] as RawRow) - opening)),
    );
  const assumed = new Array<boolean>(rows.length).fill(false);
  const [opening, closing] = settleFree(input, free, mixed, signs, assumed, polarity);
  for (const step of steps)
    if (step.rows.some((row) => signs[row] === 0)) solveGroup(rows, signs, step.rows, [polarity * step.delta]);
  rows.forEach((raw, row) => {
    if (signs[row] !== 0) return;
    const own = classOf[row] as SignClass;
    if (raw.amount.money.units === 0) signs[row] = 1;
    else if (own.prior !== 0) signs[row] = own.prior;
    else {
      signs[row] = wordSign(raw) ?? (isDebt(input.accountType) ? -1 : own.up > own.down ? 1 : -1);
      assumed[row] = true;
    }
  });
  for (const row of loneTurns(rows, signs, classes)) assumed[row] = true;
  return { signs: signs as Sign[], assumed, unmarked, isLiability, polarityOpen, totalsTell: false, opening, closing };
}

/**
 * Rows of a column for one side, beside one for the other, that alone of their kind go the other way: the balance says so,
 * but it says the same where an entry before them is lost that was twice as much.
 */
function loneTurns(rows: readonly RawRow[], signs: readonly (Sign | 0)[], classes: readonly SignClass[]): number[] {
  const columns = new Set(rows.map(({ column }) => column));
  if (!columns.has('debit') || !columns.has('credit')) return [];
  return classes.flatMap((own) => {
    const sided = own.rows.filter((row) => rows[row]?.column !== 'amount');
    const [up, down] = [1, -1].map((sign) => sided.filter((row) => signs[row] === sign)) as [number[], number[]];
    const [few, many] = up.length < down.length ? [up, down] : [down, up];
    return few.length === 1 && many.length > 1 ? few : [];
  });
}

/** The rows whose own amount is the step of the balance to them, and which way it goes. */
function singleSteps(rows: readonly RawRow[], steps: readonly Step[]): [row: number, way: 1 | -1][] {
  return steps.flatMap(({ rows: [row = -1, other], delta }): [number, 1 | -1][] => {
    const isOwn = other === undefined && delta !== 0 && Math.abs(delta) === rows[row]?.amount.money.units;
    return isOwn ? [[row, delta > 0 ? 1 : -1]] : [];
  });
}

/** The signs that single steps tell: of whole classes that go one way, else of single rows; 0 where they tell none. */
function signsBySteps(
  rows: readonly RawRow[],
  classes: readonly SignClass[],
  classOf: readonly SignClass[],
  steps: readonly Step[],
  polarity: 1 | -1,
): { signs: (Sign | 0)[]; unmarked: boolean[]; free: SignClass[]; mixed: SignClass[] } {
  const signs = new Array<Sign | 0>(rows.length).fill(0);
  const unmarked = new Array<boolean>(rows.length).fill(false);
  const isScan = rows.some((row) => row.confidence < 1);
  const stepped = classes.filter(({ up, down }) => up + down > 0);
  const mixed = stepped.filter((each) => goesBothWays(each, isScan));
  for (const each of stepped) {
    if (mixed.includes(each)) continue;
    for (const row of each.rows) signs[row] = ((each.up >= each.down ? 1 : -1) * polarity) as Sign;
  }
  // Single steps decide rows of a class that goes both ways, and their columns where each goes one.
  for (const each of mixed)
    for (const [row, way] of waysOfColumns(rows, each.rows, steps)) signs[row] = (way * polarity) as Sign;
  for (const [row, way] of singleSteps(rows, steps)) if (signs[row] === 0) signs[row] = (way * polarity) as Sign;
  if (isScan)
    for (const {
      rows: [row = -1, other],
    } of steps) {
      const prior = classOf[row]?.prior ?? 0;
      if (other === undefined) unmarked[row] = prior !== 0 && signs[row] !== 0 && signs[row] !== prior;
    }
  return { signs, unmarked, free: classes.filter(({ up, down }) => up + down === 0), mixed };
}

function goesBothWays({ rows, up, down, weight }: SignClass, isScan: boolean): boolean {
  const fewer = Math.min(up, down);
  if (fewer === 0) return false;
  // A scan loses the minus of some rows: then each row's own step tells its sign. One column holds both sides, whatever it
  // is called, where the balance steps by every single amount of it.
  return isScan || up + down >= rows.length - 1 || (weight <= KIND_ALONE && fewer >= (up + down) * CHANCE_SHARE);
}

/**
 * The way of each row by the place of its amount, where those of one class stand in several columns without a name of a
 * side, and all steps of the balance beside each column go one way.
 */
function waysOfColumns(rows: readonly RawRow[], own: readonly number[], steps: readonly Step[]): Map<number, 1 | -1> {
  const found = new Map<number, 1 | -1>();
  const placeOf = (at: number): number => rows[at]?.cells?.indexOf(rows[at].amount) ?? -1;
  const columns = Map.groupBy(own, placeOf);
  if (columns.size < 2 || columns.has(-1)) return found;
  const single = singleSteps(rows, steps);
  for (const members of columns.values()) {
    const ways = single.flatMap(([at, way]) => (members.includes(at) ? [way] : []));
    if (ways.length < FEWEST_STEPS || new Set(ways).size > 1) return new Map();
    for (const at of members) found.set(at, ways[0] as Sign);
  }
  return found;
}

/** The step from the opening balance to the first row's, where the row's own amount makes it. */
function countFirstStep({ rows, openings }: SignInput, classes: readonly SignClass[]): void {
  const [first] = rows;
  if (!first?.balance || first.amount.money.units === 0) return;
  const reached = signedBalance(first.balance);
  const opening = openings.find((value) => Math.abs(reached - value) === first.amount.money.units);
  const own = classes.find((each) => each.rows[0] === 0);
  if (opening === undefined || own === undefined) return;
  if (reached > opening) own.up++;
  else own.down++;
}

/**
 * Entries of a loan whose sign only its kind suggests, none of which is what its balance steps by (it is paid with
 * interest that the balance never counted): where all steps go one way, they tell it.
 */
function countUnevenSteps(steps: readonly Step[], rows: readonly RawRow[], classes: readonly SignClass[]): void {
  for (const each of classes) {
    if (each.weight > KIND_ALONE || each.up + each.down > 0) continue;
    const ofClass = new Set(each.rows);
    const own = steps.filter((step) => step.rows.length === 1 && ofClass.has(step.rows[0] as number));
    const partly = own.every(({ delta, rows: [at = 0] }) => Math.abs(delta) < (rows[at] as RawRow).amount.money.units);
    const ways = new Set(own.map(({ delta }) => Math.sign(delta)));
    if (own.length < FEWEST_STEPS || !partly || ways.size !== 1 || ways.has(0)) continue;
    if (ways.has(1)) each.up += own.length;
    else each.down += own.length;
  }
}

function balanceOf(row: RawRow): number {
  return row.balance ? signedBalance(row.balance) : 0;
}

/** Signs of the classes that no single step shows. Returns the opening and closing balance that go with them. */
function settleFree(
  input: SignInput,
  free: readonly SignClass[],
  mixed: readonly SignClass[],
  signs: (Sign | 0)[],
  assumed: boolean[],
  polarity: 1 | -1,
): [number | null, number | null] {
  const { rows } = input;
  const units = (row: number): number => (rows[row] as RawRow).amount.money.units;
  const lastBalance = rows.length > 0 ? (rows[rows.length - 1] as RawRow).balance : null;
  const openings = input.openings.map((value) => value * polarity);
  const closings =
    input.closings.length > 0
      ? input.closings.map((value) => value * polarity)
      : lastBalance
        ? [polarity * signedBalance(lastBalance)]
        : [];
  for (const each of free) {
    for (const row of each.rows) {
      // Rows that say nothing by themselves: their own words are the first guess.
      const guess =
        each.prior !== 0
          ? each.prior
          : each.guess || (wordSign(rows[row] as RawRow) ?? (input.accountType === 'creditCard' ? -1 : 0));
      signs[row] = guess;
      assumed[row] = each.prior === 0 && guess !== 0;
    }
  }
  const unsolved = mixed.some((each) => each.rows.some((row) => signs[row] === 0));
  if (!unsolved) {
    const pair = findPair(
      openings,
      closings,
      sumOf(signs, (sign, row) => sign * units(row)),
    );
    if (pair && !signs.includes(0)) {
      for (const each of free) for (const row of each.rows) assumed[row] = false;
      return [pair[0], pair[1]];
    }
    const inFree = new Set(free.flatMap((each) => each.rows));
    const fixed = sumOf(signs, (sign, row) => (inFree.has(row) ? 0 : sign * units(row)));
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
