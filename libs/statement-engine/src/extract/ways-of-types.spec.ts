import { describe, expect, it } from 'vitest';
import { rowsOf, statementOf } from './typed-page.fixture.ts';

const page = (types: readonly string[], minus = ''): string => `
Period 2025-04-01 to 2025-04-30
Opening Balance  100.00
Date         Type          Amount    Details
2025-04-13   ${types[0]?.padEnd(12)}   50.00    Settlement
2025-04-14   ${types[1]?.padEnd(12)}  ${minus.padStart(1)}20.00    Musa Ibrahim
2025-04-15   ${types[2]?.padEnd(12)}   10.00    Adaeze
Closing Balance  140.00`;

describe('a column of types', () => {
  it.each([
    ['Deposit', 'Withdrawal', 'Deposit'],
    ['Top-up', 'Sent', 'Received'],
    ['Transfer in', 'Transfer out', 'Transfer in'],
    ['Ingreso', 'Retiro', 'Ingreso'],
  ])('signs the amounts where each of its words says the way: %s, %s', (...types) => {
    expect(rowsOf(page(types))).toEqual(['04-13 50.00 Settlement', '04-14 -20.00 Musa Ibrahim', '04-15 10.00 Adaeze']);
    expect(statementOf(page(types)).accounts[0]?.reconciliation.status).toBe('balanced');
  });

  it('describes the entries where one bears another word, or where amounts have signs', () => {
    expect(rowsOf(page(['Deposit', 'Transfer', 'Deposit']))[0]).toBe('04-13 50.00 Deposit Settlement');
    expect(rowsOf(page(['Deposit', 'Withdrawal', 'Deposit'], '-'))[1]).toBe('04-14 -20.00 Withdrawal Musa Ibrahim');
  });
});
