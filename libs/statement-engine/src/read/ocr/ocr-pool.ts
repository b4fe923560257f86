import type { OcrWorker, Platform } from '../../platform/platform.ts';
import type { GrayPicture } from '@crossfoot/page-picture';
import { parseHocr, type OcrWord } from './parse-hocr.ts';

export interface OcrJob {
  readonly picture: GrayPicture;
  readonly language: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** Threads that ended a document well and wait for the next. */
const warm = new WeakMap<Platform, OcrWorker[]>();

/**
 * Runs OCR jobs side by side, at most `size` at a time, in threads that stay warm between documents. A thread that
 * fails is thrown away, and its job tried once more in a new one.
 */
export class OcrPool {
  readonly #platform: Platform;
  readonly #size: number;
  readonly #idle: OcrWorker[] = [];
  readonly #waiting: (() => void)[] = [];
  readonly #busy = new Set<OcrWorker>();
  readonly #begun = Promise.withResolvers<void>();
  #running = 0;
  #closed = false;

  constructor(platform: Platform, size: number) {
    this.#platform = platform;
    this.#size = size;
  }

  /** Once a thread has the first picture: what is done from then on keeps none waiting. */
  get begun(): Promise<void> {
    return this.#begun.promise;
  }

  async recognise(job: OcrJob): Promise<OcrWord[]> {
    if (this.#running >= this.#size) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
    try {
      return await this.#run(job).catch((error: unknown) => {
        if (this.#closed) throw error;
        return this.#run(job);
      });
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** Stops the threads that wait for a picture, where something else needs their room. */
  makeRoom(): void {
    const kept = warm.get(this.#platform) ?? [];
    for (const worker of [...kept.splice(0), ...this.#idle.splice(0)]) worker.close();
  }

  /** Leaves the threads to the next document. */
  release(): void {
    this.#closed = true;
    const kept = [...(warm.get(this.#platform) ?? []), ...this.#idle.splice(0)];
    for (const worker of kept.splice(0, Math.max(0, kept.length - this.#size))) worker.close();
    warm.set(this.#platform, kept);
  }

  /** Stops every thread at once; jobs under way are rejected. */
  close(): void {
    this.#closed = true;
    for (const worker of [...this.#idle.splice(0), ...this.#busy]) worker.close();
    for (const next of this.#waiting.splice(0)) next();
  }

  async #run({ picture, language, parameters }: OcrJob): Promise<OcrWord[]> {
    if (this.#closed) throw new Error('The OCR was stopped.');
    const worker = await this.#take(language);
    this.#busy.add(worker);
    try {
      const reading = worker.recognise(picture, language, parameters);
      this.#begun.resolve();
      const hocr = await reading;
      this.#idle.push(worker);
      return parseHocr(hocr);
    } catch (error) {
      worker.close();
      throw error;
    } finally {
      this.#busy.delete(worker);
    }
  }

  /** A thread that has the language at hand, before one that must load it, before a new one. */
  async #take(language: string): Promise<OcrWorker> {
    const kept = warm.get(this.#platform) ?? [];
    const has = ({ languages }: OcrWorker): boolean => languages.includes(language);
    for (const [threads, at] of [
      [this.#idle, this.#idle.findLastIndex(has)],
      [kept, kept.findLastIndex(has)],
      [this.#idle, this.#idle.length - 1],
      [kept, kept.length - 1],
    ] as const) {
      const [worker] = at < 0 ? [] : threads.splice(at, 1);
      if (worker) return worker;
    }
    const worker = await this.#platform.startOcr(language);
    if (!this.#closed) return worker;
    worker.close();
    throw new Error('The OCR was stopped.');
  }
}
