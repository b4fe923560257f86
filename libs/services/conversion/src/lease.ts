import { setTimeout as wait } from 'node:timers/promises';
import type { Collection, Page, Stored } from '@crossfoot/ports';
import { changeDocument } from '@crossfoot/runtime';
import { hasEnded, type Conversion, type Reserved } from './conversion.document.ts';

/** A run that is silent for this long is taken to be dead. It renews its lease in a third of it. */
export const leaseMs = 8_000;
const lookAgainMs = 500;

export type Taken =
  | { readonly kind: 'taken'; readonly record: Stored<Conversion> }
  /** Ended, or gone: nothing to do. */
  | { readonly kind: 'over' };

/**
 * Makes `run` the only one that works on a conversion; waits while another run is alive. A lease that has run out tells
 * of a run that was killed, and is counted as a crash.
 */
export async function takeLease(
  conversions: Collection<Conversion>,
  id: string,
  run: string,
  signal: AbortSignal,
): Promise<Taken> {
  for (;;) {
    signal.throwIfAborted();
    let isBusy = false;
    const record = await changeDocument(conversions, id, (body): Conversion | null => {
      const now = Date.now();
      isBusy = body.lease !== null && body.lease.until > now && body.lease.run !== run;
      if (isBusy || hasEnded(body)) return null;
      const wasKilled = body.lease !== null && body.lease.run !== run;
      return {
        ...body,
        status: 'processing',
        touchedAt: now,
        lease: { run, until: now + leaseMs },
        crashes: body.crashes + (wasKilled ? 1 : 0),
        progress: { stage: 'open', pagesDone: 0, pages: null },
      };
    });
    if (record === null || hasEnded(record.body)) return { kind: 'over' };
    if (!isBusy) return { kind: 'taken', record };
    await wait(lookAgainMs, undefined, { signal });
  }
}

/** Gives a conversion back to the queue after a failure around it, so that the next run is not held up. */
export async function returnLease(
  conversions: Collection<Conversion>,
  id: string,
  run: string,
  reserved: Reserved,
): Promise<void> {
  await changeDocument(conversions, id, (body): Conversion | null => {
    if (hasEnded(body) || body.lease?.run !== run) return null;
    return { ...body, ...reserved, status: 'queued', lease: null, touchedAt: Date.now() };
  });
}

/** Leaves a conversion to the queue of the scans, `ahead` of which wait there. Null where the run does not have it any more. */
export async function leaveToScans(
  conversions: Collection<Conversion>,
  id: string,
  run: string,
  reserved: Reserved,
  ahead: number,
): Promise<Stored<Conversion> | null> {
  let isMine = false;
  const stored = await changeDocument(conversions, id, (body): Conversion | null => {
    isMine = !hasEnded(body) && body.lease?.run === run;
    const now = Date.now();
    return isMine
      ? { ...body, ...reserved, status: 'queued', lease: null, touchedAt: now, scanSince: now, ahead }
      : null;
  });
  return isMine ? stored : null;
}

/** At the start of the only process there is: every lease is of a run that died with the one before. */
export async function expireLeases(conversions: Collection<Conversion>): Promise<void> {
  let cursor: string | null = null;
  do {
    const page: Page<Conversion> = await conversions.find({ liveSince: { gt: 0 } }, { cursor });
    for (const { id } of page.items) {
      await changeDocument(conversions, id, (body) =>
        body.lease === null ? null : { ...body, lease: { ...body.lease, until: 0 } },
      );
    }
    cursor = page.next;
  } while (cursor !== null);
}
