import type { PricingPlan } from '@crossfoot/contracts';

export function isFree({ price }: Pick<PricingPlan, 'price'>): boolean {
  return price === '0' || price === '0.00';
}

/** `19.00` as `$19`, `9.50` as `$9.50`. */
export function dollars(price: string): string {
  return `$${price.replace(/\.00$/, '')}`;
}

/** What the first month of a paid plan really costs: `First month $9.50, then $19 a month.` Nothing where no offer runs. */
export function firstMonthWords({ price, launchOffer }: Pick<PricingPlan, 'price' | 'launchOffer'>): string {
  if (launchOffer === null) return '';
  return `First month ${dollars(launchOffer.firstMonthPrice)}, then ${dollars(price)} a month.`;
}

/** The offer that runs now, taken from the catalogue; null where none does. */
export function runningOffer(plans: readonly PricingPlan[]): { percentOff: number } | null {
  return plans.find(({ launchOffer }) => launchOffer !== null)?.launchOffer ?? null;
}
