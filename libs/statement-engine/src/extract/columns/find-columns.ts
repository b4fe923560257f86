import type { MoneyToken } from '../../grammar/tokens.ts';
import { cutOverColumns } from '../cutting/cut-over-columns.ts';
import { namesMoney, namesDate } from '../headings/header-cells.ts';
import type { HeaderCell, MoneyColumn } from '../table.ts';
import { overlap, apart, type Span } from '../../grammar/spans.ts';
import { runsOf } from '../../groups.ts';

type Edge = (token: MoneyToken) => number;
const rightEdge: Edge = (token) => token.x1;
const digitsEdge: Edge = (token) => token.coreX1;
const EDGES: readonly Edge[] = [
  rightEdge,
  digitsEdge,
  (token) => token.x0,
  (token) => (token.x0 + token.x1) / 2,
  (token) => token.coreX0,
];
/** Numbers of one column end within this distance of each other (font sizes): rounding and the estimate of a run's inner edges. */
const EDGE_TOLERANCE = 0.42;
/**
 * Numbers that lie over each other and end within this distance are of one column, though a blank or a sign has shifted
 * some (font sizes): two columns have no room so near.
 */
const SAME_COLUMN = 1.25;
const ESTABLISHED = 3;
const FEWEST_IN_LINE = 8;

/**
 * Columns from the places of the numbers alone: numbers that overlap form a band; a band is one column when one of
 * its edges (right, decimal, left, centre) lines up, else as many as its best edge has clusters. Columns that hold
 * nothing but what stands `aside` of the rows, or one stray figure, are named last.
 */
export function findColumns(
  tokens: readonly MoneyToken[],
  headerCells: readonly HeaderCell[],
  aside: ReadonlySet<MoneyToken>,
): MoneyColumn[] {
  if (tokens.length === 0) return [];
  const sorted = [...tokens].sort((a, b) => a.x0 - b.x0);
  const bands: MoneyToken[][] = [];
  let end = -Infinity;
  for (const token of sorted) {
    const band = bands[bands.length - 1];
    if (band && token.x0 < end - 0.5) band.push(token);
    else bands.push([token]);
    end = Math.max(end, token.x1);
    if (!band || bands[bands.length - 1] !== band) end = token.x1;
  }
  const groups = bands.flatMap(splitBand);
  const columns = groups.map((group) => ({
    x0: group.reduce((low, { x0 }) => Math.min(low, x0), Infinity),
    x1: group.reduce((high, { x1 }) => Math.max(high, x1), -Infinity),
    header: null as HeaderCell | null,
    count: group.length,
    isAside: group.every((token) => aside.has(token)),
  }));
  columns.sort((a, b) => a.x1 - b.x1);
  const cells = headerCells.flatMap((cell) => cutOverColumns(cell, columns));
  const isLast = (column: Place): boolean => column.isAside || columns.some((other) => isStray(column, other));
  const [own, last] = [columns.filter((column) => !isLast(column)), columns.filter(isLast)];
  nameColumns(own, cells);
  const left = cells.filter((cell) => namesMoney(cell) && !own.some(({ header }) => header === cell));
  nameColumns(last, left);
  return columns.map(({ x0, x1, header, count }) => ({ x0, x1, header, count }));
}

interface Place extends Span {
  readonly count: number;
  readonly isAside: boolean;
}

/** Whether a single figure stands half in a column that many fill, in line with none of them: one of a box below the table. */
function isStray({ x0, x1, count }: Place, other: Place): boolean {
  const shared = Math.min(x1, other.x1) - Math.max(x0, other.x0);
  return count === 1 && other.count >= FEWEST_IN_LINE && shared * 2 > x1 - x0;
}

function splitBand(band: MoneyToken[]): MoneyToken[][] {
  if (band.length === 1) return [band];
  let best: MoneyToken[][] | null = null;
  for (const edge of EDGES) {
    const clusters = clusterBy(band, edge);
    if (best === null || clusters.length < best.length) best = clusters;
    if (best.length === 1) break;
  }
  const fewest = best ?? [band];
  if (fewest.length === 1) return fewest;
  for (const edge of [rightEdge, digitsEdge]) {
    const near = clusterNear(band, edge);
    if (near.length < fewest.length && near.every((cluster) => isEstablished(cluster, edge))) return near;
  }
  return fewest;
}

/** Whether enough of the numbers line up for the others to be off their edge; notes beside a table are off any. */
function isEstablished(cluster: readonly MoneyToken[], edge: Edge): boolean {
  const exact = clusterBy(cluster, edge);
  return exact.length === 1 || exact.some(({ length }) => length >= ESTABLISHED);
}

/** Numbers that lie over the first of them and end not much further right. */
function clusterNear(band: readonly MoneyToken[], edge: Edge): MoneyToken[][] {
  return runsOf(
    band.toSorted((a, b) => edge(a) - edge(b)),
    (token, _, first) => token.x0 < first.x1 && edge(token) - edge(first) <= SAME_COLUMN * token.size,
  );
}

function clusterBy(band: readonly MoneyToken[], edge: Edge): MoneyToken[][] {
  const sorted = band.toSorted((a, b) => edge(a) - edge(b));
  return runsOf(sorted, (token, last) => edge(token) - edge(last) <= EDGE_TOLERANCE * token.size);
}

/** Under one name a column with so many times the figures of another is meant, where its edges are no further off than this (points). */
const FULLER = 4;
const HANDICAP = 5;

/** Names stand off their columns by as much as this, more or less (points). */
const SHIFT = 8;

/** Whether there are as many names of money as columns, none over any of them, each before its own and as far from it as the others: names at the left of cells, figures at the right. */
function areShiftedAlike(columns: readonly Span[], names: readonly Span[], cells: readonly Span[]): boolean {
  if (columns.length < 2 || names.length !== columns.length) return false;
  if (names.some((name) => columns.some((column) => overlap(name, column)))) return false;
  const isBeforeNext = (column: Span, name: Span): boolean => cells.every(({ x0 }) => x0 <= name.x0 || x0 >= column.x1);
  if (!columns.every((column, at) => isBeforeNext(column, names[at] as Span))) return false;
  const offsets = (edge: (span: Span) => number): number[] =>
    columns.map((column, at) => edge(column) - edge(names[at] as Span));
  const isAlike = (far: readonly number[]): boolean => Math.max(...far) - Math.min(...far) <= SHIFT;
  return isAlike(offsets(({ x0 }) => x0)) || isAlike(offsets(({ x1 }) => x1));
}

function nameColumns(
  columns: { x0: number; x1: number; header: HeaderCell | null; count: number }[],
  cells: readonly HeaderCell[],
): void {
  const money = cells.filter(namesMoney);
  // "$29413932" under "Reference" is of no column of money, nor are figures among the words before the first one.
  const [first] = money;
  const free = columns.filter(
    (column) => first && column.x1 > first.x0 && !cells.some((cell) => !namesMoney(cell) && overlap(cell, column)),
  );
  if (areShiftedAlike(free, money, cells)) free.forEach((column, at) => (column.header = money[at] ?? null));
  const pairs: { column: number; cell: number; distance: number }[] = [];
  columns.forEach((column, at) => {
    cells.forEach((cell, cellAt) => {
      const isOfWords = cell.role === 'description' || cell.role === 'time' || namesDate(cell);
      if (isOfWords && !overlap(column, cell)) return;
      // "Balance | Dr/Cr", "Amount | Currency": what stands with the figures names no column of its own.
      if (
        (cell.role === 'side' || cell.role === 'other') &&
        cells.some((other) => namesMoney(other) && overlap(column, other))
      )
        return;
      const between = Math.max(0, cell.x0 - column.x1, column.x0 - cell.x1);
      if (between > 40) return;
      const isMinor = columns.some((other) => other.count >= FULLER * column.count && overlap(other, cell));
      pairs.push({ column: at, cell: cellAt, distance: between * 3 + apart(cell, column) + (isMinor ? HANDICAP : 0) });
    });
  });
  pairs.sort((a, b) => a.distance - b.distance);
  const takenCells = new Set(columns.flatMap(({ header }) => (header === null ? [] : [cells.indexOf(header)])));
  for (const { column, cell } of pairs) {
    const target = columns[column];
    if (!target || target.header !== null || takenCells.has(cell)) continue;
    target.header = cells[cell] ?? null;
    takenCells.add(cell);
  }
}
