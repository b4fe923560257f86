/**
 * Milliseconds of work allowed to a document of so many pages (1 until they are known): while no page needs OCR, and
 * once one does. Waiting for `onOpened` does not count.
 */
export type Clocks = (pages: number) => { readonly wallMs: number; readonly ocrWallMs: number };

/** A timer that can be stopped for a while and given more time; runs out once. */
export class WallClock {
  readonly #onEnd: () => void;
  #limit: number;
  #used = 0;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(limitMs: number, onEnd: () => void) {
    this.#limit = limitMs;
    this.#onEnd = onEnd;
    this.resume();
  }

  /** Raises the limit, counted from the start; never lowers it. */
  extend(limitMs: number): void {
    if (limitMs <= this.#limit) return;
    this.#limit = limitMs;
    if (this.#since === null) return;
    this.pause();
    this.resume();
  }

  pause(): void {
    if (this.#since !== null) this.#used += performance.now() - this.#since;
    this.#since = null;
    clearTimeout(this.#timer);
  }

  resume(): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#timer = setTimeout(this.#onEnd, this.#limit - this.#used);
  }

  stop(): void {
    this.pause();
  }
}
