import { describe, expect, it } from 'vitest';
import type { StatementResult } from '@crossfoot/contracts';
import { exportStatement } from '../src/index.ts';
import { balanceChain, openingClosing } from '../src/proof/check-figures.ts';
import { isSameResult, readSheet, statementOfSource } from '../src/proof/index.ts';
import { account, result, row, samples } from './sample-results.ts';

const sheetOf = async (given: StatementResult): Promise<string> =>
  Buffer.from((await exportStatement(given, 'proof', {})).bytes).toString('utf8');

describe('a proof sheet', () => {
  it('vouches for its source and its result', async () => {
    const sheet = readSheet(await sheetOf(samples.checking));
    if (sheet.kind !== 'intact') expect.fail(sheet.kind);
    const statement = statementOfSource(sheet.facts, samples.checking.source.sha256.toUpperCase());
    expect(statement).toMatchObject({ transactions: 5, verdict: 'balanced' });
    expect(isSameResult(statement!, samples.checking)).toBe(true);
    expect(statementOfSource(sheet.facts, 'cd'.repeat(32))).toBeNull();
  });

  it('is the same for a renamed file, and not for another cent, word, date or flag', async () => {
    const sheet = readSheet(await sheetOf(samples.checking));
    if (sheet.kind !== 'intact') expect.fail(sheet.kind);
    const [statement] = sheet.facts.statements;
    const renamed = { ...samples.checking, source: { ...samples.checking.source, filename: 'copy.pdf' } };
    expect(isSameResult(statement!, renamed)).toBe(true);
    for (const change of [
      { amount: -52.36 },
      { description: 'CARD' },
      { date: '2025-01-01' },
      { flags: ['assumedYear' as const] },
    ]) {
      const [first, ...rest] = samples.checking.accounts[0]!.transactions;
      const changed = result([{ ...samples.checking.accounts[0]!, transactions: [{ ...first!, ...change }, ...rest] }]);
      expect(isSameResult(statement!, changed)).toBe(false);
    }
  });

  it('notices that it was altered anywhere', async () => {
    const sheet = await sheetOf(samples.checking);
    for (const [from, to] of [
      ['1000.00', '1000.01'],
      ['<strong>Balanced', '<strong>Balancéd'],
      ['January', 'Janvier'],
      ['\n', ' '],
    ] as const) {
      expect(sheet).toContain(from);
      expect(readSheet(sheet.replace(from, to)).kind).toBe('altered');
    }
    expect(readSheet('<html></html>').kind).toBe('notASheet');
    expect(readSheet(sheet + sheet).kind).toBe('notASheet');
  });

  it('does not repeat a verdict that its figures contradict', async () => {
    const [first, ...rest] = samples.checking.accounts[0]!.transactions;
    const edited = result([{ ...samples.checking.accounts[0]!, transactions: [{ ...first!, amount: -52 }, ...rest] }]);
    const sheet = await sheetOf(edited);
    expect(sheet).toContain('<strong>Not balanced</strong>');
    expect(sheet).toContain('the result is marked balanced, but its figures below do not agree');
    expect(sheet).toContain('fails by -0.35');
  });
});

describe('a verdict that the sums alone contradict', () => {
  it('is not repeated either', async () => {
    const reconciliation = {
      status: 'balanced' as const,
      difference: 0,
      checks: ['openingClosing' as const],
      reasons: [],
    };
    const given = result([
      account([row('2025-01-02', 'x', -1)], { openingBalance: 10, closingBalance: 10, reconciliation }),
    ]);
    expect(await sheetOf(given)).toContain('<strong>Not balanced</strong>');
  });
});

describe('the figures of the checks', () => {
  it('follow balances that are printed now and then, and newest first', () => {
    const rows = [
      row('2025-01-03', 'c', -3, { balance: 94 }),
      row('2025-01-02', 'b', -2),
      row('2025-01-01', 'a', -1, { balance: 99 }),
    ];
    const chain = balanceChain(account(rows, { openingBalance: 100, closingBalance: 94 }));
    expect(chain).toEqual({ printedBalances: 2, links: 2, rowsCovered: 3, order: 'newestFirst', breaks: [] });
  });

  it('name the row at which the chain breaks, once', () => {
    const rows = [
      row('2025-01-01', 'a', -1, { balance: 99 }),
      row('2025-01-02', 'b', -2, { balance: 97.5 }),
      row('2025-01-03', 'c', -3, { balance: 94.5 }),
    ];
    expect(balanceChain(account(rows, { openingBalance: 100 })).breaks).toEqual([
      { row: 1, expected: 9700, printed: 9750 },
    ]);
  });

  it('leave out what is not printed instead of taking it for nothing', () => {
    expect(openingClosing(account([row('2025-01-01', 'a', -1)], { closingBalance: -1 }))).toMatchObject({
      opening: null,
      computed: null,
      difference: null,
    });
  });
});
