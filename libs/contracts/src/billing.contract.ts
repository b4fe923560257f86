import { z } from 'zod';
import { conversionIdSchema, ownerSchema } from './conversion.contract.ts';
import { exportFormatSchema } from './export-format.contract.ts';

/** A plan as the pricing pages show it. `price` is dollars a month, as a decimal string; "0" is free. */
export const pricingPlanSchema = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  price: z.string(),
  pageLimit: z.int(),
  isPopular: z.boolean(),
  features: z.array(z.string()),
  /** While the launch offer runs: what the first month costs. Null for the free plan and when the offer is over. */
  launchOffer: z.object({ percentOff: z.int(), firstMonthPrice: z.string() }).nullable(),
});
export type PricingPlan = z.infer<typeof pricingPlanSchema>;

/** What an owner may do now, and how much of it is used. */
export const entitlementsSchema = z.object({
  /** Machine name of the plan; `visitor` where nobody is signed in. */
  plan: z.string(),
  maxFileBytes: z.int().positive(),
  maxPages: z.int().positive(),
  allowPassword: z.boolean(),
  formats: z.array(exportFormatSchema),
  priority: z.boolean(),
  pagesUsed: z.int(),
  pagesLimit: z.int(),
  /** Visitors only: their one conversion is done or under way. False for users. */
  freeConversionUsed: z.boolean(),
  /** End of the billing month, ISO; null for visitors. */
  periodEndsAt: z.iso.datetime().nullable(),
  /** A paid plan's subscription: when it is charged next, and when it ends; null where it is not, or does not. */
  nextBillingAt: z.iso.datetime().nullable(),
  subscriptionEndsAt: z.iso.datetime().nullable(),
  subscriptionId: z.string().nullable(),
});
export type Entitlements = z.infer<typeof entitlementsSchema>;

export const billingMessages = {
  pricingPlans: {
    pattern: 'billing.pricing-plans.v1',
    schema: z.object({}),
    reply: z.array(pricingPlanSchema),
  },
  entitlements: {
    pattern: 'billing.entitlements.v1',
    schema: z.object({ owner: ownerSchema }),
    reply: entitlementsSchema,
  },
  /** The same, for an upload that begins now: counted by account or address. Throws RATE_LIMITED. */
  beginUpload: {
    pattern: 'billing.begin-upload.v1',
    schema: z.object({ owner: ownerSchema }),
    reply: entitlementsSchema,
  },
  /**
   * Holds the pages of a conversion until it ends. Idempotent by conversionId. Throws PAGE_LIMIT_EXCEEDED,
   * FREE_CONVERSION_USED or RATE_LIMITED; then nothing is held. `reservation` goes back with the conversion's events.
   */
  reservePages: {
    pattern: 'billing.reserve-pages.v1',
    schema: z.object({
      conversionId: conversionIdSchema,
      owner: ownerSchema,
      pages: z.int().positive(),
      sha256: z.string(),
    }),
    reply: z.object({ reservation: z.array(z.string()) }),
  },
  /** Gives held pages back before the conversion is seen to have failed, so that the next try finds them. Idempotent. */
  releasePages: {
    pattern: 'billing.release-pages.v1',
    schema: z.object({ conversionId: conversionIdSchema, reservation: z.array(z.string()) }),
    reply: z.null(),
  },
} as const;
