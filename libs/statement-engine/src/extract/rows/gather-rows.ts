import { cutAtGaps, type DateToken, type MoneyToken, type Token } from '../../grammar/tokens.ts';
import { buildRow, type RowsOfTable } from './build-row.ts';
import { attachText, textIsRight } from './attach-text.ts';
import { markDayHeadings } from '../dates/day-headings.ts';
import { dropUndatedStrangers } from './drop-undated-strangers.ts';
import { namesDate } from '../headings/header-cells.ts';
import { headingTest } from '../headings/heading-lines.ts';
import { failedRows } from './failed-rows.ts';
import { bareWords, readLabelWords } from '../../grammar/read-labels.ts';
import { findFees, type FeeColumns } from '../columns/find-fees.ts';
import { type RoleChoice } from '../columns/choose-roles.ts';
import { withoutUnitsBelow } from './units-below.ts';
import type { RawRow, RawSection } from '../raw-statement.ts';
import {
  isMovement,
  isTotal,
  type HeaderCell,
  type LineRole,
  type MoneyRole,
  type Table,
  type TableLine,
} from '../table.ts';
import { chainOf, sumOf } from '../../reconcile/chain.ts';
import { signedBalance } from '../../grammar/tokens.ts';
import { BOX_CELL_GAP, HEAD_LINES } from '../../tolerances.ts';

/** A line of the table with nothing but a balance, before its first or after its last row: an end of the statement in any language. */
export interface EndLine {
  readonly at: number;
  readonly label: 'opening' | 'closing';
  readonly token: MoneyToken;
}

/** What a table comes to. */
export interface GatheredRows {
  readonly rows: RawRow[];
  readonly used: Set<number>;
  readonly ends: EndLine[];
  readonly balances: ReadonlyMap<number, MoneyToken>;
  /** Lines with an amount and words that were taken for no entries, as they lack a date or by the name of their section. */
  readonly leftOut: readonly RawRow[];
}

/**
 * Puts the lines of a table together to rows. Every line with a movement is the anchor of one row; the lines of text
 * between two anchors go to the upper or the lower one, by their distances, by dates that open an entry, and by the
 * habit of the whole table where the distances say nothing. `before` is the last date of the table that this one goes on
 * from, on a page where the columns stand elsewhere; `sections` has the section of each line that stands in one.
 */
export function gatherRows(
  table: Table,
  choice: RoleChoice,
  tableId: number,
  sections: ReadonlyMap<number, RawSection>,
  borders: ReadonlySet<number>,
  before: DateToken | null,
): GatheredRows {
  const lines = withoutUnitsBelow(table.lines);
  const shared: RowsOfTable = { lines, choice, fees: findFees(lines, choice), table: tableId, sections };
  const kinds = kindsOf(table, shared, borders);
  markDayHeadings(lines, kinds);
  const candidates = [...kinds];
  if (!isListOfOneDay(table, lines, kinds)) dropUndatedStrangers(lines, kinds, choice, before !== null, table.columns);
  const dropped = kinds.flatMap((kind, at) => (kind !== 'row' && candidates[at] === 'row' ? [at] : []));
  const ends = balanceLines(lines, kinds, choice);
  const anchors = kinds.flatMap((kind, at) => (kind === 'row' ? [at] : []));
  // A list under a heading may have nothing but totals.
  const [first = table.header === null ? Infinity : -1] = anchors;
  const chargesBy = (isTotal: boolean): number[] =>
    lines.flatMap((line, at) => (at > first && isUndatedCharge(line, choice, isTotal) ? [at] : []));
  const charges = chargesBy(false);
  const sectionAt = (at: number): number | undefined => sections.get((lines[at] as TableLine).source.index)?.id;
  const taken = new Set([...charges, ...anchors].map(sectionAt));
  const totals = chargesBy(true);
  const leftOut = [...dropped, ...charges, ...totals, ...linesOfPlans(lines, kinds, choice, sections)].flatMap((at) => {
    const built = buildRow(shared, at, [at], null);
    const row = built?.section?.direction === 'void' ? { ...built, section: null } : built;
    if (row === null || row.amount.money.units === 0 || !/\p{L}/u.test(row.description)) return [];
    // Below entries a total is most likely theirs: each may be one by itself.
    return [totals.includes(at) && taken.has(sectionAt(at)) ? { ...row, region: `${tableId}.total.${at}` } : row];
  });
  const balances = labelledBalances(lines, choice);
  if (anchors.length === 0) return { rows: [], used: new Set(), ends, balances, leftOut };
  const money = table.columns.flatMap((column, at) => (choice.roles[at] === 'ignored' ? [] : [column.x0]));
  const right = textIsRight(lines, anchors) ? Infinity : Math.min(...money);
  const owner = attachText(lines, kinds, anchors, right);
  return { ...rowsOf(shared, kinds, anchors, owner, before), ends, balances, leftOut };
}

/** So many entries without a date are a list. */
const FEWEST_OF_DAY = 3;

/** Whether the heading names both sides and no date, and no entry has one: the statement of one day, as banks of some countries send it. */
function isListOfOneDay({ header }: Table, lines: readonly TableLine[], kinds: readonly LineRole[]): boolean {
  const names = (role: HeaderCell['role']): boolean => header?.cells.some((cell) => cell.role === role) === true;
  const rows = lines.filter((_, at) => kinds[at] === 'row');
  const areSided = names('debit') && names('credit') && names('description') && !header?.cells.some(namesDate);
  return areSided && rows.length >= FEWEST_OF_DAY && rows.every(({ dates }) => dates.posting === null);
}

function kindsOf(
  table: Table,
  { lines, choice, fees, sections }: RowsOfTable,
  borders: ReadonlySet<number>,
): LineRole[] {
  const isHeading = headingTest(table);
  let reached: MoneyToken | null = null;
  const printed = lines.map((line) => kindOf(line, choice, fees, sections));
  const moving = totalsThatMove(lines, printed, choice);
  return lines.map((line, at) => {
    const kind = moving.has(line) ? 'row' : (printed[at] as LineRole);
    if (kind === 'row' && sumsUpSides(line, choice, reached)) return 'break';
    if (kind === 'row' || opensSteps(line)) reached = line.cells[choice.roles.indexOf('balance')] ?? reached;
    if (kind !== 'text') return kind;
    const isBorder =
      borders.has(line.source.index) &&
      (line.dates.posting === null || isPeriod(line) || line.source.index < HEAD_LINES);
    return isBorder || (isHeading(line) && !line.source.line.furniture) ? 'break' : kind;
  });
}

/**
 * "Total charges to 21 January 17.20", "Balance due on closing 97,331.44", "Balance cashback 0.87" among entries: what is
 * called a total or a balance is an entry where only with it the entries from one balance to the next make its step.
 */
function totalsThatMove(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  { roles, newestFirst }: RoleChoice,
): ReadonlySet<TableLine> {
  const wayOf = (role: MoneyRole | undefined): number => (role === 'credit' ? 1 : role === 'debit' ? -1 : 0);
  const movedBy = ({ cells }: TableLine): number =>
    sumOf(cells, (cell, at) => (cell?.money.units ?? 0) * wayOf(roles[at]));
  const isNamed = ({ label }: TableLine): boolean => isTotal(label) || label === 'closing' || label === 'balance';
  const totals = new Set(lines.filter((line) => isNamed(line) && movedBy(line) !== 0));
  const members = lines.filter((line, at) => kinds[at] === 'row' || totals.has(line) || opensSteps(line));
  const balances = members.map(({ cells }) => {
    const balance = cells[roles.indexOf('balance')];
    return { balance: balance ? signedBalance(balance) : null };
  });
  const found = chainOf(balances, null, newestFirst).steps.flatMap(({ rows, delta }) => {
    const between = rows.map((at) => members[at] as TableLine);
    const own = between.filter((line) => totals.has(line));
    const moved = sumOf(between, movedBy);
    return sumOf(own, movedBy) !== 0 && delta === moved ? own : [];
  });
  return new Set(found);
}

/** Whether a line names a balance that the entries go on from. */
const opensSteps = ({ label }: TableLine): boolean => label === 'opening' || label === 'balance' || label === 'carried';

/** "22,29,616.00  17,04,365.00" without any word or date: what both sides come to. */
function isSumOfSides({ dates, text, cells }: TableLine, { roles }: RoleChoice): boolean {
  const hasSide = (side: 'debit' | 'credit'): boolean => (cells[roles.indexOf(side)]?.money.units ?? 0) !== 0;
  return dates.posting === null && text.length === 0 && hasSide('debit') && hasSide('credit');
}

/** "Balance at 31 March 6,167.62 8,299.82 3,652.53": a line without a date of both sides that leaves the balance where it was is what they come to. */
function sumsUpSides({ dates, cells }: TableLine, { roles }: RoleChoice, reached: MoneyToken | null): boolean {
  const [debit, credit, balance] = (['debit', 'credit', 'balance'] as const).map((role) => cells[roles.indexOf(role)]);
  if (!debit || !credit || !balance || dates.posting !== null) return false;
  const stays = reached !== null && signedBalance(balance) === signedBalance(reached);
  return stays && debit.money.units !== credit.money.units && debit.money.units * credit.money.units !== 0;
}

/** The rows of the anchors, and which lines they take. */
function rowsOf(
  shared: RowsOfTable,
  kinds: readonly LineRole[],
  anchors: readonly number[],
  owner: readonly number[],
  before: DateToken | null,
): Pick<GatheredRows, 'rows' | 'used'> {
  const { lines, choice } = shared;
  const [rows, used]: [RawRow[], Set<number>] = [[], new Set()];
  const membersOf = Map.groupBy(owner.keys(), (at) => owner[at] as number);
  const failed = failedRows(lines, kinds, choice);
  const days = bareDays(lines, kinds, owner);
  const carried: CarriedDate = { date: before, isOpen: false };
  let previous = -1;
  for (const anchor of anchors) {
    carryTo(carried, lines, kinds, owner, days, previous, anchor);
    previous = anchor;
    const members = membersOf.get(anchor) as number[];
    const row = buildRow(shared, anchor, members, carried.date);
    if (!row) continue;
    if (!row.carried) carried.isOpen = false;
    if (row.date) carried.date = row.date;
    if (!failed.has(anchor)) rows.push(carried.isOpen ? { ...row, dateOpen: true } : row);
    for (const at of members) used.add((lines[at] as TableLine).source.index);
  }
  return { rows, used };
}

/** A line that belongs to no entry. */
const NONE = -1;
/** So many days are a habit: one alone may be that of something else. */
const FEWEST_DAYS = 2;

/** Lines with nothing but a date that belong to no entry: each heads those below it. At the edge of a page it is that of the print. */
function bareDays(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  owner: readonly number[],
): ReadonlySet<number> {
  const found = lines.flatMap(({ dates, text, source }, at) => {
    const isAlone = kinds[at] === 'text' && owner[at] === NONE && text.length === 0 && !source.line.furniture;
    return isAlone && dates.posting !== null ? [at] : [];
  });
  return new Set([...(found.length < FEWEST_DAYS ? [] : found), ...endsOfDays(lines, kinds)]);
}

/** "Sunday, 28 June   Closing balance of the day 325.62" above rows none of which prints a date: each heads those of its day. */
function endsOfDays(lines: readonly TableLine[], kinds: readonly LineRole[]): number[] {
  const isRow = (at: number): boolean => kinds[at] === 'row';
  if (lines.some(({ dates }, at) => isRow(at) && (dates.posting ?? dates.value) !== null)) return [];
  const found = lines.flatMap(({ label, dates }, at) =>
    kinds[at] === 'break' && label !== null && dates.posting !== null && isRow(at + 1) ? [at] : [],
  );
  return found.length < FEWEST_DAYS ? [] : found;
}

/** The date that holds for rows without one, and whether it may have been that of others. */
interface CarriedDate {
  date: DateToken | null;
  isOpen: boolean;
}

/** A date in a heading or on a line of its own holds for the rows below it. */
function carryTo(
  carried: CarriedDate,
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  owner: readonly number[],
  days: ReadonlySet<number>,
  previous: number,
  anchor: number,
): void {
  for (let at = previous + 1; at < anchor; at++) {
    const line = lines[at] as TableLine;
    const { posting } = line.dates;
    const isEnd = line.label === 'closing' || line.label === 'opening';
    // At the turn of a page a balance is carried over, and a list may begin with one; in its midst another account begins.
    if (line.label === 'opening' && line.hasMoney) {
      if (line.source.line.page === lines[previous]?.source.line.page) carried.isOpen = true;
      else if (posting && (previous >= 0 || carried.date === null)) carried.date = posting;
    }
    // A date that went to the entry above, or to none, may as well be the one of the rows below.
    if (posting && kinds[at] === 'text' && owner[at] !== anchor) carried.isOpen = true;
    if (posting && (days.has(at) || (kinds[at] === 'break' && !isEnd)) && !isPeriod(line)) {
      carried.date = posting;
      carried.isOpen = false;
    }
  }
}

function kindOf(
  line: TableLine,
  choice: RoleChoice,
  fees: FeeColumns | null,
  sections: ReadonlyMap<number, RawSection>,
): LineRole {
  if (line.heading !== null) return 'break';
  if (line.label !== null && (line.hasMoney || line.source.money.length > 0)) return 'break';
  if (line.section !== null) return 'break';
  if (sections.get(line.source.index)?.direction === 'void') return 'break';
  if (isSumOfSides(line, choice)) return 'break';
  const mover = line.cells.some(
    (cell, at) => cell !== null && (isMovement(choice.roles[at]) || fees?.columns.includes(at)),
  );
  if (mover) return 'row';
  if (line.hasMoney && line.dates.posting === null && line.text.length === 0) return 'break';
  if (line.label !== null && line.label !== 'balance' && line.dates.posting === null) return 'break';
  return 'text';
}

/**
 * "Interest charged on purchases 16.14": a line in the column of the amounts that names a total, and may be the entry itself;
 * so may "Total interest for this month 3.47" (`isTotal`).
 */
function isUndatedCharge(
  { label, section, dates, text, cells, source }: TableLine,
  { roles }: RoleChoice,
  isTotal: boolean,
): boolean {
  const [first] = bareWords(text);
  return (
    (label === 'totalIn' || label === 'totalOut' || (section !== null && (label === null || label === 'total'))) &&
    dates.posting === null &&
    first !== undefined &&
    (readLabelWords([first]) === null) === !isTotal &&
    source.amounts.length === 1 &&
    cells.some((cell, at) => cell !== null && isMovement(roles[at]))
  );
}

/** The dated lines of a section whose rows are no entries by its name: purchases in instalments, of which one may be due. */
function linesOfPlans(
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  { roles }: RoleChoice,
  sections: ReadonlyMap<number, RawSection>,
): number[] {
  return lines.flatMap(({ label, dates, cells, source }, at) => {
    const isVoid = kinds[at] === 'break' && sections.get(source.index)?.direction === 'void';
    const hasAmount = cells.some((cell, column) => cell !== null && isMovement(roles[column]));
    return isVoid && label === null && dates.posting !== null && hasAmount ? [at] : [];
  });
}

/** "1 March to 31 March" and little else in a line, or in its first cell: it dates no row. */
function isPeriod({ source: { tokens, amounts } }: TableLine): boolean {
  const [first = []] = cutAtGaps(tokens, BOX_CELL_GAP);
  const holdsLittleElse = (part: readonly Token[]): boolean =>
    part.length <= 6 && part.filter(({ kind }) => kind === 'date').length >= 2;
  return amounts.length === 0 && (holdsLittleElse(tokens) || holdsLittleElse(first));
}

function balanceLines(lines: readonly TableLine[], kinds: LineRole[], choice: RoleChoice): EndLine[] {
  const column = choice.roles.indexOf('balance');
  const first = kinds.indexOf('row');
  const last = kinds.lastIndexOf('row');
  const found: EndLine[] = [];
  if (column < 0 || first < 0) return found;
  const between: EndLine[] = [];
  lines.forEach((line, at) => {
    const token = line.cells[column];
    if (!token || line.label !== null) return;
    const isBetween = at > first && at < last;
    const above = lines[kinds.lastIndexOf('row', at)]?.cells[column] ?? null;
    if (isBetween && sumsUpSides(line, choice, above)) between.push({ at: line.source.index, label: 'closing', token });
    if (kinds[at] !== 'text' || line.text.length === 0 || line.text.length > 8 || namesTotal(line)) return;
    const label = isBetween ? endBetween(token, at, lines, kinds, choice) : at < first ? 'opening' : 'closing';
    if (label === null) return;
    kinds[at] = 'break';
    (isBetween ? between : found).push({ at: line.source.index, label, token });
  });
  const total = totalWithBalance(lines, choice, column, last);
  if (total) found.push(total);
  found.sort((a, b) => a.at - b.at);
  // Of several before the rows the nearest counts.
  const openings = found.filter((end) => end.label === 'opening');
  const closings = found.filter((end) => end.label === 'closing');
  return [...openings.slice(-1), ...between, ...closings.slice(0, 1)];
}

/** "Total withdrawals (Debit)", a sum in the column of balances. */
function namesTotal({ text }: TableLine): boolean {
  return readLabelWords(bareWords(text))?.label.startsWith('total') === true;
}

/**
 * A balance between two entries of which the lower does not go on from the upper: the one that the upper has reached, or,
 * behind such an end, the one from which the lower goes on. Without an end before it, it may be that of an entry whose
 * amount is lost.
 */
function endBetween(
  token: MoneyToken,
  at: number,
  lines: readonly TableLine[],
  kinds: readonly LineRole[],
  choice: RoleChoice,
): EndLine['label'] | null {
  const { roles, newestFirst } = choice;
  const [from, to] = [kinds.lastIndexOf('row', at), kinds.indexOf('row', at)];
  const [before, after] = [from, to].map((row) => lines[row]?.cells[roles.indexOf('balance')]);
  if (newestFirst || !before || !after) return null;
  const [reached, balance] = [signedBalance(before), signedBalance(token)];
  const goesOnFrom = (start: number): boolean => {
    const step = Math.abs(signedBalance(after) - start);
    return lines[to]?.cells.some((cell, column) => isMovement(roles[column]) && cell?.money.units === step) ?? false;
  };
  if (goesOnFrom(reached)) return null;
  if (reached === balance) return 'closing';
  const repeats = ({ cells }: TableLine): boolean => {
    const own = cells[roles.indexOf('balance')];
    return own != null && signedBalance(own) === reached;
  };
  return goesOnFrom(balance) && lines.slice(from + 1, at).some(repeats) ? 'opening' : null;
}

/**
 * "Balance for the day 0.00 1,955.50": of the amounts on a balance's line its own is the one in the column of balances, or
 * without one in that of the amounts ("Closing balance (2,654.22) (10.36) 517.87" under gross, fee and net).
 */
function labelledBalances(lines: readonly TableLine[], { roles }: RoleChoice): Map<number, MoneyToken> {
  const found = new Map<number, MoneyToken>();
  const hasBalances = roles.includes('balance');
  const column = roles.indexOf(hasBalances ? 'balance' : 'amount');
  if (column < 0) return found;
  for (const { label, cells, source } of lines) {
    const balance = cells[column];
    if (!balance || (label !== 'opening' && label !== 'closing' && label !== 'balance')) continue;
    const isBeside = cells.some(
      (cell, at) => cell !== null && at !== column && (!hasBalances || isMovement(roles[at])),
    );
    if (isBeside) found.set(source.index, balance);
  }
  return found;
}

/**
 * "Totals 958.15 825.18 2,235.27", "Subtotal 2,235.27": the column of balances has the one that the last row must have
 * reached; of several that one which it has.
 */
function totalWithBalance(
  lines: readonly TableLine[],
  choice: RoleChoice,
  column: number,
  last: number,
): EndLine | null {
  const reached = lines[last]?.cells[column];
  if (choice.newestFirst || !reached) return null;
  const totals = lines
    .slice(last + 1)
    .filter((line) => line.label?.startsWith('total') || sumsUpSides(line, choice, reached));
  const isReached = ({ cells }: TableLine): boolean =>
    cells[column] != null && signedBalance(cells[column]) === signedBalance(reached);
  // What withdrawals come to may stand in the column of balances, too.
  const total = totals.find(isReached) ?? totals.find(({ label }) => label !== 'totalIn' && label !== 'totalOut');
  const token = total?.cells[column];
  if (!total || !token) return null;
  return { at: total.source.index, label: 'closing', token };
}
