import type { RawRow } from '../extract/raw-statement.ts';
import type { SignClass } from './sign-classes.ts';
import { sumOf } from '../reconcile/chain.ts';
import { MAX_FREE_CLASSES, MAX_SUBSET } from '../tolerances.ts';

export type Sign = 1 | -1;

/** One way to read the classes so that opening + Σ = closing. */
export interface Reading {
  readonly signs: readonly Sign[];
  readonly pair: readonly [number, number];
  /** How much of the print it contradicts. */
  readonly cost: number;
  readonly ambiguous: boolean;
}

/** The least costly reading of `classes` under which the fixed rows and theirs lead from an opening to a closing balance. */
export function solveEnds(
  rows: readonly RawRow[],
  classes: readonly SignClass[],
  fixed: number,
  openings: readonly number[],
  closings: readonly number[],
): Reading | null {
  if (classes.length > MAX_FREE_CLASSES || openings.length === 0 || closings.length === 0) return null;
  const sums = classes.map((each) => sumOf(each.rows, (row) => (rows[row] as RawRow).amount.money.units));
  let best: Reading | null = null;
  for (let mask = 0; mask < 1 << classes.length; mask++) {
    let total = fixed;
    let cost = 0;
    const signs = classes.map((each, at): Sign => {
      const sign: Sign = mask & (1 << at) ? 1 : -1;
      total += sign * (sums[at] as number);
      if (each.prior !== 0 && sign !== each.prior && sums[at] !== 0) cost += each.weight;
      return sign;
    });
    if (best !== null && cost > best.cost) continue;
    const pair = findPair(openings, closings, total);
    if (!pair) continue;
    const tie: boolean =
      best !== null && best.cost === cost && signs.some((sign, at) => sums[at] !== 0 && sign !== best?.signs[at]);
    best = { signs, pair, cost, ambiguous: tie };
  }
  return best;
}

/** The opening and closing balance between which the sum leads, or null. */
export function findPair(
  openings: readonly number[],
  closings: readonly number[],
  sum: number,
): readonly [number, number] | null {
  for (const opening of openings)
    for (const closing of closings) if (opening + sum === closing) return [opening, closing];
  return null;
}

/** Gives the unsigned rows of a group signs that add up to one of the targets, where exactly one way does. */
export function solveGroup(
  rows: readonly RawRow[],
  signs: (Sign | 0)[],
  group: readonly number[],
  targets: readonly number[],
): void {
  const open = group.filter((row) => signs[row] === 0 && (rows[row] as RawRow).amount.money.units !== 0);
  if (open.length === 0 || open.length > MAX_SUBSET) return;
  const fixed = sumOf(group, (row) => signs[row]! * (rows[row] as RawRow).amount.money.units);
  let found: number | null = null;
  for (const target of targets) {
    for (let mask = 0; mask < 1 << open.length; mask++) {
      let total = fixed;
      for (let i = 0; i < open.length; i++)
        total += (mask & (1 << i) ? 1 : -1) * (rows[open[i] as number] as RawRow).amount.money.units;
      if (total !== target) continue;
      if (found !== null && found !== mask) return;
      found = mask;
    }
    if (found !== null) break;
  }
  if (found === null) return;
  const mask = found;
  open.forEach((row, at) => (signs[row] = mask & (1 << at) ? 1 : -1));
}
