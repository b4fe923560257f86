import type { MoneyToken } from '../../grammar/tokens.ts';
import type { MoneyColumn } from '../find-columns.ts';
import { MONEY_ROLES, type HeaderCell } from '../header-cells.ts';

/** A column of money that a heading names, and where its figures are expected. */
export interface NamedColumn {
  readonly header: HeaderCell | null;
  readonly places: readonly { readonly x0: number; readonly x1: number }[];
}

/** The columns of money that the heading names, from left to right, each with the groups of figures found nearest to it. */
export function namedColumns(cells: readonly HeaderCell[], found: readonly MoneyColumn[]): NamedColumn[] {
  const named = cells
    .filter(({ role }) => role !== null && (MONEY_ROLES.has(role) || role === 'fee' || role === 'foreign'))
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

interface Place {
  readonly x0: number;
  readonly x1: number;
}

function apart(a: Place, b: Place): number {
  return Math.min(Math.abs(a.x1 - b.x1), Math.abs(a.x0 - b.x0), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2);
}
