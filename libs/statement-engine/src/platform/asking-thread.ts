import { Worker } from 'node:worker_threads';

/** What a thread says: that it can be asked, and the answer to each request, or why there is none. */
export type ThreadReply<Answer> =
  | { readonly ready: true }
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly error: string };

/** What the program of a thread gets. */
export interface ThreadSurroundings<Data, Request, Answer> {
  /** Node's `require`. */
  readonly load: (path: string) => unknown;
  readonly data: Data;
  readonly post: (reply: ThreadReply<Answer>, transfer?: readonly ArrayBuffer[]) => void;
  readonly listen: (handler: (request: Request & { readonly id: number }) => void) => void;
}

export interface AskingThread<Request, Answer> {
  /** The answer to a request, whose buffers in `transfer` are handed over. Rejects where it has none. */
  ask(request: Request, transfer: readonly ArrayBuffer[]): Promise<Answer>;
  /** Stops at once; what was asked is rejected. */
  close(): void;
}

/** Loading takes 0.1 to 1 s; a thread that is not ready by then never will be. */
const START_MS = 15_000;

/** Models lie in WebAssembly memory, not in the heap; V8 would set half a gigabyte aside for code alone. */
const THREAD_LIMITS = { codeRangeSizeMb: 48, maxOldGenerationSizeMb: 256 };

/**
 * Starts a thread that runs `body` alone: it is handed over as text, so that it needs no file of its own beside a bundle,
 * and must not refer to anything outside itself. Rejects where it cannot start. It does not keep the process alive.
 */
export async function startThread<Data, Request, Answer>(
  body: (surroundings: ThreadSurroundings<Data, Request, Answer>) => Promise<void>,
  workerData: Data,
): Promise<AskingThread<Request, Answer>> {
  const source = `const { parentPort, workerData } = require('node:worker_threads');
    (${body.toString()})({ load: require, data: workerData,
      post: (reply, transfer) => parentPort.postMessage(reply, transfer),
      listen: (handler) => parentPort.on('message', handler) });`;
  const worker = new Worker(source, {
    eval: true,
    workerData,
    stdout: true,
    stderr: true,
    env: {},
    resourceLimits: THREAD_LIMITS,
  });
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  const fail = await answering(worker, waiting);
  let lastId = 0;
  return {
    ask: (request, transfer) => {
      const job = Promise.withResolvers<Answer>();
      const id = ++lastId;
      waiting.set(id, job);
      worker.ref();
      worker.postMessage({ ...request, id }, transfer);
      return job.promise;
    },
    close: () => {
      fail(new Error('The OCR thread was stopped.'));
      void worker.terminate();
    },
  };
}

/** Once the thread is ready: its replies settle the jobs that wait, and what is returned fails all of them. Throws where it does not start. */
async function answering<Answer>(
  worker: Worker,
  waiting: Map<number, PromiseWithResolvers<Answer>>,
): Promise<(error: Error) => void> {
  const ready = Promise.withResolvers<void>();
  const fail = (error: Error): void => {
    ready.reject(error);
    for (const job of waiting.values()) job.reject(error);
    waiting.clear();
  };
  worker.on('message', (reply: ThreadReply<Answer>) => {
    if ('ready' in reply) return ready.resolve();
    const job = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (waiting.size === 0) worker.unref();
    if ('answer' in reply) job?.resolve(reply.answer);
    else job?.reject(new Error(reply.error));
  });
  worker.on('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => fail(new Error('The OCR thread has ended.')));
  const timer = setTimeout(() => fail(new Error('The OCR thread does not start.')), START_MS);
  try {
    await ready.promise;
  } catch (error) {
    void worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  worker.unref();
  return fail;
}
