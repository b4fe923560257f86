import { expect, it } from 'vitest';
import { rolesFromWords } from './roles-from-words.ts';
import type { TableLine } from '../table.ts';

const row = (...units: (number | null)[]): TableLine =>
  ({ label: null, cells: units.map((each) => (each === null ? null : { money: { units: each } })) }) as never;

it('takes the last of several amounts that all entries have, whatever lines of nothing stand among them', () => {
  const entries = [row(6000, 2000), row(7500, 2500), row(5000, 5000)];
  expect(rolesFromWords(['amount', 'amount'], [...entries, row(null, 0)], null).roles).toEqual(['ignored', 'amount']);
  expect(rolesFromWords(['amount', 'amount'], [...entries, row(null, 900)], null).roles).toEqual(['ignored', 'amount']);
});

it('takes no column for the amounts that is mostly nothing: what is left to pay of each', () => {
  const entries = [row(6000, 2000, 4000), row(7500, 7500, 0), row(5000, 5000, 0)];
  expect(rolesFromWords([null, null, null], entries, null).roles).toEqual(['ignored', 'amount', 'ignored']);
});

it('moves what all other columns come to, with their signs', () => {
  const signed = (...units: number[]): TableLine =>
    ({
      label: null,
      cells: units.map((each) => ({
        kind: 'money',
        money: { units: Math.abs(each), sign: each < 0 ? -1 : 0, strength: 'strong', exponent: 2 },
        text: (each / 100).toFixed(2),
      })),
    }) as unknown as TableLine;
  const payouts = [
    signed(37_244, 40_458, -1_598, -1_616),
    signed(9_600, 9_900, 0, -300),
    signed(11_100, 12_000, -500, -400),
  ];
  expect(rolesFromWords([null, 'amount', 'amount', 'fee'], payouts, null).roles).toEqual([
    'amount',
    'ignored',
    'ignored',
    'fee',
  ]);
});
