import { describe, expect, it } from 'vitest';
import { statementOf } from '../extract/typed-page.fixture.ts';

const page = (head: string, balance: string, foot = ''): string => `
${head}
Account statement
Statement period 01/02/2025 to 28/02/2025
Opening balance      ${balance}
Closing balance      ${balance}
Date         Description         Debit       Credit       Balance
No transactions in this period
${foot}`;

const verdictOf = (text: string): { status: string; reasons: readonly string[] } => {
  const [account] = statementOf(text).accounts;
  return { status: account?.reconciliation.status ?? '', reasons: account?.reconciliation.reasons ?? [] };
};

describe('an account without entries and of no named kind', () => {
  it('holds money where a bank keeps it and nothing names a debt', () => {
    expect(verdictOf(page('First Valley Bank', '1,250.00')).status).toBe('balanced');
  });

  it.each([
    ['nobody that is a bank keeps it', 'Northgate Services Ltd', ''],
    ['something is due', 'First Valley Bank', 'Amount due      40.00'],
  ])('may as well owe it where %s', (_what, head, foot) => {
    expect(verdictOf(page(head, '1,250.00', foot)).reasons).toContain('polarityOpen');
  });

  it('holds money where its balances say so by their marks', () => {
    expect(verdictOf(page('Northgate Services Ltd', '1,250.00 CR')).status).toBe('balanced');
    expect(verdictOf(page('Northgate Services Ltd', '+ 1,250.00')).status).toBe('balanced');
  });
});
