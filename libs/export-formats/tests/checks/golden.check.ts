import { strict as assert } from 'node:assert';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportStatement } from '../../src/index.ts';
import { samples, type SampleName } from '../sample-results.ts';
import type { FormatCheck } from './format-check.ts';

const folder = join(import.meta.dirname, '../goldens');
const updating = process.env['UPDATE_GOLDENS'] === '1';

/** Every sample in every format, byte for byte. `UPDATE_GOLDENS=1` writes them anew, but never in CI. */
export const golden: FormatCheck = {
  name: 'golden',
  of: (format) => async () => {
    assert.ok(!(updating && process.env['CI']), 'goldens are not updated in CI');
    for (const name of Object.keys(samples) as SampleName[]) {
      const file = await exportStatement(samples[name], format, {
        generatedAt: '2025-02-01T09:30:00Z',
        programVersion: '1.2.3',
      });
      const extension = file.filename.slice(file.filename.lastIndexOf('.'));
      const path = join(folder, `${name}.${format}${extension}`);
      if (updating) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(path, file.bytes);
      }
      assert.ok(existsSync(path), `${path} is missing; make it with UPDATE_GOLDENS=1`);
      assert.ok(Buffer.from(file.bytes).equals(readFileSync(path)), `${name}.${format} differs from its golden`);
    }
    return 'ok';
  },
};
