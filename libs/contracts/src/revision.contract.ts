import { z } from 'zod';
import { conversionIdSchema, ownerSchema } from './conversion.contract.ts';
import { transactionSchema, verdictSchema } from './statement-result.contract.ts';

/** The most a conversion keeps, and the most that one call may bring. */
export const revisionLimits = { revisions: 200, corrections: 10_000, bytes: 512 * 1_024 } as const;

/** Revision 0 is the result as it was read; each save makes the next one. */
export const revisionNumberSchema = z.int().min(0).max(revisionLimits.revisions);

const cell = z.union([z.string(), z.number(), z.null()]);

/** One thing that a person changed, for the comparison with the original and for the proof sheet. */
export const revisionChangeSchema = z.object({
  kind: z.enum(['edited', 'added', 'leftOut', 'moved', 'confirmed', 'account', 'answered']),
  /** Positions count from 0; a row's is the one in the original, and null where the original has no such row. */
  account: z.int(),
  row: z.int().nullable(),
  page: z.int().nullable(),
  /** The row as it now stands, in short; null where the change is not one of a row. */
  of: transactionSchema.pick({ date: true, description: true, amount: true }).nullable(),
  /** Name of the cell or of the field of the account, `null` for the row as a whole. */
  cell: z.string().nullable(),
  before: cell,
  after: cell,
});
export type RevisionChange = z.infer<typeof revisionChangeSchema>;

/** A saved state: who, when, and what came of it. */
export const revisionSchema = z.object({
  number: revisionNumberSchema,
  createdAt: z.iso.datetime(),
  /** The account that saved it. */
  createdBy: z.string(),
  reconciliation: verdictSchema,
  transactionCount: z.int(),
  /** Corrections by their kind. */
  corrections: z.record(z.string(), z.int()),
});
export type Revision = z.infer<typeof revisionSchema>;

/** One correction; `libs/statement-review` describes and checks each kind. */
const correction = z.looseObject({ kind: z.string() });

/** The body of a save: all corrections, of the original, and the newest revision that the caller has seen. */
export const revisionRequestSchema = z.object({
  baseRevision: revisionNumberSchema,
  corrections: z.array(correction).min(1).max(revisionLimits.corrections),
});
export type RevisionRequest = z.infer<typeof revisionRequestSchema>;

/** One revision with what it was made of. */
export const revisionDetailsSchema = revisionSchema.extend({
  list: z.array(correction),
  changes: z.array(revisionChangeSchema),
});
export type RevisionDetails = z.infer<typeof revisionDetailsSchema>;

/** `?revision=`: none is the newest. */
export const revisionQuerySchema = z.object({
  revision: z.coerce.number().int().min(0).max(revisionLimits.revisions).optional(),
});
export type RevisionQuery = z.output<typeof revisionQuerySchema>;

/** Purpose under which corrections, which are contents of a statement, cross. */
export const revisionPurpose = (conversionId: string): string => `revision:${conversionId}`;

const owned = z.object({ conversionId: conversionIdSchema, owner: ownerSchema });

export const revisionMessages = {
  /** REVISION_CONFLICT where another revision is the newest; the same call again finds the one it made. */
  revise: {
    pattern: 'conversion.revise.v1',
    schema: owned.extend({ baseRevision: revisionNumberSchema, sealedCorrections: z.string() }),
    reply: revisionSchema,
  },
  /** Oldest first. */
  revisions: { pattern: 'conversion.revisions.v1', schema: owned, reply: z.array(revisionSchema) },
  /** JSON of `RevisionDetails`, sealed. */
  revision: {
    pattern: 'conversion.revision.v1',
    schema: owned.extend({ revision: revisionNumberSchema }),
    reply: z.object({ sealed: z.string() }),
  },
} as const;
