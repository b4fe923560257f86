import type { Progress } from '@crossfoot/contracts';
import { pathOf } from '#http/call.ts';

const reconnectMs = 1000;
const maxAttempts = 5;

/**
 * The true stage and page count of a conversion, by server-sent events, until the returned function is called.
 * Progress is a comfort: where the events cannot be had, nothing is reported and nothing fails.
 */
export function followProgress(conversionId: string, onProgress: (progress: Progress) => void): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  let stopped = false;

  const stop = (): void => {
    stopped = true;
    clearTimeout(timer);
    source?.close();
  };
  const read = (event: MessageEvent<string>): void => {
    attempts = 0;
    const progress = readProgress(event.data);
    if (progress !== null) onProgress(progress);
  };
  const connect = (): void => {
    attempts += 1;
    source = new EventSource(pathOf('GET /api/conversions/{id}/events', { id: conversionId }), {
      withCredentials: true,
    });
    source.addEventListener('progress', read);
    // Nothing more will come; without this the browser would connect again.
    source.addEventListener('end', stop);
    source.addEventListener('failure', stop);
    source.addEventListener('error', () => {
      source?.close();
      if (!stopped && attempts < maxAttempts) timer = setTimeout(connect, reconnectMs);
    });
  };
  connect();

  return stop;
}

function readProgress(data: string): Progress | null {
  try {
    const { progress } = JSON.parse(data) as { progress?: Progress };
    if (typeof progress?.stage !== 'string' || typeof progress.pagesDone !== 'number') return null;
    return progress;
  } catch {
    return null;
  }
}
