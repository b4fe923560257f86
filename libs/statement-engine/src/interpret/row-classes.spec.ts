import { expect, it } from 'vitest';
import type { RawRow, RawStatement } from '../extract/raw-statement.ts';
import { rowsOf, statementOf } from '../extract/typed-page.fixture.ts';
import { classesOf } from './row-classes.ts';

const rowOf = (table: number, at: number, y: number, description: string): RawRow =>
  ({ kind: 'row', table, at, page: 1, box: { y0: y, y1: y + 9 }, description, reference: null, date: {}, carried: false, balance: null, amount: { money: { units: 100 + at } } }) as unknown as RawRow; // prettier-ignore

/** How many rows of the second table have all that entries have. */
function entriesOf(...second: RawRow[]): number | undefined {
  const events = [rowOf(0, 1, 100, 'AGODA TOKYO'), rowOf(0, 2, 120, 'ICLOUD'), ...second];
  const raw = { events, tables: [{}, {}] } as unknown as RawStatement;
  return classesOf(raw, []).find(({ rows }) => rows.length === 2 && rows.every(({ row }) => row.table === 1))?.entries;
}

it('rows of codes beside those of another table are no entries', () => {
  expect(entriesOf(rowOf(1, 3, 100, 'SG JPY'), rowOf(1, 4, 120, 'IE'))).toBe(0);
});

it('rows of codes alone on their lines may be entries, and so may words beside others', () => {
  expect(entriesOf(rowOf(1, 3, 200, 'SG JPY'), rowOf(1, 4, 220, 'IE'))).toBe(2);
  expect(entriesOf(rowOf(1, 3, 100, 'SHOP'), rowOf(1, 4, 120, 'RENT'))).toBe(2);
});

it('rows of plans, of which one figure each is an entry, are told again', () => {
  const planOf = (at: number, due: number): RawRow =>
    ({ ...rowOf(1, at, 100 + 20 * at, 'SHOP'), cells: [{ money: { units: 9_000 } }, { money: { units: due } }] }) as unknown as RawRow; // prettier-ignore
  expect(entriesOf(planOf(5, 101), planOf(6, 102))).toBe(0);
  expect(entriesOf(planOf(5, 101), planOf(6, 101))).toBe(2);
});

const card = (rows: string): string => `
Platinum Visa credit card statement
Statement period: 04/18/2025 to 05/17/2025
Previous balance       280.00
New balance            480.00
Date           Description                          Amount
${rows}`;

it('a first row that tells the opening balance again is no entry, where the others lead to the closing one; a purchase of that amount may be lost by it', () => {
  const rows = `04/18/2025     Zarqua of the last account          280.00
05/03/2025     Payment - thank you                 -280.00
05/05/2025     Books                                320.00
05/09/2025     Bread                                160.00`;
  expect(rowsOf(card(rows))).toEqual([
    '05-03 280.00 Payment - thank you',
    '05-05 -320.00 Books',
    '05-09 -160.00 Bread',
  ]);
  expect(statementOf(card(rows)).accounts[0]?.reconciliation).toMatchObject({
    status: 'unverifiable',
    reasons: ['rowsNotCovered'],
  });
});

it('a row below the closing balance that tells it again is what is to be paid', () => {
  const page = (value: string): string => `${card(`05/03/2025     Payment - thank you                 -280.00
05/05/2025     Books                                320.00
05/09/2025     Bread                                160.00`)}
Statement balance                                    480.00

05/17/2025     Vrelk bank, to be paid               ${value}`;
  expect(rowsOf(page('480.00'))).toHaveLength(3);
  expect(statementOf(page('480.00')).accounts[0]?.reconciliation).toMatchObject({ status: 'balanced', reasons: [] });
  expect(statementOf(page('485.00')).accounts[0]?.reconciliation.status).not.toBe('balanced');
});

it('a purchase of the amount of the closing balance in the head is no row that tells it again', () => {
  const page = card(`05/05/2025     Books                                480.00
05/09/2025     Bread                                200.00`);
  expect(rowsOf(page)).toHaveLength(2);
  expect(statementOf(page).accounts[0]?.reconciliation.status).toBe('unbalanced');
});

it('rows without dates that each come to the rows right above are no entries; another one is', () => {
  const rows = `05/03/2025     Payment - thank you                 -280.00
05/05/2025     Books                                320.00
05/09/2025     Bread                                100.00
               Zarqua of Mary                       420.00
05/10/2025     Tea                                   40.00
               Zarqua of John                        40.00
               Stamp duty                            20.00`;
  expect(rowsOf(card(rows)).map((row) => row.slice(6))).toEqual([
    '280.00 Payment - thank you',
    '-320.00 Books',
    '-100.00 Bread',
    '-40.00 Tea',
    '-20.00 Stamp duty',
  ]);
});

it('a first row that pays the opening balance is an entry, where only totals hold without it', () => {
  const page = (sign: string): string => `
Platinum Visa credit card statement   15 September 2025
Previous balance                                    280.00
Date           Description                          Amount
05/03/2025     Payment - thank you                 ${sign}280.00
05/05/2025     Books                                320.00
05/09/2025     Bread                                160.00
               Total of card 2218                   480.00`;
  expect(rowsOf(page('-'))).toContain('05-03 280.00 Payment - thank you');
  expect(rowsOf(page(' '))).toHaveLength(3);
});

it('two entries alike of one day are no entry and its sum', () => {
  const sumsOf = (...amounts: number[]): number[] => {
    const events = amounts.map((units, at) => ({
      ...rowOf(0, at, 100 + 20 * at, 'SHOP'),
      amount: { money: { units, sign: 0, side: null } },
      carried: at >= amounts.length - 2,
    }));
    const raw = { events, tables: [{}] } as unknown as RawStatement;
    const found = classesOf(raw, []).filter(({ isToldAgain }) => isToldAgain);
    return found.flatMap(({ rows }) => rows.map(({ at }) => at));
  };
  expect(sumsOf(20, 50, 50, 7)).toEqual([]);
  expect(sumsOf(50, 20, 30, 100, 7)).toEqual([3]);
});

it('rows without dates behind the balance of a day are no entries; behind one without a day they may be', () => {
  const undated = (at: number): RawRow => ({ ...rowOf(1, at, 100 + 20 * at, 'POSTAGE'), carried: true });
  const balance = (date: unknown): RawRow =>
    ({ kind: 'fact', label: 'balance', at: 4, date, beside: [], token: { money: { units: 1 } } }) as unknown as RawRow;
  expect(entriesOf(balance({}), undated(5), undated(6))).toBe(0);
  expect(entriesOf(balance(null), undated(5), undated(6))).toBe(2);
});
