import { z } from 'zod';
import { errorCodeSchema } from './error-code.contract.ts';
import { exportFormatSchema } from './export-format.contract.ts';
import { accountFactsSchema } from './account-facts.contract.ts';
import { statementResultSchema, verdictSchema } from './statement-result.contract.ts';

/** The client's `Idempotency-Key`: a UUID that becomes the conversion's id. */
export const conversionIdSchema = z.uuid();

/** Who asks. A visitor is known by the id in the signed cookie; `addressHash` is a salted hash, never the address. */
export const ownerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('visitor'), id: z.string(), addressHash: z.string() }),
  z.object({ kind: z.literal('user'), id: z.string() }),
]);
export type Owner = z.infer<typeof ownerSchema>;

export const conversionStatusSchema = z.enum(['queued', 'processing', 'completed', 'failed', 'cancelled']);
export type ConversionStatus = z.infer<typeof conversionStatusSchema>;

/** Progress of one conversion: the true stage, and pages done of pages known (null before the document is open). */
export const progressSchema = z.object({
  stage: z.enum(['queued', 'open', 'read', 'layout', 'reconcile', 'store', 'done']),
  pagesDone: z.int().nonnegative(),
  pages: z.int().positive().nullable(),
});
export type Progress = z.infer<typeof progressSchema>;

/** What a conversion looks like from outside: the row of a list, the state that is polled. */
export const conversionViewSchema = z.object({
  id: conversionIdSchema,
  status: conversionStatusSchema,
  originalFilename: z.string(),
  createdAt: z.iso.datetime(),
  fileSize: z.int(),
  pages: z.int().nullable(),
  transactionCount: z.int().nullable(),
  outputFormat: exportFormatSchema,
  reconciliation: verdictSchema.nullable(),
  /** Names the pages that were not read in full, and why, those read with doubt, and a currency that is not printed; null where there is nothing to say. */
  unread: z.string().nullable(),
  /** JSON of the facts of its accounts, sealed for the purpose `account-facts:<id>`; null where there is no result. */
  sealedFacts: z.string().nullable().default(null),
  /** Number of the newest revision; 0 where nobody has corrected the result. */
  revision: z.int().default(0),
  progress: progressSchema,
  error: z
    .object({ code: errorCodeSchema, message: z.string(), details: z.record(z.string(), z.unknown()) })
    .nullable(),
});
export type ConversionView = z.infer<typeof conversionViewSchema>;

/** The reply of the four upload calls: what the browser turns into a download. */
export const uploadReplySchema = z.object({
  id: conversionIdSchema,
  filename: z.string(),
  content: z.string(),
  mimeType: z.string(),
  /** Present and `base64` where the file is binary. */
  encoding: z.literal('base64').optional(),
  transactionCount: z.int(),
  format: exportFormatSchema,
  reconciliation: verdictSchema,
  /** Names the pages that were not read in full, and why, those read with doubt, and a currency that is not printed; null where there is nothing to say. */
  unread: z.string().nullable(),
  /** What is to be told of each account at once, in the order of the statement. */
  accounts: z.array(accountFactsSchema),
  /** A visitor's result, which is not kept; null for a user, whose result is at `GET /api/conversions/{id}`. */
  statement: statementResultSchema.nullable(),
});
export type UploadReply = z.infer<typeof uploadReplySchema>;

/** One row of `GET /api/conversions`: the view without what only the server needs. */
export const conversionRowSchema = conversionViewSchema
  .omit({ progress: true, error: true, unread: true, sealedFacts: true })
  .extend({
    error: z.string().nullable(),
    errorCode: errorCodeSchema.nullable(),
    /** What is to be told of each account at once; null where there is no result, or it is from before these were kept. */
    accounts: z.array(accountFactsSchema).nullable(),
  });
export type ConversionRow = z.infer<typeof conversionRowSchema>;

// ── Messages to conversion ──

/** Start, or join, the conversion of a sealed upload. */
export const convertRequestSchema = z.object({
  conversionId: conversionIdSchema,
  owner: ownerSchema,
  uploadKey: z.string(),
  filename: z.string().min(1).max(255),
  fileSize: z.int().positive(),
  sha256: z.string().length(64),
  format: exportFormatSchema,
  limits: z.object({ maxPages: z.int().positive(), allowPassword: z.boolean(), priority: z.boolean() }),
  /** The PDF's password, sealed for the purpose `pdf-password:<conversionId>`; never in clear in a message. */
  sealedPassword: z.string().nullable(),
});
export type ConvertRequest = z.infer<typeof convertRequestSchema>;

/** Purpose under which a small exported file crosses, as base64. */
export const exportedFilePurpose = (conversionId: string): string => `exported-file:${conversionId}`;

/** Purpose under which the facts of a conversion's accounts cross and rest: they are contents of the statement. */
export const accountFactsPurpose = (conversionId: string): string => `account-facts:${conversionId}`;

/** Purpose under which the gateway seals the options of a download: they may hold account numbers. */
export const exportOptionsPurpose = (conversionId: string): string => `export-options:${conversionId}`;

/** Purpose under which the gateway seals a PDF's password. */
export const pdfPasswordPurpose = (conversionId: string): string => `pdf-password:${conversionId}`;

const ownedConversion = z.object({ conversionId: conversionIdSchema, owner: ownerSchema });

export const conversionMessages = {
  /** `created` is false where the id was known: the caller joins the first conversion, and its own upload is not used. */
  convert: {
    pattern: 'conversion.convert.v1',
    schema: convertRequestSchema,
    reply: z.object({ view: conversionViewSchema, created: z.boolean() }),
  },
  /** NOT_FOUND where the conversion is unknown or somebody else's. */
  view: { pattern: 'conversion.view.v1', schema: ownedConversion, reply: conversionViewSchema },
  list: {
    pattern: 'conversion.list.v1',
    schema: z.object({ owner: ownerSchema, limit: z.int().min(1).max(100), cursor: z.string().nullable() }),
    reply: z.object({ items: z.array(conversionViewSchema), next: z.string().nullable(), total: z.int() }),
  },
  /**
   * The result as a file of the wished format: a small one comes sealed in the reply, a larger one lies in the object
   * store, where the caller reads and deletes it.
   */
  export: {
    pattern: 'conversion.export.v1',
    schema: ownedConversion.extend({
      format: exportFormatSchema,
      /** Null is the newest. */
      revision: z.int().min(0).nullable().default(null),
      /** JSON of the call's own options, sealed for the purpose `export-options:<conversionId>`; null where it gives none. */
      sealedOptions: z.string().nullable().default(null),
      /** Also the result itself, for whom it will not be kept. */
      withStatement: z.boolean().default(false),
    }),
    reply: z.object({
      /** JSON, sealed like the file; null where it was not asked for or is too large, and has to be asked for by itself. */
      sealedStatement: z.string().nullable().default(null),
      filename: z.string(),
      mimeType: z.string(),
      isText: z.boolean(),
      size: z.int(),
      content: z.discriminatedUnion('in', [
        z.object({ in: z.literal('reply'), sealed: z.string() }),
        z.object({ in: z.literal('store'), objectKey: z.string() }),
      ]),
    }),
  },
  cancel: { pattern: 'conversion.cancel.v1', schema: ownedConversion, reply: conversionViewSchema },
  /** For billing: how a conversion stands, whoever owns it. Null where it is unknown. */
  outcome: {
    pattern: 'conversion.outcome.v1',
    schema: z.object({ conversionId: conversionIdSchema }),
    reply: z
      .object({ status: conversionStatusSchema, delivery: z.enum(['kept', 'waiting', 'delivered', 'abandoned']) })
      .nullable(),
  },
} as const;

// ── Events ──

/** Tokens of the page reservation, as billing gave them; empty where none was made. */
const reservation = z.array(z.string());

export const conversionEvents = {
  completed: {
    pattern: 'conversion.completed.v1',
    schema: ownedConversion.extend({
      reservation,
      sha256: z.string(),
      pages: z.int(),
      transactionCount: z.int(),
      filename: z.string(),
      /** Milliseconds from acceptance to the end. */
      durationMs: z.int(),
    }),
  },
  /** Also where it was cancelled. */
  failed: { pattern: 'conversion.failed.v1', schema: ownedConversion.extend({ reservation, error: errorCodeSchema }) },
  /** A visitor has received the result. Only now is the free conversion used. */
  delivered: { pattern: 'conversion.delivered.v1', schema: ownedConversion.extend({ reservation }) },
  /** A visitor's result was never fetched and is gone. */
  abandoned: { pattern: 'conversion.abandoned.v1', schema: ownedConversion.extend({ reservation }) },
} as const;

/** Signal: how a conversion stands now, at every step and at its end. It may be lost; `conversion.view.v1` tells the same. */
export const conversionMovedSignal = { pattern: 'conversion.moved.v1', schema: conversionViewSchema } as const;

/** `gateway.result-handed-over.v1`: the whole reply of a visitor's conversion has left the gateway. */
export const resultHandedOverEvent = {
  pattern: 'gateway.result-handed-over.v1',
  schema: ownedConversion,
} as const;
