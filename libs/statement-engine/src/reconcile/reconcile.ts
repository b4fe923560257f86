import type { CheckKind, Reason, Verdict } from '@crossfoot/contracts';
import { chainOf, sumOf } from './chain.ts';

/** One row as the check sees it, in minor units from the holder's view. */
export interface CheckedRow {
  readonly amount: number;
  /** The balance printed on the row, or null. */
  readonly balance: number | null;
}

/** A printed total and the rows it adds up. */
export interface PrintedTotal {
  readonly units: number;
  readonly rows: readonly number[];
}

export interface ReconcileInput {
  /** In the order of the page. */
  readonly rows: readonly CheckedRow[];
  readonly newestFirst: boolean;
  readonly opening: number | null;
  readonly closing: number | null;
  readonly totals: readonly PrintedTotal[];
  /** As a folio does, whether or not it says so. */
  readonly beginsWithNothing?: boolean;
  /** Reasons that arithmetic cannot see: open date order, a row without date, an unread page. */
  readonly doubts: readonly Reason[];
}

export interface ReconcileResult {
  readonly status: Verdict;
  readonly difference: number | null;
  readonly checks: readonly CheckKind[];
  readonly reasons: readonly Reason[];
  /** Row at which the chain first breaks (index in the order of the page), or null. */
  readonly breakAt: number | null;
  readonly equations: Equations;
}

/** How many of the printed equations hold, by kind, and how many do not. */
export interface Equations {
  /** Steps from one running balance to the next. */
  readonly links: number;
  /** Opening + Σ = closing. */
  readonly ends: number;
  /** Printed totals of rows. */
  readonly totals: number;
  /** Steps and ends that do not add up; of totals only those that hold say anything. */
  readonly broken: number;
}

/**
 * The verdict. `balanced` only where printed numbers cover every row and all of them hold, and nothing else is in
 * doubt. Pure: the review in the browser calls it on edited rows.
 */
export function reconcile(input: ReconcileInput): ReconcileResult {
  if (input.opening === null && input.beginsWithNothing && input.rows.length > 0) {
    const fromNothing = check({ ...input, opening: 0 });
    if (fromNothing.equations.broken === 0) return fromNothing;
    // What it comes to from nothing is not what it prints: a row is missing, or something was there before.
    if (input.closing !== null) return check({ ...input, doubts: [...input.doubts, 'rowsNotCovered'] });
  }
  return check(
    isBill(input) && sumOf(input.rows, ({ amount }) => amount) === input.closing ? { ...input, opening: 0 } : input,
  );
}

function check(input: ReconcileInput): ReconcileResult {
  const { rows, opening, closing } = input;
  const { steps, rest, last } = chainOf(rows, opening, input.newestFirst);
  const sumAt = (own: readonly number[]): number => sumOf(own, (at) => (rows[at] as CheckedRow).amount);
  const covered = new Array<boolean>(rows.length).fill(false);
  const cover = (own: readonly number[]): void => own.forEach((at) => (covered[at] = true));
  const checks: CheckKind[] = [];
  const reasons: Reason[] = [];
  let difference: number | null = null;

  const failing = steps.filter((step) => {
    const holds = sumAt(step.rows) === step.delta;
    if (holds) cover(step.rows);
    return !holds;
  });
  const links = steps.length - failing.length;
  let [ends, broken] = [0, failing.length];
  const breakAt = failing[0]?.rows.at(-1) ?? null;
  if (steps.length > 0) checks.push('runningBalance');

  if (opening !== null && closing !== null && (rows.length > 0 || opening === closing)) {
    difference = closing - opening - sumOf(rows, ({ amount }) => amount);
    checks.push('openingClosing');
    if (difference === 0) {
      ends++;
      covered.fill(true);
    } else broken++;
  } else if (closing !== null && last !== null) {
    difference = closing - last - sumAt(rest);
    if (difference === 0) cover(rest);
    else broken++;
  }

  const held = input.totals.filter((total) => Math.abs(sumAt(total.rows)) === Math.abs(total.units));
  for (const total of held) cover(total.rows);
  const totals = held.length;
  if (totals > 0) checks.push('sectionTotals');

  const equations = { links, ends, totals, broken };
  if (broken > 0) {
    reasons.push(breakAt !== null ? 'balanceBreak' : 'differenceToClosing');
    const all = unique([...reasons, ...input.doubts]);
    return { status: 'unbalanced', difference, checks, reasons: all, breakAt, equations };
  }
  if (checks.length === 0) reasons.push('nothingToCheckAgainst');
  else if (covered.includes(false) || isBill(input)) reasons.push('rowsNotCovered');
  if (rows.length === 0 && !input.doubts.includes('noRows') && difference !== 0) reasons.push('noRows');
  reasons.push(...input.doubts);
  const status: Verdict = reasons.length === 0 ? 'balanced' : 'unverifiable';
  const known = checks.length === 0 ? null : (difference ?? 0);
  return { status, difference: known, checks, reasons: unique(reasons), breakAt, equations };
}

/** What is due, without a balance before or beside any row: a bill begins with nothing, and is what its rows come to, whatever totals cover those that were read. */
function isBill({ rows, opening, closing }: ReconcileInput): boolean {
  return opening === null && closing !== null && closing < 0 && rows.every(({ balance }) => balance === null);
}

const unique = (reasons: readonly Reason[]): Reason[] => [...new Set(reasons)];
