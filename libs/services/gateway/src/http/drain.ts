import type { Request } from 'express';

const mostBytes = 64 * 1_048_576;
const longestMs = 15_000;

/**
 * After an early refusal: the rest of the body is read and thrown away for a while, because a browser that is still
 * sending shows a broken connection instead of the answer. Who sends more than any upload may have, or dawdles, is cut off.
 */
export function drain(request: Request): void {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const end = (): void => void request.destroy();
  const timer = setTimeout(end, longestMs);
  timer.unref();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) end();
  });
  request.once('close', () => clearTimeout(timer));
  request.resume();
}
