import { setTimeout as wait } from 'node:timers/promises';
import { conversionMessages, type ConversionView, type Owner } from '@crossfoot/contracts';
import { MessageBus } from '@crossfoot/runtime';
import { Injectable } from '@nestjs/common';

const firstPauseMs = 15;
const longestPauseMs = 800;
/** Most statements are read within this time of their turn: so long every look is worth its message. */
const shortWorkMs = 1_000;
const shortPauseMs = 20;

export const hasEnded = (view: ConversionView): boolean =>
  view.status === 'completed' || view.status === 'failed' || view.status === 'cancelled';

/**
 * Follows a conversion by asking how it stands, first often and then ever more seldom: short requests that hold no
 * message and no consumer, and that survive a restart of either side.
 */
@Injectable()
export class ConversionWatch {
  constructor(private readonly bus: MessageBus) {}

  async view(conversionId: string, owner: Owner): Promise<ConversionView> {
    return this.bus.request(conversionMessages.view, { conversionId, owner });
  }

  /** Every state that differs from the one before, up to the last one. Ends early when the signal is aborted. */
  async *states(conversionId: string, owner: Owner, signal: AbortSignal): AsyncGenerator<ConversionView> {
    let pause = firstPauseMs;
    let before = '';
    let begunAt: number | null = null;
    while (!signal.aborted) {
      const view = await this.view(conversionId, owner);
      const now = JSON.stringify([view.status, view.progress]);
      if (now !== before) yield view;
      if (hasEnded(view)) return;
      before = now;
      if (view.status === 'processing') begunAt ??= performance.now();
      const isShort = begunAt !== null && performance.now() - begunAt < shortWorkMs;
      pause = isShort ? shortPauseMs : Math.min(pause * 1.25, longestPauseMs);
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  /** The view once the conversion has ended; null when the time is over or the caller has gone. */
  async end(conversionId: string, owner: Owner, signal: AbortSignal): Promise<ConversionView | null> {
    for await (const view of this.states(conversionId, owner, signal)) if (hasEnded(view)) return view;
    return null;
  }
}
