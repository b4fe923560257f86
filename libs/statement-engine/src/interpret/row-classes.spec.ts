import { expect, it } from 'vitest';
import type { RawRow, RawStatement } from '../extract/raw-statement.ts';
import { classesOf } from './row-classes.ts';

const rowOf = (table: number, at: number, y: number, description: string): RawRow =>
  ({ kind: 'row', table, at, page: 1, box: { y0: y, y1: y + 9 }, description, reference: null, date: {}, carried: false, balance: null, amount: { money: { units: 100 + at } } }) as unknown as RawRow; // prettier-ignore

/** How many rows of the second table have all that entries have. */
function entriesOf(...second: RawRow[]): number | undefined {
  const events = [rowOf(0, 1, 100, 'AGODA TOKYO'), rowOf(0, 2, 120, 'ICLOUD'), ...second];
  const raw = { events, tables: [{}, {}] } as unknown as RawStatement;
  return classesOf(raw, []).find(({ rows }) => rows.length === 2 && rows.every(({ row }) => row.table === 1))?.entries;
}

it('rows of codes beside those of another table are no entries', () => {
  expect(entriesOf(rowOf(1, 3, 100, 'SG JPY'), rowOf(1, 4, 120, 'IE'))).toBe(0);
});

it('rows of codes alone on their lines may be entries, and so may words beside others', () => {
  expect(entriesOf(rowOf(1, 3, 200, 'SG JPY'), rowOf(1, 4, 220, 'IE'))).toBe(2);
  expect(entriesOf(rowOf(1, 3, 100, 'SHOP'), rowOf(1, 4, 120, 'RENT'))).toBe(2);
});
