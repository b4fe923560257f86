import { defineConfig } from 'vitest/config';
import LongestFirstSequencer from './tools/longest-first.sequencer.ts';

/** Specs on real servers (RabbitMQ, Redis, MinIO, MongoDB), which are started once for all of them, and only for them. */
const onServers = ['libs/adapters/distributed/**/*.spec.ts', '{libs,apps,tests}/**/*.servers.spec.ts'];
const never = ['**/node_modules/**', '**/dist/**'];

/** One run over every suite; a file's name says which it belongs to. */
export default defineConfig({
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'specs',
          include: ['{libs,apps,tests,tools}/**/*.spec.{ts,tsx}'],
          exclude: [...never, ...onServers],
          globalSetup: './tools/fresh-bundles.setup.mjs',
        },
      },
      {
        extends: true,
        test: {
          name: 'servers',
          include: onServers,
          exclude: never,
          globalSetup: ['./tools/fresh-bundles.setup.mjs', './tests/backends/src/vitest-setup.ts'],
        },
      },
    ],
    testTimeout: 30_000,
    hookTimeout: 180_000,
    // Of a page on a busy machine; a second, vitest's own, is no measure of what the page does.
    expect: { poll: { timeout: 15_000 } },
    // Real servers and browsers on a shared machine: one more try there, and the run names what needed it.
    retry: process.env['CI'] === undefined ? 0 : 1,
    pool: 'forks',
    // One more than a small machine's cores: half the time of a journey is waiting.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirstSequencer },
    reporters: ['default', './tools/closing-line.reporter.ts'],
  },
});
