import type { CollectionDefinition } from '@crossfoot/ports';
import { z } from 'zod';

/** Pages that one conversion holds (`charged: false`) or has used. What was released is not kept. */
const entrySchema = z.object({
  conversionId: z.string(),
  sha256: z.string(),
  pages: z.int().positive(),
  charged: z.boolean(),
  at: z.int(),
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
  /** Time of the oldest entry that is held and not charged; null where there is none. */
  oldestHeldAt: z.int().nullable(),
  expiresAt: z.int().nullable(),
});
export type Allowance = z.infer<typeof allowanceSchema>;

export const allowanceCollection: CollectionDefinition<Allowance> = {
  name: 'billing-allowances',
  schema: allowanceSchema,
  indexes: [{ fields: ['oldestHeldAt'] }, { fields: ['ownerId'] }],
  expiresAt: 'expiresAt',
};

/** A billing account: which plan its owner is on, and from which day the free plan's months are counted. */
export const accountSchema = z.object({
  plan: z.string(),
  anchorAt: z.int(),
  /** The provider's billing period of a paid plan; null on the free one. */
  paidPeriod: z.object({ start: z.int(), end: z.int() }).nullable(),
});
export type Account = z.infer<typeof accountSchema>;

export const accountCollection: CollectionDefinition<Account> = {
  name: 'billing-accounts',
  schema: accountSchema,
  indexes: [],
};
