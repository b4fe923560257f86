import type { RawEvent, RawFact, RawRow, RawStatement } from '../extract/raw-statement.ts';
import type { NormalAccount } from '../normalise/normalise-accounts.ts';
import { pointsLost } from './lost-points.ts';
import { minusLost } from './minus-lost.ts';
import { endsBySum } from './ends-by-sum.ts';
import { endsByTotal } from './ends-by-total.ts';
import { classesOf, placedRows, type PlacedRow, type RowClass } from './row-classes.ts';
import { breaksOff } from '../extract/accounts/split-accounts.ts';
import { ALIGNED, MOST_ALTERNATIVES, MOST_EDGES, READING_MARGIN } from '../tolerances.ts';
import { countsOf, runsOf } from '../groups.ts';
import { overlap } from '../grammar/spans.ts';
import { signedBalance } from '../grammar/tokens.ts';
import { sumOf } from '../reconcile/chain.ts';

/** One early decision, decided otherwise for a whole class of rows. */
export interface Alternative {
  readonly name: string;
  /** How far it goes against the print: of readings that prove as much the cheapest is taken. */
  readonly cost: number;
  /** What stands in the place of an event. */
  readonly edits: ReadonlyMap<number, readonly RawEvent[]>;
  /** How many rows it leaves out that have all that entries have. */
  readonly entriesLeft?: number;
  /** Lines that become rows, or ends. */
  readonly added?: readonly RawEvent[];
  /** Printed totals count no sides: they say nothing of it. */
  readonly turnsSides?: boolean;
  /** How many printed totals it takes for ends: their equations are told again by those of the ends. */
  readonly totalsTaken?: number;
  /** How many steps of balances at most are those of the rows that it leaves out, and of no entries. */
  readonly linksTaken?: number;
  /** Other figures tell of what it leaves out: that totals hold without it says little, its account must be proved from end to end. */
  readonly needsEnds?: boolean;
  /** It only begins another account between two rows whose dates and balances break off there. */
  readonly isBorder?: boolean;
  /** There a balance has ended the list before, and the days begin anew: no list goes on so. */
  readonly isNewList?: boolean;
}

const COLUMN_COST = 3;
const SIDE_COST = 4;
const LINE_COST = 2;
const BORDER_COST = 2;

/**
 * What could have been decided otherwise, always for classes of rows and never for single ones picked until a sum fits:
 * that rows of a class are no entries, or lie on the other side; that another column holds what moved; that another
 * account begins.
 */
export function alternativesOf(raw: RawStatement, accounts: readonly NormalAccount[]): Alternative[] {
  const rows = placedRows(raw);
  const classes = classesOf(raw, accounts);
  const found = [
    ...classes.flatMap((each) => withoutClass(raw, each, rows.length)),
    ...bordersOf(raw, rows, accounts),
    ...linesLeftOut(raw),
    ...endsBySum(raw, accounts),
    ...endsByTotal(raw, accounts),
    ...pointsLost(rows, accounts[0]?.decimals ?? 0),
    ...minusLost(rows, accounts),
    ...otherColumns(raw, rows),
    ...columnsBeside(rows),
    ...classes.flatMap(onOtherSide),
    ...edgesOnOtherSide(rows),
  ];
  return found.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_ALTERNATIVES);
}

function withoutClass(
  raw: RawStatement,
  { name, cost, rows, entries, ownLinks, isToldAgain = false }: RowClass,
  all: number,
): Alternative[] {
  if (rows.length === all) return [];
  const edits = new Map(rows.map(({ at }) => [at, []]));
  const totalsTaken = totalsOf(raw, rows);
  const taken = { entriesLeft: entries, totalsTaken, linksTaken: ownLinks };
  return [{ name: `without ${name}`, cost, edits, ...taken, needsEnds: isToldAgain }];
}

/** How many printed totals are those of such rows alone, each behind the ones that it adds up: "Ann 20.00, Bob 30.00, total 50.00". */
function totalsOf({ events }: RawStatement, rows: readonly PlacedRow[]): number {
  return runsOf(rows, (to, from) => to.at === from.at + 1).filter((run) => {
    const next = events[(run.at(-1) as PlacedRow).at + 1];
    const sum = sumOf(run, ({ row }) => row.amount.money.units);
    return next?.kind === 'fact' && next.label.startsWith('total') && next.token.money.units === sum;
  }).length;
}

/**
 * The lines of a section, or of a list without any, that were left out are entries; all of them, by the amount that each
 * is read with or by another figure that all have at one edge: of a purchase in instalments, the one that is due.
 */
function linesLeftOut({ leftOut = [] }: RawStatement): Alternative[] {
  const groups = Map.groupBy(leftOut, ({ region, table, section }) => region ?? `${table}.${section?.id ?? ''}`);
  return [...groups].flatMap(([key, added]) => {
    // What a total adds up may be lines that were left out as well.
    const cost = LINE_COST + (added.some(({ region }) => region !== undefined) ? READING_MARGIN : 0);
    const plain = { name: `with lines ${key}`, cost, edits: new Map(), added };
    const others = otherEdges(added.map((row, at) => ({ row, at }))).flatMap((edge) => {
      const moved = added.flatMap((row) => {
        const amount = row.cells?.find((each) => each && Math.abs(each.x1 - edge) <= ALIGNED);
        return amount && amount !== row.amount && row.date !== null && !row.carried
          ? [{ ...row, amount, balance: null }]
          : [];
      });
      const name = `with lines ${key} by column at ${Math.round(edge)}`;
      return moved.length === added.length ? [{ ...plain, name, cost: cost + 1, added: moved }] : [];
    });
    return [plain, ...others];
  });
}

/** The rows of a class that bear no mark of their side lie on one, or on the other. */
function onOtherSide({ name, rows, isToldAgain }: RowClass): Alternative[] {
  const unmarked = rows.filter(({ row: { column, side, amount } }) => {
    return column === 'amount' && side === null && amount.money.side === null && amount.money.sign === 0;
  });
  if (unmarked.length === 0 || isToldAgain) return [];
  return (['debit', 'credit'] as const).map((side) => ({
    name: `${name} as ${side}`,
    cost: SIDE_COST,
    turnsSides: true,
    edits: new Map(unmarked.map(({ row, at }) => [at, [{ ...row, side }]])),
  }));
}

/** The amounts of one column that end at one edge, where others of it end at another one: two columns were taken for one. */
function edgesOnOtherSide(rows: readonly PlacedRow[]): Alternative[] {
  const edgeOf = ({ row }: PlacedRow): number => Math.round(row.amount.x1 / ALIGNED) * ALIGNED;
  const columns = Map.groupBy(
    rows.filter(({ row }) => row.column !== 'amount'),
    ({ row }) => `${row.table} ${row.column}`,
  );
  return [...columns].flatMap(([name, column]) => {
    const edges = [...Map.groupBy(column, edgeOf)];
    if (edges.length < 2 || edges.length > MOST_EDGES) return [];
    return edges.map(([edge, own]) => ({
      name: `column ${name} at ${edge} on the other side`,
      cost: SIDE_COST,
      turnsSides: true,
      edits: new Map(
        own.map(({ row, at }) => [at, [{ ...row, column: row.column === 'debit' ? 'credit' : 'debit' } as const]]),
      ),
    }));
  });
}

/**
 * Where rows have a figure that ends at another edge than their amount, that one is what moved, in all of them; and what
 * stands where balances would is then what is left to pay of each, where no step between two of them holds.
 */
function otherColumns({ tables }: RawStatement, rows: readonly PlacedRow[]): Alternative[] {
  return otherEdges(rows).flatMap((edge) => {
    const moved = rows.flatMap(({ row, at }) => {
      const amount = row.cells?.find((each) => each && Math.abs(each.x1 - edge) <= ALIGNED);
      // A step of nothing holds by itself: an empty cell is never the amount of a row that has one.
      const isOther = amount && amount.money.units !== 0 && amount !== row.amount && amount !== row.balance;
      return isOther ? [{ at, row: { ...row, amount } }] : [];
    });
    if (moved.length < 2) return [];
    const name = `by column at ${Math.round(edge)}`;
    const plain = { name, cost: COLUMN_COST, edits: new Map(moved.map(({ at, row }) => [at, [row]])) };
    const isBroken = moved.some(({ row }) => row.balance !== null && tables[row.table]?.chainHits === 0);
    if (!isBroken) return [plain];
    const alone = moved.map(({ at, row }) => [at, [{ ...row, balance: null }]] as const);
    return [plain, { name: `${name} without balances`, cost: COLUMN_COST + 1, edits: new Map(alone) }];
  });
}

/** What stands at another edge than the amounts was charged with them: the interest beside the part of a purchase that is due. */
function columnsBeside(rows: readonly PlacedRow[]): Alternative[] {
  return otherEdges(rows).flatMap((edge) => {
    const edits = rows.flatMap(({ row, at }) => {
      const { amount, balance, valueDate, cells = [] } = row;
      const beside = cells.find((each) => each && Math.abs(each.x1 - edge) <= ALIGNED);
      if (!beside || beside === amount || beside === balance || beside.money.units === 0) return [];
      const gap = { x0: Math.min(amount.x1, beside.x1), x1: Math.max(amount.x0, beside.x0) };
      // Behind a date of its own it is another entry on the same line.
      if (valueDate !== null && overlap(valueDate, gap)) return [];
      const units = amount.money.units + beside.money.units;
      return [[at, [{ ...row, amount: { ...amount, money: { ...amount.money, units } } }]] as const];
    });
    return edits.length === 0 ? [] : [{ name: `with column at ${edge}`, cost: COLUMN_COST, edits: new Map(edits) }];
  });
}

/** The edges at which most of the other figures end. */
function otherEdges(rows: readonly PlacedRow[]): number[] {
  const others = rows.flatMap(({ row }) => row.cells?.filter((cell) => cell && cell !== row.amount) ?? []);
  const byCount = [...countsOf(others.map((cell) => Math.round((cell?.x1 ?? 0) / ALIGNED) * ALIGNED))]
    .toSorted((a, b) => b[1] - a[1])
    .map(([edge]) => edge);
  return byCount.slice(0, MOST_EDGES);
}

/**
 * A heading printed again may open another account: where the days begin anew below it, or the balances do not go on.
 * Between pages that is so only below a balance that ended the list before.
 */
function bordersOf(
  { events, figures = [] }: RawStatement,
  rows: readonly PlacedRow[],
  accounts: readonly NormalAccount[],
): Alternative[] {
  const days = new Map(accounts.flatMap((account) => account.rows.map(({ raw, date }) => [raw.at, date] as const)));
  // "To be charged on 02/03/26: 9,160.74" of two cards: what all entries come to is one account's.
  const all = Math.abs(sumOf(rows, ({ row: { amount } }) => (amount.money.sign === -1 ? -1 : 1) * amount.money.units));
  const printed = [...figures, ...events.filter((event) => event.kind === 'fact')];
  if (all !== 0 && printed.some(({ token }) => token.money.units === all)) return [];
  return rows.flatMap(({ row, at }, each) => {
    const before = rows[each - 1]?.row;
    if (before === undefined) return [];
    const isOnPage = before.page === row.page;
    const isEnded = events.slice(0, at).some((event) => event.kind === 'fact' && event.at > before.at && ends(event));
    if (isOnPage ? before.region === row.region : !isEnded) return [];
    const isNew = beginsAnew(rows, each, days);
    const hasBalances = before.balance !== null && row.balance !== null;
    const areTotalled = (): boolean => [before, row].every(({ region }) => isTotalled(region, rows, events));
    if (isOnPage && !hasBalances && !(isNew && isEnded && areTotalled())) return [];
    if (!breaksOff(before, row) && !isNew) return [];
    const from = openingOf(events, before, row) ?? at;
    const edits = new Map([[from, [{ kind: 'border' as const, at: row.at, value: '' }, events[from] as RawEvent]]]);
    const isNewList = isNew && isEnded && before.balance !== null && row.balance !== null;
    return [{ name: `account at ${row.at}`, cost: BORDER_COST, edits, isBorder: true, isNewList }];
  });
}

/** Whether the line below a list without balances has the totals of both its sides: "Total 503.80 300.00". */
function isTotalled(region: RawRow['region'], rows: readonly PlacedRow[], events: readonly RawEvent[]): boolean {
  const own = rows.filter(({ row }) => row.region === region);
  const behind = events.slice((own.at(-1)?.at ?? 0) + 1);
  const next = behind.findIndex(({ kind }) => kind === 'row');
  const sums = (['debit', 'credit'] as const).map((side) =>
    sumOf(own, ({ row }) => (row.column === side ? row.amount.money.units : 0)),
  );
  const adds = ({ label, beside }: RawFact): boolean =>
    label === 'total' && sums.every((sum) => sum === 0 || beside.some(({ money }) => money.units === sum));
  const facts = (next < 0 ? behind : behind.slice(0, next)).filter((event) => event.kind === 'fact');
  return sums.some((sum) => sum !== 0) && facts.some(adds);
}

/** Where a balance between two rows stands from which the second leads on, or one that is named so: the account that it opens begins there. */
function openingOf(events: readonly RawEvent[], before: RawRow, row: RawRow): number | null {
  const reached = row.balance && signedBalance(row.balance);
  const opens = ({ label, token }: RawFact): boolean =>
    reached === null ? label === 'opening' : Math.abs(reached - signedBalance(token)) === row.amount.money.units;
  const at = events.findLastIndex(
    (event) => event.kind === 'fact' && event.at > before.at && event.at < row.at && opens(event),
  );
  return at < 0 ? null : at;
}

function ends({ label }: RawFact): boolean {
  return label === 'balance' || label === 'closing';
}

/** Whether the days of the rows run the other way here than within the list that ends. */
function beginsAnew(rows: readonly PlacedRow[], each: number, days: ReadonlyMap<number, string>): boolean {
  const [last, next] = [days.get(rows[each - 1]?.row.at ?? -1), days.get(rows[each]?.row.at ?? -1)];
  const table = rows[each - 1]?.row.region;
  const first = days.get(rows.find(({ row }) => row.region === table)?.row.at ?? -1);
  if (last === undefined || next === undefined || first === undefined) return false;
  return first > last ? next > last : next < last;
}
