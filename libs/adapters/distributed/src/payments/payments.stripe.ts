import { PortError } from '@crossfoot/ports';
import type { CreateSubscription, PaymentEvent, PaymentsPort, SubscriptionState } from '@crossfoot/ports';
import Stripe from 'stripe';
import { StripeCatalogue } from './stripe-catalogue.ts';
import { isMissing, reportStripe } from './stripe-error.ts';
import { expanded, openPayment, stateOf } from './stripe-subscription.ts';

type Input<M extends keyof PaymentsPort> = Parameters<PaymentsPort[M]> extends [infer I, ...unknown[]] ? I : never;

const PING_MEMORY_MS = 60_000;

/** Payments at Stripe. Card data never passes through here: the browser gives it to Stripe, and we see its id. */
export class StripePayments implements PaymentsPort {
  private readonly stripe: Stripe;
  private readonly webhookSecret: string;
  private readonly catalogue: StripeCatalogue;
  private answeredAt = 0;

  constructor(url: URL) {
    const webhookSecret = url.searchParams.get('webhook_secret');
    if (webhookSecret === null)
      throw new PortError('refused', 'PAYMENTS_URL has no webhook secret: add ?webhook_secret=whsec_…');
    this.webhookSecret = webhookSecret;
    const isPlain = url.protocol === 'stripe+http:';
    this.stripe = new Stripe(decodeURIComponent(url.username), {
      host: url.hostname,
      port: url.port === '' ? 443 : Number(url.port),
      protocol: isPlain ? 'http' : 'https',
      telemetry: false,
      maxNetworkRetries: 2,
      timeout: 20_000,
    });
    this.catalogue = new StripeCatalogue(this.stripe);
  }

  async ensureCustomer({ userId, email, name }: Input<'ensureCustomer'>): Promise<{ readonly customerId: string }> {
    return reportStripe(async () => {
      const query = `metadata['userId']:'${userId.replaceAll(/['\\]/g, '\\$&')}'`;
      const { data } = await this.stripe.customers.search({ query, limit: 1 });
      const found = data.find((customer) => customer.metadata['userId'] === userId);
      if (found !== undefined) return { customerId: found.id };
      // The search is a minute behind; the key keeps a second call of that minute from making a second customer.
      const customer = await this.stripe.customers.create(
        { email, name, metadata: { userId } },
        { idempotencyKey: `customer-${userId}` },
      );
      return { customerId: customer.id };
    });
  }

  async createSubscription(input: CreateSubscription): Promise<SubscriptionState> {
    const { customerId, plan, paymentMethodId, launchOffer, idempotencyKey } = input;
    return reportStripe(async () => {
      await this.stripe.paymentMethods.attach(paymentMethodId, { customer: customerId });
      const subscription = await this.stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: await this.catalogue.priceOf(plan) }],
          default_payment_method: paymentMethodId,
          payment_behavior: 'allow_incomplete',
          metadata: { plan },
          expand: expanded,
          ...(launchOffer ? { discounts: [{ coupon: await this.catalogue.launchCoupon() }] } : {}),
        },
        { idempotencyKey },
      );
      const payment = subscription.status === 'incomplete' ? openPayment(subscription) : null;
      if (payment?.status !== 'requires_payment_method') return stateOf(subscription);
      // The card was declined: nothing was charged, and nothing may be charged later.
      await this.stripe.subscriptions.cancel(subscription.id);
      throw new PortError('declined', payment.last_payment_error?.message ?? 'The card was declined.');
    });
  }

  async changePlan({ subscriptionId, plan, idempotencyKey }: Input<'changePlan'>): Promise<SubscriptionState> {
    return reportStripe(async () => {
      const price = await this.catalogue.priceOf(plan);
      const subscription = await this.stripe.subscriptions.retrieve(subscriptionId, { expand: expanded });
      const item = subscription.items.data[0];
      if (item === undefined) throw new PortError('refused', 'The subscription has no plan to change');
      const scheduleId =
        idOf(subscription.schedule) ??
        (
          await this.stripe.subscriptionSchedules.create(
            { from_subscription: subscriptionId },
            { idempotencyKey: `${idempotencyKey}-schedule` },
          )
        ).id;
      await this.stripe.subscriptionSchedules.update(
        scheduleId,
        {
          end_behavior: 'release',
          phases: [
            {
              items: [{ price: item.price.id }],
              start_date: item.current_period_start,
              end_date: item.current_period_end,
            },
            { items: [{ price }], duration: { interval: 'month', interval_count: 1 } },
          ],
        },
        { idempotencyKey },
      );
      return stateOf(subscription);
    });
  }

  async cancel({ subscriptionId, at, idempotencyKey }: Input<'cancel'>): Promise<SubscriptionState> {
    return reportStripe(async () => {
      if (at === 'now')
        return stateOf(
          await this.stripe.subscriptions.cancel(subscriptionId, { expand: expanded }, { idempotencyKey }),
        );
      const { schedule } = await this.stripe.subscriptions.retrieve(subscriptionId);
      // A planned change of plan would outlive the cancellation.
      const scheduleId = idOf(schedule);
      if (scheduleId !== null) await this.stripe.subscriptionSchedules.release(scheduleId);
      const change = { cancel_at_period_end: true, expand: expanded };
      return stateOf(await this.stripe.subscriptions.update(subscriptionId, change, { idempotencyKey }));
    });
  }

  async getSubscription(subscriptionId: string): Promise<SubscriptionState | null> {
    return reportStripe(async () => {
      try {
        return stateOf(await this.stripe.subscriptions.retrieve(subscriptionId, { expand: expanded }));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async createPaymentIntent(
    input: Input<'createPaymentIntent'>,
  ): Promise<{ readonly id: string; readonly clientSecret: string }> {
    const { customerId, amount, currency, plan, idempotencyKey } = input;
    return reportStripe(async () => {
      const intent = await this.stripe.paymentIntents.create(
        {
          customer: customerId,
          amount,
          currency,
          metadata: { plan },
          automatic_payment_methods: { enabled: true },
          setup_future_usage: 'off_session',
        },
        { idempotencyKey },
      );
      if (intent.client_secret === null) throw new PortError('unavailable', 'Stripe gave a payment without a secret');
      return { id: intent.id, clientSecret: intent.client_secret };
    });
  }

  async createCheckoutSession(
    input: Input<'createCheckoutSession'>,
  ): Promise<{ readonly id: string; readonly url: string }> {
    const { customerId, plan, successUrl, cancelUrl, idempotencyKey } = input;
    return reportStripe(async () => {
      const session = await this.stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price: await this.catalogue.priceOf(plan), quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          subscription_data: { metadata: { plan } },
        },
        { idempotencyKey },
      );
      if (session.url === null) throw new PortError('unavailable', 'Stripe gave a checkout without an address');
      return { id: session.id, url: session.url };
    });
  }

  async getCheckoutSession(
    sessionId: string,
  ): Promise<{ readonly paid: boolean; readonly customerId: string; readonly subscriptionId: string | null } | null> {
    return reportStripe(async () => {
      try {
        const { payment_status, customer, subscription } = await this.stripe.checkout.sessions.retrieve(sessionId);
        return {
          paid: payment_status === 'paid',
          customerId: idOf(customer) ?? '',
          subscriptionId: idOf(subscription),
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    });
  }

  async readEvent(rawBody: Uint8Array, signature: string): Promise<PaymentEvent> {
    return reportStripe(async () => {
      const event = await this.verified(rawBody, signature);
      const subscription = await this.subscriptionOf(event);
      return { id: event.id, type: event.type, createdAt: event.created * 1_000, subscription };
    });
  }

  /** Stripe is asked at most once a minute, however often a probe asks us. */
  async ping(): Promise<void> {
    if (Date.now() - this.answeredAt < PING_MEMORY_MS) return;
    await reportStripe(() => this.stripe.prices.list({ limit: 1 }));
    this.answeredAt = Date.now();
  }

  async close(): Promise<void> {}

  private async verified(rawBody: Uint8Array, signature: string): Promise<Stripe.Event> {
    try {
      return await this.stripe.webhooks.constructEventAsync(Buffer.from(rawBody), signature, this.webhookSecret);
    } catch {
      // The SDK has errors of several kinds for what is all the same: not from Stripe.
      throw new PortError('refused', 'The signature of the event does not hold');
    }
  }

  /** Events come late and out of order: what the provider says now is what counts. */
  private async subscriptionOf(event: Stripe.Event): Promise<SubscriptionState | null> {
    switch (event.type) {
      case 'customer.subscription.created':
      case 'customer.subscription.updated':
      case 'customer.subscription.deleted':
        return (await this.getSubscription(event.data.object.id)) ?? stateOf(event.data.object);
      case 'invoice.paid':
      case 'invoice.payment_failed': {
        const id = idOf(event.data.object.parent?.subscription_details?.subscription ?? null);
        return id === null ? null : this.getSubscription(id);
      }
      default:
        return null;
    }
  }
}

function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** `PAYMENTS_URL=stripe://sk_…@api.stripe.com?webhook_secret=whsec_…` */
export function openPayments(url: string): StripePayments {
  return new StripePayments(new URL(url));
}
