import type { MoneyToken, TokenLine } from '../../grammar/tokens.ts';
import { DATE_ROLES } from '../headings/header-cells.ts';
import type { Table, MoneyColumn, HeaderCell } from '../table.ts';
import type { Movement } from './find-steps.ts';
import { orderDates, type OrderedDates } from './order-dates.ts';
import { figuresBySteps } from './figures-by-steps.ts';
import { lastFigures, mostFigures, orderedLines, usualCount, type OrderedLine } from './figures-of-line.ts';
import { distanceTo, moneyCells, namedColumns, nearestColumns, type NamedColumn } from './named-columns.ts';
import { placeSides, type Sides } from './place-sides.ts';
import { CELL_GAP } from '../../tolerances.ts';

/** The columns of a table whose figures do not meet, told by their order on each line. */
export interface OrderedColumns {
  readonly columns: readonly MoneyColumn[];
  /** The column of each figure. */
  readonly placed: ReadonlyMap<MoneyToken, number>;
  /** Which date dates a row, where dates do not meet either. */
  readonly dates: OrderedDates | null;
  /** Headings name sides, and nothing tells in which of them an amount stands: only steps of the balance give its sign. */
  readonly sidesUnplaced: boolean;
}

/** Fewer entries show no order. */
const FEWEST = 2;

/** What a single amount of both sides is called. */
const EITHER_SIDE = 'amount';

/**
 * The columns of a table by the order of the figures on its lines: under headings of money an entry ends in its amount,
 * and in its balance where one is printed. Places only tell which of two sides an amount stands on. Two ways where the
 * headings may have left the balance out, none where too few lines end so.
 */
export function orderColumns(aligned: Table, lines: readonly TokenLine[]): OrderedColumns[] {
  const cells = aligned.header?.cells ?? [];
  const figuresOf = endsInFigures(cells) ? lastFigures : mostFigures;
  const flat = isFlat(lines, figuresOf);
  const ordered = orderedLines(lines, flat ? figuresOf : figuresIn(aligned));
  const entries = ordered.filter(({ kind }) => kind === 'entry');
  if (entries.length < FEWEST) return [];
  const usual = usualCount(entries);
  const named = namedColumns(cells, aligned.columns);
  const all = flat ? ordered : [...ordered, ...sumLines(aligned, ordered)];
  const dates = flat ? orderDates(ordered, lines, cells) : null;
  const namesSides = named.some(({ header }) => header?.role === 'debit' || header?.role === 'credit');
  const found: OrderedColumns[] = [];
  if (named.length >= usual) {
    const order = placeFigures(all, named, flat, dates);
    if (order) found.push(order);
  }
  // What stands behind the balance on some lines alone is told from the amounts before it only if it is left out.
  const reached = named.findIndex(({ header }) => header?.role === 'balance') + 1;
  if (flat && reached > 1 && reached < named.length) {
    const upToBalance = all.map((line) => ({ ...line, figures: line.figures.slice(0, reached) }));
    const order = placeFigures(upToBalance, named.slice(0, reached), flat, dates);
    if (order) found.push(order);
  }
  if (named.length === 0 || (flat && named.every(({ header }) => header?.role !== 'balance'))) {
    const order = placeFigures(all, unnamedColumns(usual), flat, dates);
    if (order) found.push({ ...order, sidesUnplaced: namesSides });
  }
  const stepping = flat ? figuresBySteps(lines) : null;
  if (stepping !== null) {
    const bySteps = orderedLines(lines, stepping);
    const order = placeFigures(bySteps, unnamedColumns(2), flat, orderDates(bySteps, lines, cells));
    if (order) found.push({ ...order, sidesUnplaced: namesSides });
  }
  return found;
}

/** Whether no words stand behind the figures of an entry, by the headings. */
function endsInFigures(cells: readonly HeaderCell[]): boolean {
  const right = Math.max(...moneyCells(cells).map(({ x0 }) => x0));
  return !cells.some(({ x0, role }) => x0 > right && (role === null || !(DATE_ROLES.has(role) || role === 'time')));
}

/** Whether most entries are set with single blanks: nothing but the order is left of their columns. */
function isFlat(lines: readonly TokenLine[], figuresOf: (line: TokenLine) => MoneyToken[]): boolean {
  const entries = orderedLines(lines, figuresOf).filter(({ kind }) => kind === 'entry');
  return entries.filter(({ figures }) => (figures[0] as MoneyToken).gap < CELL_GAP).length * 2 > entries.length;
}

/** The figures that end a line, and those in the part of the page where the table's amounts stand. */
function figuresIn({ lines, columns }: Table): (line: TokenLine) => MoneyToken[] {
  const left = Math.min(...columns.map(({ x0 }) => x0));
  const cells = new Map(lines.map((line) => [line.source, line.cells]));
  return (line) => {
    const own = cells.get(line);
    const last = lastFigures(line);
    return line.money.filter((token) => {
      if (own?.includes(token)) return true;
      const isCell = token.gap >= CELL_GAP || token === line.tokens[line.tokens.length - 1];
      return token.money.strength !== 'plain' && isCell && (token.x1 > left || last.includes(token));
    });
  };
}

/** Further lines of the table with figures in its columns: totals, and entries without a date. */
function sumLines({ header, lines }: Table, ordered: readonly OrderedLine[]): OrderedLine[] {
  if (header === null) return [];
  const known = new Set(ordered.map(({ line }) => line));
  return lines.flatMap(({ source, cells }) => {
    const figures = cells.filter((cell) => cell !== null);
    return known.has(source) || figures.length === 0
      ? []
      : [{ line: source, kind: 'sum' as const, figures, goesOn: false }];
  });
}

/** Without names the last of several figures may be a balance: its steps will tell. */
function unnamedColumns(count: number): NamedColumn[] {
  return Array.from({ length: count }, () => ({ header: null, places: [] }));
}

function placeFigures(
  lines: readonly OrderedLine[],
  columns: readonly NamedColumn[],
  flat: boolean,
  dates: OrderedColumns['dates'],
): OrderedColumns | null {
  const roleOf = (column: number): string | null => columns[column]?.header?.role ?? null;
  const isNamed = columns.some(({ header }) => header !== null);
  const balance = isNamed ? columns.findIndex((_, at) => roleOf(at) === 'balance') : columns.length - 1;
  const hasBalance = balance >= 0 && columns.length > 1;
  const sides = columns.flatMap((_, at) => (roleOf(at) === 'debit' || roleOf(at) === 'credit' ? [at] : []));
  const fee = flat && sides.length === 2 ? columns.findIndex((_, at) => roleOf(at) === 'fee') : -1;
  const own = columns.flatMap((_, at) => ((hasBalance && at === balance) || at === fee ? [] : [at]));
  const placed = new Map<MoneyToken, number>();
  const single: SidedMovement[] = [];
  let bothFilled = 0;
  for (const { figures: all, kind } of lines) {
    const figures = all.slice(-columns.length);
    if (kind === 'sum') {
      const places = nearestColumns(figures, columns);
      figures.forEach((token, at) => placed.set(token, places[at] as number));
      continue;
    }
    if (figures.length === columns.length) {
      figures.forEach((token, at) => placed.set(token, at));
      const moved = own.filter((column) => figures[column]?.money.units !== 0);
      if (sides.length === 2 && sides.every((column) => moved.includes(column)) && kind === 'entry') bothFilled++;
      const amount = moved.length === 1 ? (figures[moved[0] as number] as MoneyToken) : null;
      const side = amount && sides.length === 2 ? (moved[0] === sides[0] ? 0 : 1) : null;
      if (hasBalance) single.push({ amount, balance: figures[balance] as MoneyToken, side });
      continue;
    }
    const reached =
      hasBalance && (kind === 'balance' || figures.length > 1) ? balanceOf(figures, balance, columns) : null;
    if (reached) placed.set(reached, balance);
    const rest = figures.filter((token) => token !== reached);
    // A fee stands behind the amount that it is charged for.
    if (fee > Math.max(...sides) && rest.length === 2) placed.set(rest.pop() as MoneyToken, fee);
    if (kind === 'balance' && hasBalance) {
      single.push({ amount: null, balance: reached, side: null });
      continue;
    }
    const amount = rest.length === 1 ? (rest[0] as MoneyToken) : null;
    single.push({ amount, balance: reached, side: null });
    if (amount === null)
      nearestColumns(rest, columns, own).forEach((column, at) => placed.set(rest[at] as MoneyToken, column));
    else if (own.length === 1) placed.set(amount, own[0] as number);
    else if (sides.length !== 2 || own.length !== 2) {
      if (flat) return null;
      placed.set(amount, nearestColumns([amount], columns, own)[0] as number);
    }
  }
  // An entry fills one side: where both are filled, one of them is none.
  if (bothFilled * 2 > lines.length) return null;
  return own.length === 2 && sides.length === 2
    ? withSides(columns, placed, single, sides as [number, number], flat, dates)
    : { columns: columnsOf(columns, placed), placed, dates, sidesUnplaced: false };
}

/** A movement and the side it fills, where both are printed. */
interface SidedMovement extends Movement {
  readonly side: 0 | 1 | null;
}

/** The balance stands where the headings have it: mostly last. */
function balanceOf(figures: readonly MoneyToken[], balance: number, columns: readonly NamedColumn[]): MoneyToken {
  if (balance === 0) return figures[0] as MoneyToken;
  if (balance === columns.length - 1) return figures[figures.length - 1] as MoneyToken;
  return figures.reduce((best, token) =>
    distanceTo(columns[balance] as NamedColumn, token) < distanceTo(columns[balance] as NamedColumn, best)
      ? token
      : best,
  );
}

function withSides(
  columns: readonly NamedColumn[],
  placed: Map<MoneyToken, number>,
  single: readonly SidedMovement[],
  [left, right]: readonly [number, number],
  flat: boolean,
  dates: OrderedColumns['dates'],
): OrderedColumns {
  const nearest: Sides = single.map(({ amount, side }) => {
    if (amount === null || side !== null || flat) return side;
    const [toLeft, toRight] = [left, right].map((at) => distanceTo(columns[at] as NamedColumn, amount));
    return (toLeft as number) <= (toRight as number) ? 0 : 1;
  });
  const raises = columns[left]?.header?.role === 'credit' ? 0 : 1;
  const filled = single.map(({ side }) => side);
  const found = placeSides(single, nearest, filled, raises);
  if (found) {
    single.forEach(({ amount }, at) => amount && placed.set(amount, found[at] === 0 ? left : right));
    return { columns: columnsOf(columns, placed), placed, dates, sidesUnplaced: false };
  }
  // One column for both: the steps of the balance tell the sign of each amount.
  const either = columns[left]?.header as HeaderCell;
  const merged = columns.flatMap((column, at) =>
    at === right ? [] : [at === left ? { ...column, header: { ...either, role: EITHER_SIDE } as HeaderCell } : column],
  );
  const columnAt = (at: number): number => (at === right ? left : at > right ? at - 1 : at);
  const moved = new Map<MoneyToken, number>();
  const isNought = (token: MoneyToken, at: number): boolean => (at === left || at === right) && token.money.units === 0;
  for (const [token, at] of placed) if (!isNought(token, at)) moved.set(token, columnAt(at));
  for (const { amount } of single) if (amount) moved.set(amount, left);
  return { columns: columnsOf(merged, moved), placed: moved, dates, sidesUnplaced: true };
}

function columnsOf(columns: readonly NamedColumn[], placed: ReadonlyMap<MoneyToken, number>): MoneyColumn[] {
  return columns.map(({ header }, column) => {
    const tokens = [...placed].flatMap(([token, at]) => (at === column ? [token] : []));
    return {
      x0: Math.min(...tokens.map(({ x0 }) => x0)),
      x1: Math.max(...tokens.map(({ x1 }) => x1)),
      header,
      count: tokens.length,
      byOrder: true,
    };
  });
}
