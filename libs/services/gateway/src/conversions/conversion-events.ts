import { setTimeout as wait } from 'node:timers/promises';
import { CodedError, type ConversionView, type Owner } from '@crossfoot/contracts';
import { errorBody, asCodedError } from '@crossfoot/runtime';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { ConversionWatch, hasEnded } from './conversion-watch.ts';

const heartbeatMs = 15_000;
/** A page listens as soon as its file has left: the conversion is accepted a moment later, or it does not exist. */
const waitForUploadMs = 4_000;
/** More than the pages and files that one person follows at a time; of a network, than an office does. */
const mostOfOwner = 30;
const mostOfNetwork = 150;
const longestMs = 15 * 60_000;
/** So long at most is somebody listened for after their session's end, wherever it was ended. */
const checkOwnerEveryMs = 3_000;

/**
 * Server-sent events of one conversion: `progress` with the true stage and pages at every change, `end` with the last
 * state, `failure` where it cannot be followed on, or not by this session any more. Nobody but the owner hears anything: to
 * others it is a 404, as is one that does not exist.
 */
@Injectable()
export class ConversionEvents implements OnModuleDestroy {
  /** Listeners come back by themselves, to another gateway: they must not hold up the end of this one. */
  private readonly stopping = new AbortController();

  private readonly listeners = new Map<string, number>();

  constructor(private readonly watch: ConversionWatch) {}

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** `mustBeOwner` is asked again and again, and throws where the session of the call has ended. */
  async stream(
    conversionId: string,
    owner: Owner,
    mustBeOwner: () => Promise<void>,
    response: Response,
  ): Promise<void> {
    using _place = this.place(owner);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const refused = new AbortController();
    const ends = [gone.signal, refused.signal, this.stopping.signal, AbortSignal.timeout(longestMs)];
    const signal = AbortSignal.any(ends);
    void repeat(mustBeOwner, signal).catch((error: unknown) => refused.abort(asCodedError(error)));
    using ear = this.watch.listen(conversionId);
    const first = await this.watch.firstState(conversionId, ear, owner, waitForUploadMs, signal);
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    response.write('retry: 3000\n\n');
    const heartbeat = setInterval(() => response.write(': still here\n\n'), heartbeatMs);
    const send = (event: string, data: unknown): void => {
      if (!response.writableEnded) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    };
    try {
      for await (const view of this.watch.statesAfter(first, ear, owner, signal)) {
        send(hasEnded(view) ? 'end' : 'progress', publicState(view));
      }
      if (signal.reason instanceof CodedError) throw signal.reason;
    } catch (error) {
      if (!signal.aborted || error === signal.reason) send('failure', errorBody(asCodedError(error)));
    } finally {
      clearInterval(heartbeat);
      response.end();
    }
  }

  /** Takes a place among the listeners, or throws RATE_LIMITED. */
  private place(owner: Owner): Disposable {
    const places = [{ key: `${owner.kind}:${owner.id}`, most: mostOfOwner }];
    if (owner.kind === 'visitor') places.push({ key: `network:${owner.addressHash}`, most: mostOfNetwork });
    if (places.some(({ key, most }) => (this.listeners.get(key) ?? 0) >= most)) {
      throw new CodedError('RATE_LIMITED', 'Too many conversions are being followed at once. Please close some pages.');
    }
    const add = (by: number): void => {
      for (const { key } of places) {
        const count = (this.listeners.get(key) ?? 0) + by;
        if (count === 0) this.listeners.delete(key);
        else this.listeners.set(key, count);
      }
    };
    add(1);
    return { [Symbol.dispose]: () => add(-1) };
  }
}

/** Until the signal is aborted; throws what the work throws. */
async function repeat(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await wait(checkOwnerEveryMs, undefined, { signal });
    await work();
  }
}

function publicState({ id, status, progress, pages, transactionCount, error }: ConversionView) {
  return {
    id,
    status,
    progress,
    pages,
    transactionCount,
    error: error?.message ?? null,
    errorCode: error?.code ?? null,
  };
}
