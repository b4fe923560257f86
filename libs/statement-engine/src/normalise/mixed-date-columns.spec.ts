import { describe, expect, it } from 'vitest';
import type { RawRow } from '../extract/raw-statement.ts';
import { mixesDateColumns } from './mixed-date-columns.ts';

/** Rows as table, day and other day. */
const isMixed = (...rows: [table: number, day: number, other: number | null][]): boolean =>
  mixesDateColumns(
    rows.map(([table], at) => ({ table, at }) as RawRow),
    ({ at }) => {
      const [, day, other] = rows[at] as (typeof rows)[number];
      return other === null ? null : [day, other];
    },
  );

describe('two dates a row', () => {
  it('are mixed where one table takes the earlier and another the later', () => {
    expect(isMixed([0, 5, 4], [0, 6, 6], [1, 7, 8])).toBe(true);
  });

  it('are not where all take the same, or one table goes both ways', () => {
    expect(isMixed([0, 5, 4], [1, 8, 7], [1, 9, null])).toBe(false);
    expect(isMixed([0, 5, 4], [0, 5, 6], [1, 8, 9])).toBe(false);
  });
});
