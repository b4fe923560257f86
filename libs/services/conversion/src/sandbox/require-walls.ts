import { ConfigurationError, type Configuration, type Log } from '@crossfoot/runtime';
import { type Confinement, confinementFor, openReach } from './confinement.ts';

/**
 * Said once at start: which walls of the kernel the sandboxes lack here, and why. In production a service does not start
 * where a fault in native code could reach beyond its sandbox. Returns the entry.
 */
export function requireWalls(
  entry: string,
  { NODE_ENV }: Pick<Configuration, 'NODE_ENV'>,
  log: Log,
  confinement: Confinement = confinementFor(entry),
): string {
  const open = openReach(confinement);
  const missing = Object.entries(confinement.missing).map(([wall, why]) => `${wall} (${why})`);
  if (open.length > 0 && NODE_ENV === 'production') {
    throw new ConfigurationError(
      `The sandbox lacks walls of the kernel: ${missing.join(', ')}. A fault in native code could reach ${open.join(', ')}. ` +
        'Build the launcher (a C compiler, then `node tools/build.mjs sandbox`), and let seccomp filters and Landlock be set.',
    );
  }
  if (missing.length > 0) log.warn({ missing, reach: open }, 'the sandbox lacks walls of the kernel');
  return entry;
}
