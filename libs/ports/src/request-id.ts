import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The id of the request that is being worked on. The gateway starts one for each HTTP call; a transport reads it when
 * it sends and starts it again around the handler that receives, so one id runs through every log line of a walk.
 */
const storage = new AsyncLocalStorage<string | null>();

/** The id of the current request, or null outside one. */
export function currentRequestId(): string | null {
  return storage.getStore() ?? null;
}

/** Runs `work`, and whatever it awaits, under this request id. */
export function withRequestId<T>(requestId: string | null, work: () => T): T {
  return storage.run(requestId, work);
}
