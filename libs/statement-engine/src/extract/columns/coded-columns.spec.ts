import { expect, it } from 'vitest';
import type { MoneyRole, Table, TableLine } from '../table.ts';
import { chooseRoles } from './choose-roles.ts';
import { withoutCoded } from './coded-columns.ts';

const row = (codes: readonly (string | null | undefined)[], posting: object | null = {}): TableLine =>
  ({ dates: { posting }, cells: codes.map((currency) => (currency === undefined ? null : { money: { currency } })) }) as unknown as TableLine; // prettier-ignore
const roles: MoneyRole[] = ['amount', 'amount'];

it('amounts that all name a currency are what was paid abroad, beside those of another column that name none', () => {
  expect(withoutCoded(roles, [row(['USD', null]), row(['EUR', null]), row([undefined, null])])).toEqual(['foreign', 'amount']); // prettier-ignore
  // A line without a date is none of the entries.
  expect(withoutCoded(roles, [row(['USD', null]), row(['EUR', null]), row([null, null], null)])[0]).toBe('foreign');
});

it('they are amounts where the other column lacks some, names currencies as well, or where there are few', () => {
  expect(withoutCoded(roles, [row(['USD', null]), row(['EUR', undefined])])).toEqual(roles);
  expect(withoutCoded(roles, [row(['USD', 'USD']), row(['EUR', null])])).toEqual(roles);
  expect(withoutCoded(roles, [row(['USD', null])])).toEqual(roles);
  expect(withoutCoded(['foreign', 'balance'], [row(['USD', null]), row(['EUR', null])])).toEqual(['foreign', 'balance']); // prettier-ignore
});

it('they are left to the column of what was charged', () => {
  const cell = (units: number, currency: string | null) => ({ money: { units, currency, sign: 0, side: null, strength: 'sure' }, x0: 0, x1: 0 }); // prettier-ignore
  const lines = [990, 15622, 2999].map((units, at) => ({ dates: { posting: { date: { kind: 'known', year: 2025, month: 1, day: at + 1, words: 1 } } }, hasMoney: true, label: null, text: [], cells: [cell(units, 'USD'), cell(14462 + at, null)] })); // prettier-ignore
  const columns = [0, 1].map(() => ({ header: { role: 'amount', text: '' }, x0: 0, x1: 0, count: 3 }));
  const table = {
    header: null,
    columns,
    dateColumns: [],
    lines,
    datesOpen: false,
    byOrder: false,
    sidesUnplaced: false,
  };
  expect(chooseRoles(table as unknown as Table).roles).toEqual(['foreign', 'amount']);
});
