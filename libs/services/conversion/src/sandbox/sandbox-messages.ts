import { errorCodeSchema, statementResultSchema } from '@crossfoot/contracts';
import { z } from 'zod';

/**
 * What the parent and one sandbox process say to each other over the IPC channel. The PDF's bytes travel beside it, on
 * the child's standard input (`byte-frames.ts`). What a child says is checked as if a stranger said it.
 */
export const fromSandboxSchema = z.discriminatedUnion('type', [
  /** Loaded and waiting for a document. */
  z.object({ type: z.literal('ready') }),
  /** Pages are known; the child waits for `continue`. */
  z.object({ type: z.literal('opened'), pages: z.int().nonnegative(), passwordNeeded: z.boolean() }),
  z.object({
    type: z.literal('progress'),
    stage: z.enum(['open', 'read', 'layout', 'reconcile', 'done']),
    pagesDone: z.int().nonnegative(),
    pages: z.int().nullable(),
    /** True from the first page that needs OCR on: the longer clock counts. */
    ocr: z.boolean(),
  }),
  z.object({ type: z.literal('result'), result: statementResultSchema }),
  z.object({
    type: z.literal('error'),
    code: errorCodeSchema,
    message: z.string().max(500),
    requiresPassword: z.boolean(),
  }),
]);
export type FromSandbox = z.infer<typeof fromSandboxSchema>;

/** Limits of one document that the engine itself keeps. */
export interface SandboxLimits {
  readonly maxPages?: number;
  readonly maxImagePixels?: number;
  readonly maxTextItemsPerPage?: number;
  readonly ocrWorkers?: number;
}

export type ToSandbox =
  | {
      readonly type: 'convert';
      readonly filename: string;
      readonly password: string | null;
      readonly limits: SandboxLimits;
    }
  | { readonly type: 'continue' }
  | { readonly type: 'stop' };
