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

  it.each([
    ['tell that payments alone are no purchases', [-1, -1, -1], { in: [550], out: [0] }, 'turned'],
    ['tell that purchases alone are no payments', [1, 1, 1], { in: [0], out: [550] }, 'turned'],
    ['say nothing of those that go the printed way', [1, 1, 1], { in: [550], out: [0] }, null],
    ['say nothing where they read both ways', [-1, -1, -1], { in: [550, 0], out: [0, 550] }, null],
  ] as const)('of a card %s', (_what, signs, totals, fit) => {
    expect(sidesFit(some, signs, totals, true)).toBe(fit);
    expect(sidesFit(some, signs, totals)).toBeNull();
  });

  it.each([
    { what: 'belie columns whose totals are each the other’s', totals: { in: [0], out: [550] }, fit: 'open' },
    { what: 'only repeat what columns say', totals: { in: [550], out: [0] }, fit: null },
    { what: 'say nothing of columns where they read both ways', totals: { in: [550, 0], out: [0, 550] }, fit: null },
    { what: 'say nothing of columns where one alone is printed', totals: { in: [], out: [550] }, fit: null },
  ] as const)('$what', ({ totals, fit }) => {
    const credits = rows(null, 300, 200, 50).map((row) => ({ ...row, column: 'credit' as const }));
    expect(sidesFit(credits, [1, 1, 1], totals)).toBe(fit);
  });

  it('only repeat what marks say', () => {
    expect(sidesFit(rows('debit', 300, 250), [-1, 1], { in: [300], out: [250] })).toBeNull();
  });
});
