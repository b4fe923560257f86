import { CodedError, type StatementResult } from '@crossfoot/contracts';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { writeFrames } from './byte-frames.ts';
import { launchSandbox, type LaunchOptions } from './launch.ts';
import { parsingProcess, peakBytes, watchMemory } from './memory-watch.ts';
import { watchWait } from './processor-wait.ts';
import { fromSandboxSchema, type FromSandbox, type SandboxLimits, type ToSandbox } from './sandbox-messages.ts';
import { WallClock, type Clocks } from './wall-clock.ts';

export interface SandboxDocument {
  readonly content: Uint8Array | Readable;
  readonly filename: string;
  readonly password: string | null;
  readonly limits: SandboxLimits;
  readonly clocks: Clocks;
}

export type SandboxProgress = Omit<Extract<FromSandbox, { type: 'progress' }>, 'type'>;

export interface SandboxHooks {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SandboxProgress) => void;
  /** The first page that needs OCR was met. What it throws ends the document; its process may take another. */
  readonly onOcr?: () => void;
  /** Pages are known. The document waits until it resolves; a rejection ends it with that error. */
  readonly onOpened?: (document: { readonly pages: number; readonly passwordNeeded: boolean }) => Promise<void>;
}

/** A stopped child that has not answered by then is killed. */
const GRACE_MS = 250;
/** The same while it may be busy with the first picture, which nobody waits for. */
const SCAN_GRACE_MS = 5_000;
/** Of the limit: killed from here on, so that what comes between two looks stays within it; and from here on a result is doubted. */
const KILLED_AT = 0.92;
const NEARLY = 0.9;

export const couldNotStart = (): CodedError =>
  new CodedError('SERVICE_UNAVAILABLE', 'The converter could not be started. Please try again.');

/** One child process: runs one document at a time, and is thrown away after anything but a clean end. */
export class SandboxProcess {
  readonly ready: Promise<void>;
  /** Resolves when the process has ended, by whatever hand. */
  readonly gone: Promise<void>;
  readonly #child: ChildProcess;
  readonly #memoryLimit: number;
  #pid = 0;
  #listener: ((message: FromSandbox | null) => void) | null = null;
  #exit: { readonly code: number | null; readonly signal: NodeJS.Signals | null } | null = null;
  #killedFor: CodedError | null = null;
  documents = 0;
  /** False once the process must not be given another document. */
  usable = true;

  constructor(options: LaunchOptions) {
    this.#memoryLimit = options.memoryLimitMb * 1024 * 1024;
    this.#child = launchSandbox(options);
    const ready = Promise.withResolvers<void>();
    this.ready = ready.promise;
    this.ready.catch(() => undefined);
    const gone = Promise.withResolvers<void>();
    this.gone = gone.promise;
    this.#child.on('message', (raw) => {
      const message = fromSandboxSchema.safeParse(raw);
      if (!message.success) this.kill();
      else if (message.data.type === 'ready') {
        this.#pid = parsingProcess(this.#child.pid ?? 0);
        ready.resolve();
      } else this.#listener?.(message.data);
    });
    const ended = (code: number | null, signal: NodeJS.Signals | null): void => {
      this.#exit = { code, signal };
      this.usable = false;
      ready.reject(couldNotStart());
      this.#listener?.(null);
      gone.resolve();
    };
    this.#child.on('exit', ended);
    // A child that the system did not start has no exit.
    this.#child.on('error', () => {
      if (this.#child.pid === undefined) ended(null, null);
    });
  }

  get pid(): number {
    return this.#pid || (this.#child.pid ?? 0);
  }

  /** Ends the process; a document under way ends with `reason`. */
  kill(reason: CodedError | null = null): void {
    this.usable = false;
    this.#killedFor ??= reason;
    // The launcher of its walls ends after it: where the launcher is gone, so is the process.
    if (this.#pid === 0 || this.#exit !== null) this.#child.kill('SIGKILL');
    else kill(this.#pid);
  }

  /** Runs one document to its end. Rejects with a CodedError, or with what `onOpened` rejected with. */
  async run(document: SandboxDocument, hooks: SandboxHooks): Promise<StatementResult> {
    this.documents += 1;
    const outcome = Promise.withResolvers<StatementResult>();
    let reason: unknown = null;
    let clean = false;
    const end = (error: unknown): void => {
      reason ??= error;
      this.kill();
    };
    const stop = (error: unknown, graceMs = GRACE_MS): void => {
      reason ??= error;
      this.#send({ type: 'stop' });
      setTimeout(() => outcome.reject(reason), graceMs).unref();
    };
    const onAbort = () => end(new CodedError('CONVERSION_CANCELLED', 'The conversion was cancelled.'));
    let isScan = false;
    let allowed = document.clocks(1);
    const wait = watchWait(this.pid);
    const clock = new WallClock(allowed.wallMs, () => end(timeout()), wait.waitedMs);
    const unwatch = watchMemory(this.pid, this.#memoryLimit * KILLED_AT, () => end(tooComplex()));
    this.#listener = (message) => {
      if (message === null) return outcome.reject(reason ?? this.#deathReason());
      if (message.type === 'progress') {
        if (message.ocr && !isScan) {
          isScan = true;
          clock.extend(allowed.ocrWallMs);
          try {
            hooks.onOcr?.();
          } catch (error) {
            return stop(error, SCAN_GRACE_MS);
          }
        }
        hooks.onProgress?.({
          stage: message.stage,
          pagesDone: message.pagesDone,
          pages: message.pages,
          ocr: message.ocr,
        });
      } else if (message.type === 'opened') {
        clock.pause();
        const { pages, passwordNeeded } = message;
        allowed = document.clocks(pages);
        clock.extend(allowed.wallMs);
        Promise.resolve(hooks.onOpened?.({ pages, passwordNeeded })).then(() => {
          clock.resume();
          this.#send({ type: 'continue' });
        }, stop);
      } else if (message.type === 'error') {
        clean = !DIRTY_ENDS.has(message.code);
        outcome.reject(reason ?? refusal(message));
      } else if (message.type === 'result') {
        clean = true;
        const { pages } = message.result.source;
        hooks.onProgress?.({ stage: 'done', pagesDone: pages, pages, ocr: isScan });
        outcome.resolve(message.result);
      }
    };
    hooks.signal?.addEventListener('abort', onAbort, { once: true });
    try {
      if (hooks.signal?.aborted) throw new CodedError('CONVERSION_CANCELLED', 'The conversion was cancelled.');
      if (this.#exit) throw this.#deathReason();
      this.#send({
        type: 'convert',
        filename: document.filename,
        password: document.password,
        limits: document.limits,
      });
      if (this.#child.stdin) writeFrames(this.#child.stdin, document.content).catch(end);
      const result = await outcome.promise;
      // Where memory ran short pdf.js may have left a page half read without a word.
      clean &&= (peakBytes(this.pid) ?? 0) <= this.#memoryLimit * NEARLY;
      if (!clean) throw tooComplex();
      return result;
    } finally {
      this.#listener = null;
      clock.stop();
      wait.stop();
      unwatch();
      hooks.signal?.removeEventListener('abort', onAbort);
      if (!clean) this.kill();
    }
  }

  #send(message: ToSandbox): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  /** Why the process died without being killed by us: V8 and the kernel end it by a signal where memory is out. */
  #deathReason(): CodedError {
    if (this.#killedFor) return this.#killedFor;
    const { signal, code } = this.#exit ?? { signal: null, code: null };
    const outOfMemory = signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGKILL' || (code ?? 0) > 128;
    return outOfMemory ? tooComplex() : new SandboxLostError('PDF_DAMAGED', 'This PDF could not be read to its end.');
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

/** After these the process is not trusted with another document, although it answered by itself. */
const DIRTY_ENDS: ReadonlySet<string> = new Set(['PDF_DAMAGED', 'PDF_TOO_COMPLEX', 'CONVERSION_FAILED']);

/** The sandbox did not outlive the document. Its surroundings may be to blame, so the document may be tried once more. */
export class SandboxLostError extends CodedError {}

function refusal(message: Extract<FromSandbox, { type: 'error' }>): CodedError {
  return new CodedError(message.code, message.message, message.requiresPassword ? { requiresPassword: true } : {});
}

function tooComplex(): SandboxLostError {
  return new SandboxLostError(
    'PDF_TOO_COMPLEX',
    'This PDF needs more memory than a statement should. Please print it to a new PDF and try again.',
  );
}

function timeout(): CodedError {
  return new CodedError(
    'CONVERSION_TIMEOUT',
    'This PDF took too long to read. Please split it into smaller files and try again.',
  );
}
