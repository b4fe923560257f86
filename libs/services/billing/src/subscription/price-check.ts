import { CodedError } from '@crossfoot/contracts';
import type { PaymentsPort } from '@crossfoot/ports';
import { LOG, PAYMENTS, type Log } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { catalogue, planByName, type Plan } from '../catalogue/plan-catalogue.ts';

const memoryMs = 10 * 60_000;

const unknownPlan = (): CodedError => new CodedError('PLAN_UNKNOWN', 'There is no such plan.');

/** The plan of that name, free or paid. Throws PLAN_UNKNOWN. */
export function knownPlan(planName: string): Plan {
  const plan = planByName(planName);
  if (plan === null) throw unknownPlan();
  return plan;
}

/** What the browser says of plan and price: compared with the catalogue, never believed. Throws PLAN_UNKNOWN, PRICE_MISMATCH. */
export function asShown(shown: {
  readonly planId: string;
  readonly planName?: string | undefined;
  readonly amount: number;
}): Plan {
  const plan = knownPlan(shown.planId);
  if (shown.planName !== undefined && shown.planName !== plan.name) throw unknownPlan();
  if (shown.amount === plan.monthlyPrice) return plan;
  throw new CodedError('PRICE_MISMATCH', 'The price has changed since this page was loaded. Please load it again.');
}

/** Sells only what the provider will charge as the catalogue shows it. */
@Injectable()
export class PriceCheck {
  private agreed: { readonly plans: ReadonlySet<string>; readonly until: number } | null = null;

  constructor(
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** The paid plan of that name. Throws PLAN_UNKNOWN; SERVICE_UNAVAILABLE where the provider's price is another. */
  async sold(planName: string): Promise<Plan> {
    const plan = knownPlan(planName);
    if (plan.monthlyPrice === 0) throw unknownPlan();
    if ((await this.agreedPlans()).has(plan.name)) return plan;
    this.agreed = null;
    this.log.error({ plan: plan.name }, 'the payment provider has no such price: run npm run stripe:setup');
    throw new CodedError('SERVICE_UNAVAILABLE', 'This plan cannot be bought at the moment. Please try again later.');
  }

  /** The address, where it leads to a page of the provider (the sandbox's are our own). */
  leadingToProvider(url: string, origin: string): string {
    const { browser } = this.payments;
    const target = new URL(url);
    const isProviders =
      browser.provider === 'stripe'
        ? target.protocol === 'https:' && browser.redirectHosts.includes(target.host)
        : target.origin === origin;
    if (isProviders) return url;
    this.log.error({ host: target.host }, 'the payment provider gave an address elsewhere');
    throw new CodedError('SERVICE_UNAVAILABLE', 'The payment page cannot be reached. Please try again later.');
  }

  private async agreedPlans(): Promise<ReadonlySet<string>> {
    if (this.agreed !== null && this.agreed.until > Date.now()) return this.agreed.plans;
    const prices = await this.payments.prices();
    const plans = prices.filter(
      ({ plan, amount, currency }) => planByName(plan)?.monthlyPrice === amount && currency === catalogue.currency,
    );
    this.agreed = { plans: new Set(plans.map(({ plan }) => plan)), until: Date.now() + memoryMs };
    return this.agreed.plans;
  }
}
