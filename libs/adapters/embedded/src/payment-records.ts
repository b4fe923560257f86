import { z } from 'zod';

/** The records of the payment sandbox. */

export const customerSchema = z.object({ id: z.string(), userId: z.string(), email: z.string(), name: z.string() });

export const subscriptionStateSchema = z.object({
  subscriptionId: z.string(),
  customerId: z.string(),
  plan: z.string(),
  status: z.enum(['active', 'requiresAction', 'pastDue', 'cancelled', 'incomplete']),
  clientSecret: z.string().nullable(),
  periodStart: z.number(),
  periodEnd: z.number(),
  endsAtPeriodEnd: z.boolean(),
});

export const subscriptionSchema = z.object({
  state: subscriptionStateSchema,
  paymentMethodId: z.string(),
  launchOffer: z.boolean(),
  nextPlan: z.string().nullable(),
  /** Where the periods count from. */
  anchor: z.number(),
  periods: z.int(),
});
export type SubscriptionRecord = z.infer<typeof subscriptionSchema>;

export const intentSchema = z.object({
  id: z.string(),
  clientSecret: z.string(),
  customerId: z.string(),
  amount: z.int(),
  currency: z.string(),
  plan: z.string(),
  status: z.enum(['open', 'succeeded', 'failed']),
});

export const sessionSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  plan: z.string(),
  successUrl: z.string(),
  subscriptionId: z.string().nullable(),
});

export const chargeSchema = z.object({
  customerId: z.string(),
  subscriptionId: z.string(),
  plan: z.string(),
  halved: z.boolean(),
  at: z.number(),
});

export const paymentEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: z.number(),
  subscription: subscriptionStateSchema.nullable(),
});
