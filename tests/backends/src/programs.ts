import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where install.sh keeps what it built. */
export const cacheFolder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'crossfoot');

/** The full path of a program, or null where it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/usr/sbin',
    '/usr/local/bin',
    join(cacheFolder, 'bin'),
  ];
  const found = folders.filter((folder) => folder !== '').find((folder) => existsSync(join(folder, name)));
  return found === undefined ? null : join(found, name);
}

/** A server that this machine does not have; says what would bring it. */
export class MissingBackend extends Error {
  constructor(what: string) {
    super(`${what} is not installed (bash tests/backends/install.sh)`);
    this.name = 'MissingBackend';
  }
}

export function needProgram(name: string): string {
  const path = findProgram(name);
  if (path === null) throw new MissingBackend(name);
  return path;
}
