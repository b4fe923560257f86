import { CodedError, type StatementResult } from '@crossfoot/contracts';
import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import type { SandboxLimits } from './sandbox-messages.ts';
import { couldNotStart, SandboxProcess, type SandboxHooks } from './sandbox-process.ts';
import type { Clocks } from './wall-clock.ts';

/**
 * A pool of warm sandbox processes. Comes in: a PDF's bytes or stream; goes out: the checked result, or a CodedError.
 * One document a process at a time, in the order of their coming; a process that was killed, or has had its number of
 * documents, is replaced. What one document does to its process never reaches another's. It never retries a document.
 */
export interface SandboxPoolOptions {
  /** Documents converted side by side. */
  readonly size: number;
  /** The sandbox's bundle (`libs/services/conversion/dist/sandbox.js`) or, from source, `sandbox.main.ts`. */
  readonly entry: string;
  readonly memoryLimitMb?: number;
  /** A process is replaced after so many documents. */
  readonly documentsPerProcess?: number;
  /** Processors that are shared out among the documents under way; a scan is read by as many threads as are its share. */
  readonly cores?: number;
}

export interface SandboxJob {
  readonly content: Uint8Array | Readable;
  readonly filename: string;
  readonly password?: string | null;
  readonly limits?: SandboxLimits;
  /** `usualClocks` where left out. */
  readonly clocks?: Clocks;
}

const DEFAULTS = { memoryLimitMb: 1024, documentsPerProcess: 200, cores: availableParallelism() };
/** Each takes 130 to 200 MB of the sandbox's memory. */
const MOST_OCR_THREADS = 2;
/** Somebody who waits in front of the page is to have an answer after 35 s, and after 110 s where there is OCR. */
export const usualClocks: Clocks = () => ({ wallMs: 33_000, ocrWallMs: 107_000 });

export class SandboxPool {
  readonly #options: Required<SandboxPoolOptions>;
  readonly #processes = new Set<SandboxProcess>();
  readonly #idle: SandboxProcess[] = [];
  readonly #waiting: PromiseWithResolvers<SandboxProcess>[] = [];
  #converting = 0;
  #failedStarts = 0;
  #closed = false;

  constructor(options: SandboxPoolOptions) {
    this.#options = { ...DEFAULTS, ...options };
    this.#fill();
  }

  /** Resolves once every process is warm. */
  async ready(): Promise<void> {
    await Promise.all([...this.#processes].map((process) => process.ready));
  }

  /** Ids of the living processes, for operators and tests. */
  get pids(): readonly number[] {
    return [...this.#processes].map((process) => process.pid);
  }

  async convert(job: SandboxJob, hooks: SandboxHooks = {}): Promise<StatementResult> {
    const process = await this.#take(hooks.signal);
    this.#converting += 1;
    try {
      return await process.run(
        {
          content: job.content,
          filename: job.filename,
          password: job.password ?? null,
          limits: { ocrWorkers: this.#ocrThreads(), ...job.limits },
          clocks: job.clocks ?? usualClocks,
        },
        hooks,
      );
    } finally {
      this.#converting -= 1;
      if (process.usable && process.documents < this.#options.documentsPerProcess) this.#give(process);
      else this.#retire(process);
    }
  }

  #ocrThreads(): number {
    const share = Math.floor(this.#options.cores / this.#converting);
    return Math.max(1, Math.min(MOST_OCR_THREADS, share));
  }

  /** Kills every process; documents under way end with CONVERSION_CANCELLED. */
  close(): void {
    this.#closed = true;
    for (const waiting of this.#waiting.splice(0)) waiting.reject(cancelled());
    for (const process of this.#processes) process.kill(cancelled());
  }

  async #take(signal: AbortSignal | undefined): Promise<SandboxProcess> {
    if (this.#closed || signal?.aborted) throw cancelled();
    const idle = this.#idle.pop();
    if (idle?.usable) return idle;
    const place = Promise.withResolvers<SandboxProcess>();
    this.#waiting.push(place);
    const onAbort = () => {
      const index = this.#waiting.indexOf(place);
      if (index >= 0) this.#waiting.splice(index, 1);
      place.reject(cancelled());
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      return await place.promise;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  #give(process: SandboxProcess): void {
    const next = this.#waiting.shift();
    if (next) next.resolve(process);
    else this.#idle.push(process);
  }

  #retire(process: SandboxProcess): void {
    process.kill();
    this.#processes.delete(process);
    this.#fill();
  }

  #fill(): void {
    while (!this.#closed && this.#processes.size < this.#options.size) if (!this.#start()) return;
  }

  /** False where the system gives no process (it is short of memory): that is tried again later. */
  #start(): boolean {
    let process: SandboxProcess;
    try {
      process = new SandboxProcess(this.#options);
    } catch {
      this.#startFailed(couldNotStart());
      return false;
    }
    this.#processes.add(process);
    process.ready.then(
      () => {
        this.#failedStarts = 0;
        this.#give(process);
      },
      (error: unknown) => {
        this.#processes.delete(process);
        this.#startFailed(error);
      },
    );
    process.gone.then(
      () => this.#lost(process),
      () => undefined,
    );
    return true;
  }

  /** An idle process died by itself (the machine was short of memory): replace it before anyone needs it. */
  #lost(process: SandboxProcess): void {
    const index = this.#idle.indexOf(process);
    if (index < 0) return;
    this.#idle.splice(index, 1);
    this.#retire(process);
  }

  /** A process that cannot even start is tried again, ever slower; those who wait hear of it. */
  #startFailed(error: unknown): void {
    this.#failedStarts += 1;
    if (this.#failedStarts > 2) for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
    setTimeout(() => this.#fill(), Math.min(100 * 2 ** this.#failedStarts, 10_000)).unref();
  }
}

function cancelled(): CodedError {
  return new CodedError('CONVERSION_CANCELLED', 'The conversion was cancelled.');
}
