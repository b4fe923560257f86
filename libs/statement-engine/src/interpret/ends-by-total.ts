import type { RawEvent, RawFact, RawStatement } from '../extract/raw-statement.ts';
import type { NormalAccount } from '../normalise/normalise-accounts.ts';
import { sumOf } from '../reconcile/chain.ts';
import type { Alternative } from './alternatives.ts';

/** Totals are read as ends of their accounts: less than two figures that nothing names. */
const TOTAL_COST = 1;

/**
 * "Total 934.62" behind the entries of an account without a closing balance, whose opening one and entries come to just
 * that: what is called a total is its closing balance, of all accounts of the statement where it is so. Where it may be
 * that of one side alone, the reading proves none of the other entries.
 */
export function endsByTotal(raw: RawStatement, accounts: readonly NormalAccount[]): Alternative[] {
  const totals = accounts.flatMap((account) => lastTotal(raw, account) ?? []);
  if (totals.length === 0) return [];
  const closing = ({ at }: { at: number }): RawFact => ({ ...(raw.events[at] as RawFact), label: 'closing' });
  return [
    {
      name: 'closing by totals',
      cost: TOTAL_COST,
      totalsTaken: totals.length,
      entriesLeft: totals.filter(({ isOfSide }) => isOfSide).length,
      needsEnds: true,
      edits: new Map(totals.map((total) => [total.at, [closing(total)]])),
    },
  ];
}

const ENDS: ReadonlySet<RawFact['label']> = new Set(['opening', 'closing', 'balance']);

/** The event with the total that an account comes to, and whether the entries of one side alone come to it as well. */
function lastTotal(
  { events, leftOut = [] }: RawStatement,
  { rows, opening, closing }: NormalAccount,
): { readonly at: number; readonly isOfSide: boolean } | null {
  const last = rows.at(-1)?.raw.at;
  if (last === undefined || opening === null || closing !== null) return null;
  // Whether the opening balance is a debt may be open as long as nothing else is an end.
  const reached = [opening, -opening].map((from) => Math.abs(from + sumOf(rows, ({ amount }) => amount)));
  const isOpening = (event: RawEvent): boolean => event.kind === 'fact' && event.label === 'opening';
  const isOpened = events.some((event) => isOpening(event) && event.at < last);
  // Behind an account that has its opening balance above another one opens the next.
  const endsAccount = (event: RawEvent): boolean =>
    event.kind === 'row' || event.kind === 'border' || (isOpened && isOpening(event));
  const next = events.find((event) => event.at > last && endsAccount(event))?.at ?? Infinity;
  const isBehind = ({ at }: { at: number }): boolean => at > last && at < next;
  const isEnd = (event: RawEvent): boolean => event.kind === 'fact' && isBehind(event) && ENDS.has(event.label);
  // Another balance, or a line that may be an entry, says that the total is one on the way.
  if (events.some(isEnd) || leftOut.some((line) => line.region === undefined && isBehind(line))) return null;
  const at = events.findIndex((event) => {
    if (event.kind !== 'fact' || !isBehind(event) || event.label !== 'total') return false;
    return event.token.money.units !== 0 && reached.includes(event.token.money.units);
  });
  const sides = ([1, -1] as const).map((way) => sumOf(rows, ({ amount }) => Math.max(0, amount * way)));
  return at < 0 ? null : { at, isOfSide: sides.includes((events[at] as RawFact).token.money.units) };
}
