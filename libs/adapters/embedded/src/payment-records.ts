import { z } from 'zod';

/** The records of the payment sandbox. */

export const customerSchema = z.object({ id: z.string(), userId: z.string(), email: z.string(), name: z.string() });

export const priceSchema = z.object({ plan: z.string(), amount: z.int(), currency: z.string() });

const subscriptionStateSchema = z.object({
  subscriptionId: z.string(),
  customerId: z.string(),
  plan: z.string(),
  status: z.enum(['active', 'requiresAction', 'pastDue', 'cancelled', 'incomplete']),
  clientSecret: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  periodStart: z.number(),
  periodEnd: z.number(),
  endsAtPeriodEnd: z.boolean(),
  pendingPlan: z.string().nullable(),
  createdAt: z.number(),
  lastCharge: z.object({ invoiceId: z.string(), amount: z.int(), currency: z.string(), paidAt: z.number() }).nullable(),
});

export const subscriptionSchema = z.object({
  state: subscriptionStateSchema,
  paymentMethodId: z.string().nullable(),
  launchOffer: z.boolean(),
  /** Where the periods count from. */
  anchor: z.number(),
  periods: z.int(),
});
export type SubscriptionRecord = z.infer<typeof subscriptionSchema>;

export const sessionSchema = z.object({
  id: z.string(),
  customerId: z.string(),
  plan: z.string(),
  launchOffer: z.boolean(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  subscriptionId: z.string().nullable(),
  expiresAt: z.number(),
});

export const portalSchema = z.object({ id: z.string(), customerId: z.string(), returnUrl: z.string() });

export const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  customerId: z.string(),
  subscriptionId: z.string(),
  plan: z.string(),
  amount: z.int(),
  currency: z.string(),
  halved: z.boolean(),
  status: z.enum(['paid', 'open', 'void']),
  at: z.number(),
});
export type InvoiceRecord = z.infer<typeof invoiceSchema>;

export const paymentEventSchema = z.object({
  id: z.string(),
  type: z.string(),
  createdAt: z.number(),
  customerId: z.string().nullable(),
});
