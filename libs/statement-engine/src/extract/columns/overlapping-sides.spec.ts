import { describe, expect, it } from 'vitest';
import { sidesOverlap } from './overlapping-sides.ts';
import type { MoneyToken } from '../../grammar/tokens.ts';
import type { Table, TableLine } from '../table.ts';

const figure = {} as MoneyToken;
const entry = (...cells: (MoneyToken | null)[]): TableLine =>
  ({ cells, dates: { posting: {}, value: null } }) as unknown as TableLine;
const both = [entry(figure, null), entry(null, figure)];

const table = (second: number, byOrder = false, lines = both): Table => ({
  header: null,
  columns: [
    { x0: 360, x1: 404, header: null, count: 6 },
    { x0: second, x1: second + 37, header: null, count: 5 },
  ],
  dateColumns: [],
  lines,
  datesOpen: false,
  byOrder,
  sidesUnplaced: false,
});

describe('columns of both sides', () => {
  it('that reach into each other may be one', () => {
    expect(sidesOverlap(table(386), ['debit', 'credit'])).toBe(true);
    expect(sidesOverlap(table(386), ['debit', 'balance'])).toBe(false);
  });

  it('are none where no entry fills one of them', () => {
    expect(sidesOverlap(table(386, false, [entry(figure, null)]), ['debit', 'credit'])).toBe(false);
  });

  it('stand apart, or are told by the order of figures', () => {
    expect(sidesOverlap(table(404), ['debit', 'credit'])).toBe(false);
    expect(sidesOverlap(table(386, true), ['debit', 'credit'])).toBe(false);
  });
});
