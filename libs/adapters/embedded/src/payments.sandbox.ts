import { randomUUID } from 'node:crypto';
import { PortError } from '@crossfoot/ports';
import type {
  CheckoutSessionState,
  CreateSubscription,
  Invoice,
  PaymentEvent,
  PaymentsPort,
  PaymentsSandbox,
  PlanPrice,
  ProviderCatalogue,
  SandboxCharge,
  SandboxCheckoutPage,
  SandboxPortalPage,
  SubscriptionState,
} from '@crossfoot/ports';
import { z } from 'zod';
import { pathOfDataUrl } from './data-url.ts';
import { PaymentEventDelivery } from './payment-delivery.sandbox.ts';
import { asInvoice, PaymentInvoices } from './payment-invoices.sandbox.ts';
import { PaymentLedger } from './payment-ledger.sqlite.ts';
import { cardLabel, firstCharge, testCards } from './payment-methods.sandbox.ts';
import { customerSchema, paymentEventSchema, portalSchema, sessionSchema } from './payment-records.ts';
import { verifyBody } from './payment-signature.ts';
import { SandboxSubscriptions } from './payment-subscriptions.sandbox.ts';

type Input<M extends keyof PaymentsPort> = PaymentsPort[M] extends (input: infer I) => unknown ? I : never;

/** How often time that has passed is looked at, and an undelivered event is tried again. */
const TICK_MS = 5_000;
/** A checkout page can be paid this long, as at Stripe. */
const CHECKOUT_WITHIN_MS = 24 * 3_600_000;

/**
 * A payment provider in one SQLite file: test cards that succeed, decline or ask for confirmation, monthly periods,
 * idempotency keys, signed events, a clock that can be moved on. No money moves, and nothing leaves the machine. Several
 * processes may share the file.
 */
export class PaymentsSandboxAdapter implements PaymentsPort, PaymentsSandbox {
  readonly browser = { provider: 'sandbox', testCards } as const;
  private readonly ledger: PaymentLedger;
  private readonly invoiceBook: PaymentInvoices;
  private readonly subscriptions: SandboxSubscriptions;
  private readonly delivery: PaymentEventDelivery;
  private readonly tick: NodeJS.Timeout;

  constructor(path: string) {
    this.ledger = new PaymentLedger(path);
    this.invoiceBook = new PaymentInvoices(this.ledger);
    this.subscriptions = new SandboxSubscriptions(this.ledger, this.invoiceBook);
    this.delivery = new PaymentEventDelivery(this.ledger, () => this.secret());
    this.tick = setInterval(() => void this.passTime().catch(() => undefined), TICK_MS).unref();
  }

  async ensureCustomer(input: Input<'ensureCustomer'>): Promise<{ readonly customerId: string }> {
    const id = `cus_${Buffer.from(input.userId).toString('base64url')}`;
    this.ledger.put('customer', id, { id, ...input });
    return { customerId: id };
  }

  async createSubscription(input: CreateSubscription): Promise<SubscriptionState> {
    return this.once(input, 'createSubscription', () => {
      this.needCustomer(input.customerId);
      return this.subscriptions.create(input, this.now());
    });
  }

  async changePlan(input: Input<'changePlan'>): Promise<SubscriptionState> {
    return this.once(input, 'changePlan', () =>
      this.subscriptions.changePlan(input.subscriptionId, input.plan, this.now()),
    );
  }

  async cancel(input: Input<'cancel'>): Promise<SubscriptionState> {
    return this.once(input, 'cancel', () => this.subscriptions.cancel(input.subscriptionId, input.at, this.now()));
  }

  async resume(input: Input<'resume'>): Promise<SubscriptionState> {
    return this.once(input, 'resume', () => this.subscriptions.resume(input.subscriptionId, this.now()));
  }

  async getSubscription(subscriptionId: string): Promise<SubscriptionState | null> {
    this.settle();
    return this.subscriptions.get(subscriptionId);
  }

  async subscriptionsOf(customerId: string): Promise<readonly SubscriptionState[]> {
    this.settle();
    return this.subscriptions.of(customerId).map(({ state }) => state);
  }

  async createCheckoutSession(
    input: Input<'createCheckoutSession'>,
  ): Promise<{ readonly id: string; readonly url: string }> {
    return this.once(input, 'createCheckoutSession', () => {
      this.needCustomer(input.customerId);
      this.invoiceBook.priceOf(input.plan);
      const { customerId, plan, launchOffer, successUrl, cancelUrl } = input;
      const id = `cs_${randomUUID()}`;
      const expiresAt = this.now() + CHECKOUT_WITHIN_MS;
      const session = { id, customerId, plan, launchOffer, successUrl, cancelUrl, subscriptionId: null, expiresAt };
      this.ledger.put('session', id, session);
      return { id, url: new URL(`/sandbox-payments/checkout/${id}`, successUrl).href };
    });
  }

  async getCheckoutSession(sessionId: string): Promise<CheckoutSessionState | null> {
    const session = this.session(sessionId);
    if (session === null) return null;
    const { customerId, subscriptionId, expiresAt } = session;
    const status = subscriptionId !== null ? 'paid' : expiresAt > this.now() ? 'open' : 'expired';
    return { status, customerId, subscriptionId };
  }

  async expireCheckoutSession(sessionId: string): Promise<void> {
    this.ledger.transaction(() => {
      const session = this.session(sessionId);
      if (session?.subscriptionId === null) this.ledger.put('session', sessionId, { ...session, expiresAt: 0 });
    });
  }

  async createPortalSession(input: Input<'createPortalSession'>): Promise<{ readonly url: string }> {
    this.needCustomer(input.customerId);
    const id = `bps_${randomUUID()}`;
    this.ledger.put('portal', id, { id, ...input });
    return { url: new URL(`/sandbox-payments/portal/${id}`, input.returnUrl).href };
  }

  async invoices(customerId: string): Promise<readonly Invoice[]> {
    this.settle();
    return this.invoiceBook.of({ customerId }).map(asInvoice).toReversed();
  }

  async setUpCatalogue({ prices, launchPercentOff }: ProviderCatalogue): Promise<void> {
    this.ledger.transaction(() => this.invoiceBook.setPrices(prices, launchPercentOff));
  }

  async prices(): Promise<readonly PlanPrice[]> {
    return this.invoiceBook.prices();
  }

  async readEvent(rawBody: Uint8Array, signature: string): Promise<PaymentEvent> {
    verifyBody(rawBody, signature, this.secret(), Date.now());
    return paymentEventSchema.parse(JSON.parse(Buffer.from(rawBody).toString()));
  }

  async pay(clientSecret: string, paymentMethodId: string): Promise<'paid' | 'requiresAction'> {
    return this.act(() => this.subscriptions.pay(clientSecret, paymentMethodId, this.now()));
  }

  async confirm(clientSecret: string, outcome: 'succeeds' | 'fails'): Promise<void> {
    this.act(() => this.subscriptions.confirm(clientSecret, outcome === 'succeeds', this.now()));
  }

  async checkoutPage(sessionId: string): Promise<SandboxCheckoutPage | null> {
    const [session, state] = [this.session(sessionId), await this.getCheckoutSession(sessionId)];
    if (session === null || state === null) return null;
    const { plan, launchOffer, cancelUrl } = session;
    const dueNow = this.invoiceBook.amountOf(plan, launchOffer);
    return { ...this.invoiceBook.priceOf(plan), status: state.status, dueNow, cancelUrl };
  }

  async completeCheckout(
    sessionId: string,
    paymentMethodId: string,
    bank?: 'succeeds' | 'fails',
  ): Promise<{ readonly redirectTo: string } | null> {
    return this.act(() => {
      const session = this.session(sessionId);
      if (session === null) throw new PortError('notFound', 'There is no such checkout');
      const redirectTo = session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', sessionId);
      if (session.subscriptionId !== null) return { redirectTo };
      if (session.expiresAt <= this.now()) throw new PortError('notFound', 'This checkout is over');
      const asks = firstCharge(paymentMethodId) === 'requiresAction';
      if (asks && bank === undefined) return null;
      if (asks && bank === 'fails') throw new PortError('declined', 'The bank did not confirm the payment.');
      const { customerId, plan, launchOffer } = session;
      const order = { customerId, plan, launchOffer, paymentMethodId };
      const { subscriptionId, clientSecret } = this.subscriptions.create(order, this.now());
      if (clientSecret !== null) this.subscriptions.confirm(clientSecret, true, this.now());
      this.ledger.put('session', sessionId, { ...session, subscriptionId });
      return { redirectTo };
    });
  }

  async portalPage(portalId: string): Promise<SandboxPortalPage | null> {
    const portal = this.ledger.get('portal', portalId, portalSchema);
    if (portal === null) return null;
    const { customerId, returnUrl } = portal;
    const running = this.subscriptions.of(customerId).find(({ state }) => state.status !== 'cancelled');
    const card = running?.paymentMethodId ?? null;
    return {
      customerId,
      returnUrl,
      card: card === null ? null : cardLabel(card),
      invoices: await this.invoices(customerId),
    };
  }

  async changeCard(customerId: string, paymentMethodId: string): Promise<void> {
    this.act(() => this.subscriptions.changeCard(customerId, paymentMethodId, this.now()));
  }

  async invoice(invoiceId: string): Promise<Invoice | null> {
    const invoice = this.invoiceBook.get(invoiceId);
    return invoice === null ? null : asInvoice(invoice);
  }

  async advanceTo(now: number): Promise<void> {
    if (now > this.now()) this.ledger.put('setting', 'clockAhead', now - Date.now());
    await this.passTime();
  }

  async charges(customerId: string): Promise<readonly SandboxCharge[]> {
    this.settle();
    return this.invoiceBook
      .of({ customerId })
      .filter(({ status }) => status === 'paid')
      .map(({ subscriptionId, plan, amount, halved, at }) => ({ subscriptionId, plan, amount, halved, at }));
  }

  deliverEventsTo(receive: (rawBody: Uint8Array, signature: string) => Promise<void>): void {
    this.delivery.to(receive);
  }

  now(): number {
    return Date.now() + (this.ledger.get('setting', 'clockAhead', z.number()) ?? 0);
  }

  async ping(): Promise<void> {
    this.secret();
  }

  async close(): Promise<void> {
    clearInterval(this.tick);
    await this.delivery.close();
    this.ledger.close();
  }

  private once<T>(input: { readonly idempotencyKey: string }, call: string, work: () => T): T {
    const { idempotencyKey, ...request } = input;
    this.settle();
    const answer = this.ledger.once(idempotencyKey, { call, ...request }, work);
    this.delivery.wake();
    return answer;
  }

  /** What a customer does: in one transaction, and then told. */
  private act<T>(work: () => T): T {
    this.settle();
    const answer = this.ledger.transaction(work);
    this.delivery.wake();
    return answer;
  }

  private async passTime(): Promise<void> {
    this.settle();
    await this.delivery.wake();
  }

  private settle(): void {
    this.ledger.transaction(() => this.subscriptions.settle(this.now()));
  }

  private session(sessionId: string): z.infer<typeof sessionSchema> | null {
    return this.ledger.get('session', sessionId, sessionSchema);
  }

  private secret(): string {
    const secret = this.ledger.get('setting', 'secret', z.string());
    if (secret === null) throw new PortError('unavailable', 'The payment sandbox has lost its settings');
    return secret;
  }

  private needCustomer(customerId: string): void {
    if (this.ledger.get('customer', customerId, customerSchema) === null)
      throw new PortError('notFound', 'There is no such customer');
  }
}

/** `PAYMENTS_URL=file:…/payments.sqlite` */
export function openPayments(url: string): PaymentsSandboxAdapter {
  return new PaymentsSandboxAdapter(pathOfDataUrl(url));
}
