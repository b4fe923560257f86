import { PortError } from '@crossfoot/ports';
import type Stripe from 'stripe';

const LAUNCH_COUPON = 'crossfoot-launch-50';
const PRICE_MEMORY_MS = 10 * 60_000;

/** Prices and the coupon as they stand at Stripe. A plan's price is the active one whose lookup key is the plan's id. */
export class StripeCatalogue {
  private readonly stripe: Stripe;
  private readonly known = new Map<string, { readonly id: string; readonly until: number }>();
  private coupon: Promise<string> | null = null;

  constructor(stripe: Stripe) {
    this.stripe = stripe;
  }

  async priceOf(plan: string): Promise<string> {
    const known = this.known.get(plan);
    if (known !== undefined && known.until > Date.now()) return known.id;
    const { data } = await this.stripe.prices.list({ lookup_keys: [plan], active: true, limit: 1 });
    const id = data[0]?.id;
    if (id === undefined) throw new PortError('refused', `Stripe has no active price with the lookup key ${plan}`);
    this.known.set(plan, { id, until: Date.now() + PRICE_MEMORY_MS });
    return id;
  }

  /** The coupon that halves the first charge; made at its first use. */
  launchCoupon(): Promise<string> {
    this.coupon ??= this.ensureCoupon().catch((error: unknown) => {
      this.coupon = null;
      throw error;
    });
    return this.coupon;
  }

  private async ensureCoupon(): Promise<string> {
    try {
      await this.stripe.coupons.create({ id: LAUNCH_COUPON, percent_off: 50, duration: 'once', name: 'Launch offer' });
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === 'resource_already_exists';
      if (!isThere) throw error;
    }
    return LAUNCH_COUPON;
  }
}
