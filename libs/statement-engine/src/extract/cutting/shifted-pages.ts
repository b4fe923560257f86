import type { DateToken, TokenLine } from '../../grammar/tokens.ts';
import type { TableSpan } from './cut-tables.ts';
import { leadingDate } from '../dates/find-date-columns.ts';
import { namesMoney } from '../headings/header-cells.ts';
import { overlap, type Span } from '../../grammar/spans.ts';
import type { TableHeader, HeaderCell } from '../table.ts';

/** Dates of one column begin within this distance of each other, those of a shifted one further off (points). */
const SAME_PLACE = 3;
const SHIFTED = 6;

/** An amount ends or begins so near to its heading, where it does not stand under it (points). */
const NEAR = 12;

/** Where the rows of a page stand: their dates begin at `left`, their last amounts end at `right`. */
interface Place {
  readonly left: number;
  readonly right: number;
}

/**
 * A table may go on without its heading on a page where it stands elsewhere: further left on the back of a sheet, or
 * centred by itself; or in the next column of a page. Such pages are tables of their own under the heading moved to where their rows stand; pages whose
 * amounts do not come to stand under the moved headings stay as they are.
 */
export function cutShiftedPages(span: TableSpan): TableSpan[] {
  const { header, lines } = span;
  const [from, to] = [lines[0], lines.at(-1)];
  if (header === null || !from || !to || keyOf(from.line) === keyOf(to.line)) return [span];
  const byPage = Map.groupBy(lines, ({ line }) => keyOf(line));
  const first = placeOf(byPage.get(keyOf(header)) ?? []);
  if (first === null) return [span];
  const spans: TableSpan[] = [];
  const kept: TokenLine[] = [];
  for (const [page, own] of byPage) {
    const moved = page === keyOf(header) ? null : movedHeader(header, first, own);
    if (moved === null) kept.push(...own);
    else spans.push({ ...span, header: moved, lines: own });
  }
  return spans.length === 0 ? [span] : [{ ...span, lines: kept }, ...spans];
}

/** The page, and on one that is set in columns the column. */
function keyOf({ page, strip = 0 }: { readonly page: number; readonly strip?: number }): string {
  return `${page}|${strip}`;
}

/** The heading where the rows of another page have it; null where they stand as on the first or fit no such place. */
function movedHeader(header: TableHeader, first: Place, lines: readonly TokenLine[]): TableHeader | null {
  const place = placeOf(lines);
  if (place === null || Math.abs(place.left - first.left) <= SHIFTED) return null;
  const scale = (place.right - place.left) / (first.right - first.left);
  for (const factor of [1, scale]) {
    const move = (x: number): number => place.left + (x - first.left) * factor;
    const cells = header.cells.map((cell) => ({ ...cell, x0: move(cell.x0), x1: move(cell.x1) }));
    if (rowsOf(lines).every((line) => line.amounts.every((amount) => standsUnder(amount, cells))))
      return { ...header, cells };
  }
  return null;
}

/** Where rows stand that all begin at the same place; null where they do not, or where there are none. */
function placeOf(lines: readonly TokenLine[]): Place | null {
  let [left, furthest, right] = [Infinity, -Infinity, -Infinity];
  for (const line of rowsOf(lines)) {
    const { x0 } = leadingDate(line) as DateToken;
    [left, furthest] = [Math.min(left, x0), Math.max(furthest, x0)];
    for (const amount of line.amounts) right = Math.max(right, amount.x1);
  }
  return furthest - left <= SAME_PLACE && furthest >= left ? { left, right } : null;
}

function rowsOf(lines: readonly TokenLine[]): TokenLine[] {
  return lines.filter((line) => line.amounts.length > 0 && leadingDate(line) !== null);
}

function standsUnder(amount: Span, cells: readonly HeaderCell[]): boolean {
  const { x0, x1 } = amount;
  const isUnder = (cell: HeaderCell): boolean =>
    overlap(amount, cell) || Math.abs(x1 - cell.x1) <= NEAR || Math.abs(x0 - cell.x0) <= NEAR;
  return cells.some((cell) => namesMoney(cell) && isUnder(cell));
}
