import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertStatement } from './convert-statement.ts';
import { nodePlatform } from './platform/node-platform.ts';

interface TruthRow {
  readonly date: string;
  readonly amount: number;
  readonly description: string;
  readonly balance: number | null;
}
interface Truth {
  readonly accounts: readonly {
    readonly openingBalance: number | null;
    readonly closingBalance: number | null;
    readonly currency: string;
    readonly transactions: readonly TruthRow[];
  }[];
}

const folder = resolve(import.meta.dirname, '../../../../shared/samples');
const present = existsSync(folder);
const samples = present ? readdirSync(folder).filter((name) => name.endsWith('.pdf') && !name.includes('scan')) : [];

describe('convertStatement on the samples', () => {
  if (!present) it('reads them', ({ skip }) => skip('the folder ../shared/samples is absent'));

  it.each(samples)('reads %s as its truth says', async (name) => {
    const truth = JSON.parse(readFileSync(resolve(folder, name.replace('.pdf', '.truth.json')), 'utf8')) as Truth;
    const result = await convertStatement(new Uint8Array(readFileSync(resolve(folder, name))), {
      filename: name,
      platform: nodePlatform,
    });
    const cut = result.accounts.map((account) => ({
      openingBalance: account.openingBalance,
      closingBalance: account.closingBalance,
      currency: account.currency,
      transactions: account.transactions.map(({ date, description, amount, balance }) => ({
        date,
        description,
        amount,
        balance,
      })),
    }));
    expect(cut).toEqual(truth.accounts);
    for (const account of result.accounts) {
      // A card without any printed balance has nothing to be proved by.
      expect(account.reconciliation.status).toBe(account.openingBalance === null ? 'unverifiable' : 'balanced');
    }
  });
});
