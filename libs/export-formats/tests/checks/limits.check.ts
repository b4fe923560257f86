import { strict as assert } from 'node:assert';
import { exportStatement } from '../../src/index.ts';
import { readBack } from '../read-back.ts';
import { unpack } from '../readers/unpack.ts';
import { account, longResult, result, row } from '../sample-results.ts';
import type { FormatCheck } from './format-check.ts';

const maxRows = { xero: 1000, 'quickbooks-online': 1000 } as const;
const maxBytes = 350_000;

/** What the importers refuse: too many rows, too large files, fields that are too long (the readers look at those). */
export const limits: FormatCheck = {
  name: 'limits',
  of: (format) => {
    if (format === 'json' || format === 'proof' || format === 'csv' || format === 'xlsx') return null;
    return async () => {
      const long = await exportStatement(longResult(2500), format);
      const parts = readBack(format, long);
      assert.equal(parts.flat().length, 2500);
      if (format === 'xero' || format === 'quickbooks-online') {
        assert.equal(long.filename, 'long.zip');
        assert.deepEqual(
          parts.map((rows) => rows.length),
          [1000, 1000, 500].map((rows) => Math.min(rows, maxRows[format])),
        );
        assert.deepEqual(
          unpack(long).map(({ name }) => name),
          [1, 2, 3].map((part) => `long part ${part} of 3.csv`),
        );
      } else assert.equal(parts.length, 1);
      const wordy = 'Very long words 0123456789 '.repeat(30);
      const big = await exportStatement(
        result([account(Array.from({ length: 900 }, () => row('2025-01-02', wordy, -1)))]),
        format,
      );
      assert.equal(readBack(format, big).flat().length, 900);
      if (format === 'quickbooks-online')
        assert.ok(
          unpack(big).every(({ bytes }) => bytes.length <= maxBytes),
          'at most 350 kB',
        );
      return 'ok';
    };
  },
};
