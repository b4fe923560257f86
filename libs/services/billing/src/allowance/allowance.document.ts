import type { CollectionDefinition } from '@crossfoot/ports';
import { z } from 'zod';
import { outboxFields } from '../outbox.ts';

/** Pages that one conversion holds (`charged: false`) or has used. What was released is not kept. A user's that is used is kept in `files`. */
const entrySchema = z.object({
  conversionId: z.string(),
  sha256: z.string(),
  pages: z.int().positive(),
  charged: z.boolean(),
  at: z.int(),
  /** Keys of further documents that count it, as used from the start: they go with it where it is released. */
  also: z.array(z.string()).default([]),
});
export type AllowanceEntry = z.infer<typeof entrySchema>;

/**
 * What one owner has used of one period: a user's billing month, a visitor's whole life, or a network address's day.
 * One document holds all of a period, so that parallel reservations cannot overdraw it.
 */
export const allowanceSchema = z.object({
  kind: z.enum(['user', 'visitor', 'address']),
  ownerId: z.string(),
  entries: z.array(entrySchema),
  /**
   * A user's files that were charged, packed (`file-mark.ts`): a page at least each, so that a plan's pages bound their
   * number, however many conversions a month brings.
   */
  files: z.array(z.string()).default([]),
  /** The share of the pages that the owner was told of last: 0, 80 or 100 per cent. */
  toldPercent: z.int().default(0),
  /** Time of the oldest entry that is held and not charged; null where there is none. */
  oldestHeldAt: z.int().nullable(),
  expiresAt: z.int().nullable(),
  ...outboxFields,
});
export type Allowance = z.infer<typeof allowanceSchema>;

export const allowanceCollection: CollectionDefinition<Allowance> = {
  name: 'billing-allowances',
  schema: allowanceSchema,
  indexes: [{ fields: ['oldestHeldAt'] }, { fields: ['ownerId'] }, { fields: ['outboxSince'] }],
  expiresAt: 'expiresAt',
};
