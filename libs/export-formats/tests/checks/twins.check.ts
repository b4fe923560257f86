import { strict as assert } from 'node:assert';
import { exportStatement } from '../../src/index.ts';
import { readBack } from '../read-back.ts';
import { hasLibreOffice } from '../readers/libre-office.ts';
import { readOfx } from '../readers/ofx.reader.ts';
import { unpack } from '../readers/unpack.ts';
import { account, result, row, samples } from '../sample-results.ts';
import type { FormatCheck } from './format-check.ts';

/** Two equal payments on one day stay two; where a format has ids, they differ, and are the same the next time. */
export const twins: FormatCheck = {
  name: 'twins',
  of: (format) => {
    if (format === 'proof') return null;
    return async () => {
      if (format === 'xlsx' && !hasLibreOffice) return { skipped: 'no LibreOffice' };
      const file = await exportStatement(samples.twins, format);
      assert.equal(readBack(format, file)[0]?.length, 3);
      if (format !== 'ofx' && format !== 'qbo') return 'ok';
      const ids = idsOf(file);
      assert.equal(new Set(ids).size, 3, 'ids differ');
      assert.deepEqual(idsOf(await exportStatement(samples.twins, format)), ids, 'and are stable');
      const [first, second] = samples.twins.accounts[0]!.transactions;
      const overlapping = result(
        [
          account([row('2024-12-31', 'EARLIER', -1), first!, second!], {
            period: { start: '2024-12-15', end: '2025-01-02' },
          }),
        ],
        'other.pdf',
      );
      assert.deepEqual(
        idsOf(await exportStatement(overlapping, format)).slice(1),
        ids.slice(0, 2),
        'also in an overlapping statement',
      );
      return 'ok';
    };
  },
};

const idsOf = (file: Parameters<typeof unpack>[0]): readonly string[] =>
  unpack(file).flatMap((part) => readOfx(part).rows.map(({ id }) => id));
