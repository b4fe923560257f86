import type { JobQueue, QueueDefinition } from '@crossfoot/ports';
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

/** Scans that turned out to be such while others were being read: they wait here, so that texts need not wait behind them. */
export const scanQueue: QueueDefinition<ConversionJob> = { ...conversionQueue, name: 'conversions-scans' };

/** Where conversions wait for their turn. */
export class ConversionQueues {
  constructor(
    readonly documents: JobQueue<ConversionJob>,
    readonly scans: JobQueue<ConversionJob>,
  ) {}

  /** The queue of a conversion: that of the scans once it is known to be one. */
  of({ scanSince }: { readonly scanSince: number | null }): JobQueue<ConversionJob> {
    return scanSince === null ? this.documents : this.scans;
  }

  /** Wherever it waits or runs. */
  async cancel(dedupeKey: string): Promise<void> {
    await Promise.all([this.documents.cancel(dedupeKey), this.scans.cancel(dedupeKey)]);
  }
}
