import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Resolves or rejects no earlier than `ms` after the call, so that the time of an answer does not tell which way the
 * work went. The floor must lie above what the work normally takes.
 */
export async function notBefore<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const floor = sleep(ms);
  try {
    return await work();
  } finally {
    await floor;
  }
}
