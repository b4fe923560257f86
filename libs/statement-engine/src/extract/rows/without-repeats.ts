import { bareWord } from '../../vocabulary/phrases.ts';
import type { RawFact, RawRow } from '../raw-statement.ts';
import { signedBalance } from '../../grammar/tokens.ts';

/** A table tells other tables' days again where so many of them agree. */
const FEWEST_DAYS = 3;

/**
 * An account's rows without those that only tell again what others tell: lists of items after a table whose running
 * balance has counted them, and what all entries of each day come to. `facts` are the account's balances.
 */
export function withoutRepeats(rows: readonly RawRow[], facts: readonly RawFact[]): readonly RawRow[] {
  const repeats = new Set([...repeatedItems(rows, facts), ...dailyNets(rows), ...mirroredDays(rows)]);
  return repeats.size === 0 ? rows : rows.filter((row) => !repeats.has(row));
}

/**
 * Rows without balances that all stand, with their day, amount and words or number, in tables whose rows all lead to a
 * balance: one beside every row, or one at the end of each day. Among them, where the closing balance is reached, figures
 * without a date of their own: fees and what else is told behind the end.
 */
function repeatedItems(rows: readonly RawRow[], facts: readonly RawFact[]): readonly RawRow[] {
  const counted = new Set(rows.filter(({ balance }) => balance !== null).map(({ table }) => table));
  const items = rows.filter(({ table }) => !counted.has(table));
  if (items.length === 0) return items;
  const lastCounted = rows.findLast(({ table }) => counted.has(table));
  if (lastCounted === undefined || lastCounted.balance === null) return [];
  const left = Map.groupBy(
    rows.filter(({ table }) => counted.has(table)),
    keyOf,
  );
  const end = Math.abs(signedBalance(lastCounted.balance));
  const isReached = facts.some(({ label, token }) => label === 'closing' && Math.abs(signedBalance(token)) === end);
  for (const item of items) {
    if (isReached && item.at > lastCounted.at && isUndated(item)) continue;
    const same = left.get(keyOf(item)) ?? [];
    const own = wordsOf(item);
    const at = own.length === 0 ? -1 : same.findIndex((row) => own.every((word) => wordsOf(row).includes(word)));
    if (at < 0) return [];
    same.splice(at, 1);
  }
  return items;
}

/** A date that a scan lacks may have been lost. */
function isUndated({ date, carried, confidence }: RawRow): boolean {
  return (date === null || carried) && confidence === 1;
}

function keyOf(row: RawRow): string {
  return `${row.amount.money.units} ${dayOf(row)}`;
}

/** Rows without words, one a day, each with what the others of its day come to; every other row has its day among them. */
function dailyNets(rows: readonly RawRow[]): readonly RawRow[] {
  const isWordless = ({ description, reference }: RawRow): boolean => description === '' && reference === null;
  const nets = rows.filter(isWordless);
  if (nets.length === 0) return nets;
  const days = sumsOfDays(rows.filter((row) => !isWordless(row)));
  const isNet = (row: RawRow): boolean => Math.abs(days.get(dayOf(row)) ?? NaN) === row.amount.money.units;
  const isOneEach = nets.length === days.size && new Set(nets.map(dayOf)).size === nets.length;
  return isOneEach && nets.every(isNet) ? nets : [];
}

/**
 * The rows of a table with a balance beside each that says of every day what the more rows of the other tables come to:
 * the fund that takes in and pays out what the entries leave.
 */
function mirroredDays(rows: readonly RawRow[]): readonly RawRow[] {
  const counted = new Set(rows.filter(({ balance }) => balance !== null).map(({ table }) => table));
  const mirror = rows.filter(({ table }) => counted.has(table));
  const entries = rows.filter(({ table }) => !counted.has(table));
  if (mirror.length >= entries.length || mirror.some(({ balance }) => balance === null)) return [];
  const movedOn = (own: readonly RawRow[]) => new Map([...sumsOfDays(own)].filter(([, sum]) => sum !== 0));
  const [told, moved] = [movedOn(mirror), movedOn(entries)];
  // What it is told for, or what it does to the fund: then all of it lies on the other side.
  const agrees = (way: 1 | -1): boolean => [...told].every(([day, sum]) => moved.get(day) === way * sum);
  return told.size >= FEWEST_DAYS && told.size === moved.size && (agrees(1) || agrees(-1)) ? mirror : [];
}

/** What the rows of each day come to. */
function sumsOfDays(rows: readonly RawRow[]): ReadonlyMap<string | null, number> {
  const sums = new Map<string | null, number>();
  for (const row of rows) sums.set(dayOf(row), (sums.get(dayOf(row)) ?? 0) + signedUnits(row));
  return sums;
}

/** What a row adds to a sum of all, in minor units, by its sign and side as they are printed. */
export function signedUnits({ amount: { money }, section, column, side }: RawRow): number {
  const named = money.side ?? side ?? (column === 'amount' ? null : column);
  const isOut = named === null ? money.sign === -1 || section?.direction === 'out' : named === 'debit';
  return isOut ? -money.units : money.units;
}

function dayOf({ date }: RawRow): string | null {
  return date === null ? null : JSON.stringify(date.date);
}

function wordsOf({ description, reference }: RawRow): string[] {
  return `${description} ${reference ?? ''}`
    .split(/[\s-]+/)
    .map(bareWord)
    .filter(Boolean);
}
