import { describe, expect, it } from 'vitest';
import { sidesOverlap } from './overlapping-sides.ts';
import type { MoneyToken } from '../../grammar/tokens.ts';
import type { Table, TableLine } from '../table.ts';

const figure = (x0: number, x1: number): MoneyToken => ({ x0, x1 }) as MoneyToken;
const entry = (...cells: (MoneyToken | null)[]): TableLine =>
  ({ cells, dates: { posting: {}, value: null } }) as unknown as TableLine;
const debit = entry(figure(360, 404), null);
const both = (second: number): TableLine[] => [debit, entry(null, figure(second, second + 37))];

const table = (second: number, byOrder = false, lines = both(second)): Table => ({
  header: null,
  columns: [],
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
    expect(sidesOverlap(table(386, false, [debit]), ['debit', 'credit'])).toBe(false);
  });

  it('stand apart, or are told by the order of figures', () => {
    expect(sidesOverlap(table(404), ['debit', 'credit'])).toBe(false);
    expect(sidesOverlap(table(386, true), ['debit', 'credit'])).toBe(false);
  });
});
