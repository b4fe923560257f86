import { strict as assert } from 'node:assert';
import { exportStatement } from '../../src/index.ts';
import { readOfx, readWithOfxtools } from '../readers/ofx.reader.ts';
import { unpack } from '../readers/unpack.ts';
import { samples } from '../sample-results.ts';
import type { FormatCheck } from './format-check.ts';

/** OFX through ofxtools (Python), which knows the required fields, their types and lengths from the specification. */
export const specification: FormatCheck = {
  name: 'specification',
  of: (format) => {
    if (format !== 'ofx' && format !== 'qbo') return null;
    return async () => {
      const files = await Promise.all(
        Object.values(samples).map(async (sample) => unpack(await exportStatement(sample, format))),
      );
      const validated = readWithOfxtools(files.flat());
      if (validated === null) return { skipped: 'no ofxtools (pip install ofxtools)' };
      const rows = files
        .flat()
        .map((part) => readOfx(part).rows.map(({ date, amount, id }) => ({ date, amount: Number(amount), id })));
      assert.deepEqual(
        validated.map((part) => part.map(({ date, amount, id }) => ({ date, amount: Number(amount), id }))),
        rows,
      );
      return 'ok';
    };
  },
};
