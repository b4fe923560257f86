import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPayments } from '@crossfoot/adapters-embedded';
import { PortError, type PaymentsSandbox } from '@crossfoot/ports';
import Stripe from 'stripe';
import { asEvent, asIntent, asInvoice, asSession, asSubscription, type Shapes } from './stripe-shapes.ts';

type Reply = readonly [status: number, body: object];
interface Call {
  readonly form: URLSearchParams;
  readonly query: URLSearchParams;
  readonly id: string;
  readonly key: string;
}
type Handler = (call: Call) => Promise<object>;

const webhookSecret = 'whsec_test_secret';

/**
 * Stripe with a memory: the calls that the adapter makes, answered in Stripe's shapes by the payment sandbox behind it.
 * `stripe-mock` says whether a call is one that Stripe accepts; this says whether what comes of several calls is right.
 * It knows no more of Stripe than is written here; a refunded invoice is void, where Stripe leaves it paid.
 */
export class StripeStandIn implements Shapes {
  readonly sandbox: PaymentsSandbox;
  private readonly provider: ReturnType<typeof openPayments>;
  private readonly server: Server;
  private readonly prices = new Map<string, { id: string; amount: number; currency: string }>();
  private readonly customers = new Map<string, string>();
  private readonly refusals = new Map<string, string>();
  private coupon: object | null = null;

  private constructor(file: string) {
    this.provider = openPayments(file);
    this.server = createServer((request, response) => {
      void this.answer(request).then(([status, body]) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    this.sandbox = this.asStripeTellsTime();
  }

  static async start(file: string): Promise<StripeStandIn> {
    const standIn = new StripeStandIn(file);
    await new Promise<void>((resolve) => standIn.server.listen(0, '127.0.0.1', resolve));
    return standIn;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `stripe+http://sk_test_123@127.0.0.1:${port}?webhook_secret=${webhookSecret}`;
  }

  /** The prices and customers that a new one on the same file has to know, as Stripe would. */
  takeOver(from: StripeStandIn): void {
    for (const [plan, price] of from.prices) this.prices.set(plan, price);
    for (const [id, userId] of from.customers) this.customers.set(id, userId);
    this.coupon = from.coupon;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await this.provider.close();
  }

  priceOf(plan: string): object {
    const price = this.prices.get(plan);
    return {
      id: price?.id,
      object: 'price',
      lookup_key: plan,
      metadata: { plan },
      product: `prod_${plan}`,
      unit_amount: price?.amount,
      currency: price?.currency,
    };
  }

  /** Stripe counts whole seconds, and signs its events with the SDK's own signature. */
  private asStripeTellsTime(): PaymentsSandbox {
    const { provider } = this;
    return new Proxy<PaymentsSandbox>(provider, {
      get: (from, name) => {
        if (name === 'advanceTo') return (now: number) => provider.advanceTo(now + 999);
        if (name !== 'deliverEventsTo') return (Reflect.get(from, name) as () => void).bind(provider);
        return (receive: (rawBody: Uint8Array, signature: string) => Promise<void>) =>
          provider.deliverEventsTo(async (rawBody) => {
            const payload = JSON.stringify(asEvent(JSON.parse(Buffer.from(rawBody).toString())));
            const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhookSecret });
            await receive(Buffer.from(payload), signature);
          });
      },
    });
  }

  private async answer(request: IncomingMessage): Promise<Reply> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    for (const [pattern, handler] of this.routes) {
      const found = new RegExp(`^${pattern}$`).exec(`${request.method} ${url.pathname.slice('/v1/'.length)}`);
      if (found === null) continue;
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const key = String(request.headers['idempotency-key'] ?? crypto.randomUUID());
      try {
        return [200, await handler({ form, query: url.searchParams, id: found[1] ?? '', key })];
      } catch (error) {
        if (error instanceof PortError) return refusal(error);
        throw error;
      }
    }
    return [501, { error: { type: 'api_error', message: `${request.method} ${url.pathname} is not stood in for` } }];
  }

  private readonly routes: readonly (readonly [pattern: string, handler: Handler])[] = [
    ['GET customers/search', async ({ query }) => list(this.customersOf(query.get('query') ?? ''))],
    ['POST customers', (call) => this.createCustomer(call)],
    ['POST payment_methods/(.+)/attach', async ({ id }) => this.knownMethod(id)],
    ['POST subscriptions', (call) => this.createSubscription(call)],
    ['GET subscriptions', async ({ query }) => list(await this.subscriptionsOf(query.get('customer') ?? ''))],
    ['GET subscriptions/([^/]+)', ({ id }) => this.subscription(id)],
    ['POST subscriptions/([^/]+)', (call) => this.setEnd(call)],
    ['DELETE subscriptions/([^/]+)', (call) => this.endNow(call)],
    ['POST subscription_schedules', async ({ form }) => ({ id: `sub_sched_${form.get('from_subscription')}` })],
    ['POST subscription_schedules/sub_sched_([^/]+)', (call) => this.plan(call, 'phases[1][items][0][price]')],
    ['POST subscription_schedules/sub_sched_([^/]+)/release', (call) => this.plan(call, null)],
    ['GET payment_intents/(.+)', ({ id }) => this.intent(id)],
    ['POST checkout/sessions', (call) => this.createSession(call)],
    ['GET checkout/sessions/([^/]+)', ({ id }) => this.session(id)],
    ['POST checkout/sessions/([^/]+)/expire', ({ id }) => this.expire(id)],
    ['POST billing_portal/sessions', (call) => this.portal(call)],
    [
      'GET invoices',
      async ({ query }) => list((await this.provider.invoices(query.get('customer') ?? '')).map(asInvoice)),
    ],
    [
      'GET invoice_payments',
      async ({ query }) => list([{ payment: { payment_intent: `paid_${query.get('invoice')}` } }]),
    ],
    ['POST refunds', ({ form }) => this.refund((form.get('payment_intent') ?? '').replace('paid_', ''))],
    ['GET prices', async ({ query }) => list(this.pricesFor(query.get('lookup_keys[0]')))],
    ['POST prices', (call) => this.createPrice(call)],
    ['GET coupons/(.+)', async () => this.coupon ?? missing()],
    ['DELETE coupons/(.+)', async () => ({ deleted: (this.coupon = null) === null })],
    ['POST coupons', (call) => this.createCoupon(call)],
  ];

  private customersOf(query: string): object[] {
    return [...this.customers]
      .filter(([, userId]) => query.includes(`'${userId}'`))
      .map(([id, userId]) => ({ id, metadata: { userId } }));
  }

  private async createCustomer({ form }: Call): Promise<object> {
    const userId = form.get('metadata[userId]') ?? '';
    const input = { userId, email: form.get('email') ?? '', name: form.get('name') ?? '' };
    const { customerId } = await this.provider.ensureCustomer(input);
    this.customers.set(customerId, userId);
    return { id: customerId };
  }

  private knownMethod(id: string): object {
    return this.provider.browser.testCards.some(({ paymentMethodId }) => paymentMethodId === id) ? { id } : missing();
  }

  /** A card that is declined leaves a subscription whose payment waits for another card. */
  private async createSubscription({ form, key: idempotencyKey }: Call): Promise<object> {
    const order = {
      customerId: form.get('customer') ?? '',
      plan: this.planOf(form.get('items[0][price]')),
      launchOffer: form.get('discounts[0][coupon]') !== null,
      idempotencyKey,
    };
    try {
      const paymentMethodId = form.get('default_payment_method');
      return asSubscription(await this.provider.createSubscription({ ...order, paymentMethodId }), this);
    } catch (error) {
      if (!(error instanceof PortError) || error.code !== 'declined') throw error;
      const waiting = { ...order, paymentMethodId: null, idempotencyKey: `${idempotencyKey}-waiting` };
      const state = await this.provider.createSubscription(waiting);
      this.refusals.set(state.paymentIntentId ?? '', error.message);
      return asSubscription(state, this);
    }
  }

  private async subscriptionsOf(customerId: string): Promise<object[]> {
    return (await this.provider.subscriptionsOf(customerId)).map((state) => asSubscription(state, this));
  }

  private async subscription(id: string): Promise<object> {
    const state = await this.provider.getSubscription(id);
    return state === null ? missing() : asSubscription(state, this);
  }

  private async setEnd({ id: subscriptionId, form, key: idempotencyKey }: Call): Promise<object> {
    const call = { subscriptionId, idempotencyKey };
    const ends = form.get('cancel_at_period_end') === 'true';
    return asSubscription(
      await (ends ? this.provider.cancel({ ...call, at: 'periodEnd' }) : this.provider.resume(call)),
      this,
    );
  }

  private async endNow({ id: subscriptionId, key: idempotencyKey }: Call): Promise<object> {
    if ((await this.provider.getSubscription(subscriptionId))?.status === 'cancelled') return missing();
    return asSubscription(await this.provider.cancel({ subscriptionId, at: 'now', idempotencyKey }), this);
  }

  private async plan({ id: subscriptionId, form, key: idempotencyKey }: Call, field: string | null): Promise<object> {
    const state = await this.provider.getSubscription(subscriptionId);
    if (state === null) return missing();
    const plan = field === null ? state.plan : this.planOf(form.get(field));
    await this.provider.changePlan({ subscriptionId, plan, idempotencyKey });
    return { id: `sub_sched_${subscriptionId}` };
  }

  private async intent(id: string): Promise<object> {
    for (const customerId of this.customers.keys())
      for (const state of await this.provider.subscriptionsOf(customerId))
        if (state.paymentIntentId === id) return asIntent(state, this.refusals.get(id) ?? null);
    return { id, status: 'canceled', last_payment_error: { message: this.refusals.get(id) } };
  }

  private async createSession({ form, key: idempotencyKey }: Call): Promise<object> {
    const { id } = await this.provider.createCheckoutSession({
      customerId: form.get('customer') ?? '',
      plan: this.planOf(form.get('line_items[0][price]')),
      launchOffer: form.get('discounts[0][coupon]') !== null,
      successUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url') ?? '',
      idempotencyKey,
    });
    return { id, url: `https://checkout.stripe.com/c/pay/${id}` };
  }

  private async session(id: string): Promise<object> {
    const state = await this.provider.getCheckoutSession(id);
    return state === null ? missing() : asSession(id, state);
  }

  private async expire(id: string): Promise<object> {
    await this.provider.expireCheckoutSession(id);
    return this.session(id);
  }

  private async portal({ form }: Call): Promise<object> {
    const [customerId, returnUrl] = [form.get('customer') ?? '', form.get('return_url') ?? ''];
    const { url } = await this.provider.createPortalSession({ customerId, returnUrl });
    return { url: `https://billing.stripe.com/p/session/${url.split('/').at(-1)}` };
  }

  private async refund(invoiceId: string): Promise<object> {
    const invoice = await this.provider.invoice(invoiceId);
    const book = Reflect.get(this.provider, 'invoiceBook') as {
      get(id: string): { subscriptionId: string };
      refundLatest(subscriptionId: string): void;
    };
    if (invoice?.status === 'paid') book.refundLatest(book.get(invoiceId).subscriptionId);
    return { id: `re_${invoiceId}` };
  }

  private pricesFor(plan: string | null): object[] {
    return [...this.prices.keys()]
      .filter((known) => plan === null || known === plan)
      .map((known) => this.priceOf(known));
  }

  private planOf(priceId: string | null): string {
    const found = [...this.prices].find(([, { id }]) => id === priceId);
    return found === undefined ? missing() : found[0];
  }

  private async createPrice({ form }: Call): Promise<object> {
    const plan = form.get('lookup_key') ?? '';
    const amount = Number(form.get('unit_amount'));
    const currency = form.get('currency') ?? '';
    this.prices.set(plan, { id: `price_${plan}_${amount}`, amount, currency });
    await this.setPrices();
    return this.priceOf(plan);
  }

  private async createCoupon({ form }: Call): Promise<object> {
    this.coupon = { id: form.get('id'), percent_off: Number(form.get('percent_off')), duration: form.get('duration') };
    await this.setPrices();
    return this.coupon;
  }

  private async setPrices(): Promise<void> {
    const prices = [...this.prices].map(([plan, { amount, currency }]) => ({
      plan,
      displayName: plan,
      amount,
      currency: currency.toUpperCase(),
    }));
    const launchPercentOff = Number((this.coupon as { percent_off?: number } | null)?.percent_off ?? 0);
    await this.provider.setUpCatalogue({ prices, launchPercentOff });
  }
}

const list = (data: readonly object[]): object => ({ object: 'list', has_more: false, url: '/', data });

function missing(): never {
  throw new PortError('notFound', 'No such thing');
}

function refusal({ code, message }: PortError): Reply {
  if (code === 'notFound')
    return [404, { error: { type: 'invalid_request_error', code: 'resource_missing', message } }];
  if (message.startsWith('The idempotency key')) return [400, { error: { type: 'idempotency_error', message } }];
  if (code === 'declined') return [402, { error: { type: 'card_error', code: 'card_declined', message } }];
  return [400, { error: { type: 'invalid_request_error', message } }];
}
