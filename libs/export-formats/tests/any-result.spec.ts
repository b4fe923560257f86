import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statementResultSchema, type StatementResult } from '@crossfoot/contracts';
import { exportBatch, exportStatement } from '../src/index.ts';
import { formats } from './checks/format-check.ts';
import { account, result, row } from './sample-results.ts';

const text = fc.string({ unit: 'binary', maxLength: 60 });
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { nil: null });
const day = fc
  .date({ min: new Date('1582-10-15'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const money = fc.oneof(
  fc.integer({ min: -1e12, max: 1e12 }).map((cents) => cents / 100),
  fc.constantFrom(0, -0, 1e13, -1e13),
);

const rows = fc
  .record({
    date: day,
    description: text,
    amount: money,
    balance: maybe(money),
    reference: maybe(text),
    transactionDate: maybe(day),
    valueDate: maybe(day),
    currency: maybe(text),
  })
  .map(({ date, description, amount, ...more }) =>
    row(date, description, amount, { ...more, flags: ['noDate', 'possibleDuplicate'] }),
  );
const anyAccount = fc
  .record({
    institution: maybe(text),
    accountNumber: maybe(text),
    accountType: fc.constantFrom(
      'checking' as const,
      'savings' as const,
      'creditCard' as const,
      'loan' as const,
      'folio' as const,
      'other' as const,
    ),
    currency: fc.oneof(fc.constantFrom('USD', 'JPY', 'KWD', '', null), text),
    period: fc.record({ start: maybe(day), end: maybe(day) }),
    openingBalance: maybe(money),
    closingBalance: maybe(money),
    transactions: fc.array(rows, { maxLength: 8 }),
  })
  .map(({ transactions, ...more }) => account(transactions, more));
const anyResult: fc.Arbitrary<StatementResult> = fc
  .tuple(fc.array(anyAccount, { maxLength: 4 }), text)
  .map(([accounts, filename]) => result(accounts, filename));

describe('any valid result', () => {
  it.each(formats)('%s is written, with a harmless name and the same bytes each time', async (format) => {
    await fc.assert(
      fc.asyncProperty(anyResult, async (given) => {
        statementResultSchema.parse(given);
        const file = await exportStatement(given, format, { currency: 'EUR' });
        expect(file.filename).toMatch(/^[^/\\<>:"|?*]+\.[a-z]+$/);
        const again = await exportStatement(structuredClone(given), format, { currency: 'EUR' });
        expect(Buffer.from(again.bytes).equals(file.bytes)).toBe(true);
        await exportBatch({ results: [given, given], unread: [] }, format, 'merged', { currency: 'EUR' });
      }),
      { seed: 7, numRuns: 60 },
    );
  });
});
