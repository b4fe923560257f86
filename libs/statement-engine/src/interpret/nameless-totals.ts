import type { RawRow } from '../extract/raw-statement.ts';
import type { NormalAccount, NormalRow } from '../normalise/normalise-accounts.ts';
import { sumOf } from '../reconcile/chain.ts';
import { FEWEST_SUMMED } from '../tolerances.ts';

/**
 * The last rows of an account that lead its balance nowhere, without dates and balances or beside the balance reached, and
 * are what went in or what went out above them; and rows of one name that each come to the rows since the one before: its
 * totals and subtotals, under names that no list of words has.
 */
export function namelessTotals(accounts: readonly NormalAccount[]): ReadonlySet<RawRow> {
  const found = accounts.flatMap(({ rows }) => [...totalsBehind(rows), ...totalsBetween(rows)]);
  return new Set(found.map(({ raw }) => raw));
}

/** Rows without balances that bear the same words, at least two, of which each is the sum of all rows since the one before. */
function totalsBetween(rows: readonly NormalRow[]): readonly NormalRow[] {
  const named = Map.groupBy(
    rows.filter(({ balance, amount, raw }) => balance === null && amount !== 0 && raw.description !== ''),
    ({ raw }) => raw.description,
  );
  return [...named.values()].flatMap((own) => (own.length > 1 && areSums(own, rows) ? own : []));
}

function areSums(own: readonly NormalRow[], rows: readonly NormalRow[]): boolean {
  let from = 0;
  let most = 0;
  for (const total of own) {
    const at = rows.indexOf(total);
    const above = rows.slice(from, at);
    if (sumOf(above, ({ amount }) => amount) !== total.amount) return false;
    most = Math.max(most, above.length);
    from = at + 1;
  }
  return most >= FEWEST_SUMMED;
}

function totalsBehind(rows: readonly NormalRow[]): readonly NormalRow[] {
  const leads = ({ raw, balance }: NormalRow, at: number): boolean =>
    balance === null ? raw.date !== null && !raw.carried : balance !== rows[at - 1]?.balance;
  const last = rows.findLastIndex(leads);
  const [entries, behind] = [rows.slice(0, last + 1), rows.slice(last + 1)];
  const ways = [1, -1].map((way) => entries.filter(({ amount }) => amount * way > 0));
  const sums = ways.map((own) => Math.abs(sumOf(own, ({ amount }) => amount)));
  const wayOf = ({ amount }: NormalRow): number => sums.indexOf(Math.abs(amount));
  const isSum = (row: NormalRow): boolean => row.amount !== 0 && wayOf(row) >= 0;
  const isSure = behind.some((row) => (ways[wayOf(row)]?.length ?? 0) >= FEWEST_SUMMED);
  return (isSure && behind.every(isSum)) || summarise(entries, behind) ? behind : [];
}

/**
 * "Services 2,247.20, less payments -2,247.20" below entries with a correction among them, which either of the two may
 * count: sums of both ways that come to all entries together, each of most of what went its way.
 */
function summarise(entries: readonly NormalRow[], behind: readonly NormalRow[]): boolean {
  const sumOfAll = (rows: readonly NormalRow[]): number => sumOf(rows, ({ amount }) => amount);
  const [into, out] = behind.toSorted((one, other) => other.amount - one.amount).map(({ amount }) => amount);
  if (behind.length !== 2 || into === undefined || out === undefined || into <= 0 || out >= 0) return false;
  const isMost = (sum: number): boolean =>
    Math.abs(sum) * 2 > Math.abs(sumOfAll(entries.filter(({ amount }) => amount * sum > 0)));
  return entries.length >= FEWEST_SUMMED && into + out === sumOfAll(entries) && isMost(into) && isMost(out);
}
