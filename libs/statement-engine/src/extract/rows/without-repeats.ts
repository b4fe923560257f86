import { bareWord } from '../../vocabulary/phrases.ts';
import type { RawRow } from '../raw-statement.ts';

/**
 * An account's rows without those that only tell again what others tell: lists of items after a table whose running
 * balance has counted them, and what all entries of each day come to.
 */
export function withoutRepeats(rows: readonly RawRow[]): readonly RawRow[] {
  const repeats = new Set([...repeatedItems(rows), ...dailyNets(rows)]);
  return repeats.size === 0 ? rows : rows.filter((row) => !repeats.has(row));
}

/** Rows without balances that all stand, with their day, amount and words, in a table with a balance beside every row. */
function repeatedItems(rows: readonly RawRow[]): readonly RawRow[] {
  const counted = new Set(rows.filter(({ balance }) => balance !== null).map(({ table }) => table));
  const items = rows.filter(({ table }) => !counted.has(table));
  if (items.length === 0 || rows.some(({ table, balance }) => counted.has(table) && balance === null)) return [];
  const left = new Map<string, Set<string>[]>();
  for (const row of rows) {
    if (!counted.has(row.table)) continue;
    const same = left.get(keyOf(row));
    if (same) same.push(new Set(wordsOf(row)));
    else left.set(keyOf(row), [new Set(wordsOf(row))]);
  }
  for (const item of items) {
    const same = left.get(keyOf(item)) ?? [];
    const at = same.findIndex((words) => wordsOf(item).every((word) => words.has(word)));
    if (at < 0) return [];
    same.splice(at, 1);
  }
  return items;
}

function keyOf(row: RawRow): string {
  return `${row.amount.money.units} ${dayOf(row)}`;
}

/** Rows without words, one a day, each with what the others of its day come to; every other row has its day among them. */
function dailyNets(rows: readonly RawRow[]): readonly RawRow[] {
  const isWordless = ({ description, reference }: RawRow): boolean => description === '' && reference === null;
  const nets = rows.filter(isWordless);
  const days = new Map<string | null, number>();
  for (const row of rows) {
    if (isWordless(row)) continue;
    days.set(dayOf(row), (days.get(dayOf(row)) ?? 0) + signedUnits(row));
  }
  const isNet = (row: RawRow): boolean => Math.abs(days.get(dayOf(row)) ?? NaN) === row.amount.money.units;
  const isOneEach = nets.length === days.size && new Set(nets.map(dayOf)).size === nets.length;
  return isOneEach && nets.every(isNet) ? nets : [];
}

function signedUnits({ amount: { money }, section, column, side }: RawRow): number {
  const named = money.side ?? side ?? (column === 'amount' ? null : column);
  const isOut = named === null ? money.sign === -1 || section?.direction === 'out' : named === 'debit';
  return isOut ? -money.units : money.units;
}

function dayOf({ date }: RawRow): string | null {
  return date === null ? null : JSON.stringify(date.date);
}

function wordsOf({ description }: RawRow): string[] {
  return description
    .split(/[\s-]+/)
    .map(bareWord)
    .filter(Boolean);
}
