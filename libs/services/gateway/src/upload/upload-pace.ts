import type { Request } from 'express';

const windowMs = 10_000;
/** A kilobyte a second: less than any line that people still upload files over. */
const leastBytes = 10 * 1_024;

/**
 * Calls back where an upload hardly comes: it holds a connection and a place in the object store. What waits for our own
 * store is no fault of the sender's. Returns what ends the watch.
 */
export function watchPace(request: Request, isWaitingForUs: () => boolean, onTooSlow: () => void): () => void {
  let seen = 0;
  let before = 0;
  let wasOurs = false;
  const count = (chunk: Buffer): void => {
    seen += chunk.length;
    wasOurs ||= isWaitingForUs();
  };
  const timer = setInterval(() => {
    const isTooSlow = seen - before < leastBytes && !wasOurs && !isWaitingForUs() && !request.complete;
    before = seen;
    wasOurs = false;
    if (isTooSlow) onTooSlow();
  }, windowMs);
  request.on('data', count);
  return () => {
    clearInterval(timer);
    request.off('data', count);
  };
}
