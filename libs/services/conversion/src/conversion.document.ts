import {
  conversionStatusSchema,
  convertRequestSchema,
  errorCodeSchema,
  exportFormatSchema,
  ownerSchema,
  progressSchema,
  verdictSchema,
  type Owner,
} from '@crossfoot/contracts';
import type { CollectionDefinition } from '@crossfoot/ports';
import { z } from 'zod';

/** An event that was decided together with a change of the record, waiting to be relayed. */
const pendingEventSchema = z.object({
  id: z.string(),
  pattern: z.string(),
  payload: z.record(z.string(), z.unknown()),
});
export type PendingEvent = z.infer<typeof pendingEventSchema>;

/** A saved list of corrections, which lies sealed among the objects. */
const keptRevisionSchema = z.object({
  number: z.int().positive(),
  objectKey: z.string(),
  /** Of the corrections: tells the same call again. */
  digest: z.string(),
  createdAt: z.int(),
  reconciliation: verdictSchema,
  transactionCount: z.int(),
  corrections: z.record(z.string(), z.int()),
});
export type KeptRevision = z.infer<typeof keptRevisionSchema>;

/** One conversion, from acceptance to its place in the history. Times are epoch milliseconds. */
export const conversionSchema = z.object({
  owner: ownerSchema,
  ownerKey: z.string(),
  status: conversionStatusSchema,
  originalFilename: z.string(),
  fileSize: z.int(),
  sha256: z.string(),
  format: exportFormatSchema,
  limits: convertRequestSchema.shape.limits,
  /** Conversion of the same file whose stored result stands for this one's; null where it has to be read. */
  twin: z.string().nullable().default(null),
  /** The program version that read it; null where its result may not stand for another's (a password opened it). */
  readBy: z.string().nullable().default(null),
  /** How many waited when it was accepted; null from before this was kept, or where its turn was not theirs. */
  ahead: z.int().nullable().default(null),
  /** When it joined the queue of the scans, as no more of them could be read at that time; null where it did not. */
  scanSince: z.int().nullable().default(null),
  /** Its turn in the queue; see `turn.ts`. */
  turn: z.int().default(0),
  /** Null once the conversion has ended. */
  sealedPassword: z.string().nullable(),
  uploadKey: z.string().nullable(),
  resultKey: z.string().nullable(),
  createdAt: z.int(),
  endedAt: z.int().nullable(),
  /** Time of acceptance while the conversion has not ended; null afterwards. */
  liveSince: z.int().nullable(),
  /** Last sign of life: acceptance, progress, a new place in the queue. */
  touchedAt: z.int(),
  pages: z.int().nullable(),
  transactionCount: z.int().nullable(),
  reconciliation: verdictSchema.nullable(),
  unread: z.string().nullable().default(null),
  /** Facts of the accounts: contents of the statement, so sealed. */
  sealedFacts: z.string().nullable().default(null),
  /** What was saved of corrections, oldest first; revision 1 is the first. */
  revisions: z.array(keptRevisionSchema).default([]),
  progress: progressSchema,
  error: z
    .object({ code: errorCodeSchema, message: z.string(), details: z.record(z.string(), z.unknown()) })
    .nullable(),
  reservation: z.array(z.string()),
  /** The run that works on it, until when it may be silent. An expired lease is a run that was killed. */
  lease: z.object({ run: z.string(), until: z.int() }).nullable(),
  /** Runs that ended without a word (the process was killed). */
  crashes: z.int(),
  requeues: z.int(),
  cancelRequested: z.boolean(),
  /** A user's result is kept; a visitor's waits for its one delivery. */
  delivery: z.enum(['kept', 'waiting', 'delivered', 'abandoned']),
  /** End of a visitor's conversion whose result has not been delivered; else null. */
  waitingSince: z.int().nullable(),
  outbox: z.array(pendingEventSchema),
  /** When the oldest event of the outbox was written; null where it is empty. */
  outboxSince: z.int().nullable(),
  /** A visitor's record is not kept for long. */
  expiresAt: z.int().nullable(),
});
export type Conversion = z.infer<typeof conversionSchema>;

export const conversionCollection: CollectionDefinition<Conversion> = {
  name: 'conversions',
  schema: conversionSchema,
  indexes: [
    { fields: ['ownerKey', 'createdAt'] },
    { fields: ['ownerKey', 'liveSince'] },
    { fields: ['ownerKey', 'sha256', 'readBy'] },
    { fields: ['createdAt'] },
    { fields: ['liveSince'] },
    { fields: ['waitingSince'] },
    { fields: ['outboxSince'] },
  ],
  expiresAt: 'expiresAt',
};

/** What a run holds at billing. Its record learns of it with its next change: until then billing alone knows. */
export type Reserved = Partial<Pick<Conversion, 'pages' | 'reservation'>>;

export const ownerKeyOf = (owner: Owner): string => `${owner.kind}:${owner.id}`;

export const hasEnded = (conversion: Conversion): boolean => conversion.liveSince === null;
