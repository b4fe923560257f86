import { expect, it } from 'vitest';
import { rolesFromWords } from './roles-from-words.ts';
import type { TableLine } from '../table.ts';

const row = (...units: (number | null)[]): TableLine =>
  ({ label: null, cells: units.map((each) => (each === null ? null : { money: { units: each } })) }) as never;

it('takes the last of several amounts that all entries have, whatever lines of nothing stand among them', () => {
  const entries = [row(6000, 2000), row(7500, 2500), row(5000, 5000)];
  expect(rolesFromWords(['amount', 'amount'], [...entries, row(null, 0)]).roles).toEqual(['ignored', 'amount']);
  expect(rolesFromWords(['amount', 'amount'], [...entries, row(null, 900)]).roles).toEqual(['ignored', 'amount']);
});

it('takes no column for the amounts that is mostly nothing: what is left to pay of each', () => {
  const entries = [row(6000, 2000, 4000), row(7500, 7500, 0), row(5000, 5000, 0)];
  expect(rolesFromWords([null, null, null], entries).roles).toEqual(['ignored', 'amount', 'ignored']);
});
