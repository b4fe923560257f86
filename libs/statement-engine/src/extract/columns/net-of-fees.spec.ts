import { expect, it } from 'vitest';
import type { MoneyRole, TableLine } from '../table.ts';
import { isNetOfFee } from './net-of-fees.ts';

const line = (...cells: (readonly [units: number, sign: -1 | 0])[]): TableLine =>
  ({ cells: cells.map(([units, sign]) => ({ money: { units, sign } })) }) as unknown as TableLine;
const roles: MoneyRole[] = ['foreign', 'ignored', 'amount'];

it('a fee in a column that no language knows has lessened a gross amount, whatever column that is taken for', () => {
  expect(isNetOfFee(line([14292, 0], [521, -1], [13771, 0]), roles)).toBe(true);
  expect(isNetOfFee(line([18371, 0], [0, 0], [18371, 0]), roles)).toBeNull();
  expect(isNetOfFee(line([3227, -1], [0, 0], [3227, -1]), roles)).toBe(false);
  expect(isNetOfFee(line([53500, 0], [12418, 0], [41082, 0]), roles)).toBe(false);
});
