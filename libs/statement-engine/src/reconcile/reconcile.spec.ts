import { describe, expect, it } from 'vitest';
import { reconcile, type ReconcileInput } from './reconcile.ts';

const rows = [
  { amount: -500, balance: 9_500 },
  { amount: 2_000, balance: 11_500 },
  { amount: -1_500, balance: 10_000 },
];
const good: ReconcileInput = { rows, newestFirst: false, opening: 10_000, closing: 10_000, totals: [], doubts: [] };

describe('reconcile', () => {
  it('is balanced where chain and ends hold and cover every row', () => {
    expect(reconcile(good)).toMatchObject({
      status: 'balanced',
      difference: 0,
      checks: ['runningBalance', 'openingClosing'],
      reasons: [],
    });
  });

  it('names the first row that breaks the chain', () => {
    const broken = rows.map((row, at) => (at === 1 ? { ...row, amount: 2_001 } : row));
    expect(reconcile({ ...good, rows: broken })).toMatchObject({ status: 'unbalanced', difference: -1, breakAt: 1 });
  });

  it('leaves the first row uncovered without an opening balance', () => {
    expect(reconcile({ ...good, opening: null, closing: null })).toMatchObject({
      status: 'unverifiable',
      reasons: ['rowsNotCovered'],
    });
  });

  it('begins a folio with nothing, where that leads to what is printed', () => {
    const stay: ReconcileInput = {
      ...good,
      rows: [
        { amount: -500, balance: null },
        { amount: 500, balance: null },
      ],
      opening: null,
      closing: 0,
    };
    expect(reconcile({ ...stay, beginsWithNothing: true })).toMatchObject({
      status: 'balanced',
      checks: ['openingClosing'],
    });
    expect(reconcile(stay).status).toBe('unverifiable');
    // What was paid before need not be printed: it proves nothing, and breaks nothing, but a row may be missing.
    const totals = [0, 1].map((at) => ({ rows: [at], units: 500 }));
    expect(reconcile({ ...stay, totals }).status).toBe('balanced');
    expect(reconcile({ ...stay, totals, beginsWithNothing: true, closing: -20 })).toMatchObject({
      status: 'unverifiable',
      reasons: ['rowsNotCovered'],
    });
  });

  it('proves a bill without totals by what is due, where no row has a balance', () => {
    const rows = [
      { amount: -900, balance: null },
      { amount: 150, balance: null },
    ];
    const bill: ReconcileInput = { rows, opening: null, closing: -750, totals: [], newestFirst: false, doubts: [] };
    expect(reconcile(bill)).toMatchObject({ status: 'balanced', checks: ['openingClosing'], equations: { ends: 1 } });
    expect(reconcile({ ...bill, closing: -751 }).reasons).toEqual(['nothingToCheckAgainst']);
    // What was put on an account is no bill: it may have held something before.
    const held = rows.map((row) => ({ ...row, amount: -row.amount }));
    expect(reconcile({ ...bill, rows: held, closing: 750 }).reasons).toEqual(['nothingToCheckAgainst']);
  });

  it('does not call a bill balanced whose rows, all of them in totals, are less than what is due', () => {
    const bill: ReconcileInput = {
      ...good,
      rows: rows.slice(0, 1).map(({ amount }) => ({ amount, balance: null })),
      opening: null,
      closing: -500,
      totals: [{ rows: [0], units: 500 }],
    };
    expect(reconcile(bill).status).toBe('balanced');
    expect(reconcile({ ...bill, closing: -750 })).toMatchObject({
      status: 'unverifiable',
      reasons: ['rowsNotCovered'],
    });
  });

  it('does not call two errors balanced that cancel out between printed balances', () => {
    const swapped = [{ amount: -400, balance: 9_500 }, { amount: 1_900, balance: 11_500 }, rows[2]!];
    expect(reconcile({ ...good, rows: swapped }).status).toBe('unbalanced');
  });

  it('reads the chain from below where the newest row stands first', () => {
    expect(reconcile({ ...good, rows: [...rows].reverse(), newestFirst: true }).status).toBe('balanced');
  });

  it('is unverifiable with the reason where something else is in doubt', () => {
    expect(reconcile({ ...good, doubts: ['dateOrderOpen'] })).toMatchObject({
      status: 'unverifiable',
      reasons: ['dateOrderOpen'],
    });
  });

  it('tells a reason once, though a check and another doubt have it', () => {
    const open = { ...good, opening: null, doubts: ['rowsNotCovered' as const] };
    expect(reconcile(open).reasons).toEqual(['rowsNotCovered']);
  });

  it('has nothing to say without printed figures', () => {
    const bare = rows.map((row) => ({ ...row, balance: null }));
    expect(reconcile({ ...good, rows: bare, opening: null, closing: null })).toMatchObject({
      status: 'unverifiable',
      difference: null,
      reasons: ['nothingToCheckAgainst'],
    });
  });

  it('takes an empty month as balanced where both ends are the same, and not where they differ', () => {
    expect(reconcile({ ...good, rows: [] }).status).toBe('balanced');
    expect(reconcile({ ...good, rows: [], closing: 9_000 }).status).not.toBe('balanced');
  });
});
