import { strict as assert } from 'node:assert';
import { exportStatement } from '../../src/index.ts';
import { readBack } from '../read-back.ts';
import { hasLibreOffice } from '../readers/libre-office.ts';
import { longResult } from '../sample-results.ts';
import { expectedRows } from './expected-rows.ts';
import type { FormatCheck } from './format-check.ts';

/** 10,000 rows: every one comes back as it went in. */
export const tenThousandRows: FormatCheck = {
  name: '10,000 rows',
  of: (format) => async () => {
    const long = longResult(10_000);
    const file = await exportStatement(long, format);
    if (format === 'proof') {
      assert.match(Buffer.from(file.bytes).toString('utf8'), /rows 1 to 10000/);
      return 'ok';
    }
    if (format === 'xlsx' && !hasLibreOffice) return { skipped: 'no LibreOffice' };
    assert.deepEqual(
      readBack(format, file).flat(),
      long.accounts.flatMap((account) => expectedRows(format, account)),
    );
    return 'ok';
  },
};
