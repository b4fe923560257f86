import type { RawFact, RawRow } from '../extract/raw-statement.ts';
import type { DateToken } from '../grammar/tokens.ts';
import { totalsWith, type RawAccount } from '../extract/accounts/split-accounts.ts';
import { nothingMoved } from './nothing-moved.ts';
import { isDue } from './amount-due.ts';
import { carriedWords } from '../vocabulary/vocabulary.ts';
import { signedBalance } from '../grammar/tokens.ts';
import { MOST_CANDIDATES } from '../tolerances.ts';

/**
 * An end of the statement that is only a balance without a name: it may as well be an entry whose amount was not read, or
 * is lost. One that repeats the balance of the last row is none: an entry would have changed it.
 */
export function restsOnBareBalance(
  account: RawAccount,
  decision: { readonly opening: number | null; readonly closing: number | null },
): boolean {
  const worded = account.facts.filter((fact) => fact.phrase !== '').map(factValue);
  const isWorded = (units: number | null): boolean =>
    units === null ||
    worded.some((value) => Math.abs(value) === Math.abs(units)) ||
    // "Totals 120.00 85.50 1,034.50": the last one is no entry.
    account.facts.some((fact) => totalsWith(fact, Math.abs(units)));
  const repeats = (units: number | null): boolean =>
    [account.rows[0], account.rows.at(-1)].some(
      (row) => row?.balance && units !== null && Math.abs(signedBalance(row.balance)) === Math.abs(units),
    );
  return (
    account.facts.some((fact) => fact.phrase === '') &&
    !framesRows(account, decision.opening) &&
    !account.facts.some((fact) => leadsFromTo(fact, decision)) &&
    !(isWorded(decision.opening) && (isWorded(decision.closing) || repeats(decision.closing)))
  );
}

/**
 * One balance above the rows and one below them, both of nothing that is known: the lower repeats what the last row has
 * reached, so that it is an end, and no entry; the upper one, from which they go on, is printed like it.
 */
function framesRows({ rows, facts }: RawAccount, opening: number | null): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last?.balance) return false;
  const [above, ...others] = facts.filter(({ label, at }) => label === 'balance' && at < first.at);
  const [below] = facts.filter(({ label, at }) => label === 'balance' && at > last.at);
  if (!above || !below || others.length > 0) return false;
  return Math.abs(factValue(above)) === Math.abs(opening ?? NaN) && factValue(below) === signedBalance(last.balance);
}

/** "Totals 120.00 85.50 1,034.50": what came in and what went out lead from one end to the other, so that neither is an entry. */
function leadsFromTo(
  fact: RawFact,
  { opening, closing }: { readonly opening: number | null; readonly closing: number | null },
): boolean {
  if (opening === null || closing === null || !totalsWith(fact, Math.abs(closing))) return false;
  const [one, other, behind] = fact.beside.map(({ money }) => money.units);
  return behind === Math.abs(closing) && Math.abs((one ?? NaN) - (other ?? NaN)) === Math.abs(closing - opening);
}

/** The statement names its own opening or closing balance, and the sums hold only with another one: a row may be missing. */
export function passesOverNamedBalance(
  account: RawAccount,
  decision: { readonly opening: number | null; readonly closing: number | null },
): boolean {
  const first = account.rows[0]?.at ?? -1;
  return (['opening', 'closing'] as const).some((label) => {
    // "Brought forward" before the first row is the statement's own opening balance.
    const isOwn = (fact: RawFact): boolean => !carriedWords.has(fact.phrase) || fact.at < first;
    const named = account.facts.filter((fact) => fact.label === label && isOwn(fact)).map(factValue);
    const used = decision[label];
    return used !== null && named.length > 0 && !named.some((value) => Math.abs(value) === Math.abs(used));
  });
}

/**
 * The outermost row goes on from a balance without words beside it, which is neither the opening nor the closing one: that
 * may be the balance of an entry whose amount is lost, and the sums that hold without it hold by chance.
 */
export function passesOverBareBalance(
  { facts, rows }: RawAccount,
  { opening, closing }: { readonly opening: number | null; readonly closing: number | null },
): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  if (opening === null || closing === null || !first || !last) return false;
  const ends = [Math.abs(opening), Math.abs(closing)];
  return facts.some((fact) => {
    const value = factValue(fact);
    const isBare = fact.phrase === '' && !ends.includes(Math.abs(value));
    return isBare && goesOn(fact.at < first.at ? first : last, value);
  });
}

/** Whether the balance of a row is as far from another one as its amount, whichever way. */
const goesOn = ({ amount, balance }: RawRow, from: number): boolean =>
  balance !== null && Math.abs(signedBalance(balance) - from) === amount.money.units;

/** A printed balance as signed number of the print: marks and words that make it negative are heeded. */
function factValue(fact: RawFact): number {
  const value = signedBalance(fact.token);
  return fact.overdrawn && value > 0 ? -value : value;
}

/**
 * The candidates for one end of the statement, the most telling first. `reached` is the running balance of the latest row,
 * as signed number of the print; `isOfEnd` tells a balance that is dated with the last day of the period.
 */
export function balanceFacts(
  facts: readonly RawFact[],
  rows: readonly RawRow[],
  label: 'opening' | 'closing',
  reached: number | null = null,
  isOfEnd: (fact: RawFact) => boolean = () => false,
  { isLate, isEarly, dayOf }: PlacesByDate = { isLate: () => false, isEarly: () => false, dayOf: () => null },
): number[] {
  const own: number[] = [];
  const plain: number[] = [];
  const carried: number[] = [];
  const isAgain = (fact: RawFact, at: number): boolean => facts.findIndex(({ token }) => token === fact.token) < at;
  const unsaid = facts.filter((fact, at) => fact.label === 'balance' && !isAgain(fact, at));
  // Without rows two balances are both ends; one alone may be anything.
  const first = rows[0]?.at ?? (unsaid.length === 2 ? Infinity : -1);
  const last = rows[rows.length - 1]?.at ?? Infinity;
  const above = unsaid.filter((fact) => fact.at < first);
  // Beside balances of two days one without a date is of something else.
  const days = new Set(above.flatMap((fact) => dayOf(fact) ?? []));
  const before = inOrder(days.size > 1 ? above.filter((fact) => dayOf(fact) !== null) : above, isOfEnd, dayOf);
  const headline = headlineOf(facts, rows, isLate);
  // "Balance c/f" that the rows go on from, and do not end with, is where they stood at the foot of a page.
  const hasBalances = rows.some(({ balance }) => balance !== null);
  const isOfPage = (fact: RawFact): boolean => {
    const { phrase, at, token } = fact;
    if (rows.length === 0 || !carriedWords.has(phrase)) return false;
    if (label === 'closing') return at < last && reached !== null && signedBalance(token) !== reached;
    // "Balance b/f" below rows opens nothing; below those of a list that begins with the newest balances beside them tell, or its date.
    return at > first && (at < last || !(hasBalances || isEarly(fact)));
  };
  for (const fact of facts) {
    if (carriesTotals(fact, rows)) continue;
    const value = label === 'closing' ? asReached(fact, reached) : factValue(fact);
    if (fact.label === 'balance') {
      const ends = endsByPlace(fact, before, { first, last, isHeadline: fact === headline, isEarly: isEarly(fact) });
      if (ends[label] && !(label === 'opening' && isOtherBeside(fact, facts, rows))) push(plain, value);
      else if (
        label === 'closing' &&
        endsSummary(fact, facts, rows[0]?.at ?? Infinity, isOfEnd(fact)) &&
        (reached === null || reached === value || isOfEnd(fact))
      )
        push(plain, value);
    } else if (label === 'closing' && isDueAsReached(fact, reached)) push(plain, value);
    else if (label === 'opening' && fact.label === 'carried' && fact.at < first) push(carried, value);
    else if (fact.label === label && !isOfPage(fact)) push(carriedWords.has(fact.phrase) ? carried : own, value);
  }
  if (label === 'closing' && own.length + plain.length === 0 && reached !== null)
    for (const fact of facts) if (fact.at > last && totalsWith(fact, Math.abs(reached))) push(plain, reached);
  // "Carried forward" stands at the foot of every page: only the last one can be the statement's own closing balance.
  if (label === 'closing') carried.reverse();
  // Where the statement names its own balance, one carried from a page to the next never stands in for it.
  const candidates = [...new Set([...own, ...plain, ...(own.length > 0 ? [] : carried)])];
  if (label === 'closing' && candidates.length === 0 && rows.length === 0) {
    const [opening] = balanceFacts(facts, rows, 'opening');
    if (opening !== undefined && nothingMoved(facts, opening)) return [opening];
  }
  const named = facts.filter((fact) => fact.label === label);
  candidates.sort((a, b) => leads(b, rows, label, reached) - leads(a, rows, label, reached));
  return withoutUnmarked(candidates, named).slice(0, MOST_CANDIDATES);
}

/**
 * Whether the balances of the rows lead from or to a candidate (1 or 0). Of several accounts together a summary may name
 * other ends, just as far apart.
 */
function leads(value: number, rows: readonly RawRow[], label: 'opening' | 'closing', reached: number | null): number {
  if (label === 'closing') return Number(value === reached);
  return Number([rows[0], rows.at(-1)].some((row) => row !== undefined && goesOn(row, value)));
}

/** "Balance on 1 May" says by its place which end it is; of two beside each other, `before` the rows, the first is the opening. */
function endsByPlace(
  fact: RawFact,
  before: readonly RawFact[],
  place: { readonly first: number; readonly last: number; readonly isHeadline: boolean; readonly isEarly: boolean },
): Readonly<Record<'opening' | 'closing', boolean>> {
  const { first, last, isHeadline, isEarly } = place;
  return {
    // Newest-first statements print below the rows what they began with.
    opening: isEarly || (!isHeadline && fact.at < first && (before.length === 1 || before[0] === fact)),
    closing: isHeadline || (fact.at > last && !isEarly) || (before.length > 1 && before.at(-1) === fact),
  };
}

/** "Current balance -2,880.49   Balance to draw on 12,119.51": beside a closing balance one that no outermost row goes on from. */
function isOtherBeside(fact: RawFact, facts: readonly RawFact[], rows: readonly RawRow[]): boolean {
  const outer = [rows[0], rows.at(-1)].flatMap((row) => (row?.balance ? [row] : []));
  const isBeside = facts.some(({ label, at }) => label === 'closing' && at === fact.at);
  return isBeside && outer.length === 2 && !outer.some((row) => goesOn(row, factValue(fact)));
}

/** "Brought forward 8,451.87 5,045.00" between rows without balances: what both columns come to, and no balance. */
function carriesTotals({ phrase, beside, at }: RawFact, rows: readonly RawRow[]): boolean {
  const isBetween = rows.some((row) => row.at < at) && rows.some((row) => row.at > at);
  const areSided = rows.every(({ column, balance }) => column !== 'amount' && balance === null);
  return (
    isBetween && areSided && carriedWords.has(phrase) && beside.filter(({ money }) => money.units !== 0).length > 1
  );
}

/** "New balance 803.09-", and below it "We collect the invoice amount of 803.09": one balance, and the mark tells its sign. */
function withoutUnmarked(candidates: readonly number[], named: readonly RawFact[]): readonly number[] {
  if (!candidates.some((value) => value !== 0 && candidates.includes(-value))) return candidates;
  const valuesOf = (isMarked: boolean): Set<number> =>
    new Set(named.filter((fact) => isMarkedFact(fact) === isMarked).map(factValue));
  const [marked, bare] = [valuesOf(true), valuesOf(false)];
  return candidates.filter((value) => marked.has(value) || !bare.has(value) || !marked.has(-value));
}

function isMarkedFact({ token: { money }, overdrawn }: RawFact): boolean {
  return money.sign !== 0 || money.side !== null || overdrawn;
}

/** "Balance on 28 February" before "Balance on 1 February": what newest-first statements print first is how they end. */
function inOrder(
  balances: readonly RawFact[],
  isOfEnd: (fact: RawFact) => boolean,
  dayOf: PlacesByDate['dayOf'],
): readonly RawFact[] {
  const [first, last] = [balances[0], balances.at(-1)];
  if (first === undefined || last === undefined) return balances;
  const isTurned =
    (dayOf(first) ?? '') > (dayOf(last) ?? '9') || (isOfEnd(first) && last.date !== null && !isOfEnd(last));
  return isTurned ? [...balances].reverse() : balances;
}

/** Tells the facts that are dated after the rows, or before them. */
export function datedBeside(rows: readonly RawRow[], isoOf: (date: DateToken) => string | null): PlacesByDate {
  const days = rows.flatMap(({ date }) => (date ? (isoOf(date) ?? []) : [])).sort();
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const dayOf = ({ date }: RawFact): string | null => date && isoOf(date);
  const isDated =
    (holds: (day: string) => boolean) =>
    (fact: RawFact): boolean => {
      const day = first < last ? dayOf(fact) : null;
      return day !== null && holds(day);
    };
  return { isLate: isDated((day) => day >= last), isEarly: isDated((day) => day < first), dayOf };
}

/** What the date of a balance says of its place among the rows. */
export interface PlacesByDate {
  /** Dated on the last day of rows that cover several days, or after it. */
  readonly isLate: (fact: RawFact) => boolean;
  /** Dated before the first one. */
  readonly isEarly: (fact: RawFact) => boolean;
  /** As ISO 8601; null where it has none. */
  readonly dayOf: (fact: RawFact) => string | null;
}

/**
 * "Balance: 994.52" above the rows, the only balance that is named, without a date or dated after them: where the rows
 * end with it, or have no balances of their own, it is what the account holds now.
 */
function headlineOf(
  facts: readonly RawFact[],
  rows: readonly RawRow[],
  isLate: (fact: RawFact) => boolean,
): RawFact | null {
  const named = facts.filter(({ label }) => label === 'balance' || label === 'opening' || label === 'closing');
  const [only] = named;
  if (only === undefined || named.length > 1 || only.label !== 'balance') return null;
  if (only.date !== null && !isLate(only)) return null;
  const printed = rows.flatMap(({ balance }) => (balance ? [balance.money.units] : []));
  if (rows.length === 0 || only.at > (rows[0] as RawRow).at) return null;
  const { units } = only.token.money;
  return printed.length === 0 || units === printed[0] || units === printed[printed.length - 1] ? only : null;
}

/**
 * "Debt on 31 December 74,344.24": without a mark of its own a balance has that of the running one it repeats. "Balance
 * carried forward 114.85 13.49 1,534.33": behind the totals of both sides it is the figure that repeats it.
 */
function asReached(fact: RawFact, reached: number | null): number {
  if (reached !== null && fact.beside.length > 1 && fact.beside.some((token) => signedBalance(token) === reached))
    return reached;
  const { units, sign, side } = fact.token.money;
  const repeats = sign === 0 && side === null && reached !== null && units === Math.abs(reached);
  return repeats ? reached : factValue(fact);
}

/** "Amount due 74.31", where the running balance has reached it: the account is closed with what is to be paid. */
function isDueAsReached(fact: RawFact, reached: number | null): boolean {
  return reached !== null && isDue(fact) && fact.token.money.units === Math.abs(reached);
}

/**
 * "Previous balance, deposits, charges, balance": above the rows a balance after a named opening one ends the summary; on
 * the same line, where it is dated with the last day.
 */
function endsSummary(fact: RawFact, facts: readonly RawFact[], first: number, isOfEnd: boolean): boolean {
  const isAfter = ({ at, token }: RawFact): boolean =>
    at < fact.at || (at === fact.at && isOfEnd && token.x1 < fact.token.x0);
  return fact.at < first && facts.some((other) => other.label === 'opening' && isAfter(other));
}

function push(list: number[], value: number): void {
  if (!list.includes(value)) list.push(value);
}
