import type { PricingPlan, SubscriptionView } from '@crossfoot/contracts';

/** An amount in integer minor units. */
export interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** List price of a plan in cents. */
export function planCents({ price }: Pick<PricingPlan, 'price'>): number {
  return Math.round(Number(price) * 100);
}

/** What buying a plan costs today, and how it comes about. */
export interface FirstCharge {
  readonly listPrice: Money;
  /** Null where no offer applies. */
  readonly offer: { readonly percentOff: number; readonly discount: Money } | null;
  readonly today: Money;
}

/** `launchOffer`: as it would really be applied to this user. The server charges; this says beforehand what it will be. */
export function firstCharge(
  plan: Pick<PricingPlan, 'price'>,
  launchOffer: SubscriptionView['launchOffer'],
): FirstCharge {
  const currency = 'USD';
  const list = planCents(plan);
  const discount = launchOffer === null ? 0 : Math.round((list * launchOffer.percentOff) / 100);
  return {
    listPrice: { amount: list, currency },
    offer:
      launchOffer === null ? null : { percentOff: launchOffer.percentOff, discount: { amount: discount, currency } },
    today: { amount: list - discount, currency },
  };
}
