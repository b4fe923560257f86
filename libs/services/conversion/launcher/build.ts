import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const own = import.meta.dirname;
export const launcherPath = join(own, '../dist/confine');
const sources = ['confine.c', 'allowed-calls.h'].map((name) => join(own, name));

/**
 * Compiles the launcher where it is missing or older than its source; returns why it could not, or null. Without it the
 * sandbox has the walls that Node keeps, and production refuses to start.
 */
export function buildLauncher(): string | null {
  if (process.platform !== 'linux') return 'its walls are those of Linux';
  const newest = Math.max(...sources.map((path) => statSync(path).mtimeMs));
  if (existsSync(launcherPath) && statSync(launcherPath).mtimeMs >= newest) return null;
  mkdirSync(dirname(launcherPath), { recursive: true });
  const next = `${launcherPath}.${process.pid}`;
  return compile(sources[0] ?? '', next) ?? (renameSync(next, launcherPath), null);
}

/** Compiles one C file into a program that needs no library. */
export function compile(source: string, program: string): string | null {
  const flags = ['-O2', '-static', '-Wall', '-Wextra', '-Werror', '-o', program, source];
  const { status, error, stderr } = spawnSync(process.env['CC'] ?? 'cc', flags, { encoding: 'utf8' });
  if (error) return 'there is no C compiler (Debian: gcc libc6-dev)';
  return status === 0 ? null : `it does not compile: ${stderr.trim().split('\n')[0] ?? ''}`;
}

if (import.meta.main) {
  const missing = buildLauncher();
  if (missing !== null) throw new Error(`The sandbox has no launcher: ${missing}.`);
}
