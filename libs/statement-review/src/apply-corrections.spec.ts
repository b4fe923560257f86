import type { StatementResult } from '@crossfoot/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCorrections } from './apply-corrections.ts';
import { chainOfBalances } from './chain-of-balances.ts';
import { correctionsSchema, type Correction } from './correction.schema.ts';
import { provedStatement, sampleRow, sampleStatement } from './sample-statement.fixture.ts';

const account = (statement: StatementResult, corrections: readonly Correction[]) => {
  const reviewed = applyCorrections(statement, corrections).accounts[0];
  if (reviewed === undefined) throw new Error('no account');
  return reviewed;
};
const wrongSign = (): StatementResult => {
  const good = provedStatement([-10, 25.5, -3.2]);
  const rows = good.accounts[0]!.transactions;
  return sampleStatement([rows[0]!, { ...rows[1]!, amount: -25.5 }, rows[2]!], {
    closingBalance: good.accounts[0]!.closingBalance,
    reconciliation: { status: 'unbalanced', difference: 51, checks: ['runningBalance'], reasons: ['balanceBreak'] },
  });
};

describe('applyCorrections', () => {
  it('turns a statement balanced once its wrong sign is flipped, and marks what was edited', () => {
    expect(account(wrongSign(), []).firstBreak).toBe('0:1');
    const mended = account(wrongSign(), [{ kind: 'flipSign', row: '0:1' }]);
    expect(mended.account.reconciliation).toMatchObject({ status: 'balanced', difference: 0, reasons: [] });
    expect(mended.firstBreak).toBeNull();
    expect(mended.rows.map(({ edited }) => edited)).toEqual([[], ['amount'], []]);
    expect([...chainOfBalances(mended).values()].map(({ state }) => state)).toEqual(['holds', 'holds', 'holds']);
  });

  it('leaves what nobody touched as the engine judged it', () => {
    const bySections = sampleStatement([sampleRow(1, null)], {
      openingBalance: null,
      reconciliation: { status: 'balanced', difference: 0, checks: ['sectionTotals'], reasons: [] },
    });
    expect(applyCorrections(bySections, []).statement).toEqual(bySections);
  });

  it('moves the mark of the first break along', () => {
    const good = provedStatement([1, 2, 3]);
    const broken = account(good, [{ kind: 'editRow', row: '0:2', set: { amount: 4 } }]);
    expect(broken.firstBreak).toBe('0:2');
    expect(broken.account.transactions.map(({ flags }) => flags)).toEqual([[], [], ['balanceBreak']]);
  });

  it('keeps excluded rows in sight and takes them in again', () => {
    const out = account(provedStatement([1, 2]), [{ kind: 'excludeRow', row: '0:0' }]);
    expect(out.account.transactions).toHaveLength(1);
    expect(out.rows.map(({ id, isExcluded }) => [id, isExcluded])).toEqual([
      ['0:0', true],
      ['0:1', false],
    ]);
    const back = account(provedStatement([1, 2]), [
      { kind: 'excludeRow', row: '0:0' },
      { kind: 'includeRow', row: '0:0' },
    ]);
    expect(back.account.reconciliation.status).toBe('balanced');
  });

  it('adds, splits, merges and moves rows, whose ids stay', () => {
    const start = provedStatement([1, 2, 3]);
    const done = account(start, [
      {
        kind: 'splitRow',
        row: '0:1',
        into: [
          { row: null, description: 'a', amount: 1.5 },
          { row: 'n:b', description: 'b', amount: 0.5 },
        ],
      },
      { kind: 'mergeRows', rows: ['0:1', 'n:b'] },
      {
        kind: 'addRow',
        row: 'n:c',
        account: 0,
        after: null,
        values: { date: '2025-03-01', description: 'c', amount: 0 },
        location: null,
      },
      { kind: 'moveRow', row: 'n:c', after: '0:2' },
    ]);
    expect(done.rows.map(({ id }) => id)).toEqual(['0:0', '0:1', 'n:b', '0:2', 'n:c']);
    expect(done.account.transactions.map(({ description, amount }) => [description, amount])).toEqual([
      ['row 0', 1],
      ['a b', 2],
      ['row 2', 3],
      ['c', 0],
    ]);
    expect(done.account.reconciliation.status).toBe('balanced');
  });

  it('answers doubts by what settles them, and no others', () => {
    const open = provedStatement([1, 2]);
    const doubted: StatementResult = {
      ...open,
      accounts: [
        {
          ...open.accounts[0]!,
          reconciliation: {
            ...open.accounts[0]!.reconciliation,
            status: 'unverifiable',
            reasons: ['dateOrderOpen', 'assumedSign'],
          },
          transactions: open.accounts[0]!.transactions.map((row) => ({
            ...row,
            flags: ['assumedDateOrder', 'assumedSign'],
          })),
        },
      ],
    };
    const exchanged = account(doubted, [{ kind: 'exchangeDayAndMonth', account: 0 }]);
    expect(exchanged.account.transactions[0]!.date).toBe('2025-04-03');
    expect(exchanged.account.reconciliation.reasons).toEqual(['assumedSign', 'dateOutsidePeriod']);
    const confirmed = account(doubted, [
      { kind: 'settleDoubt', account: 0, reason: 'dateOrderOpen' },
      { kind: 'confirmRows', rows: ['0:0'] },
    ]);
    expect(confirmed.account.reconciliation.reasons).toEqual(['assumedSign']);
    const all = account(doubted, [
      { kind: 'settleDoubt', account: 0, reason: 'dateOrderOpen' },
      { kind: 'confirmRows', rows: ['0:0', '0:1'] },
    ]);
    expect(all.account.reconciliation.status).toBe('balanced');
  });

  it('does not forget lines that the reading passed over because a description was edited', () => {
    const open = provedStatement([1, 2]);
    const passedOver: StatementResult = {
      ...open,
      accounts: [
        {
          ...open.accounts[0]!,
          reconciliation: { status: 'unverifiable', difference: 0, checks: [], reasons: ['rowsNotCovered'] },
        },
      ],
    };
    const edited = account(passedOver, [{ kind: 'editRow', row: '0:0', set: { description: 'y' } }]);
    expect(edited.account.reconciliation).toMatchObject({ status: 'unverifiable', reasons: ['rowsNotCovered'] });
  });

  it('names the correction that does not fit', () => {
    const unfit: Correction[] = [
      { kind: 'flipSign', row: '0:0' },
      { kind: 'flipSign', row: '0:9' },
    ];
    expect(() => applyCorrections(provedStatement([1]), unfit)).toThrow(expect.objectContaining({ at: 1 }));
    expect(() =>
      applyCorrections(provedStatement([1]), [{ kind: 'setYear', account: 3, from: null, to: 2024 }]),
    ).toThrow();
  });

  it('sets years, signs of a column, balances and facts of the account', () => {
    const done = account(provedStatement([1, -2]), [
      { kind: 'setYear', account: 0, from: 2025, to: 2024 },
      { kind: 'flipSigns', account: 0, rows: 'moneyOut' },
      { kind: 'setBalance', account: 0, which: 'closing', value: 103 },
      { kind: 'setAccount', account: 0, set: { currency: 'EUR', period: { start: null, end: null } } },
    ]);
    expect(done.account).toMatchObject({ currency: 'EUR', closingBalance: 103, period: { start: null, end: null } });
    expect(done.account.transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ['2024-03-04', 1],
      ['2024-03-04', 2],
    ]);
  });
});

const cents = fc.integer({ min: -999_999, max: 999_999 }).map((each) => each / 100);
const amounts = fc.array(cents, { minLength: 1, maxLength: 30 });
const position = (length: number) => fc.integer({ min: 0, max: length - 1 }).map((at) => `0:${at}`);
const anyCorrection = (length: number): fc.Arbitrary<Correction> =>
  fc.oneof(
    fc.record({ kind: fc.constant('flipSign' as const), row: position(length) }),
    fc.record({ kind: fc.constant('excludeRow' as const), row: position(length) }),
    fc.record({ kind: fc.constant('includeRow' as const), row: position(length) }),
    fc.record({ kind: fc.constant('editRow' as const), row: position(length), set: fc.record({ amount: cents }) }),
    fc.record({ kind: fc.constant('flipSigns' as const), account: fc.constant(0), rows: fc.constant('all' as const) }),
  );

describe('applyCorrections on any statement', () => {
  const cases = amounts.chain((each) =>
    fc.tuple(fc.constant(each), fc.array(anyCorrection(each.length), { maxLength: 12 })),
  );

  it('is pure, and to leave out the last correction is to undo it', () => {
    fc.assert(
      fc.property(cases, ([each, corrections]) => {
        const statement = provedStatement(each);
        const before = structuredClone(statement);
        const once = applyCorrections(statement, corrections);
        expect(applyCorrections(statement, corrections)).toEqual(once);
        expect(statement).toEqual(before);
        expect(applyCorrections(statement, []).statement).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('never calls balanced what does not add up', () => {
    fc.assert(
      fc.property(cases, ([each, corrections]) => {
        const { account: after } = account(provedStatement(each), corrections);
        const sum = after.transactions.reduce((all, { amount }) => all + Math.round(amount * 100), 0);
        const holds = Math.round(after.openingBalance! * 100) + sum === Math.round(after.closingBalance! * 100);
        if (after.reconciliation.status === 'balanced') expect(holds).toBe(true);
        else expect(after.reconciliation.reasons).not.toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('takes back two flips of a sign, and survives the way over the wire', () => {
    fc.assert(
      fc.property(cases, ([each, corrections]) => {
        expect(correctionsSchema.parse(JSON.parse(JSON.stringify(corrections)))).toEqual(corrections);
        const twice: Correction[] = [0, 0].map(() => ({ kind: 'flipSign', row: '0:0' }));
        const plain = account(provedStatement(each), []).account.transactions.map(({ amount }) => amount + 0);
        expect(account(provedStatement(each), twice).account.transactions.map(({ amount }) => amount + 0)).toEqual(
          plain,
        );
      }),
      { numRuns: 40 },
    );
  });

  it('recomputes 5,000 rows well within a frame or two', () => {
    const statement = provedStatement(Array.from({ length: 5_000 }, (_, at) => (at % 97) - 48.5));
    const corrections: Correction[] = Array.from({ length: 50 }, (_, at) => ({
      kind: 'flipSign',
      row: `0:${at * 90}`,
    }));
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      applyCorrections(statement, corrections);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

describe('a statement with its newest row first', () => {
  // Read from below: 100 − 10 = 90, then 90 − 20 = 70.
  const newestFirst = sampleStatement([sampleRow(-20, 70), sampleRow(-10, 90)], {
    openingBalance: 100,
    closingBalance: 70,
    reconciliation: { status: 'balanced', difference: 0, checks: ['openingClosing', 'runningBalance'], reasons: [] },
  });
  const split = {
    kind: 'splitRow',
    row: '0:0',
    into: [
      { row: null, description: 'later', amount: -15 },
      { row: 'n:a', description: 'earlier', amount: -5 },
    ],
  } as const satisfies Correction;

  it('keeps the balance of a split row on its newest part, and of merged rows that of the newest', () => {
    const parted = applyCorrections(newestFirst, [{ ...split, into: [...split.into] }]);
    expect(parted.accounts[0]?.rows.map(({ transaction }) => transaction.balance)).toEqual([70, null, 90]);
    expect(parted.statement.accounts[0]?.reconciliation.status).toBe('balanced');
    const merged = applyCorrections(newestFirst, [{ kind: 'mergeRows', rows: ['0:0', '0:1'] }]);
    expect(merged.statement.accounts[0]).toMatchObject({
      transactions: [{ amount: -30, balance: 70 }],
      reconciliation: { status: 'balanced' },
    });
  });
});

it('holds every date against a period that a person wrote', () => {
  const moved = applyCorrections(provedStatement([-10, -20]), [
    { kind: 'setAccount', account: 0, set: { period: { start: '2025-04-01', end: '2025-04-30' } } },
  ]);
  expect(moved.statement.accounts[0]?.reconciliation).toMatchObject({
    status: 'unverifiable',
    reasons: ['dateOutsidePeriod'],
  });
});
