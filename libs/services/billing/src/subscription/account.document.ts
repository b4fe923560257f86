import type { CollectionDefinition } from '@crossfoot/ports';
import { z } from 'zod';
import { outboxFields } from '../outbox.ts';

/** The subscription as the provider last told it. */
const subscriptionSchema = z.object({
  subscriptionId: z.string(),
  plan: z.string(),
  status: z.enum(['active', 'pastDue']),
  periodStart: z.int(),
  periodEnd: z.int(),
  endsAtPeriodEnd: z.boolean(),
  pendingPlan: z.string().nullable(),
});

/** A first payment that was begun and has not come to an end. There is one at most: that is what keeps a double click from paying twice. */
const purchaseSchema = z.object({
  kind: z.enum(['card', 'intent', 'checkout']),
  plan: z.string(),
  paymentMethodId: z.string().nullable(),
  launchOffer: z.boolean(),
  /** Idempotency key at the provider. */
  key: z.string(),
  startedAt: z.int(),
  /** What the provider answered; null while its call is under way, or where the process died in it. */
  answer: z
    .object({
      subscriptionId: z.string().nullable(),
      paymentIntentId: z.string().nullable(),
      clientSecret: z.string().nullable(),
      sessionId: z.string().nullable(),
      url: z.string().nullable(),
    })
    .nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;
export type PurchaseAnswer = NonNullable<Purchase['answer']>;

/** A billing account: which plan its owner is on, from which day the free plan's months are counted, and how payment stands. */
export const accountSchema = z.object({
  plan: z.string(),
  anchorAt: z.int(),
  /** The period whose pages are counted on a paid plan; null on the free one. */
  paidPeriod: z.object({ start: z.int(), end: z.int() }).nullable(),
  customerId: z.string().nullable().default(null),
  subscription: subscriptionSchema.nullable().default(null),
  purchase: purchaseSchema.nullable().default(null),
  /** The last purchase that came to nothing, so that everybody who waited for it hears why. */
  lastFailure: z.object({ key: z.string(), message: z.string() }).nullable().default(null),
  /** The first payment behind the subscription, as the browser may name it. */
  paidIntent: z.object({ paymentIntentId: z.string(), plan: z.string() }).nullable().default(null),
  /** A first charge was paid at some time: the launch offer is used. */
  hasPaid: z.boolean().default(false),
  lastReceiptId: z.string().nullable().default(null),
  /** Mails sent about the renewal that failed: 0, 1, or 2 with the reminder. */
  graceMails: z.int().default(0),
  selectedPlan: z.string().nullable().default(null),
  /** The owner's account is being deleted: nothing is sold any more. */
  isClosing: z.boolean().default(false),
  /** When the provider is to be asked again, whatever its events say; null where there is nothing to ask. */
  checkAt: z.int().nullable().default(null),
  ...outboxFields,
});
export type Account = z.infer<typeof accountSchema>;

export const accountCollection: CollectionDefinition<Account> = {
  name: 'billing-accounts',
  schema: accountSchema,
  indexes: [{ fields: ['customerId'], unique: true }, { fields: ['checkAt'] }, { fields: ['outboxSince'] }],
};

export const freeAccount = (anchorAt: number): Account =>
  accountSchema.parse({ plan: 'free', anchorAt, paidPeriod: null });
