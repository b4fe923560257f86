import { PortError } from '@crossfoot/ports';
import type { PlanPrice, ProviderCatalogue } from '@crossfoot/ports';
import type Stripe from 'stripe';
import { isMissing } from './stripe-error.ts';
import { planOf } from './stripe-subscription.ts';

const LAUNCH_COUPON = 'crossfoot-launch';
const PRICE_MEMORY_MS = 10 * 60_000;

/** Prices and the coupon as they stand at Stripe. A plan's price is the active one whose lookup key is the plan's name. */
export class StripeCatalogue {
  private readonly known = new Map<string, { readonly id: string; readonly until: number }>();

  constructor(private readonly stripe: Stripe) {}

  readonly launchCoupon = LAUNCH_COUPON;

  async priceOf(plan: string): Promise<string> {
    const known = this.known.get(plan);
    if (known !== undefined && known.until > Date.now()) return known.id;
    const price = await this.find(plan);
    if (price === null)
      throw new PortError('refused', `Stripe has no price for the plan ${plan}: run npm run stripe:setup`);
    this.known.set(plan, { id: price.id, until: Date.now() + PRICE_MEMORY_MS });
    return price.id;
  }

  async all(): Promise<readonly PlanPrice[]> {
    const prices: PlanPrice[] = [];
    for await (const price of this.stripe.prices.list({ active: true, type: 'recurring', limit: 100 })) {
      const plan = price.lookup_key === null ? null : planOf(price);
      if (plan !== null && price.unit_amount !== null)
        prices.push({ plan, amount: price.unit_amount, currency: price.currency.toUpperCase() });
    }
    return prices;
  }

  /** Prices cannot be changed at Stripe: where the amount differs, a new one takes the lookup key over. */
  async setUp({ prices, launchPercentOff }: ProviderCatalogue): Promise<void> {
    for (const { plan, amount, currency, displayName } of prices) {
      const found = await this.find(plan);
      if (found?.unit_amount === amount && found.currency === currency.toLowerCase()) continue;
      await this.stripe.prices.create(
        {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          recurring: { interval: 'month' },
          lookup_key: plan,
          transfer_lookup_key: true,
          metadata: { plan },
          ...(found === null
            ? { product_data: { name: displayName, metadata: { plan } } }
            : { product: typeof found.product === 'string' ? found.product : found.product.id }),
        },
        { idempotencyKey: `price-${plan}-${amount}-${currency}-${found?.id ?? 'first'}` },
      );
    }
    this.known.clear();
    await this.ensureCoupon(launchPercentOff);
  }

  private async find(plan: string): Promise<Stripe.Price | null> {
    const { data } = await this.stripe.prices.list({ lookup_keys: [plan], active: true, limit: 1 });
    return data[0] ?? null;
  }

  private async ensureCoupon(percentOff: number): Promise<void> {
    try {
      const coupon = await this.stripe.coupons.retrieve(LAUNCH_COUPON);
      if (coupon.percent_off === percentOff && coupon.duration === 'once') return;
      await this.stripe.coupons.del(LAUNCH_COUPON);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    await this.stripe.coupons.create({
      id: LAUNCH_COUPON,
      percent_off: percentOff,
      duration: 'once',
      name: 'Launch offer',
    });
  }
}
