import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const wallet = (rows: readonly (readonly [string, string, string, string])[]): string => `
GBP wallet, 1 May 2026 to 30 June 2026
Opening balance £1,000.00    Closing balance £988.00

${rows.map(([words, amount, day, balance]) => `${words.padEnd(40)}${amount.padStart(18)}\n${day.padEnd(40)}${balance.padStart(18)}\n`).join('\n')}`;
const ROWS = [
  ['Exchange to USD', '-£250.00', '27 June 2026', '£988.00'],
  ['Top-up from card', '+£310.00', '17 June 2026', '£1,238.00'],
  ['Inactivity fee', '-£2.00', '2 June 2026', '£928.00'],
  ['Card purchase', '-£34.00', '28 May 2026', '£930.00'],
  ['Card purchase', '-£36.00', '26 May 2026', '£964.00'],
] as const;

it('an entry whose day and balance stand below its words and its amount is one row', () => {
  const [account] = statementOf(wallet(ROWS)).accounts;
  expect(account?.reconciliation).toMatchObject({ status: 'balanced', checks: ['runningBalance', 'openingClosing'] });
  expect(
    account?.transactions.map(
      ({ date, amount, balance, description }) => `${date} ${amount} ${balance} ${description}`,
    ),
  ).toEqual([
    '2026-06-27 -250 988 Exchange to USD',
    '2026-06-17 310 1238 Top-up from card',
    '2026-06-02 -2 928 Inactivity fee',
    '2026-05-28 -34 930 Card purchase',
    '2026-05-26 -36 964 Card purchase',
  ]);
});

const rowsOf = (page: string): string[] =>
  statementOf(page).accounts.flatMap(({ transactions }) =>
    transactions.map(({ date, balance, description }) => `${date} ${balance} ${description}`),
  );

it('entries that take one line stay rows of their own beside them', () => {
  const interest = Array.from({ length: 6 }, (_, at) => `0${at + 1} May 2026   Interest   1.00   ${at + 1}.00`);
  const rows = rowsOf(`${wallet(ROWS)}\n\n${interest.join('\n')}`);
  expect(rows).toContain('2026-06-27 988 Exchange to USD');
  expect(rows).toContain('2026-05-06 6 Interest');
});

it('a few of them show no habit', () => {
  expect(rowsOf(wallet(ROWS.slice(0, 3)))).not.toContain('2026-06-27 988 Exchange to USD');
});

it('a time of day and the name of the balance may stand between them', () => {
  const named = ROWS.map(
    ([words, amount, day, balance]) => [words, amount, `${day}, 08:55 PM`, `Balance ${balance}`] as const,
  );
  expect(rowsOf(wallet(named))).toContain('2026-06-27 988 Exchange to USD');
});
