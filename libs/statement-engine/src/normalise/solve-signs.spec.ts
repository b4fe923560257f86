import { describe, expect, it } from 'vitest';
import type { RawRow } from '../extract/raw-statement.ts';
import type { SignClass } from './sign-classes.ts';
import { solveEnds, solveGroup, type Sign } from './solve-signs.ts';

const rowsOf = (...units: number[]): RawRow[] =>
  units.map((each) => ({ amount: { money: { units: each } } }) as RawRow);
const classOf = (rows: number[], prior: -1 | 0 | 1, weight: number): SignClass => ({
  rows,
  prior,
  guess: 0,
  weight,
  namesSide: false,
  concluded: false,
  pays: false,
  up: 0,
  down: 0,
});

describe('signs that only sums can tell', () => {
  it('lead from the opening to the closing balance with the least contradiction of the print', () => {
    const rows = rowsOf(30, 50, 20);
    const classes = [classOf([0, 2], -1, 3), classOf([1], 0, 0)];
    expect(solveEnds(rows, classes, 0, [100], [100])).toMatchObject({ signs: [-1, 1], cost: 0, ambiguous: false });
    expect(solveEnds(rows, classes, 0, [100], [200])).toMatchObject({ signs: [1, 1], cost: 3 });
    expect(solveEnds(rows, classes, 0, [100], [101])).toBeNull();
  });

  it('are ambiguous where two readings fit as well', () => {
    const classes = [classOf([0], 0, 0), classOf([1], 0, 0)];
    expect(solveEnds(rowsOf(30, 30), classes, 0, [100], [100])?.ambiguous).toBe(true);
  });

  it('are given to a group only where exactly one way adds up', () => {
    const one: (Sign | 0)[] = [0, 0];
    solveGroup(rowsOf(30, 50), one, [0, 1], [20]);
    expect(one).toEqual([-1, 1]);
    const two: (Sign | 0)[] = [0, 0, 0];
    solveGroup(rowsOf(30, 30, 50), two, [0, 1, 2], [50]);
    expect(two).toEqual([0, 0, 0]);
  });
});
