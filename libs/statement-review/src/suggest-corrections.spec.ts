import type { StatementResult, Transaction } from '@crossfoot/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyCorrections } from './apply-corrections.ts';
import { provedStatement } from './sample-statement.fixture.ts';
import { suggestCorrections } from './suggest-corrections.ts';

/** The proved statement with its rows spoilt, as the engine would have judged it. */
function spoilt(amounts: readonly number[], spoil: (rows: Transaction[]) => Transaction[], ends = {}): StatementResult {
  const good = provedStatement(amounts);
  const account = good.accounts[0]!;
  return {
    ...good,
    accounts: [
      {
        ...account,
        transactions: spoil([...account.transactions]),
        reconciliation: { status: 'unbalanced', difference: null, checks: [], reasons: ['balanceBreak'] },
        ...ends,
      },
    ],
  };
}
const suggested = (statement: StatementResult) => {
  // One edit that changes nothing makes the account's verdict that of its figures.
  const touched = applyCorrections(statement, [{ kind: 'editRow', row: '0:0', set: {} }]);
  return suggestCorrections(touched.accounts[0]!, 0);
};
const withoutBalances = (rows: Transaction[]): Transaction[] => rows.map((row) => ({ ...row, balance: null }));

describe('suggestCorrections', () => {
  const base = [-12.34, 250, -7.89, -31.4, 18.05];

  it('finds the one wrong sign, with and without running balances', () => {
    const flip = (rows: Transaction[]): Transaction[] =>
      rows.map((row, at) => (at === 2 ? { ...row, amount: 7.89 } : row));
    for (const statement of [spoilt(base, flip), spoilt(base, (rows) => withoutBalances(flip(rows)))]) {
      expect(suggested(statement)).toMatchObject({
        kind: 'one',
        suggestion: {
          kind: 'sign',
          correction: { kind: 'flipSign', row: '0:2' },
          to: -7.89,
          after: { status: 'balanced' },
        },
      });
    }
  });

  it('finds a row too many, two digits exchanged, a digit and a balance misread', () => {
    const extra = spoilt(base, (rows) => [
      ...rows.slice(0, 2),
      { ...rows[0]!, description: 'twice', amount: -55.5, balance: null },
      ...rows.slice(2),
    ]);
    expect(suggested(extra)).toMatchObject({ kind: 'one', suggestion: { kind: 'extraRow', row: { id: '0:2' } } });
    const exchanged = spoilt(base, (rows) => rows.map((row, at) => (at === 2 ? { ...row, amount: -8.79 } : row)));
    expect(suggested(exchanged)).toMatchObject({ kind: 'one', suggestion: { kind: 'digitsExchanged', to: -7.89 } });
    const digit = spoilt(base, (rows) => rows.map((row, at) => (at === 3 ? { ...row, amount: -37.4 } : row)));
    expect(suggested(digit)).toMatchObject({ kind: 'one', suggestion: { kind: 'digit', to: -31.4 } });
    const balance = spoilt(base, (rows) => rows.map((row, at) => (at === 3 ? { ...row, balance: 77.77 } : row)));
    expect(suggested(balance)).toMatchObject({ kind: 'one', suggestion: { kind: 'balance', row: { id: '0:3' } } });
  });

  it('names the amount and the place of a missing row', () => {
    const missing = spoilt(base, (rows) => rows.toSpliced(1, 1));
    expect(suggested(missing)).toMatchObject({
      kind: 'one',
      suggestion: {
        kind: 'missingRow',
        row: { id: '0:1' },
        to: 250,
        correction: { after: '0:0', values: { amount: 250 } },
      },
    });
    const newestFirst = spoilt(base, (rows) => rows.toSpliced(1, 1).reverse());
    expect(suggested(newestFirst)).toMatchObject({
      kind: 'one',
      suggestion: { to: 250, correction: { after: '0:2' } },
    });
  });

  it('says a tie and does not choose', () => {
    const twice = [5, 5, 7.77];
    const tie = spoilt(
      twice,
      (rows) => withoutBalances(rows).map((row, at) => (at < 2 ? { ...row, amount: 5 } : row)),
      {
        closingBalance: 107.77,
      },
    );
    expect(suggested(tie)).toMatchObject({ kind: 'several', count: 2 });
  });

  it('offers the other reading of the one date outside the period', () => {
    const dated = spoilt(
      base,
      (rows) => rows.map((row, at) => (at === 1 ? { ...row, date: '2025-04-03', flags: ['dateOutsidePeriod'] } : row)),
      {
        reconciliation: { status: 'unverifiable', difference: 0, checks: [], reasons: ['dateOutsidePeriod'] },
      },
    );
    const asRead = dated.accounts[0]!.transactions.map((row, at) =>
      at === 1 ? row : { ...row, date: at === 0 ? '2025-03-02' : '2025-03-09' },
    );
    const statement = { ...dated, accounts: [{ ...dated.accounts[0]!, transactions: asRead }] };
    expect(suggested(statement)).toMatchObject({ kind: 'one', suggestion: { kind: 'date', to: '2025-03-04' } });
  });

  it('never offers what does not prove the statement, and what it offers does when it is applied', () => {
    const cents = fc.integer({ min: -99_999, max: 99_999 }).map((each) => each / 100);
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 20 }),
        fc.nat(),
        cents,
        fc.boolean(),
        (amounts, at, amount, hasBalances) => {
          const statement = spoilt(amounts, (rows) => {
            const changed = rows.map((row, index) => (index === at % rows.length ? { ...row, amount } : row));
            return hasBalances ? changed : withoutBalances(changed);
          });
          const found = suggested(statement);
          if (found.kind !== 'one') return;
          const after = applyCorrections(statement, [found.suggestion.correction]).accounts[0]!.account;
          expect(after.reconciliation).toEqual(found.suggestion.after);
          expect(after.reconciliation.status).toBe('balanced');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('answers for 5,000 rows without a long wait', () => {
    const amounts = Array.from({ length: 5_000 }, (_, at) => (at % 89) - 44.5);
    const statement = spoilt(amounts, (rows) =>
      withoutBalances(rows).map((row, at) => (at === 77 ? { ...row, amount: 0.11 } : row)),
    );
    const start = performance.now();
    suggested(statement);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
