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

  it.each([
    {
      family: 'be-sequence-numbers',
      mutation: 'raggedAmounts',
      seed: 1,
      why: 'a reading in parts had cut the entries from their dates',
    },
    {
      family: 'us-startup-end-of-day',
      mutation: 'singleBlanks',
      seed: 11,
      why: 'a part of the file that failed was left out',
    },
    {
      family: 'br-day-balance-zero',
      mutation: 'singleBlanks',
      seed: 11,
      why: 'no line was an entry, though some looked like one',
    },
    {
      family: 'si-breme-dobro',
      mutation: 'raggedAmounts',
      seed: 11,
      why: 'two entries that cancel each other had amounts in no column',
    },
    {
      family: 'processor-sale-and-fee-rows',
      mutation: 'nonsenseHeaders',
      seed: 11,
      why: 'the nets of the days proved themselves without their entries',
    },
    {
      family: 'de-text-first',
      mutation: 'singleBlanks',
      seed: 11,
      why: 'the number of an entry was the year of its date',
    },
    {
      family: 'eg-mixed-directions',
      mutation: 'singleBlanks',
      seed: 11,
      why: 'dates among the words of entries stood for no date',
    },
    {
      family: 'ch-credit-first',
      mutation: 'raggedAmounts',
      seed: 12,
      why: 'the same, of entries whose column of dates was cut',
    },
    {
      family: 'tr-nakli-yekun',
      mutation: 'singleBlanks',
      seed: 11,
      why: 'each printed total of two columns was the other one’s',
    },
    {
      family: 'za-home-loan',
      mutation: 'nonsenseLabels',
      seed: 11,
      why: 'a minus on one entry told whose the balances are',
    },
    {
      family: 'us-charge-card-detail',
      mutation: 'joined',
      seed: 12,
      why: 'a page of terms had most words of the head, and parted the second statement',
    },
    {
      family: 'hotel-folio-expense-summary',
      mutation: 'joined',
      seed: 13,
      why: 'the first of two folios was left out, as it alone named the currency',
    },
    { family: 'pe-debe-haber', mutation: 'joined', seed: 11, why: 'the second statement of the file was left out' },
  ])(
    'are not balanced wrongly as once: $family, $mutation: $why',
    async ({ family, mutation, seed }) => {
      const converter = new Converter(60);
      const pairs = batteryPairs(familiesOf('all', family), { every: 1, seed });
      const pair = pairs.find((each) => each.mutation === mutation)!;
      const found = await measurePair(pair, seed, join(tmpdir(), 'crossfoot-battery'), converter);
      converter.close();
      expect(found?.comparison).toMatchObject({ silentWrong: false });
    },
    60_000,
  );
});
