import type { PricingPlan } from '@crossfoot/contracts';

export function isFree({ price }: Pick<PricingPlan, 'price'>): boolean {
  return price === '0' || price === '0.00';
}

/** `19.00` as `$19`, `9.50` as `$9.50`. */
export function dollars(price: string): string {
  return `$${price.replace(/\.00$/, '')}`;
}

/** The offer that runs now, taken from the catalogue; null where none does. */
export function runningOffer(plans: readonly PricingPlan[]): { percentOff: number } | null {
  return plans.find(({ launchOffer }) => launchOffer !== null)?.launchOffer ?? null;
}
