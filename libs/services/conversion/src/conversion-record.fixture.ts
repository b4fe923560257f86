import { conversionSchema, type Conversion } from './conversion.document.ts';

/** A conversion that runs, for specs. */
export function conversionRecord(over: Partial<Conversion> = {}): Conversion {
  return conversionSchema.parse({
    ...{ owner: { kind: 'user', id: 'ada' }, ownerKey: 'user:ada', status: 'processing', originalFilename: 'a.pdf' },
    ...{ fileSize: 1, sha256: 'a'.repeat(64), format: 'csv', sealedPassword: null, uploadKey: null, resultKey: null },
    ...{ limits: { maxPages: 1, allowPassword: false, priority: false }, createdAt: 1, endedAt: null, liveSince: 1 },
    ...{ touchedAt: 1, pages: null, transactionCount: null, reconciliation: null, error: null, reservation: [] },
    ...{ progress: { stage: 'queued', pagesDone: 0, pages: 1 }, lease: null, crashes: 0, requeues: 0 },
    ...{ cancelRequested: false, delivery: 'kept', waitingSince: null, outbox: [], outboxSince: null, expiresAt: null },
    ...over,
  });
}
