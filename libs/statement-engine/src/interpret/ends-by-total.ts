import type { RawEvent, RawFact, RawStatement } from '../extract/raw-statement.ts';
import type { NormalAccount } from '../normalise/normalise-accounts.ts';
import { sumOf } from '../reconcile/chain.ts';
import type { Alternative } from './alternatives.ts';

/** Totals are read as ends of their accounts: less than two figures that nothing names. */
const TOTAL_COST = 1;

/** The total that an account comes to, and the ends that are called so behind it: another's, of points. */
interface LastTotal {
  readonly at: number;
  readonly others: readonly number[];
  /** The entries of one side alone come to it as well: it may be only theirs. */
  readonly isOfSide: boolean;
}

/**
 * "Total 934.62" behind the entries of an account whose opening balance and entries come to just that: what is called a
 * total is its closing balance, of all accounts of the statement where it is so. Where it may be that of one side alone,
 * the reading proves none of the other entries.
 */
export function endsByTotal({ events }: RawStatement, accounts: readonly NormalAccount[]): Alternative[] {
  const totals = accounts.flatMap((account) => lastTotal(events, account) ?? []);
  if (totals.length === 0) return [];
  const edits = new Map<number, readonly RawEvent[]>();
  for (const { at, others } of totals) {
    edits.set(at, [{ ...(events[at] as RawFact), label: 'closing' }]);
    for (const other of others) edits.set(other, []);
  }
  const entriesLeft = totals.filter(({ isOfSide }) => isOfSide).length;
  return [
    { name: 'closing by totals', cost: TOTAL_COST, totalsTaken: totals.length, entriesLeft, needsEnds: true, edits },
  ];
}

const ENDS: ReadonlySet<RawFact['label']> = new Set(['opening', 'closing', 'balance']);

function lastTotal(events: readonly RawEvent[], { rows, opening, closing }: NormalAccount): LastTotal | null {
  const last = rows.at(-1)?.raw.at;
  if (last === undefined || opening === null) return null;
  const reached = opening + sumOf(rows, ({ amount }) => amount);
  if (reached === closing || reached === 0) return null;
  const next = events.find(({ kind, at }) => at > last && (kind === 'row' || kind === 'border'))?.at ?? Infinity;
  const isBehind = (event: RawEvent, from: number): event is RawFact =>
    event.kind === 'fact' && event.at > from && event.at < next;
  const isOfUnits = (units: number): boolean => units === Math.abs(reached);
  const at = events.findIndex(
    (event) => isBehind(event, last) && event.label === 'total' && isOfUnits(event.token.money.units),
  );
  if (at < 0) return null;
  const from = (events[at] as RawFact).at;
  const others = events.flatMap((event, place) => (isBehind(event, from) && ENDS.has(event.label) ? [place] : []));
  const sides = ([1, -1] as const).map((way) => sumOf(rows, ({ amount }) => Math.max(0, amount * way)));
  return { at, others, isOfSide: sides.some(isOfUnits) };
}
