import { strict as assert } from 'node:assert';
import { exportStatement } from '../../src/index.ts';
import { readBack } from '../read-back.ts';
import { hasLibreOffice } from '../readers/libre-office.ts';
import { samples } from '../sample-results.ts';
import type { FormatCheck } from './format-check.ts';

/** A statement without rows, and a document without accounts, are valid files without rows. */
export const empty: FormatCheck = {
  name: 'empty',
  of: (format) => async () => {
    for (const name of ['empty', 'noAccounts'] as const) {
      const file = await exportStatement(samples[name], format);
      assert.ok(file.bytes.length > 0);
      assert.ok(!file.filename.endsWith('.zip'));
      if (format === 'proof') {
        assert.match(Buffer.from(file.bytes).toString('utf8'), /<strong>Not proved<\/strong>/);
        continue;
      }
      if (format === 'xlsx' && !hasLibreOffice) return { skipped: 'no LibreOffice' };
      assert.deepEqual(readBack(format, file).flat(), []);
    }
    return 'ok';
  },
};
