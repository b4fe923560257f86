import { join } from 'node:path';
import { createLog, type Log } from '@crossfoot/runtime';
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

  it('that are missing are named; in production a service does not start where something is within reach', () => {
    const said: unknown[][] = [];
    const listening = { warn: (...words: unknown[]) => void said.push(words) } as unknown as Log;
    const check = (standing: readonly Wall[], NODE_ENV: 'production' | 'development') => {
      said.length = 0;
      const missing = Object.fromEntries(WALLS.filter((wall) => !standing.includes(wall)).map((wall) => [wall, 'no']));
      requireWalls('main.js', { NODE_ENV }, listening, { launcher: '/confine', standing, missing });
      return said;
    };
    const message = 'the sandbox lacks walls of the kernel';
    expect(check(WALLS, 'production')).toEqual([]);
    expect(check(['namespaces', 'files', 'landlock', 'seccomp'], 'production')).toEqual([
      [{ missing: ['user (no)'], reach: [] }, message],
    ]);
    expect(check(['landlock', 'seccomp'], 'production')).toEqual([
      [{ missing: ['namespaces (no)', 'files (no)', 'user (no)'], reach: [] }, message],
    ]);
    expect(() => check(['namespaces', 'files', 'user'], 'production')).toThrow(
      /lacks walls of the kernel: landlock \(no\), seccomp \(no\)\. .* could reach every call of the kernel\. Build/,
    );
    expect(said).toEqual([]);
    expect(check(['seccomp'], 'development')).toEqual([
      [
        { missing: ['namespaces (no)', 'files (no)', 'user (no)', 'landlock (no)'], reach: ['files of the service'] },
        message,
      ],
    ]);
  });

  it('are asked of the real launcher at start; where it is there, production starts', (context) => {
    const missing = buildLauncher();
    if (missing !== null && process.env['REQUIRE_BACKENDS'] !== '1') context.skip(missing);
    const entry = join(import.meta.dirname, 'sandbox.main.ts');
    expect(requireWalls(entry, { NODE_ENV: 'production' }, log)).toBe(entry);
  });
});
