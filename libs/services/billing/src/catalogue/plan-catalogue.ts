import { exportFormatSchema, type ExportFormat, type PricingPlan } from '@crossfoot/contracts';
import type { ProviderCatalogue } from '@crossfoot/ports';
import { z } from 'zod';
import data from './catalogue.json' with { type: 'json' };

/**
 * The one place that says what is sold: `catalogue.json`. Prices are integer cents a month. `launchOffer.active` turns
 * the banner and the discount on the first month on and off together.
 */
const formats = z
  .union([z.literal('all'), z.array(exportFormatSchema)])
  .transform((value): readonly ExportFormat[] => (value === 'all' ? exportFormatSchema.options : value));
const permissions = {
  maxFileBytes: z.int().positive(),
  maxPages: z.int().positive(),
  allowPassword: z.boolean(),
  formats,
  priority: z.boolean(),
};
const planSchema = z.strictObject({
  name: z.string(),
  displayName: z.string(),
  monthlyPrice: z.int().nonnegative(),
  pageLimit: z.int().positive(),
  isPopular: z.boolean(),
  features: z.array(z.string()),
  ...permissions,
});
const catalogueSchema = z.strictObject({
  currency: z.string().length(3),
  launchOffer: z.strictObject({ active: z.boolean(), percentOff: z.int().min(1).max(100), label: z.string() }),
  visitor: z.strictObject({ conversions: z.int().positive(), ...permissions }),
  plans: z.array(planSchema).min(1),
});
export type Plan = z.infer<typeof planSchema>;
export type Catalogue = z.infer<typeof catalogueSchema>;

export const catalogue: Catalogue = catalogueSchema.parse(data);

/** What is sold, as the payment provider has to know it. */
export const providerCatalogue: ProviderCatalogue = {
  prices: catalogue.plans
    .filter((plan) => plan.monthlyPrice > 0)
    .map(({ name, displayName, monthlyPrice }) => ({
      plan: name,
      displayName,
      amount: monthlyPrice,
      currency: catalogue.currency,
    })),
  launchPercentOff: catalogue.launchOffer.percentOff,
};

/** The plan of that machine name; null where there is none. */
export function planByName(name: string): Plan | null {
  return catalogue.plans.find((plan) => plan.name === name) ?? null;
}

/** What the first month of a plan costs, in cents. Half a cent is rounded in the customer's favour. */
export function firstMonthPrice(plan: Plan, from: Catalogue = catalogue): number {
  if (!from.launchOffer.active) return plan.monthlyPrice;
  return Math.floor((plan.monthlyPrice * (100 - from.launchOffer.percentOff)) / 100);
}

const dollars = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** The catalogue as the pricing pages show it. */
export function pricingPlans(from: Catalogue = catalogue): PricingPlan[] {
  return from.plans.map((plan) => ({
    id: plan.name,
    name: plan.name,
    displayName: plan.displayName,
    price: dollars(plan.monthlyPrice),
    pageLimit: plan.pageLimit,
    isPopular: plan.isPopular,
    features: plan.features,
    launchOffer:
      from.launchOffer.active && plan.monthlyPrice > 0
        ? { percentOff: from.launchOffer.percentOff, firstMonthPrice: dollars(firstMonthPrice(plan, from)) }
        : null,
  }));
}
