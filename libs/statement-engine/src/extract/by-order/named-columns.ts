import { apart, type Span } from '../../grammar/spans.ts';
import type { MoneyToken } from '../../grammar/tokens.ts';
import type { ColumnWord } from '../../vocabulary/language.ts';
import { MONEY_ROLES } from '../../vocabulary/vocabulary.ts';
import type { MoneyColumn, HeaderCell } from '../table.ts';

/** What stands beside the movement. */
const BESIDE: ReadonlySet<ColumnWord | null> = new Set(['balance', 'fee', 'foreign']);

/** A column of money that a heading names, and where its figures are expected. */
export interface NamedColumn {
  readonly header: HeaderCell | null;
  readonly places: readonly Span[];
}

/**
 * The headings of money; none where they name no movement. "Valor" is a value date, and where nothing else names a
 * movement the amount.
 */
export function moneyCells(cells: readonly HeaderCell[]): HeaderCell[] {
  const moves = ({ role }: HeaderCell): boolean => role !== null && role !== 'balance' && MONEY_ROLES.has(role);
  const isMovement = cells.some(moves) ? moves : ({ role }: HeaderCell): boolean => role === 'valueDate';
  if (!cells.some(isMovement)) return [];
  return cells.filter((cell) => isMovement(cell) || BESIDE.has(cell.role));
}

/** The columns of money that the heading names, from left to right, each with the groups of figures found nearest to it. */
export function namedColumns(cells: readonly HeaderCell[], found: readonly MoneyColumn[]): NamedColumn[] {
  const named = moneyCells(cells)
    .sort((a, b) => a.x0 - b.x0)
    .map((header) => ({ header, places: [{ x0: header.x0, x1: header.x1 }] }));
  for (const { x0, x1 } of found) {
    const nearest = named.reduce<(typeof named)[number] | null>(
      (best, each) => (best === null || apart(each.header, { x0, x1 }) < apart(best.header, { x0, x1 }) ? each : best),
      null,
    );
    nearest?.places.push({ x0, x1 });
  }
  return named;
}

export function distanceTo({ places }: NamedColumn, token: MoneyToken): number {
  return Math.min(...places.map((place) => apart(place, token)));
}

/** For each figure its column: the places that lie nearest in all, in the order of the columns. */
export function nearestColumns(
  figures: readonly MoneyToken[],
  columns: readonly NamedColumn[],
  among: readonly number[] = columns.map((_, at) => at),
): number[] {
  let best: { cost: number; places: number[] } = { cost: Infinity, places: among.slice(0, figures.length) };
  const tryFrom = (at: number, from: number, cost: number, places: number[]): void => {
    if (cost >= best.cost) return;
    if (at === figures.length) {
      best = { cost, places };
      return;
    }
    for (let i = from; i <= among.length - (figures.length - at); i++) {
      const column = among[i] as number;
      const own = distanceTo(columns[column] as NamedColumn, figures[at] as MoneyToken);
      tryFrom(at + 1, i + 1, cost + (Number.isFinite(own) ? own : 0), [...places, column]);
    }
  };
  tryFrom(0, 0, 0, []);
  return best.places;
}
