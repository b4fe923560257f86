import type { CheckKind, Reason, Verdict } from '@crossfoot/contracts';

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
  const order = input.rows.map((_, at) => at);
  if (input.newestFirst) order.reverse();
  const covered = new Array<boolean>(input.rows.length).fill(false);
  const checks: CheckKind[] = [];
  const reasons: Reason[] = [];
  let breakAt: number | null = null;
  let difference: number | null = null;

  let last = input.opening;
  let since: number[] = [];
  let sum = 0;
  let [links, ends, broken, totals] = [0, 0, 0, 0];
  for (const at of order) {
    const row = input.rows[at] as CheckedRow;
    since.push(at);
    sum += row.amount;
    if (row.balance === null) continue;
    if (last !== null) {
      if (last + sum === row.balance) {
        for (const each of since) covered[each] = true;
        links++;
      } else {
        broken++;
        breakAt = breakAt ?? at;
      }
    }
    last = row.balance;
    since = [];
    sum = 0;
  }
  if (links > 0) checks.push('runningBalance');
  else if (breakAt !== null) checks.push('runningBalance');

  if (input.opening !== null && input.closing !== null && (input.rows.length > 0 || input.opening === input.closing)) {
    const total = input.rows.reduce((each, row) => each + row.amount, 0);
    difference = input.closing - input.opening - total;
    checks.push('openingClosing');
    if (difference === 0) {
      ends++;
      covered.fill(true);
    } else broken++;
  } else if (input.closing !== null && since.length > 0 && last !== null && last + sum === input.closing) {
    for (const each of since) covered[each] = true;
  }

  for (const total of input.totals) {
    const value = total.rows.reduce((each, at) => each + (input.rows[at] as CheckedRow).amount, 0);
    if (Math.abs(value) !== Math.abs(total.units)) continue;
    for (const at of total.rows) covered[at] = true;
    totals++;
  }
  if (totals > 0) checks.push('sectionTotals');

  const equations = { links, ends, totals, broken };
  if (broken > 0) {
    reasons.push(breakAt !== null ? 'balanceBreak' : 'differenceToClosing');
    return { status: 'unbalanced', difference, checks, reasons: [...reasons, ...input.doubts], breakAt, equations };
  }
  if (checks.length === 0) reasons.push('nothingToCheckAgainst');
  else if (covered.includes(false)) reasons.push('rowsNotCovered');
  if (input.rows.length === 0 && !input.doubts.includes('noRows') && difference !== 0) reasons.push('noRows');
  reasons.push(...input.doubts);
  const status: Verdict = reasons.length === 0 ? 'balanced' : 'unverifiable';
  return { status, difference: checks.length === 0 ? null : (difference ?? 0), checks, reasons, breakAt, equations };
}
