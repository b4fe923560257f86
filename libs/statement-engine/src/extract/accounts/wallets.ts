import { signedBalance } from '../../grammar/tokens.ts';
import type { RawEvent, RawFact, RawRow } from '../raw-statement.ts';

/** So many steps of balances, of all currencies together, are no chance; a first one may go on from a named opening balance. */
const FEWEST_STEPS = 3;

/**
 * One list of entries of several currencies, each with a balance of its own: "€393.90", "¥63,700", "€343.90". Every amount
 * and the balance beside it bear the same sign of a currency, and each currency's balances go on from entry to entry: then
 * each is an account, and its entries and named balances come one after the other. Else the events stay as they are.
 */
export function partWallets(events: readonly RawEvent[]): readonly RawEvent[] {
  const rows = events.filter((event): event is RawRow => event.kind === 'row');
  const codes = new Set(rows.map(currencyOf));
  if (codes.size < 2 || codes.has(null) || holdsOthers(events)) return events;
  const named = events.filter(
    (event): event is RawFact => event.kind === 'fact' && event.token.money.currency !== null,
  );
  const wallets = [...codes].map((code) => ({
    code: code as string,
    rows: rows.filter((row) => currencyOf(row) === code),
    facts: named.filter(({ token }) => token.money.currency === code),
  }));
  const steps = wallets.map(({ rows: own, facts }) => stepsOf(own, facts) ?? stepsOf([...own].reverse(), facts));
  if (steps.includes(null) || steps.reduce((sum: number, count) => sum + (count ?? 0), 0) < FEWEST_STEPS) return events;
  const first = events.findIndex((event) => event.kind === 'row' || named.includes(event as RawFact));
  const isOfNone = (event: RawEvent): boolean => event.kind !== 'row' && !named.includes(event as RawFact);
  return [
    ...events.slice(0, first).filter(isOfNone),
    ...wallets.flatMap(({ code, rows: own, facts }): RawEvent[] => [
      { kind: 'currency', at: (own[0] as RawRow).at, value: code },
      ...[...own, ...facts].sort((a, b) => a.at - b.at),
    ]),
  ];
}

/** Whether there are several statements, or balances of which nothing says whose they are. */
function holdsOthers(events: readonly RawEvent[]): boolean {
  const valuesOf = (kind: RawEvent['kind']): number =>
    new Set(events.flatMap((event) => (event.kind === kind && 'value' in event ? [event.value] : []))).size;
  return (
    valuesOf('period') > 1 ||
    valuesOf('account') > 1 ||
    events.some(
      (event) =>
        event.kind === 'fact' &&
        (event.label === 'opening' || event.label === 'closing') &&
        !event.token.money.currency,
    )
  );
}

/** The currency that an amount and the balance beside it are both printed with. */
function currencyOf({ amount, balance }: RawRow): string | null {
  const code = amount.money.currency;
  return code !== null && balance?.money.currency === code ? code : null;
}

/** How many steps of their balance the entries of one currency make; null where the balance does not go on by one of them. */
function stepsOf(rows: readonly RawRow[], facts: readonly RawFact[]): number | null {
  const opening = facts.find(({ label }) => label === 'opening');
  let last = opening ? signedBalance(opening.token) : null;
  let steps = 0;
  for (const { amount, balance } of rows) {
    const value = balance ? signedBalance(balance) : null;
    if (value === null) return null;
    if (last !== null && Math.abs(value - last) !== amount.money.units) return null;
    if (last !== null) steps++;
    last = value;
  }
  return steps;
}
