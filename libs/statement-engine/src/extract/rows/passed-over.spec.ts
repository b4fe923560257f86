import { expect, it } from 'vitest';
import { passesOverLines } from './passed-over.ts';
import type { MoneyRole, Table } from '../table.ts';

const roles: readonly MoneyRole[] = ['amount', 'ignored'];

/** Dated lines by the columns that they fill; each with an amount of its own, or all with the same one. */
const tableOf = (lines: readonly (readonly number[])[], isRepeating = false): Table =>
  ({
    lines: lines.map((filled, line) => ({
      dates: { posting: {} },
      label: null,
      section: null,
      source: { amounts: filled },
      cells: roles.map((_, column) =>
        filled.includes(column) ? { money: { units: isRepeating ? 100 : 100 + line } } : null,
      ),
    })),
  }) as unknown as Table;

it('tells of lines between rows whose amounts count for nothing', () => {
  expect(passesOverLines(tableOf([[0], [1], [0], [1], [0]]), roles)).toBe(true);
});

it('tells of none where each row has its own amount, a single line is a note, or the lines stand below the rows', () => {
  for (const lines of [
    [[0, 1], [0, 1], [0]],
    [[0], [1], [0]],
    [[0], [0], [1], [1], [1]],
  ])
    expect(passesOverLines(tableOf(lines), roles)).toBe(false);
});

it('nor where they only repeat the amount of the row above', () => {
  expect(passesOverLines(tableOf([[0], [1], [0], [1], [0]], true), roles)).toBe(false);
});

it('tells of a balance beside an amount that stands in no column', () => {
  const [none, other] = [-1, 2];
  const columns: readonly MoneyRole[] = ['debit', 'credit', 'balance'];
  const balanceWith = (stray: readonly number[]): Table => {
    const { lines } = tableOf([[0], [0]]);
    const cells = [null, null, { money: { units: 746_332 } }];
    return { lines: [...lines, { ...lines[0], cells, source: { amounts: [other, ...stray] } }] } as unknown as Table;
  };
  expect(passesOverLines(balanceWith([none]), columns)).toBe(true);
  expect(passesOverLines(balanceWith([]), columns)).toBe(false);
});
