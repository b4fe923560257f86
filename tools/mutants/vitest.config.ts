import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const { MUTANT_OF: target, MUTANT: mutant } = process.env;
const isTarget = (id: string): boolean => id.split('?')[0] === target;

/** The specs of one file, with that file replaced by its mutant as it is loaded: nothing on the disk is changed. */
export default defineConfig({
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      // What was made of the file before must not stand for the mutant, nor the other way round.
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ id }) => (isTarget(id) ? false : undefined)),
      transform: (_, id) =>
        mutant !== undefined && isTarget(id) ? { code: readFileSync(mutant, 'utf8'), map: null } : null,
    },
  ],
  test: { bail: 1, pool: 'forks', maxWorkers: 1, testTimeout: 30_000, hookTimeout: 60_000, reporters: ['dot'] },
});
