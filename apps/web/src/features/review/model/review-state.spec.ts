import type { StatementResult } from '@crossfoot/contracts';
import { expect, it } from 'vitest';
import { allCorrections, reviewReducer, startReview, type ReviewAction } from './review-state.ts';

const location = { page: 1, x: 0, y: 0, width: 0, height: 0 };
const row = (amount: number, balance: number) => ({
  ...{ date: '2026-01-05', transactionDate: null, valueDate: null, description: 'x', amount, balance, reference: null },
  ...{ currency: null, confidence: 1, flags: [], location },
});
const statement: StatementResult = {
  source: { filename: 'a.pdf', sha256: 'a'.repeat(64), pages: 1, ocrPages: 0, unreadPages: [] },
  accounts: [
    {
      ...{ institution: null, accountNumber: null, accountType: 'checking', currency: 'USD' },
      period: { start: '2026-01-01', end: '2026-01-31' },
      ...{ openingBalance: 100, closingBalance: 70 },
      reconciliation: { status: 'balanced', difference: 0, checks: ['openingClosing', 'runningBalance'], reasons: [] },
      transactions: [row(-10, 90), row(-20, 70)],
    },
  ],
};
const steps = (...actions: readonly ReviewAction[]) => actions.reduce(reviewReducer, startReview(statement, 0, []));
const both = [
  { kind: 'excludeRow', row: '0:0' },
  { kind: 'excludeRow', row: '0:1' },
] as const;

it('undoes and does again as one what was done as one', () => {
  const done = steps({ kind: 'apply', corrections: both });
  expect(done.reviewed.statement.accounts[0]?.transactions).toHaveLength(0);
  const undone = reviewReducer(done, { kind: 'undo' });
  expect(undone.reviewed.statement).toEqual(statement);
  expect(allCorrections(reviewReducer(undone, { kind: 'redo' }))).toEqual(both);
});

it('forgets what was taken back once something else is done, and changes nothing where a step does not fit', () => {
  const flipped = { kind: 'apply', corrections: [{ kind: 'flipSign', row: '0:1' }] } as const;
  const state = steps({ kind: 'apply', corrections: both }, { kind: 'undo' }, flipped, { kind: 'redo' });
  expect(allCorrections(state)).toEqual(flipped.corrections);
  expect(reviewReducer(state, { kind: 'apply', corrections: [{ kind: 'flipSign', row: '0:9' }] })).toBe(state);
});

it('begins with the steps that were not saved, and without them where they do not fit any more', () => {
  expect(startReview(statement, 0, [], [both]).done).toEqual([both]);
  expect(startReview(statement, 0, [], [[{ kind: 'flipSign', row: '0:9' }]]).done).toEqual([]);
});
