/**
 * Milliseconds of work allowed to a document of so many pages (1 until they are known): while no page needs OCR, and
 * once one does. Waiting for `onOpened` does not count.
 */
export type Clocks = (pages: number) => { readonly wallMs: number; readonly ocrWallMs: number };

/** However busy the machine is, nobody waits for so many times the limit. */
const mostTimes = 3;

/**
 * A timer that can be stopped for a while and given more time; runs out once. Time in which the work was kept from a
 * processor (`waitedMs`, counted from the start) is no fault of the document and given back, up to twice the limit.
 */
export class WallClock {
  readonly #onEnd: () => void;
  readonly #waitedMs: () => number;
  #limit: number;
  #used = 0;
  #since: number | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(limitMs: number, onEnd: () => void, waitedMs: () => number = () => 0) {
    this.#limit = limitMs;
    this.#onEnd = onEnd;
    this.#waitedMs = waitedMs;
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
    this.#timer = setTimeout(() => this.#timeIsOver(this.#limit), this.#limit - this.#used);
  }

  stop(): void {
    this.pause();
  }

  #timeIsOver(allowedMs: number): void {
    const most = Math.min(this.#limit + this.#waitedMs(), mostTimes * this.#limit);
    // Less is not worth another look.
    if (most <= allowedMs + 10) return this.#onEnd();
    this.#timer = setTimeout(() => this.#timeIsOver(most), most - allowedMs);
  }
}
