import { describe, expect, it } from 'vitest';
import { applyCorrections } from './apply-corrections.ts';
import { correctionsSchema, type Correction } from './correction.schema.ts';
import { UnfitCorrectionError } from './review-draft.ts';
import { provedStatement } from './sample-statement.fixture.ts';

/** Lists that a hostile page may send: short enough for the door, and made to keep busy the process that serves everybody. */
describe('corrections that are made to cost', () => {
  const statement = provedStatement(Array.from({ length: 5_000 }, () => 1));
  const repeated = (times: number, ...corrections: Correction[]): Correction[] =>
    correctionsSchema.parse(Array.from({ length: times }, () => corrections).flat());

  function refusedAt(corrections: readonly Correction[], of = statement): number | null {
    try {
      applyCorrections(of, corrections);
      return null;
    } catch (error) {
      if (error instanceof UnfitCorrectionError) return error.at;
      throw error;
    }
  }

  // Ten thousand of them took more than two minutes.
  it.each<Correction>([
    { kind: 'setYear', account: 0, from: null, to: 2024 },
    { kind: 'exchangeDayAndMonth', account: 0 },
    { kind: 'flipSigns', account: 0, rows: 'all' },
  ])('$kind of a whole account is done so often at most', (correction) => {
    expect(refusedAt(repeated(10_000, correction))).toBe(50);
    expect(refusedAt(repeated(1_000, correction), provedStatement([1, 2, 3]))).toBeNull();
  });

  it('a row split five thousand times is looked through once', () => {
    const splits = Array.from({ length: 5_000 }, (_, at): Correction => ({
      kind: 'splitRow',
      row: '0:1',
      into: [
        { row: null, description: 'a', amount: 1 },
        { row: `n:${at}`, description: 'b', amount: 1 },
      ],
    }));
    const started = performance.now();
    expect(refusedAt(correctionsSchema.parse(splits))).toBeNull();
    // Looked through each time, 17 s.
    expect(performance.now() - started).toBeLessThan(8_000);
  });

  it('rows merged into one another do not grow for ever, neither words nor sums', () => {
    const there: Correction = { kind: 'mergeRows', rows: ['0:0', '0:1'] };
    const back: Correction = { kind: 'mergeRows', rows: ['0:1', '0:0'] };
    expect(refusedAt(repeated(200, there, back))).toBeLessThan(20);
    const silent = (row: string): Correction => ({ kind: 'editRow', row, set: { description: '' } });
    expect(refusedAt([silent('0:0'), silent('0:1'), ...repeated(200, there, back)])).toBeLessThan(80);
  });
});
