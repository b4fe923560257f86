import { plainFact, type RawEvent, type RawRow, type RawStatement } from '../extract/raw-statement.ts';
import type { NormalAccount } from '../normalise/normalise-accounts.ts';
import { alternativesOf, type Alternative } from './alternatives.ts';
import { breaksLess, compareEvidence, evidenceOf, explainsMore, keepsAll, type Evidence } from './evidence.ts';
import { namelessTotals } from './nameless-totals.ts';
import { nonEntries } from './non-entries.ts';
import { sumOf } from '../reconcile/chain.ts';
import { MOST_READINGS, MOST_ROWS_READ, MOST_TOGETHER, READING_MARGIN } from '../tolerances.ts';

type Reader = (raw: RawStatement) => readonly NormalAccount[];

/** One reading of a statement, and what the printed figures say of it. */
interface Reading {
  readonly accounts: readonly NormalAccount[];
  readonly cost: number;
  readonly evidence: Evidence;
}

/**
 * The reading of a statement under which most of the printed equations hold: that of the steps before, or one in which
 * they decided otherwise for a class of rows. Taken only where an equation holds by it that failed before, and where
 * no other reading explains as much for about the same cost; else everything stays, and the verdict says what is open.
 */
export function interpret(printed: RawStatement, read: Reader): readonly NormalAccount[] {
  const [raw, first] = withoutTotals(printed, read);
  if (evidenceOf(first).settled) return first;
  const whole = search(raw, first, read);
  const [rest, reading] = withoutNonEntries(raw, first, read);
  if (rest === raw) return whole;
  const part = search(rest, reading, read);
  const [ofWhole, ofPart] = [evidenceOf(whole), evidenceOf(part)];
  return (ofWhole.broken - ofPart.broken || ofPart.ends - ofWhole.ends) < 0 ? whole : part;
}

/** The statement and its reading without the totals that no list of words names. */
export function withoutTotals(raw: RawStatement, read: Reader): [RawStatement, readonly NormalAccount[]] {
  const first = read(raw);
  const totals = namelessTotals(first);
  if (totals.size === 0) return [raw, first];
  const [rest, evidence] = [
    { ...raw, events: raw.events.flatMap((event) => endInstead(event, totals)) },
    evidenceOf(first),
  ];
  const next = evidenceOf(read(rest));
  // A closing balance that counts one of them knows it for an entry.
  return next.ends >= evidence.ends && next.broken <= evidence.broken ? withoutTotals(rest, read) : [raw, first];
}

/** What stands for a total: the balance beside it, to which the account came. */
function endInstead(event: RawEvent, totals: ReadonlySet<RawRow>): readonly RawEvent[] {
  if (event.kind !== 'row' || !totals.has(event)) return [event];
  const { balance, description } = event;
  return balance === null ? [] : [plainFact(event, 'closing', balance, description)];
}

/** The statement and its reading without lists that stand beside the entries, where no equation needs them. */
function withoutNonEntries(
  raw: RawStatement,
  accounts: readonly NormalAccount[],
  read: Reader,
): [RawStatement, readonly NormalAccount[]] {
  const aside = nonEntries(raw, accounts);
  if (aside.size === 0) return [raw, accounts];
  const rest = withoutRows(raw, aside);
  const reading = read(rest);
  const [next, before] = [evidenceOf(reading), evidenceOf(accounts)];
  const alone = accounts.filter(({ rows }) => rows.length > 0 && rows.every((row) => aside.has(row.raw)));
  // What a list beside the entries adds up to is its own total.
  const totals = next.totals + evidenceOf(alone).totals;
  const kept = { ...next, totals, links: before.links, accounts: next.accounts + alone.length };
  // Where sums still fail, what is left out may be what they miss.
  if (next.broken > 0 || !keepsAll(kept, before)) return [raw, accounts];
  // What is left proves itself only where the sums have no room for the others.
  const isOther = sumOf(alone, ({ rows }) => rows.length) === aside.size;
  return [rest, isOther || next.ends > before.ends ? reading : reading.map(withLeftRows)];
}

function withoutRows(raw: RawStatement, rows: ReadonlySet<RawRow>): RawStatement {
  return { ...raw, events: raw.events.filter((event) => event.kind !== 'row' || !rows.has(event)) };
}

function search(raw: RawStatement, accounts: readonly NormalAccount[], read: Reader): readonly NormalAccount[] {
  const base = evidenceOf(accounts);
  if (base.settled) return accounts;
  const alternatives = alternativesOf(raw, accounts);
  const rows = raw.events.filter(({ kind }) => kind === 'row').length;
  let left = Math.min(MOST_READINGS, Math.floor(MOST_ROWS_READ / Math.max(rows, 1)));
  const found: Reading[] = [];
  const tried = (chosen: readonly Alternative[]): Evidence | null => {
    if (left-- <= 0) return null;
    const changed = withEdits(raw, chosen);
    if (changed === null) return null;
    const reading = read(changed);
    const evidence = evidenceOf(reading);
    const cost = sumOf(chosen, (each) => each.cost);
    const entriesLeft = sumOf(chosen, (each) => each.entriesLeft ?? 0);
    if (rows > 0 ? entriesLeft * 2 >= rows : !chosen.every(areDated)) return evidence;
    // What proves fewer rows than it leaves out says little of these, whatever they lack.
    const isPart = entriesLeft > 0 || sumOf(chosen, rowsLeft) * 2 > rows;
    const totals = base.totals - sumOf(chosen, (each) => each.totalsTaken ?? 0);
    const links = base.links - sumOf(chosen, (each) => each.linksTaken ?? 0);
    if (isProof(evidence, { ...base, totals, links }, chosen))
      found.push({ accounts: isPart ? reading.map(withLeftRows) : reading, cost, evidence });
    return evidence;
  };
  const single = alternatives.map((each) => tried([each]));
  for (const together of summingUp(alternatives, single, base)) tried(together);
  if (!found.some(({ evidence }) => evidence.broken === 0)) for (const pair of pairsOf(alternatives)) tried(pair);
  return bestOf(found)?.accounts ?? accounts;
}

/** Whether the lines that an alternative takes for entries are those of a list: without a date they may be anything. */
function areDated({ added = [] }: Alternative): boolean {
  return added.every((event) => event.kind === 'row' && event.date !== null);
}

/** How many rows an alternative leaves out. */
function rowsLeft({ edits }: Alternative): number {
  return [...edits.values()].filter((instead) => instead.length === 0).length;
}

/** What was left out may be entries of another account: the sums hold, and do not speak of them. */
function withLeftRows(account: NormalAccount): NormalAccount {
  return { ...account, doubts: [...new Set([...account.doubts, 'rowsNotCovered' as const])] };
}

function isProof(evidence: Evidence, base: Evidence, chosen: readonly Alternative[]): boolean {
  if (chosen.some(({ needsEnds }) => needsEnds) && evidence.ends <= base.ends) return false;
  const ofTotals = chosen.every(({ entriesLeft, turnsSides }) => !entriesLeft && !turnsSides);
  if (explainsMore(evidence, base, ofTotals)) return true;
  // The step from one list to the next is none.
  const apart = { ...base, links: base.links - chosen.length };
  if (chosen.every(({ isNewList }) => isNewList === true) && keepsAll(evidence, apart)) return true;
  return chosen.every(({ isBorder }) => isBorder === true) && breaksLess(evidence, base);
}

/** The reading that proves most at the least cost; null where another with other figures is as good. */
function bestOf(found: readonly Reading[]): Reading | null {
  const ordered = found.toSorted((a, b) => compareEvidence(a.evidence, b.evidence) || a.cost - b.cost);
  const [best] = ordered;
  if (best === undefined) return null;
  const isRival = ({ evidence, cost }: Reading): boolean =>
    compareEvidence(evidence, best.evidence) === 0 &&
    evidence.figures !== best.evidence.figures &&
    cost < best.cost + READING_MARGIN;
  return ordered.some(isRival) ? null : best;
}

/** The statement with all edits of the alternatives; null where two of them change the same row. */
function withEdits(raw: RawStatement, chosen: readonly Alternative[]): RawStatement | null {
  const edits = new Map<number, readonly RawEvent[]>();
  for (const { edits: own } of chosen)
    for (const [at, instead] of own) {
      if (edits.has(at)) return null;
      edits.set(at, instead);
    }
  const events = raw.events.flatMap((event, at) => edits.get(at) ?? [event]);
  const added = chosen.flatMap((each) => each.added ?? []);
  return { ...raw, events: added.length === 0 ? events : [...events, ...added].toSorted((a, b) => a.at - b.at) };
}

/** The sets of alternatives whose effects, each seen by itself, together lead from opening to closing. */
function* summingUp(
  alternatives: readonly Alternative[],
  single: readonly (Evidence | null)[],
  base: Evidence,
): Generator<readonly Alternative[]> {
  const effects = single.map((evidence) => effectOf(evidence, base));
  const usable = effects.flatMap((effect, at) => (effect !== null && effect.some((each) => each !== 0) ? [at] : []));
  for (let size = 2; size <= MOST_TOGETHER; size++)
    for (const chosen of combinations(usable, size)) {
      const closes = base.differences.every(
        (gap, account) => gap === null || gap + sumOf(chosen, (at) => effects[at]?.[account] ?? 0) === 0,
      );
      if (closes) yield chosen.map((at) => alternatives[at] as Alternative);
    }
}

/** What an alternative does to the difference of each account; null where it makes other accounts. */
function effectOf(evidence: Evidence | null, base: Evidence): number[] | null {
  if (evidence === null || base.differences.every((gap) => gap === null)) return null;
  if (evidence.differences.length !== base.differences.length) return null;
  return base.differences.map((gap, at) => (gap === null ? 0 : (evidence.differences[at] ?? gap) - gap));
}

function* combinations(from: readonly number[], size: number, start = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = start; at + size <= from.length; at++)
    for (const rest of combinations(from, size - 1, at + 1)) yield [from[at] as number, ...rest];
}

function* pairsOf(alternatives: readonly Alternative[]): Generator<readonly Alternative[]> {
  for (const pair of combinations([...alternatives.keys()], 2)) yield pair.map((at) => alternatives[at] as Alternative);
}
