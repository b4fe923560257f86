import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/**
 * Signs what this process has in hand (a job's lease, a half-written file), so that the next one can see at once that
 * its owner is gone instead of waiting for a lease to run out.
 */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
export const PROCESS_MARK = `${HOST}-${process.pid}-${randomUUID().slice(0, 8)}`;

/** True only where the process behind a mark surely lives no more; false for one of another machine or container. */
export function isGone(mark: string): boolean {
  const [host, pid] = mark.split('-');
  if (host !== HOST || mark.startsWith(PROCESS_MARK)) return false;
  // The same id in another run: containers give it out again and again.
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
