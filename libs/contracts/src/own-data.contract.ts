import { z } from 'zod';
import { entitlementsSchema } from './billing.contract.ts';
import { conversionRowSchema } from './conversion.contract.ts';
import { exportOptionsSchema } from './export-options.contract.ts';
import { identityUserSchema, sessionViewSchema } from './identity.contract.ts';
import { invoiceViewSchema, subscriptionViewSchema } from './payments.contract.ts';
import { revisionDetailsSchema } from './revision.contract.ts';
import { statementResultSchema } from './statement-result.contract.ts';

/** What identity holds of a user, without what only proves who one is (hashes of the password, of sessions, of browsers). */
export const identityDataSchema = z.object({
  account: identityUserSchema.extend({ firstLoginAt: z.iso.datetime().nullable() }),
  sessions: z.array(sessionViewSchema),
});

/** What billing holds of a user beside the subscription and the invoices. */
export const billingDataSchema = z.object({
  /** Name of the customer at the payment provider; null where there is none. */
  customerId: z.string().nullable(),
  hasPaid: z.boolean(),
  /** Pages used, a line a billing month. */
  periods: z.array(z.object({ period: z.string(), pagesUsed: z.int() })),
});

/**
 * `GET /api/auth/data-export`: all that is held of an account, as one document. A file that was cut off on its way is no
 * JSON: `complete` is written last.
 */
export const ownDataSchema = z.object({
  about: z.object({ product: z.literal('Crossfoot'), madeAt: z.iso.datetime(), leftOut: z.string() }),
  ...identityDataSchema.shape,
  plan: entitlementsSchema.extend(billingDataSchema.shape),
  subscription: subscriptionViewSchema,
  invoices: z.array(invoiceViewSchema),
  exportSettings: exportOptionsSchema,
  /** Newest first. `statement` as it was read; null where there is none, as after a failure. */
  conversions: z.array(
    z.object({
      record: conversionRowSchema,
      statement: statementResultSchema.nullable(),
      revisions: z.array(revisionDetailsSchema),
    }),
  ),
  complete: z.literal(true),
});
export type OwnData = z.infer<typeof ownDataSchema>;

const user = z.object({ userId: z.string().min(1) });

export const ownDataMessages = {
  /** Counts as one export: throws RATE_LIMITED where there were many. */
  identity: {
    pattern: 'identity.own-data.v1',
    schema: user.extend({ sessionHash: z.string().length(64) }),
    reply: identityDataSchema,
  },
  billing: { pattern: 'billing.own-data.v1', schema: user, reply: billingDataSchema },
} as const;
