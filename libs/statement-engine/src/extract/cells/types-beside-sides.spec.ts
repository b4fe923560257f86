import { expect, it } from 'vitest';
import { statementOf } from '../typed-page.fixture.ts';

const page = (types: readonly string[]): string => `
Wallet history
Period: 01-AUG-2024 to 27-AUG-2024
Date            Type          Details          Amount
${types.map((type, at) => `0${at + 1}-AUG-2024     ${type.padEnd(14)}Shop ${at}             ${at + 1}0.00`).join('\n')}`;

const rowsOf = (types: readonly string[]) =>
  statementOf(page(types)).accounts[0]?.transactions.map(({ amount, description }) => ({
    amount,
    description,
  }));

it('keeps words among which only some name a side, and takes no other entry for the other side', () => {
  const rows = rowsOf(['DEBIT', 'TRANSFER', 'PAYMENT', 'DEBIT', 'TRANSFER', 'PAYMENT']);
  expect(rows?.map(({ description }) => description.split(' ')[0])).toContain('DEBIT');
  expect(rows?.filter(({ description }) => description.includes('PAYMENT')).every(({ amount }) => amount > 0)).toBe(
    false,
  );
});

it('reads the side of each entry where all words name one', () => {
  expect(rowsOf(['DEBIT', 'CREDIT', 'DEBIT', 'DEBIT'])?.map(({ amount }) => amount)).toEqual([-10, 20, -30, -40]);
});
