import { expect, it } from 'vitest';
import type { RawFact, RawRow, RawStatement } from '../extract/raw-statement.ts';
import type { NormalAccount } from '../normalise/normalise-accounts.ts';
import { alternativesOf } from './alternatives.ts';

const money = (units: number) => ({ text: `${units}`, x0: 0, x1: 0, money: { units, sign: 0, side: null } });
const row = (at: number, page: number, units: number) =>
  ({ kind: 'row', at, page, table: page, region: `${page}`, amount: money(units), balance: null, column: 'amount', side: null, date: {}, carried: false, description: 'shop', reference: null, box: { y0: at, y1: at } }) as unknown as RawRow; // prettier-ignore
const fact = (at: number, label: RawFact['label'], units: number) =>
  ({ kind: 'fact', at, page: 2, label, token: money(units), beside: [] }) as unknown as RawFact;

it('another account begins with the balance that the head of its page names', () => {
  const rows = [row(1, 1, 500), row(2, 1, 300), row(20, 2, 100), row(21, 2, 200)];
  const events = [...rows.slice(0, 2), fact(10, 'opening', 900), fact(11, 'closing', 1200), ...rows.slice(2)];
  const days = ['2025-05-16', '2025-05-27', '2025-05-04', '2025-05-09'];
  const account = {
    rows: rows.map((raw, at) => ({ raw, date: days[at], amount: raw.amount.money.units, balance: null, flags: [] })),
    facts: [],
    period: { start: null, end: null },
    decimals: 2,
  };
  const raw = { events, tables: [{}, {}, {}] } as unknown as RawStatement;
  const border = alternativesOf(raw, [account as unknown as NormalAccount]).find(({ isBorder }) => isBorder);
  expect([...(border?.edits ?? [])].map(([at, [first]]) => [at, first?.kind])).toEqual([[2, 'border']]);
});
