import { countsOf, medianOf } from '../groups.ts';
import type { RawRow, RawStatement } from '../extract/raw-statement.ts';
import type { NormalAccount, NormalRow } from '../normalise/normalise-accounts.ts';
import { isoDay } from '../normalise/statement-calendar.ts';
import { LONG_BEFORE_DAYS } from './row-classes.ts';
import { sumOf } from '../reconcile/chain.ts';
import { FEWEST_ENTRIES } from '../tolerances.ts';

/** Fewer amounts may be those of another account by chance: what is moved between two is in both. */
const FEWEST_TOLD_AGAIN = 4;

/**
 * The rows of lists that stand beside the entries: under a heading of their own, where none of their rows has a date within
 * the period (holdings by the day they were bought, purchases that are paid for in years), or below a total, without any
 * date, where the entries have theirs (kinds of cards, rates of tax), or all of whose amounts are entries of another
 * account (fees by month). What proves nothing else is left out by this alone.
 */
export function nonEntries(raw: RawStatement, accounts: readonly NormalAccount[]): ReadonlySet<RawRow> {
  const proper = new Set<RawRow>();
  const outside = new Set<RawRow>();
  const usual = medianOf(accounts.flatMap(({ rows }) => rows.map(({ date }) => isoDay(date)))) ?? 0;
  for (const { rows, period } of accounts)
    for (const { raw: row, flags, date } of rows)
      if (flags.includes('dateOutsidePeriod')) outside.add(row);
      else if (period.end === null && isFarOff(isoDay(date) - usual, rows.length)) outside.add(row);
      else if (row.date !== null && !row.carried) proper.add(row);
  if (proper.size < FEWEST_ENTRIES) return new Set();
  const rows = raw.events.filter((event): event is RawRow => event.kind === 'row');
  const firstEntry = rows.find((row) => proper.has(row))?.at ?? Infinity;
  const tables = Map.groupBy(rows, ({ table }) => table);
  const regions = Map.groupBy(rows, ({ region, table }) => region ?? `${table}`);
  const isOutside = (row: RawRow): boolean => outside.has(row) || row.date === null || row.carried;
  // A summary above the entries has no dates at all.
  const isAbove = ({ date, at, confidence }: RawRow): boolean => date === null && at < firstEntry && confidence === 1;
  const found = new Set<RawRow>();
  for (const [table, own] of tables)
    // Balances that go on from row to row are those of entries.
    if (raw.tables[table]?.chainHits === 0 && own.every(isOutside))
      if (own.some((row) => outside.has(row)) || own.every(isAbove)) for (const row of own) found.add(row);
  for (const account of accounts)
    if (isToldAgain(account, accounts) || isBoxes(account, accounts, raw) || listsAccounts(account, raw))
      for (const row of account.rows) found.add(row.raw);
  for (const own of regions.values()) if (isBelowTotal(own, raw, proper)) for (const row of own) found.add(row);
  return found.size < rows.length ? found : new Set();
}

/** Without a period many rows of long before may be another statement; nothing is entered so long after the others. */
const isFarOff = (days: number, rows: number): boolean =>
  days > LONG_BEFORE_DAYS || (days < -LONG_BEFORE_DAYS && rows < FEWEST_ENTRIES);

/** Whether rows without dates and without a section of their own follow the total of the entries above them. */
function isBelowTotal(own: readonly RawRow[], raw: RawStatement, proper: ReadonlySet<RawRow>): boolean {
  const first = own[0] as RawRow;
  if (own.some(({ carried, valueDate, section, balance }) => !carried || valueDate || section?.direction || balance))
    return false;
  const last = raw.events.findLast((event): event is RawRow => event.kind === 'row' && event.at < first.at);
  const isEnd = (at: number): boolean => last !== undefined && proper.has(last) && at > last.at && at < first.at;
  return raw.events.some(({ kind, at, ...event }) => {
    return kind === 'fact' && isEnd(at) && 'label' in event && /^(total|closing)/.test(event.label);
  });
}

/** Whether an account beside another one is a few figures without any words or ends, that lead to nothing: boxes in the head of a page. */
function isBoxes(account: NormalAccount, accounts: readonly NormalAccount[], { tables }: RawStatement): boolean {
  const { rows, opening, closing } = account;
  const isBare = ({ raw: { description, reference } }: NormalRow): boolean =>
    reference === null && !/\p{L}{2}/u.test(description.replace(/[A-Z]{3}(?=[\d.,]+)/g, ''));
  // The ends of the account may stand beside them.
  const hasEnds = opening !== null || closing !== null;
  const areOthers = accounts.some(
    (other) => other !== account && other.opening === opening && other.closing === closing,
  );
  if ((hasEnds && !areOthers) || rows.length >= FEWEST_ENTRIES || !rows.every(isBare)) return false;
  const leads = rows.some(({ raw }) => (tables[raw.table]?.chainHits ?? 0) > 0);
  return !leads && accounts.some((other) => !other.rows.every(isBare));
}

/**
 * Whether an account without any balance lists nothing but what another one has moved: entries by the same amounts and
 * ways, or, without dates, sums by kind that come to all that moved.
 */
function isToldAgain(account: NormalAccount, accounts: readonly NormalAccount[]): boolean {
  const { rows, accountNumber } = account;
  if (rows.some(({ balance }) => balance !== null)) return false;
  const isUndated = rows.every(({ raw }) => raw.date === null || raw.carried);
  const told = countsOf(rows.map(({ amount }) => amount));
  return accounts.some((other) => {
    if (other === account || other.currency !== account.currency || other.rows.length <= rows.length) return false;
    if (accountNumber !== null && accountNumber !== other.accountNumber) return false;
    if (isUndated && rows.length > 1 && unitsOf(other) === unitsOf(account)) return true;
    if (account.opening !== null || account.closing !== null || rows.length < FEWEST_TOLD_AGAIN) return false;
    const moved = countsOf(other.rows.map(({ amount }) => amount));
    return [...told].every(([amount, times]) => times <= (moved.get(amount) ?? 0));
  });
}

/** "Visa 3,001.26, Mastercard 932.40": whether each row of an account bears a balance that ends another list below it. */
function listsAccounts({ rows }: NormalAccount, { events }: RawStatement): boolean {
  const last = rows.at(-1)?.raw.at ?? Infinity;
  const ends = new Set(
    events.flatMap((event) =>
      event.kind === 'fact' && event.at > last && /^(total|closing)$/.test(event.label)
        ? [event.token.money.units]
        : [],
    ),
  );
  const told = new Set(rows.map(({ balance }) => (balance === null ? null : Math.abs(balance))));
  return rows.length > 1 && told.size === rows.length && [...told].every((units) => units !== null && ends.has(units));
}

/** All that moved, whichever way. */
const unitsOf = ({ rows }: NormalAccount): number => sumOf(rows, ({ amount }) => Math.abs(amount));
