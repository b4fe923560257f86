#!/usr/bin/env node
// Starts the built program. V8's compiled code is kept beside the bundle (the build warms it), which halves the start.
import { existsSync } from 'node:fs';
import * as module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const program = join(dist, 'main.js');

if (Number(process.versions.node.split('.')[0]) < 22) {
  process.stderr.write(
    'crossfoot: needs Node 22 or newer. Start it through npx, which uses the Node of this project.\n',
  );
  process.exitCode = 2;
} else if (!existsSync(program)) {
  process.stderr.write('crossfoot: is not built yet. Run `npm run build` first.\n');
  process.exitCode = 2;
} else {
  module.enableCompileCache?.(join(dist, 'compile-cache'));
  await import(pathToFileURL(program).href);
}
