import { setTimeout as wait } from 'node:timers/promises';
import {
  CodedError,
  conversionMessages,
  conversionMovedSignal,
  type ConversionView,
  type Owner,
} from '@crossfoot/contracts';
import { MessageBus } from '@crossfoot/runtime';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

/** Signals may be lost with a connection: so long without one, the conversion is asked about. */
const firstDoubtMs = 2_000;
const longestDoubtMs = 15_000;

export const hasEnded = (view: ConversionView): boolean =>
  view.status === 'completed' || view.status === 'failed' || view.status === 'cancelled';

/** Keeps the newest state that was heard of one conversion since it was opened. Close it (`using`). */
export class ConversionEar implements Disposable {
  private heard: ConversionView | null = null;
  private wake: (() => void) | null = null;

  constructor(private readonly close: (ear: ConversionEar) => void) {}

  hear(view: ConversionView): void {
    this.heard = view;
    this.wake?.();
  }

  /** The next state, or null where none comes in time. */
  async next(withinMs: number, signal: AbortSignal): Promise<ConversionView | null> {
    if (this.heard === null && !signal.aborted) {
      const woken = Promise.withResolvers<void>();
      const timer = setTimeout(woken.resolve, withinMs);
      this.wake = woken.resolve;
      signal.addEventListener('abort', this.wake);
      await woken.promise;
      signal.removeEventListener('abort', this.wake);
      clearTimeout(timer);
      this.wake = null;
    }
    const { heard } = this;
    this.heard = null;
    return heard;
  }

  [Symbol.dispose](): void {
    this.close(this);
  }
}

/**
 * Follows conversions by what conversion tells of them: one queue for the whole gateway, and nothing is asked as long as
 * it speaks.
 */
@Injectable()
export class ConversionWatch implements OnModuleInit, OnModuleDestroy {
  private readonly ears = new Map<string, Set<ConversionEar>>();
  private stop: (() => void) | null = null;

  constructor(private readonly bus: MessageBus) {}

  async onModuleInit(): Promise<void> {
    const ofId = (given: unknown) => this.ears.get((given as Partial<ConversionView> | null)?.id ?? '');
    this.stop = await this.bus.onSignal(
      conversionMovedSignal,
      (view) => ofId(view)?.forEach((ear) => ear.hear(view)),
      // Most are of other gateways' conversions, or of those whose caller has gone.
      (given) => ofId(given) !== undefined,
    );
  }

  onModuleDestroy(): void {
    this.stop?.();
  }

  async view(conversionId: string, owner: Owner): Promise<ConversionView> {
    return this.bus.request(conversionMessages.view, { conversionId, owner });
  }

  /** Listens from now on, so that nothing is missed between a question and the signals after its answer. */
  listen(conversionId: string): ConversionEar {
    const ear = new ConversionEar((closed) => {
      const others = this.ears.get(conversionId);
      others?.delete(closed);
      if (others?.size === 0) this.ears.delete(conversionId);
    });
    this.ears.set(conversionId, (this.ears.get(conversionId) ?? new Set()).add(ear));
    return ear;
  }

  /**
   * How a conversion stands that may be on its way to being accepted. Throws NOT_FOUND where it does not come in time, and
   * not sooner where it is another's: the time must not tell that it exists.
   */
  async firstState(
    conversionId: string,
    ear: ConversionEar,
    owner: Owner,
    withinMs: number,
    signal: AbortSignal,
  ): Promise<ConversionView> {
    const until = Date.now() + withinMs;
    const early = await this.viewIfThere(conversionId, owner);
    if (early !== null) return early;
    const heard = await ear.next(withinMs, signal);
    const view = await this.viewIfThere(conversionId, owner);
    // What was heard is newer than the record, which learns of progress now and then.
    if (view !== null) return heard === null || hasEnded(view) ? view : heard;
    await wait(Math.max(0, until - Date.now()), undefined, { signal }).catch(() => undefined);
    return this.view(conversionId, owner);
  }

  private async viewIfThere(conversionId: string, owner: Owner): Promise<ConversionView | null> {
    try {
      return await this.view(conversionId, owner);
    } catch (error) {
      if (error instanceof CodedError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  /** The view once the conversion has ended; null when the time is over or the caller has gone. */
  async end(
    now: ConversionView,
    ear: ConversionEar,
    owner: Owner,
    signal: AbortSignal,
  ): Promise<ConversionView | null> {
    for await (const view of this.statesAfter(now, ear, owner, signal)) if (hasEnded(view)) return view;
    return null;
  }

  /** Every state that differs from the one before, up to the last one. Ends early when the signal is aborted. */
  async *statesAfter(
    first: ConversionView,
    ear: ConversionEar,
    owner: Owner,
    signal: AbortSignal,
  ): AsyncGenerator<ConversionView> {
    let view = first;
    let before = '';
    let doubtMs = firstDoubtMs;
    while (!signal.aborted) {
      const now = JSON.stringify([view.status, view.progress]);
      if (now !== before) yield view;
      if (hasEnded(view)) return;
      before = now;
      const heard = await ear.next(doubtMs, signal);
      if (signal.aborted) return;
      doubtMs = heard === null ? Math.min(doubtMs * 1.5, longestDoubtMs) : firstDoubtMs;
      view = heard ?? (await this.view(first.id, owner));
    }
  }
}
