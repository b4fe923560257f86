import { z } from 'zod';
import { exportFormatSchema } from './export-format.contract.ts';

/** `GET /api/conversions?limit&cursor` */
export const conversionsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(500).optional(),
});
export type ConversionsQuery = z.output<typeof conversionsQuerySchema>;

/** `GET /api/download/{id}?format=` and the options of the format, each a short text. */
export const downloadQuerySchema = z
  .object({
    format: exportFormatSchema.optional(),
    /** A number; none is the newest revision, 0 the result as it was read. */
    revision: z.stringFormat('revision', /^\d{1,4}$/).optional(),
  })
  .catchall(z.string().max(120));
export type DownloadQuery = { readonly format?: z.infer<typeof exportFormatSchema> } & Readonly<Record<string, string>>;
