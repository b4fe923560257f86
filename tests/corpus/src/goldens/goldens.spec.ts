import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDepths } from './depths.ts';

/**
 * Fixed documents whose reading may only change on purpose, at two depths. `UPDATE_GOLDENS=1 npx vitest run
 * tests/corpus/src/goldens` rewrites them; under CI that is refused.
 */
const corpus = new URL('../../', import.meta.url).pathname;
const update = process.env['UPDATE_GOLDENS'] === '1';
if (update && process.env['CI'])
  throw new Error('Goldens are not updated under CI: run the update at home and commit what changed.');

const documents = ['samples', 'goldens'].flatMap((folder) =>
  readdirSync(join(corpus, folder))
    .filter((file) => file.endsWith('.pdf'))
    .map((file) => join(corpus, folder, file)),
);

describe('goldens', () => {
  it.each(documents.map((path) => [path.split('/').at(-1)!, path] as const))('%s', async (name, path) => {
    const depths = await readDepths(path);
    for (const [depth, text] of [
      ['raw.txt', depths.raw],
      ['result.json', depths.result],
    ] as const) {
      const file = join(corpus, 'goldens', name.replace('.pdf', `.${depth}`));
      if (update) writeFileSync(file, text);
      expect(existsSync(file), `${file} is missing: run with UPDATE_GOLDENS=1`).toBe(true);
      expect(text).toBe(readFileSync(file, 'utf8'));
    }
  });
});
