import { join } from 'node:path';
import { createLog } from '@crossfoot/runtime';
import { describe, expect, it } from 'vitest';
import { buildLauncher } from '../../launcher/build.ts';
import { openReach, WALLS, type Wall } from './confinement.ts';
import { requireWalls } from './require-walls.ts';

const log = createLog({ level: 'silent' });
const reachWith = (...standing: Wall[]): readonly string[] =>
  openReach({ launcher: '/confine', standing, missing: {} });

describe('the walls of the sandbox', () => {
  it('are enough in a container without namespaces, and not enough without the filter of calls', () => {
    expect(reachWith(...WALLS)).toEqual([]);
    expect(reachWith('landlock', 'seccomp')).toEqual([]);
    expect(reachWith('namespaces', 'files', 'seccomp')).toEqual([]);
    expect(reachWith('seccomp')).toEqual(['files of the service']);
    expect(reachWith('namespaces', 'files', 'user', 'landlock')).toEqual(['every call of the kernel']);
    expect(reachWith()).toEqual(['files of the service', 'the network', 'other processes', 'every call of the kernel']);
  });

  it('are asked of the real launcher at start; where it is there, production starts', (context) => {
    const missing = buildLauncher();
    if (missing !== null && process.env['REQUIRE_BACKENDS'] !== '1') context.skip(missing);
    const entry = join(import.meta.dirname, 'sandbox.main.ts');
    expect(requireWalls(entry, { NODE_ENV: 'production' }, log)).toBe(entry);
  });
});
