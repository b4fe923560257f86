import { namesMoney, type HeaderCell } from './header-cells.ts';

interface NamedColumn {
  readonly x0: number;
  readonly x1: number;
  header: HeaderCell | null;
}

/** Figures may reach out of the span of their name by this much (points). */
const SLACK = 1.5;
const FEWEST_COLUMNS = 2;

/**
 * Names set to the left over figures set to the right in wide columns: the figures stand nearer to the next name than to
 * their own. Where each column of figures lies in the span of another name of money, from its beginning to that of the
 * next name, and some stand under none of the names nearest to them, the spans tell.
 */
export function nameBySpans(columns: readonly NamedColumn[], cells: readonly HeaderCell[]): void {
  const sorted = [...cells].sort((a, b) => a.x0 - b.x0);
  const from = sorted.find(namesMoney)?.x0 ?? Infinity;
  const figures = columns.filter((column) => column.x1 > from);
  const spans = figures.map((column) => sorted.find((cell, at) => isWithin(column, cell, sorted[at + 1])));
  const isTold =
    figures.length >= FEWEST_COLUMNS &&
    new Set(spans).size === figures.length &&
    spans.every((cell) => cell !== undefined && namesMoney(cell));
  const isAway = ({ x0, x1, header }: NamedColumn): boolean => header === null || x1 < header.x0 || header.x1 < x0;
  if (!isTold || !figures.some((column, at) => column.header !== spans[at] && isAway(column))) return;
  figures.forEach((column, at) => (column.header = spans[at] ?? null));
}

function isWithin({ x0, x1 }: NamedColumn, cell: HeaderCell, next: HeaderCell | undefined): boolean {
  return x0 >= cell.x0 - SLACK && x1 <= (next?.x0 ?? Infinity) + SLACK;
}
