import { setTimeout as wait } from 'node:timers/promises';
import { CodedError, type ConversionView, type Owner } from '@crossfoot/contracts';
import { errorBody, asCodedError } from '@crossfoot/runtime';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { ConversionWatch, hasEnded } from './conversion-watch.ts';

const heartbeatMs = 15_000;
/** A page may listen before its upload has arrived. */
const waitForUploadMs = 60_000;
const longestMs = 15 * 60_000;

/**
 * Server-sent events of one conversion: `progress` with the true stage and pages at every change, `end` with the last
 * state, `failure` where there is nothing to follow. Nobody but the owner hears anything.
 */
@Injectable()
export class ConversionEvents implements OnModuleDestroy {
  /** Listeners come back by themselves, to another gateway: they must not hold up the end of this one. */
  private readonly stopping = new AbortController();

  constructor(private readonly watch: ConversionWatch) {}

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  async stream(conversionId: string, owner: Owner, response: Response): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const signal = AbortSignal.any([gone.signal, this.stopping.signal, AbortSignal.timeout(longestMs)]);
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
      await this.untilItExists(conversionId, owner, signal);
      for await (const view of this.watch.states(conversionId, owner, signal)) {
        send(hasEnded(view) ? 'end' : 'progress', publicState(view));
      }
    } catch (error) {
      if (!signal.aborted) send('failure', errorBody(asCodedError(error)));
    } finally {
      clearInterval(heartbeat);
      response.end();
    }
  }

  private async untilItExists(conversionId: string, owner: Owner, signal: AbortSignal): Promise<void> {
    const deadline = Date.now() + waitForUploadMs;
    let pauseMs = 200;
    for (;;) {
      try {
        await this.watch.view(conversionId, owner);
        return;
      } catch (error) {
        const isAbsent = error instanceof CodedError && error.code === 'NOT_FOUND';
        if (!isAbsent || Date.now() > deadline) throw error;
        await wait(pauseMs, undefined, { signal });
        // An upload is there soon or never: who asks for what is not there makes little work.
        pauseMs = Math.min(pauseMs * 1.5, 3_000);
      }
    }
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
