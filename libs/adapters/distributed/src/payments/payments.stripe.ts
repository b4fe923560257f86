import { PortError } from '@crossfoot/ports';
import type {
  CheckoutSessionState,
  CreateSubscription,
  Invoice,
  PaymentEvent,
  PaymentsInBrowser,
  PaymentsPort,
  PlanPrice,
  ProviderCatalogue,
  SubscriptionState,
} from '@crossfoot/ports';
import Stripe from 'stripe';
import { StripeCatalogue } from './stripe-catalogue.ts';
import { isMissing, reportStripe } from './stripe-error.ts';
import { asInvoice, expanded, idOf, openPayment, stateOf } from './stripe-subscription.ts';

type Input<M extends keyof PaymentsPort> = PaymentsPort[M] extends (input: infer I) => unknown ? I : never;

/** The version that these calls were written for and are tested with; an account's own setting does not matter. */
const API_VERSION = '2026-10-28.endive';
const PING_MEMORY_MS = 60_000;
/** More than anybody buys; the newest count. */
const MOST_SUBSCRIPTIONS = 100;

/** Payments at Stripe. Card data never passes through here: the browser gives it to Stripe, and we see its id. */
export class StripePayments implements PaymentsPort {
  readonly browser: PaymentsInBrowser;
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
    const publishableKey = url.searchParams.get('publishable_key');
    if (publishableKey === null && !isPlain)
      throw new PortError('refused', 'PAYMENTS_URL has no publishable key: add &publishable_key=pk_…');
    this.browser = {
      provider: 'stripe',
      publishableKey: publishableKey ?? 'pk_test_mock',
      redirectHosts: ['checkout.stripe.com', 'billing.stripe.com', 'invoice.stripe.com', 'pay.stripe.com'],
    };
    this.stripe = new Stripe(decodeURIComponent(url.username), {
      apiVersion: API_VERSION,
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
      if (paymentMethodId !== null) await this.stripe.paymentMethods.attach(paymentMethodId, { customer: customerId });
      const subscription = await this.stripe.subscriptions.create(
        {
          customer: customerId,
          items: [{ price: await this.catalogue.priceOf(plan) }],
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { plan },
          expand: expanded,
          ...(paymentMethodId === null
            ? { payment_behavior: 'default_incomplete' }
            : { payment_behavior: 'allow_incomplete', default_payment_method: paymentMethodId }),
          ...(launchOffer ? { discounts: [{ coupon: this.catalogue.launchCoupon }] } : {}),
        },
        { idempotencyKey },
      );
      const payment = await this.paymentOf(subscription);
      const isDeclined = payment?.status === 'requires_payment_method';
      // A repeat, by its key, of a call whose subscription was ended below.
      const wasDeclined = payment?.status === 'canceled';
      if (paymentMethodId === null || (!isDeclined && !wasDeclined)) return stateOf(subscription, payment);
      // The card was declined: nothing was charged, and nothing may be charged later.
      if (isDeclined) await this.stripe.subscriptions.cancel(subscription.id);
      throw new PortError('declined', payment.last_payment_error?.message ?? 'The card was declined.');
    });
  }

  async changePlan({ subscriptionId, plan, idempotencyKey }: Input<'changePlan'>): Promise<SubscriptionState> {
    return reportStripe(async () => {
      const price = await this.catalogue.priceOf(plan);
      const subscription = await this.stripe.subscriptions.retrieve(subscriptionId, { expand: expanded });
      const item = subscription.items.data[0];
      if (item === undefined) throw new PortError('refused', 'The subscription has no plan to change');
      const known = idOf(subscription.schedule);
      if (item.price.id === price) {
        if (known !== null) await this.stripe.subscriptionSchedules.release(known);
        return this.read(subscriptionId);
      }
      const scheduleId = known ?? (await this.schedule(subscriptionId, `${idempotencyKey}-schedule`));
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
            { items: [{ price }], duration: { interval: 'month', interval_count: 1 }, metadata: { plan } },
          ],
        },
        { idempotencyKey },
      );
      return this.read(subscriptionId);
    });
  }

  async cancel({ subscriptionId, at, idempotencyKey }: Input<'cancel'>): Promise<SubscriptionState> {
    return reportStripe(async () => {
      if (at !== 'periodEnd') {
        const ended = await this.stripe.subscriptions.cancel(subscriptionId, { expand: expanded }, { idempotencyKey });
        if (at === 'nowRefunded') await this.refundLatest(ended, idempotencyKey);
        return stateOf(ended, null);
      }
      const { schedule } = await this.stripe.subscriptions.retrieve(subscriptionId);
      // A planned change of plan would outlive the cancellation.
      const scheduleId = idOf(schedule);
      if (scheduleId !== null) await this.stripe.subscriptionSchedules.release(scheduleId);
      const change = { cancel_at_period_end: true, expand: expanded };
      return this.stated(await this.stripe.subscriptions.update(subscriptionId, change, { idempotencyKey }));
    });
  }

  async resume({ subscriptionId, idempotencyKey }: Input<'resume'>): Promise<SubscriptionState> {
    const change = { cancel_at_period_end: false, expand: expanded };
    return reportStripe(async () =>
      this.stated(await this.stripe.subscriptions.update(subscriptionId, change, { idempotencyKey })),
    );
  }

  async getSubscription(subscriptionId: string): Promise<SubscriptionState | null> {
    return reportStripe(() => orNull(() => this.read(subscriptionId)));
  }

  async subscriptionsOf(customerId: string): Promise<readonly SubscriptionState[]> {
    return reportStripe(async () => {
      const { data } = await this.stripe.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: MOST_SUBSCRIPTIONS,
        expand: expanded.map((path) => `data.${path}`),
      });
      return Promise.all(data.map((subscription) => this.stated(subscription)));
    });
  }

  async createCheckoutSession(
    input: Input<'createCheckoutSession'>,
  ): Promise<{ readonly id: string; readonly url: string }> {
    const { customerId, plan, launchOffer, successUrl, cancelUrl, idempotencyKey } = input;
    return reportStripe(async () => {
      const session = await this.stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          line_items: [{ price: await this.catalogue.priceOf(plan), quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          subscription_data: { metadata: { plan } },
          ...(launchOffer ? { discounts: [{ coupon: this.catalogue.launchCoupon }] } : {}),
        },
        { idempotencyKey },
      );
      if (session.url === null) throw new PortError('unavailable', 'Stripe gave a checkout without an address');
      return { id: session.id, url: session.url };
    });
  }

  async getCheckoutSession(sessionId: string): Promise<CheckoutSessionState | null> {
    return reportStripe(() =>
      orNull(async () => {
        const session = await this.stripe.checkout.sessions.retrieve(sessionId);
        const isPaid = session.status === 'complete' && session.payment_status !== 'unpaid';
        return {
          status: isPaid ? 'paid' : session.status === 'expired' ? 'expired' : 'open',
          customerId: idOf(session.customer) ?? '',
          subscriptionId: idOf(session.subscription),
        };
      }),
    );
  }

  async expireCheckoutSession(sessionId: string): Promise<void> {
    await reportStripe(async () => {
      const { status } = await this.stripe.checkout.sessions.retrieve(sessionId);
      if (status === 'open') await this.stripe.checkout.sessions.expire(sessionId);
    });
  }

  async createPortalSession({
    customerId,
    returnUrl,
  }: Input<'createPortalSession'>): Promise<{ readonly url: string }> {
    const session = { customer: customerId, return_url: returnUrl };
    return reportStripe(async () => ({ url: (await this.stripe.billingPortal.sessions.create(session)).url }));
  }

  async invoices(customerId: string): Promise<readonly Invoice[]> {
    return reportStripe(async () => {
      const { data } = await this.stripe.invoices.list({ customer: customerId, limit: 100 });
      return data.filter(({ status }) => status !== 'draft').map(asInvoice);
    });
  }

  async setUpCatalogue(catalogue: ProviderCatalogue): Promise<void> {
    await reportStripe(() => this.catalogue.setUp(catalogue));
  }

  async prices(): Promise<readonly PlanPrice[]> {
    return reportStripe(() => this.catalogue.all());
  }

  async readEvent(rawBody: Uint8Array, signature: string): Promise<PaymentEvent> {
    const event = await this.verified(rawBody, signature);
    const subject = event.data.object;
    const customer = 'customer' in subject ? subject.customer : null;
    const customerId = typeof customer === 'string' ? customer : (customer?.id ?? null);
    return { id: event.id, type: event.type, createdAt: event.created * 1_000, customerId };
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

  private async read(subscriptionId: string): Promise<SubscriptionState> {
    return this.stated(await this.stripe.subscriptions.retrieve(subscriptionId, { expand: expanded }));
  }

  private async stated(subscription: Stripe.Subscription): Promise<SubscriptionState> {
    return stateOf(subscription, await this.paymentOf(subscription));
  }

  private async paymentOf(subscription: Stripe.Subscription): Promise<Stripe.PaymentIntent | null> {
    const open = openPayment(subscription);
    return open === null ? null : this.stripe.paymentIntents.retrieve(open.id);
  }

  private async schedule(subscriptionId: string, idempotencyKey: string): Promise<string> {
    const from = { from_subscription: subscriptionId };
    return (await this.stripe.subscriptionSchedules.create(from, { idempotencyKey })).id;
  }

  private async refundLatest(subscription: Stripe.Subscription, idempotencyKey: string): Promise<void> {
    const invoice = idOf(subscription.latest_invoice);
    if (invoice === null) return;
    const { data } = await this.stripe.invoicePayments.list({ invoice, status: 'paid', limit: 1 });
    const intent = idOf(data[0]?.payment.payment_intent);
    if (intent !== null)
      await this.stripe.refunds.create({ payment_intent: intent }, { idempotencyKey: `${idempotencyKey}-refund` });
  }
}

/** Null where Stripe does not know what is asked for. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** `PAYMENTS_URL=stripe://sk_…@api.stripe.com?webhook_secret=whsec_…&publishable_key=pk_…` */
export function openPayments(url: string): StripePayments {
  return new StripePayments(new URL(url));
}
