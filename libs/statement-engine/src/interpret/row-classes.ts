import type { RawFact, RawRow, RawStatement } from '../extract/raw-statement.ts';
import type { NormalAccount } from '../normalise/normalise-accounts.ts';
import { isoDay } from '../normalise/statement-calendar.ts';
import { countsOf, medianOf } from '../groups.ts';
import { currencyCodes } from '../vocabulary/currencies.ts';
import { sumOf } from '../reconcile/chain.ts';
import { FEWEST_FAILING_STEPS, FEWEST_SUMMED } from '../tolerances.ts';

/** A row and its place among the events. */
export interface PlacedRow {
  readonly row: RawRow;
  readonly at: number;
}

/** Rows that are entries, or are none, together. */
export interface RowClass {
  readonly name: string;
  readonly rows: readonly PlacedRow[];
  /** What it costs to leave them out. */
  readonly cost: number;
  /** How many have all that entries have: words, a date, a day within the period, an amount that no other row tells again. */
  readonly entries: number;
  /** How many have balances, where all lie outside the period: a list of its own may run from one to the next. */
  readonly ownLinks: number;
  /** They tell what other figures tell: that they are no entries is all that is in question, not their side. */
  readonly isToldAgain?: boolean;
}

const BARE_COST = 1;
const TABLE_COST = 2;
const REGION_COST = 3;

export function placedRows({ events }: RawStatement): PlacedRow[] {
  return events.flatMap((row, at) => (row.kind === 'row' ? [{ row, at }] : []));
}

/** Rows without words, without dates, outside the period; a first row that tells the opening balance again; rows that add up others; the rows of each table, of each part of one, and between two ends. */
export function classesOf(raw: RawStatement, accounts: readonly NormalAccount[]): RowClass[] {
  const rows = placedRows(raw);
  const closing = raw.events.findLast((event) => event.kind === 'fact' && event.label === 'closing')?.at ?? Infinity;
  const outside = rowsOutside(accounts, closing);
  const onPage = Map.groupBy(rows, ({ row }) => row.page);
  const wordless = new Set(rows.flatMap(({ row }) => (lacksWords(row, onPage.get(row.page) ?? []) ? [row] : [])));
  const isWordless = (row: RawRow): boolean => wordless.has(row);
  const isUndated = ({ date, carried }: RawRow): boolean => date === null || carried;
  // A fee without a date may stand behind the last balance, but not where the print names that one the closing balance.
  const lastDated = rows.findLast(({ row }) => !isUndated(row))?.at ?? -1;
  const isClosed = raw.events.some(
    (event, at) => event.kind === 'fact' && (closes(event) || (at > lastDated && isBalanceOfDay(event))),
  );
  // What a closing balance or a total ends is one list; the same movements may be told again below it, by kind.
  const ends = raw.events.flatMap((event) => (event.kind === 'fact' && endsList(event) ? [event.at] : []));
  const isOutside = ({ at }: RawRow): boolean => outside.has(at);
  // A total below them that the others come to by themselves does not count them.
  const dated = sumOf(rows, ({ row }) => (isUndated(row) ? 0 : row.amount.money.units));
  const total = raw.events.findLast(
    (event) => event.kind === 'fact' && isTotal(event) && event.token.money.units === dated,
  );
  const isUncounted = ({ at }: RawRow): boolean => dated !== 0 && total !== undefined && at < total.at;
  const isBare = (row: RawRow): boolean =>
    isWordless(row) || (isUndated(row) && (isClosed || isUncounted(row))) || isOutside(row) || isOfNoLedger(row, raw);
  const linksOutside = (own: readonly PlacedRow[]): number =>
    own.every(({ row }) => isOutside(row)) ? own.filter(({ row }) => row.balance !== null).length : 0;
  const bare = (name: string, isMember: (row: RawRow) => boolean): RowClass => {
    const own = rows.filter(({ row }) => isMember(row));
    const entries = own.filter(({ row }) => !isBare(row)).length;
    return { name, rows: own, cost: BARE_COST, entries, ownLinks: linksOutside(own) };
  };
  const grouped = (name: string, cost: number, keyOf: (row: RawRow) => string): RowClass[] =>
    [...Map.groupBy(rows, ({ row }) => keyOf(row))].map(([key, own]) => {
      const open = own.filter(({ row }) => !isBare(row));
      const entries = areToldAgain(open, rows, own) ? 0 : open.length;
      return { name: `${name} ${key}`, rows: own, cost, entries, ownLinks: linksOutside(own) };
    });
  const classes = [
    toldAgain('rows of the closing balance', rowsOfClosing(raw, rows), 0),
    bare('wordless rows', isWordless),
    bare('undated rows', isUndated),
    bare('rows outside the period', isOutside),
    ...grouped('table', TABLE_COST, ({ table }) => `${table}`),
    ...grouped('region', REGION_COST, ({ region, table }) => region ?? `${table}`),
    ...grouped('list', REGION_COST, ({ at, table }) => `${table}.${ends.filter((end) => end < at).length}`),
    // A purchase of just that amount has all that this row has: what is left without it is not proved.
    toldAgain('row of the opening balance', rowOfOpening(raw, rows), 1),
    toldAgain('sums of rows above', sumsAbove(rows), 0),
  ];
  const seen = new Set<string>();
  return classes.filter(({ rows: own }) => {
    const key = own.map(({ at }) => at).join(' ');
    if (own.length === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Rows of which other figures tell; `entries` of them may be entries all the same. */
function toldAgain(name: string, rows: readonly PlacedRow[], entries: number): RowClass {
  return { name, rows, cost: BARE_COST, entries, ownLinks: 0, isToldAgain: true };
}

/**
 * "Document date 02/10/2024   Value 1,978.83" on the slip below the entries and a closing balance of just that: to pay it is
 * still to come. Below a balance in the head of the statement a purchase of that amount is an entry.
 */
function rowsOfClosing({ events }: RawStatement, rows: readonly PlacedRow[]): PlacedRow[] {
  const last = events.findLast((event) => event.kind === 'fact' && event.label === 'closing');
  if (last?.kind !== 'fact') return [];
  const below = rows.filter(({ row }) => row.at > last.at);
  const areAgain = below.every(({ row }) => row.amount.money.units === last.token.money.units);
  return areAgain && below.length < rows.length ? below : [];
}

/** The first of all rows, where it prints the opening balance: "17.05.2025  Balance of the last statement  28,412.33". What pays it bears another sign. */
function rowOfOpening({ events }: RawStatement, [first]: readonly PlacedRow[]): PlacedRow[] {
  const money = first?.row.amount.money;
  const isOpening = events.some(
    (event) =>
      event.kind === 'fact' &&
      event.label === 'opening' &&
      event.token.money.units === money?.units &&
      event.token.money.sign === money.sign &&
      event.token.money.side === money.side,
  );
  return first !== undefined && isOpening ? [first] : [];
}

/**
 * "Card 4417, total of Mary 1,282.88", "Card 4425, total of John 467.79": undated rows that each are the sum of rows right
 * above; of a single one, as two alike of one day are, only where another is the sum of several.
 */
function sumsAbove(rows: readonly PlacedRow[]): PlacedRow[] {
  const found = new Set<PlacedRow>();
  let most = 0;
  for (const own of Map.groupBy(rows, ({ row }) => row.table).values()) {
    let from = 0;
    own.forEach((placed, at) => {
      const { row } = placed;
      if (!row.carried || row.balance !== null) return;
      let sum = 0;
      for (let first = at - 1; first >= from; first--) {
        sum += movedBy((own[first] as PlacedRow).row);
        if (sum === 0 || sum !== movedBy(row)) continue;
        found.add(placed);
        most = Math.max(most, at - first);
      }
      from = at + 1;
    });
  }
  return most >= FEWEST_SUMMED ? [...found] : [];
}

/** What an amount adds to a sum of its column, by its sign and side as they are printed. */
function movedBy({ amount: { money }, column, side }: RawRow): number {
  const isOut = column === 'debit' || (side ?? money.side) === 'debit';
  return (money.sign === -1 ? -1 : 1) * (isOut ? -1 : 1) * money.units;
}

/** A number, or the code of a country or a currency. */
const isCode = (word: string): boolean => !/\p{L}/u.test(word) || /^[A-Z]{2}$/.test(word) || currencyCodes.has(word);

/** Whether a row has no words; codes are none beside a row of another table, as what was paid abroad: "SG   JPY   52,900". */
function lacksWords({ reference, description, table, box }: RawRow, onPage: readonly PlacedRow[]): boolean {
  if (reference !== null) return false;
  if (!/\p{L}/u.test(description)) return true;
  const standsBeside = ({ row }: PlacedRow): boolean =>
    row.table !== table && row.box.y0 <= box.y1 && row.box.y1 >= box.y0;
  return description.split(' ').every(isCode) && onPage.some(standsBeside);
}

/** Whether what stands where balances would goes on from no row of the table to the next: "Promotional balance". */
function isOfNoLedger({ balance, table }: RawRow, { tables }: RawStatement): boolean {
  const { chainHits = 0, chainSteps = 0 } = tables[table] ?? {};
  return balance !== null && chainHits === 0 && chainSteps >= FEWEST_FAILING_STEPS;
}

function closes({ label, beside }: RawFact): boolean {
  return label === 'closing' || (label.startsWith('total') && beside.length > 1);
}

/** "Balance on 28.03.2024". */
const isBalanceOfDay = ({ label, date }: RawFact): boolean => label === 'balance' && date !== null;

function endsList(fact: RawFact): boolean {
  return fact.label === 'closing' || isTotal(fact);
}

const isTotal = ({ label }: RawFact): boolean => label.startsWith('total');

/** Where no period is printed, rows this much older than half of all are of another one: no statement covers so many days. */
export const LONG_BEFORE_DAYS = 100;

/**
 * The lines of rows that lie outside the printed period, or long before most others where none is printed; or, behind the
 * `closing` balance, before all entries that it closes.
 */
function rowsOutside(accounts: readonly NormalAccount[], closing: number): ReadonlySet<number> {
  const outside = new Set<number>();
  for (const { rows, period } of accounts) {
    const usual = medianOf(rows.map(({ date }) => isoDay(date))) ?? 0;
    const first = Math.min(...rows.flatMap(({ raw, date }) => (raw.at < closing ? [isoDay(date)] : [])));
    for (const { raw, flags, date } of rows) {
      const isOld =
        (period.end === null && isoDay(date) < usual - LONG_BEFORE_DAYS) ||
        (raw.at > closing && Number.isFinite(first) && isoDay(date) < first);
      if (isOld || flags.includes('dateOutsidePeriod')) outside.add(raw.at);
    }
  }
  return outside;
}

/** Whether other rows than those of the class have the amounts of these, or other figures of their lines, each for one of them: "29,880, part 5 of 12, due 2,490, left 17,430". */
function areToldAgain(open: readonly PlacedRow[], all: readonly PlacedRow[], own: readonly PlacedRow[]): boolean {
  const inClass = new Set(own);
  const left = countsOf(all.flatMap((each) => (inClass.has(each) ? [] : [each.row.amount.money.units])));
  return open.every(({ row: { amount, cells = [] } }) => {
    const told = [amount, ...cells].find((each) => each && (left.get(each.money.units) ?? 0) > 0);
    if (told) left.set(told.money.units, (left.get(told.money.units) ?? 0) - 1);
    return told;
  });
}
