import { expect, it } from 'vitest';
import type { RawRow, RawStatement } from '../extract/raw-statement.ts';
import type { NormalAccount } from '../normalise/normalise-accounts.ts';
import { interpret } from './interpret.ts';

const rowOf = (table: number, at: number, units: number, date: object | null): RawRow =>
  ({ kind: 'row', table, at, date, carried: date === null, confidence: 1, description: 'Fund', reference: null, valueDate: null, section: null, balance: null, column: 'amount', side: null, amount: { x1: 500, money: { units, sign: 0, side: null } } }) as unknown as RawRow; // prettier-ignore

/** A list of holdings without dates whose total is printed, above a list of entries that its two balances prove. */
const rows = [
  ...[60, 40].map((units, at) => rowOf(0, at, units, null)),
  ...[10, 20, 30, 40, 50, 60].map((units, at) => rowOf(1, 10 + at, units, { kind: 'known' })),
];
const raw = {
  events: rows,
  summaries: [],
  tables: [{ chainHits: 0 }, { chainHits: 0 }],
} as unknown as RawStatement;

/** Each table as an account of its own; the first is called by two values that its rows do not lead between. */
const accountsOf = ({ events }: RawStatement): NormalAccount[] =>
  [0, 1].flatMap((table) => {
    const own = events.filter((event): event is RawRow => event.kind === 'row' && event.table === table);
    if (own.length === 0) return [];
    const sum = own.reduce((total, { amount }) => total + amount.money.units, 0);
    return [
      {
        ...{ accountNumber: null, accountType: 'other', currency: 'USD', isCurrencyAssumed: false, decimals: 2 },
        ...{ period: { start: null, end: null }, newestFirst: false, doubts: [], isLiability: false },
        opening: table === 0 ? 500 : 0,
        closing: table === 0 ? 700 : sum,
        rows: own.map((row) => ({ raw: row, date: '2025-03-03', amount: row.amount.money.units, balance: null, flags: [] })), // prettier-ignore
        totals: table === 0 ? [{ units: sum, rows: [0, 1] }] : [],
      } as unknown as NormalAccount,
    ];
  });

it('leaves out a list without dates above the entries, though it comes to its own total', () => {
  const accounts = interpret(raw, accountsOf);
  expect(accounts.map((account) => account.rows.length)).toEqual([6]);
});

it('leaves out a few figures without words beside the ends of the account that the entries prove', () => {
  const bare = rows.map((row) =>
    row.table === 0 ? { ...row, date: { kind: 'known' }, description: '6,00,000.00' } : row,
  );
  const read = (statement: RawStatement): NormalAccount[] =>
    accountsOf(statement).map((account) => ({ ...account, opening: 0, closing: 210, totals: [] }));
  const boxes = { ...raw, events: bare } as unknown as RawStatement;
  expect(interpret(boxes, read).map((account) => account.rows.length)).toEqual([6]);
  const apart = (statement: RawStatement): NormalAccount[] =>
    read(statement).map((account) => (account.rows[0]?.raw.table === 0 ? { ...account, closing: 300 } : account));
  expect(interpret(boxes, apart)).toHaveLength(2);
});

it.each([
  ['2027-05-26', 6],
  ['2025-05-26', 9],
])('leaves out a list of three that all end long after the entries: %s', (day, left) => {
  const plans = [60, 40, 30].map((units, at) => rowOf(0, 30 + at, units, { kind: 'known' }));
  const events = [...rows.slice(2), ...plans];
  const read = (statement: RawStatement): NormalAccount[] =>
    accountsOf(statement).map((account) => ({
      ...account,
      rows: account.rows.map((row) => (plans.includes(row.raw) ? { ...row, date: day } : row)),
      totals: [],
    }));
  const accounts = interpret({ ...raw, events }, read);
  expect(accounts.flatMap((account) => account.rows)).toHaveLength(left);
});

it.each([
  ['ends the list below it', 90, [6]],
  ['nothing ends with', 91, [2, 6]],
])('leaves out a box whose lines each bear a balance that %s', (_, balance, left) => {
  const ends = [90, 210].map((units, at) => ({
    kind: 'fact',
    label: 'total',
    at: 20 + at,
    beside: [],
    token: { money: { units } },
  }));
  const dated = rows.map((row) => (row.table === 0 ? { ...row, date: { kind: 'known' } } : row));
  const box = { ...raw, events: [...dated, ...ends] } as unknown as RawStatement;
  const read = (statement: RawStatement): NormalAccount[] =>
    accountsOf(statement).map((account) => ({
      ...account,
      rows: account.rows.map((row, at) => ({ ...row, balance: row.raw.table === 0 ? [balance, -210][at]! : null })),
      totals: [],
    }));
  expect(interpret(box, read).map((account) => account.rows.length)).toEqual(left);
});
