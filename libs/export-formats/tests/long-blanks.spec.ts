import { describe, expect, it } from 'vitest';
import { exportStatement } from '../src/index.ts';
import { formats } from './checks/format-check.ts';
import { account, result, row } from './sample-results.ts';

/** The longest description that a correction may bring; files are written in the process that serves everybody. */
const longest = 2_000;
const hostile = [
  `check${' '.repeat(longest)}x`,
  `check #${'0'.repeat(longest)}x`,
  `a${'\t'.repeat(longest)}x`,
  `;${'\u00a0'.repeat(longest)}x`,
  `${'1'.repeat(longest)}x`,
  `${'=-'.repeat(longest / 2)}`,
];

describe('descriptions that are made to keep expressions busy', () => {
  // 40 such rows took minutes where the time grew with the third power of the blanks.
  it.each(formats)('are written as %s in no time', { timeout: 15_000 }, async (format) => {
    const rows = Array.from({ length: 60 }, (_, at) => row('2026-01-02', hostile[at % hostile.length] ?? '', -1));
    const file = await exportStatement(result([account(rows)]), format, { currency: 'EUR' });
    expect(file.bytes.length).toBeGreaterThan(0);
  });
});
