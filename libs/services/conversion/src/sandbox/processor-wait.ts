import { readdirSync, readFileSync } from 'node:fs';

/** Documents that are read sooner are spared the look. */
const noteAfterMs = 1_000;

/** Milliseconds that each thread of a process has stood ready to run without a processor; empty where the system does not tell. */
function waitOfThreads(pid: number): ReadonlyMap<string, number> {
  const waits = new Map<string, number>();
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const [, waitedNs = '0'] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      waits.set(thread, Number(waitedNs) / 1e6);
    }
  } catch {
    // A thread that has just ended, or a system without /proc: what was read so far counts.
  }
  return waits;
}

/**
 * Tells for how many milliseconds a process has been kept from work by others on the machine: what the worst-off of its
 * threads has waited for a processor, counted from a second after the call. Stop it when the work is done.
 */
export function watchWait(pid: number): { readonly waitedMs: () => number; readonly stop: () => void } {
  let before: ReadonlyMap<string, number> | null = null;
  const timer = setTimeout(() => (before = waitOfThreads(pid)), noteAfterMs);
  timer.unref();
  return {
    waitedMs: () => {
      if (before === null) return 0;
      const known = before;
      return Math.max(0, ...[...waitOfThreads(pid)].map(([thread, ms]) => ms - (known.get(thread) ?? 0)));
    },
    stop: () => clearTimeout(timer),
  };
}
