import { setTimeout as wait } from 'node:timers/promises';
import type { Collection, Page, Stored } from '@crossfoot/ports';
import { changeDocument, recentDocument } from '@crossfoot/runtime';
import { hasEnded, type Conversion, type Reserved } from './conversion.document.ts';

/** A run that is silent for this long is taken to be dead. It renews its lease in a third of it. */
export const leaseMs = 8_000;
const lookAgainMs = 500;

export type Taken =
  /** `isLeased`: the record says so. */
  | { readonly kind: 'taken'; readonly record: Stored<Conversion>; readonly isLeased: boolean }
  /** Ended, or gone: nothing to do. */
  | { readonly kind: 'over' };

/**
 * Makes `run` the one that works on a conversion; waits while another run is alive. The queue gives a job to one run at a
 * time, so nothing is written where no other run is known of: most are over before anybody could doubt them, and a longer
 * one writes its lease with its first sign of life (`progress-report.ts`). Of two runs after all the first end counts. A
 * lease that has run out tells of a run that was killed, and is counted as a crash.
 */
export async function begin(
  conversions: Collection<Conversion>,
  id: string,
  run: string,
  isFirst: boolean,
  signal: AbortSignal,
): Promise<Taken> {
  // What this process knows may be behind once others have had the job.
  const recent = isFirst ? recentDocument(conversions, id) : null;
  if (recent !== null && isFree(recent.body)) return { kind: 'taken', record: recent, isLeased: false };
  for (;;) {
    signal.throwIfAborted();
    const record = await conversions.get(id);
    if (record === null || hasEnded(record.body)) return { kind: 'over' };
    if (isFree(record.body)) return { kind: 'taken', record, isLeased: false };
    const taken = await takeOver(conversions, id, run);
    if (taken !== null) return taken;
    await wait(lookAgainMs, undefined, { signal });
  }
}

const isFree = (body: Conversion): boolean => !hasEnded(body) && body.lease === null;

/** Null where another run is alive. */
async function takeOver(conversions: Collection<Conversion>, id: string, run: string): Promise<Taken | null> {
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
  return isBusy ? null : { kind: 'taken', record, isLeased: true };
}

/** Whether a conversion is still this run's: as far as its record says, nobody else's. */
export const isOf = (body: Conversion, run: string): boolean =>
  !hasEnded(body) && (body.lease === null || body.lease.run === run);

/** Gives a conversion back to the queue after a failure around it, so that the next run is not held up. */
export async function returnLease(
  conversions: Collection<Conversion>,
  id: string,
  run: string,
  reserved: Reserved,
): Promise<void> {
  await changeDocument(conversions, id, (body): Conversion | null => {
    if (!isOf(body, run)) return null;
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
    isMine = isOf(body, run);
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
