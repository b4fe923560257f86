import type { NormalAccount } from '../normalise/normalise-accounts.ts';
import { reconcile, type Equations } from '../reconcile/reconcile.ts';
import { sumOf } from '../reconcile/chain.ts';

/** What the printed figures say of one reading of a statement. */
export interface Evidence extends Equations {
  /** By how much each account misses its closing balance, in minor units; null where the print names no two ends. */
  readonly differences: readonly (number | null)[];
  /** Every date and amount of every account: readings that agree in them say the same. */
  readonly figures: string;
  /** Accounts with entries. */
  readonly accounts: number;
  /** Accounts of which nothing tells whether balances are assets or debts: a mirror of another reading, mostly. */
  readonly mirrors: number;
  /** Accounts with entries of which no check speaks: a list beside them, mostly. */
  readonly unchecked: number;
  /** Nothing is left to look for: a check covers every row, and nothing else is in doubt. */
  readonly settled: boolean;
}

/** The equations of all accounts together, each reckoned by the one chain. */
export function evidenceOf(accounts: readonly NormalAccount[]): Evidence {
  const verdicts = accounts.map((account) => reconcile(account));
  // Two equal balances without any entry between them prove nothing.
  const empty = accounts.filter(({ rows }, at) => rows.length === 0 && verdicts[at]?.equations.ends === 1).length;
  // A figure that nothing calls a balance may be that of something else: where named ends hold as well, these are meant.
  const nameless = accounts.filter(
    ({ doubts }, at) => doubts.includes('unlabelledBalance') && verdicts[at]?.equations.ends,
  );
  const sum = (key: keyof Equations): number => sumOf(verdicts, ({ equations }) => equations[key]);
  return {
    links: sum('links'),
    ends: sum('ends') - empty - nameless.length,
    totals: sum('totals'),
    broken: sum('broken'),
    differences: verdicts.map((verdict, at) => (accounts[at]?.closing === null ? null : verdict.difference)),
    figures: accounts.map(({ rows }) => rows.map(({ date, amount }) => `${date} ${amount}`).join('\n')).join('\n\n'),
    accounts: accounts.filter(({ rows }) => rows.length > 0).length,
    mirrors: accounts.filter(({ doubts }) => doubts.includes('polarityOpen')).length,
    unchecked: accounts.filter(({ rows }, at) => rows.length > 0 && !holdsAny(verdicts[at]?.equations)).length,
    settled: verdicts.every(({ status }) => status === 'balanced'),
  };
}

function holdsAny({ links, ends, totals }: Equations = { links: 0, ends: 0, totals: 0, broken: 0 }): boolean {
  return links + ends + totals > 0;
}

/**
 * Whether a reading explains more of the print than another one: an equation holds that did not hold before, none is given
 * up for it, and no account is lost. Printed totals may be of a part of a list: what they alone tell is not enough where
 * entries with words and dates would be left out (`ofTotals` false).
 */
export function explainsMore(next: Evidence, before: Evidence, ofTotals: boolean): boolean {
  const gains = next.ends > before.ends || next.links > before.links || (ofTotals && next.totals > before.totals);
  return gains && keepsAll(next, before);
}

/** Whether fewer equations fail, and none is given up for it. */
export function breaksLess(next: Evidence, before: Evidence): boolean {
  return next.broken < before.broken && keepsAll(next, before);
}

/** Whether no equation is given up, none fails that did not, and no account is lost. */
export function keepsAll(next: Evidence, before: Evidence): boolean {
  return (
    next.broken <= before.broken &&
    keepsLinks(next, before) &&
    next.ends >= before.ends &&
    next.totals >= before.totals &&
    next.accounts >= before.accounts
  );
}

/** Steps that hold by chance where most fail may go, where opening + Σ = closing holds in their place. */
function keepsLinks(next: Evidence, before: Evidence): boolean {
  const lost = before.links - next.links;
  return lost <= 0 || (next.ends > before.ends && lost < before.broken - next.broken);
}

/** Which of two readings that both explain more proves more; negative where it is the first. */
export function compareEvidence(one: Evidence, other: Evidence): number {
  return (
    one.broken - other.broken ||
    other.ends - one.ends ||
    other.totals - one.totals ||
    other.links - one.links ||
    one.mirrors - other.mirrors ||
    one.unchecked - other.unchecked
  );
}
