import { expect, it } from 'vitest';
import { selectedIds } from './selection.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

it('takes the rows between both ends, whichever comes first', () => {
  expect(selectedIds(rows, { row: 'c', cell: 'amount', anchor: 'b' })).toEqual(['b', 'c']);
  expect(selectedIds(rows, { row: 'a', cell: 'amount', anchor: 'c' })).toEqual(['a', 'b', 'c']);
});

it('takes one row where there is no other end, and none where the row is gone', () => {
  expect(selectedIds(rows, { row: 'd', cell: 'amount', anchor: null })).toEqual(['d']);
  expect(selectedIds(rows, { row: 'd', cell: 'amount', anchor: 'gone' })).toEqual(['d']);
  expect(selectedIds(rows, { row: 'gone', cell: 'amount', anchor: 'a' })).toEqual([]);
  expect(selectedIds(rows, { row: null, cell: 'amount', anchor: null })).toEqual([]);
});
