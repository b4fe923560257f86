import { expect, it } from 'vitest';
import type { RawRow, RawStatement } from '../raw-statement.ts';
import { splitAccounts } from './split-accounts.ts';

const rowOf = (at: number, units: number, balance: number, carried: boolean): RawRow =>
  ({
    ...{ kind: 'row', at, page: 1, carried, description: 'Fee', table: 0, section: null, column: 'debit' },
    date: { date: { kind: 'known', year: 2024, month: 2, day: 14, words: 3 } },
    amount: { money: { units, sign: 0, side: null } },
    balance: { money: { units: balance, sign: 0, side: null } },
  }) as unknown as RawRow;

const keptOf = (...rows: RawRow[]): number[] =>
  splitAccounts({ events: rows, summaries: [], tables: [] } as unknown as RawStatement).flatMap((account) =>
    account.rows.map(({ at }) => at),
  );

it('a line of nothing without a date is an entry where a balance around it stays or leads to it', () => {
  expect(keptOf(rowOf(1, 500, 9_000, false), rowOf(2, 0, 9_000, true), rowOf(3, 100, 8_900, false))).toEqual([1, 2, 3]);
  expect(keptOf(rowOf(1, 500, 9_000, false), rowOf(2, 0, 8_500, true), rowOf(3, 100, 8_500, false))).toEqual([1, 2, 3]);
});

it('it is none where the balance beside it is none that the entries have', () => {
  expect(keptOf(rowOf(1, 500, 9_000, false), rowOf(2, 0, 0, true), rowOf(3, 0, 0, true))).toEqual([1]);
  expect(keptOf(rowOf(1, 500, 9_000, false), rowOf(2, 0, 0, false))).toEqual([1, 2]);
});
