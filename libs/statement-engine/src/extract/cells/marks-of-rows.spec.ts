import { expect, it } from 'vitest';
import { readStatement } from '../../convert-statement.ts';
import { statementOf, wordAt } from '../typed-page.fixture.ts';

const page = (marks: readonly string[], head: string): string => `
Opening Balance  1,000.00
Date         Description         Debit      Credit    Balance  ${head}
2024-12-01   Payroll              0.00      500.00   1,500.00 ${marks[0]}
2024-12-04   Rent               150.00        0.00   1,350.00 ${marks[1]}
2024-12-09   Groceries           50.00        0.00   1,300.00 ${marks[2]}
2024-12-12   Interest             0.00        5.00   1,305.00 ${marks[3]}
2024-12-15   Gas                  5.00        0.00   1,300.00 ${marks[4]}
Closing Balance  1,300.00`;

const read = (text: string): unknown =>
  statementOf(text).accounts.map(({ transactions, reconciliation: { status } }) => [
    transactions.map(({ amount }) => amount),
    transactions.map(({ balance }) => balance),
    status,
  ]);

const AMOUNTS = [500, -150, -50, 5, -5];
const BALANCES = [1500, 1350, 1300, 1305, 1300];

it('a mark under a heading of its own behind the balance names the side of the entry', () => {
  const rows = ['credit', 'debit', 'debit', 'credit', 'debit'];
  expect(read(page(rows, 'Type'))).toEqual([[AMOUNTS, BALANCES, 'balanced']]);
});

it('it is one of the balance where this does not move as it says', () => {
  expect(read(page(['Cr', 'Cr', 'Cr', 'Cr', 'Cr'], 'Type'))).toEqual([[AMOUNTS, BALANCES, 'balanced']]);
  const overdrawn = ['Dr', 'Dr', 'Dr', 'Dr', 'Dr'];
  const [account] = statementOf(page(overdrawn, 'Dr/Cr')).accounts;
  expect(account?.transactions.map(({ balance }) => balance)).toEqual(BALANCES.map((balance) => -balance));
});

it('a dash behind the balance that stands where cells of other lines begin fills such a cell', () => {
  const rows = [
    ['2024-12-01', 'Payroll', '0.00', '500.00', '1,500.00', '5512'],
    ['2024-12-04', 'Rent', '150.00', '0.00', '1,350.00', '-'],
    ['2024-12-09', 'Groceries', '50.00', '0.00', '1,300.00', '-'],
    ['2024-12-12', 'Interest', '0.00', '5.00', '1,305.00', '4412'],
    ['2024-12-15', 'Gas', '5.00', '0.00', '1,300.00', '4410'],
  ];
  const places = [20, 100, 200, 260, 320, 363];
  const lines = [['Date', 'Description', 'Debit', 'Credit', 'Balance', 'To'], ...rows];
  const words = [
    ...[wordAt('Opening', 20, 20), wordAt('Balance', 60, 20), wordAt('1,000.00', 320, 20)],
    ...lines.flatMap((line, at) => line.map((text, cell) => wordAt(text, places[cell] as number, 50 + at * 13))),
    ...[wordAt('Closing', 20, 150), wordAt('Balance', 60, 150), wordAt('1,300.00', 320, 150)],
  ];
  const page = { number: 1, width: 620, height: 842, turned: 0 as const, words, source: 'text' as const, unread: null };
  const { accounts } = readStatement([page], { filename: 'typed.pdf', sha256: '0'.repeat(64) });
  expect(accounts[0]?.transactions.map(({ amount }) => amount)).toEqual(AMOUNTS);
  expect(accounts[0]?.transactions.map(({ balance }) => balance)).toEqual(BALANCES);
});
