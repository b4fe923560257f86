import type { QueueDefinition } from '@crossfoot/ports';
import { z } from 'zod';

export const conversionJobSchema = z.object({
  conversionId: z.string(),
  requestId: z.string().nullable(),
  /** The step that asked for it, where it is traced. */
  traceparent: z.string().nullable().default(null),
});
export type ConversionJob = z.infer<typeof conversionJobSchema>;

/**
 * A job says only which conversion; everything else is in its record, so that the queue can be emptied and be filled
 * again from there. Attempts are for failures around the conversion (a store away for a while), not of the PDF, which
 * end it at once.
 */
export const conversionQueue: QueueDefinition<ConversionJob> = {
  name: 'conversions',
  schema: conversionJobSchema,
  attempts: 8,
  backoffMs: 1_000,
  // A killed worker's conversion goes on within 10 seconds: this, and the look at what stalls in half of it.
  stalledAfterMs: 6_000,
};
