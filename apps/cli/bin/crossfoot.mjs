#!/usr/bin/env node
// Starts the built program. V8's compiled code is kept beside the bundle (the build warms it), which halves the start.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import * as module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const dist = join(dirname(fileURLToPath(import.meta.url)), '..', 'dist');
const program = join(dist, 'main.js');

// The packages bring a Node of their own, which an older one hands over to.
const newerNode = join(dist, '../../../node_modules/.bin/node');

if (Number(process.versions.node.split('.')[0]) < 22) {
  if (existsSync(newerNode)) {
    const own = spawnSync(newerNode, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
    process.exitCode = own.status ?? 1;
  } else {
    process.stderr.write('crossfoot: needs Node 22 or newer. Run `npm ci` first, which brings one.\n');
    process.exitCode = 2;
  }
} else if (!existsSync(program)) {
  process.stderr.write('crossfoot: is not built yet. Run `npm run build` first.\n');
  process.exitCode = 2;
} else {
  module.enableCompileCache?.(join(dist, 'compile-cache'));
  await import(pathToFileURL(program).href);
}
