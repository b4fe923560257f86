// Runs the built program over a small statement, so that V8's compiled code lies in `dist/compile-cache` before the
// first user comes. Part of the build; a failure here costs speed alone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { onePageStatement } from './one-page-statement.mjs';

const program = join(import.meta.dirname, '../bin/crossfoot.mjs');
for (const format of ['csv', 'json']) {
  spawnSync(process.execPath, [program, 'convert', '-', '--format', format, '--quiet'], { input: onePageStatement() });
}
