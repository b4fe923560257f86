import type { StatementResult } from '@crossfoot/contracts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTruth, type Truth } from '../truth.ts';
import { compare, tokenSimilarity } from './compare.ts';

type Row = [date: string, description: string, amount: number, balance: number | null];
type Status = 'balanced' | 'unbalanced' | 'unverifiable';

const location = { page: 1, x: 0, y: 0, width: 1, height: 0.01 };
const result = (
  rows: readonly Row[],
  status: Status = 'balanced',
  opening: number | null = 100,
  closing: number | null = 70,
): StatementResult => ({
  source: { filename: 'a.pdf', sha256: '', pages: 1, ocrPages: 0, unreadPages: [] },
  accounts: [
    {
      institution: null,
      accountNumber: null,
      accountType: 'checking',
      currency: 'USD',
      period: { start: null, end: null },
      openingBalance: opening,
      closingBalance: closing,
      reconciliation: { status, difference: 0, checks: [], reasons: [] },
      transactions: rows.map(([date, description, amount, balance]) => ({
        date,
        description,
        amount,
        balance,
        transactionDate: null,
        valueDate: null,
        reference: null,
        currency: null,
        confidence: 1,
        flags: [],
        location,
      })),
    },
  ],
});
const truth = (rows: readonly (Row | [...Row, string])[]): Truth => ({
  accounts: [
    {
      openingBalance: 100,
      closingBalance: 70,
      currency: 'USD',
      transactions: rows.map(([date, description, amount, balance, otherDate]) => ({
        date,
        description,
        amount,
        balance,
        ...(otherDate ? { otherDate } : {}),
      })),
    },
  ],
});
const a: Row = ['2025-01-02', 'COFFEE HOUSE', -10, 90];
const b: Row = ['2025-01-03', 'RENT', -20, 70];

describe('compare', () => {
  it('calls an exact reading perfect', () => {
    const seen = compare(truth([a, b]), result([b, a]));
    expect(seen).toMatchObject({
      f1: 1,
      perfect: true,
      silentWrong: false,
      needlessDoubt: false,
      descriptionsRight: 2,
      rowBalancesRight: 2,
      endsRight: 2,
      currenciesRight: 1,
    });
  });

  it('counts an account of another currency as one whose currency is wrong', () => {
    const other = result([a, b]);
    other.accounts[0]!.currency = 'EUR';
    expect(compare(truth([a, b]), other)).toMatchObject({ perfect: true, currenciesRight: 0 });
  });

  it('calls balanced with a row missing, invented or wrong a silent wrong', () => {
    expect(compare(truth([a, b]), result([a])).silentWrong).toBe(true);
    expect(compare(truth([a]), result([a, b])).silentWrong).toBe(true);
    expect(compare(truth([a]), result([['2025-02-01', 'COFFEE HOUSE', -10, 90]])).silentWrong).toBe(true);
    expect(compare(truth([a, b]), result([a], 'unbalanced')).silentWrong).toBe(false);
  });

  it('calls an account that is lost beside balanced ones a silent wrong', () => {
    const second = { ...truth([['2025-02-02', 'SAVED', 40, 140]]).accounts[0]!, closingBalance: 140 };
    const both = { accounts: [...truth([a, b]).accounts, second] };
    expect(compare(both, result([a, b]))).toMatchObject({ perfect: false, silentWrong: true });
    expect(compare(both, result([a, b], 'unverifiable')).silentWrong).toBe(false);
  });

  it('counts equal rows of one day as often as they are printed', () => {
    expect(compare(truth([a, a]), result([a]))).toMatchObject({ matched: 1, perfect: false });
    expect(compare(truth([a, a]), result([a, a]))).toMatchObject({ matched: 2, perfect: true });
  });

  it('finds needless doubt only where balances could prove the rows', () => {
    expect(compare(truth([a, b]), result([a, b], 'unverifiable')).needlessDoubt).toBe(true);
    const unprovable: Truth = { accounts: [{ ...truth([a, b]).accounts[0]!, openingBalance: null }] };
    expect(compare(unprovable, result([a, b], 'unverifiable', null)).needlessDoubt).toBe(false);
    const broken: Truth = { ...truth([a, b]), reconciles: false };
    expect(compare(broken, result([a, b], 'unbalanced'))).toMatchObject({ needlessDoubt: false, checkable: false });
  });

  it('accepts the other of two printed dates for all rows or for none', () => {
    const two = truth([
      [...a, '2025-01-04'],
      [...b, '2025-01-05'],
    ]);
    expect(
      compare(
        two,
        result([
          ['2025-01-04', 'COFFEE HOUSE', -10, 90],
          ['2025-01-05', 'RENT', -20, 70],
        ]),
      ).perfect,
    ).toBe(true);
    expect(compare(two, result([['2025-01-04', 'COFFEE HOUSE', -10, 90], b])).perfect).toBe(false);
  });

  it('lets accounts find each other by their rows first, not in their order', () => {
    const empty = { ...truth([]).accounts[0]!, openingBalance: 70 };
    const doubted = result([], 'unverifiable', -70, -70).accounts;
    const accounts = [...doubted, ...result([a, b]).accounts];
    expect(compare({ accounts: [empty, ...truth([a, b]).accounts] }, { ...result([]), accounts })).toMatchObject({
      perfect: true,
      silentWrong: false,
    });
  });

  it('takes a whole list turned round where nobody can tell the way in, and never half of one', () => {
    const turned: Truth = {
      signFlexible: true,
      accounts: [
        {
          ...truth([]).accounts[0]!,
          openingBalance: -100,
          closingBalance: -70,
          transactions: truth([a, b]).accounts[0]!.transactions.map((t) => ({
            ...t,
            amount: -t.amount,
            balance: -t.balance!,
          })),
        },
      ],
    };
    expect(compare(turned, result([a, b]))).toMatchObject({ perfect: true, endsRight: 2, rowBalancesRight: 2 });
    expect(compare(turned, result([a, ['2025-01-03', 'RENT', 20, 70]])).perfect).toBe(false);
    expect(compare({ ...turned, signFlexible: false }, result([a, b])).matched).toBe(0);
  });

  it('holds an account too many against the reading', () => {
    const doubled = result([a, b]);
    const twice = { ...doubled, accounts: [...doubled.accounts, ...structuredClone(doubled.accounts)] };
    expect(compare(truth([a, b]), twice)).toMatchObject({ perfect: false, accountsRight: false, silentWrong: true });
  });
});

describe('token similarity', () => {
  it('takes scripts without spaces letter by letter', () => {
    expect(tokenSimilarity('微信支付 超市', '微信支付超市')).toBe(1);
    expect(tokenSimilarity('RENT MARCH', 'RENT')).toBeLessThan(0.9);
    expect(tokenSimilarity('', '')).toBe(1);
  });
});

describe('a file of truth', () => {
  it('may call the readings that are as right by other names', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'truth-')), 'a.truth.json');
    const row = { date: '2025-01-02', dateAlt: '2025-01-04', amount: -10, balance: 90, description: 'COFFEE' };
    writeFileSync(
      path,
      JSON.stringify({
        accounts: [{ ...truth([]).accounts[0]!, transactions: [{ ...row, descriptionAlt: ['COFFEE CARD 12'] }] }],
      }),
    );
    expect(compare(readTruth(path), result([['2025-01-04', 'COFFEE CARD 12', -10, 90]]))).toMatchObject({
      matched: 1,
      descriptionsRight: 1,
    });
  });
});
