import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where the sandbox's program lies: beside a bundled service (container images), in this library's `dist` (a built
 * checkout), or as source (tests).
 */
export function findSandboxEntry(from: string = import.meta.dirname): string {
  const candidates = [
    join(from, 'sandbox/sandbox.main.ts'),
    join(from, 'sandbox.js'),
    join(from, '../../../libs/services/conversion/dist/sandbox.js'),
  ];
  const found = candidates.find((path) => existsSync(path));
  if (found === undefined)
    throw new Error('The sandbox program is missing: build it with `node tools/build.mjs sandbox`.');
  return found;
}
