import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Converter } from '../accuracy/converter.ts';
import { mutationNames } from '../drawing/mutations.ts';
import { familiesOf } from '../families/index.ts';
import { batteryPairs, measurePair } from './measure.ts';

const SLICE = { every: 311, seed: 1 };

describe('mutated statements', () => {
  it('meet every mutation, in a slice of the battery, too', () => {
    const met = new Set(batteryPairs(familiesOf('all'), SLICE).map(({ mutation }) => mutation));
    expect(met.size).toBeGreaterThan(mutationNames.length / 2);
  });

  it('are never balanced where a row is wrong, missing or invented', async () => {
    const converter = new Converter(60);
    const silent: string[] = [];
    for (const pair of batteryPairs(familiesOf('all'), SLICE)) {
      const found = await measurePair(pair, SLICE.seed, join(tmpdir(), 'crossfoot-battery'), converter);
      if (found?.comparison?.silentWrong) silent.push(found.name, ...found.comparison.faults);
    }
    converter.close();
    expect(silent).toEqual([]);
  }, 180_000);

  it('stay open where they once were balanced: a reading in parts had cut the entries from their dates', async () => {
    const converter = new Converter(60);
    const pairs = batteryPairs(familiesOf('all', 'be-sequence-numbers'), { every: 1, seed: SLICE.seed });
    const pair = pairs.find(({ mutation }) => mutation === 'raggedAmounts')!;
    const found = await measurePair(pair, SLICE.seed, join(tmpdir(), 'crossfoot-battery'), converter);
    converter.close();
    expect(found?.comparison).toMatchObject({ silentWrong: false });
  }, 60_000);
});
