import { describe, expect, it } from 'vitest';
import type { RawRow } from '../extract/raw-statement.ts';
import { sidesFit } from './totals-of-sides.ts';

const rows = (side: 'debit' | null, ...units: number[]): RawRow[] =>
  units.map((each) => ({ column: 'amount', section: null, amount: { money: { units: each, side } } }) as RawRow);

describe('the printed totals of what came in and went out', () => {
  const some = rows(null, 300, 200, 50);
  it.each([
    ['agree with a reading', [1, -1, -1], { in: [300], out: [250] }, 'straight'],
    ['tell that a reading is turned round', [-1, 1, 1], { in: [300], out: [250] }, 'turned'],
    ['agree with what both sides leave', [1, -1, -1], { in: [50], out: [] }, 'straight'],
    ['tell by what both sides leave that a reading is turned round', [1, -1, -1], { in: [], out: [50] }, 'turned'],
    ['say nothing where one side alone agrees', [1, -1, -1], { in: [300], out: [] }, null],
    ['say nothing where both sides are alike', [1, -1, -1], { in: [250], out: [250] }, null],
    ['say nothing where everything goes one way', [-1, -1, -1], { in: [0], out: [550] }, null],
  ] as const)('%s', (_what, signs, totals, fit) => {
    expect(sidesFit(some, signs, totals)).toBe(fit);
  });

  it('only repeat what marks say', () => {
    expect(sidesFit(rows('debit', 300, 250), [-1, 1], { in: [300], out: [250] })).toBeNull();
  });
});
