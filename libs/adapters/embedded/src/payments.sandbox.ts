import { randomUUID } from 'node:crypto';
import { PortError } from '@crossfoot/ports';
import type {
  CreateSubscription,
  PaymentEvent,
  PaymentsPort,
  PaymentsSandbox,
  SandboxCharge,
  SubscriptionState,
} from '@crossfoot/ports';
import { z } from 'zod';
import { pathOfDataUrl } from './data-url.ts';
import { PaymentLedger } from './payment-ledger.sqlite.ts';
import { chargeSchema, customerSchema, intentSchema, paymentEventSchema, sessionSchema } from './payment-records.ts';
import { signBody, verifyBody } from './payment-signature.ts';
import { SandboxSubscriptions } from './payment-subscriptions.sandbox.ts';

/** How often time that has passed is looked at, and an undelivered event is tried again. */
const TICK_MS = 5_000;

/**
 * A payment provider in one SQLite file: test payment methods that succeed, decline or ask for confirmation, monthly
 * periods, idempotency keys, signed events. No money moves, and nothing leaves the machine.
 */
export class PaymentsSandboxAdapter implements PaymentsPort, PaymentsSandbox {
  private readonly ledger: PaymentLedger;
  private readonly subscriptions: SandboxSubscriptions;
  private readonly tick: NodeJS.Timeout;
  private receive: ((rawBody: Uint8Array, signature: string) => Promise<void>) | null = null;
  private delivering: Promise<void> | null = null;
  private undelivered = false;
  private closed = false;

  constructor(path: string) {
    this.ledger = new PaymentLedger(path);
    this.subscriptions = new SandboxSubscriptions(this.ledger);
    this.tick = setInterval(() => void this.passTime(), TICK_MS).unref();
  }

  async ensureCustomer(input: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<{ readonly customerId: string }> {
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

  async changePlan(input: {
    readonly subscriptionId: string;
    readonly plan: string;
    readonly idempotencyKey: string;
  }): Promise<SubscriptionState> {
    return this.once(input, 'changePlan', () =>
      this.subscriptions.changePlan(input.subscriptionId, input.plan, this.now()),
    );
  }

  async cancel(input: {
    readonly subscriptionId: string;
    readonly at: 'periodEnd' | 'now';
    readonly idempotencyKey: string;
  }): Promise<SubscriptionState> {
    return this.once(input, 'cancel', () => this.subscriptions.cancel(input.subscriptionId, input.at, this.now()));
  }

  async getSubscription(subscriptionId: string): Promise<SubscriptionState | null> {
    this.settle();
    return this.subscriptions.get(subscriptionId);
  }

  async createPaymentIntent(input: {
    readonly customerId: string;
    readonly amount: number;
    readonly currency: string;
    readonly plan: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly id: string; readonly clientSecret: string }> {
    return this.once(input, 'createPaymentIntent', () => {
      this.needCustomer(input.customerId);
      if (!Number.isSafeInteger(input.amount) || input.amount < 1)
        throw new PortError('refused', 'An amount is a positive number of minor units');
      const id = `pi_${randomUUID()}`;
      const clientSecret = `${id}_secret_${randomUUID()}`;
      const { customerId, amount, currency, plan } = input;
      this.ledger.put('intent', id, { id, clientSecret, customerId, amount, currency, plan, status: 'open' });
      return { id, clientSecret };
    });
  }

  async createCheckoutSession(input: {
    readonly customerId: string;
    readonly plan: string;
    readonly successUrl: string;
    readonly cancelUrl: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly id: string; readonly url: string }> {
    return this.once(input, 'createCheckoutSession', () => {
      this.needCustomer(input.customerId);
      const id = `cs_${randomUUID()}`;
      this.ledger.put('session', id, {
        id,
        customerId: input.customerId,
        plan: input.plan,
        successUrl: input.successUrl,
        subscriptionId: null,
      });
      return { id, url: new URL(`/sandbox/checkout/${id}`, input.successUrl).href };
    });
  }

  async getCheckoutSession(
    sessionId: string,
  ): Promise<{ readonly paid: boolean; readonly customerId: string; readonly subscriptionId: string | null } | null> {
    const session = this.ledger.get('session', sessionId, sessionSchema);
    if (session === null) return null;
    return {
      paid: session.subscriptionId !== null,
      customerId: session.customerId,
      subscriptionId: session.subscriptionId,
    };
  }

  async readEvent(rawBody: Uint8Array, signature: string): Promise<PaymentEvent> {
    verifyBody(rawBody, signature, this.secret(), Date.now());
    return paymentEventSchema.parse(JSON.parse(Buffer.from(rawBody).toString()));
  }

  async confirm(clientSecret: string, outcome: 'succeeds' | 'fails'): Promise<void> {
    const intent = this.ledger.all('intent', intentSchema).find((candidate) => candidate.clientSecret === clientSecret);
    if (intent === undefined)
      this.ledger.transaction(() => this.subscriptions.confirm(clientSecret, outcome === 'succeeds', this.now()));
    else this.ledger.put('intent', intent.id, { ...intent, status: outcome === 'succeeds' ? 'succeeded' : 'failed' });
    this.deliver();
  }

  async completeCheckout(sessionId: string, paymentMethodId: string): Promise<{ readonly redirectTo: string }> {
    return this.ledger.transaction(() => {
      const session = this.ledger.get('session', sessionId, sessionSchema);
      if (session === null) throw new PortError('notFound', 'There is no such checkout');
      if (session.subscriptionId === null) {
        const { customerId, plan } = session;
        const { subscriptionId } = this.subscriptions.create(
          { customerId, plan, paymentMethodId, launchOffer: false },
          this.now(),
        );
        this.ledger.put('session', sessionId, { ...session, subscriptionId });
      }
      return { redirectTo: session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', sessionId) };
    });
  }

  async advanceTo(now: number): Promise<void> {
    if (now > this.now()) this.ledger.put('setting', 'clockAhead', now - Date.now());
    await this.passTime();
  }

  async charges(customerId: string): Promise<readonly SandboxCharge[]> {
    this.settle();
    return this.ledger
      .all('charge', chargeSchema)
      .filter((charge) => charge.customerId === customerId)
      .map(({ subscriptionId, plan, halved, at }) => ({ subscriptionId, plan, halved, at }));
  }

  deliverEventsTo(receive: (rawBody: Uint8Array, signature: string) => Promise<void>): void {
    this.receive = receive;
    this.deliver();
  }

  async ping(): Promise<void> {
    this.secret();
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.tick);
    await this.delivering;
    this.ledger.close();
  }

  private once<T>(input: { readonly idempotencyKey: string }, call: string, work: () => T): T {
    const { idempotencyKey, ...request } = input;
    this.settle();
    const answer = this.ledger.once(idempotencyKey, { call, ...request }, work);
    this.deliver();
    return answer;
  }

  private async passTime(): Promise<void> {
    this.settle();
    this.deliver();
    await this.delivering;
  }

  private settle(): void {
    this.ledger.transaction(() => this.subscriptions.settle(this.now()));
  }

  /** Events that come while others are being handed over are handed over by the same run. */
  private deliver(): void {
    this.undelivered = true;
    this.delivering ??= this.deliverAll();
  }

  private async deliverAll(): Promise<void> {
    // The caller's own work ends first; and `delivering` is set before this run can end.
    await Promise.resolve();
    while (this.undelivered && this.receive !== null && !this.closed) {
      this.undelivered = false;
      await this.deliverPending(this.receive);
    }
    this.delivering = null;
  }

  private async deliverPending(receive: (rawBody: Uint8Array, signature: string) => Promise<void>): Promise<void> {
    for (let event = this.ledger.nextEvent(); event !== null && !this.closed; event = this.ledger.nextEvent()) {
      const rawBody = Buffer.from(event.body);
      try {
        await receive(rawBody, signBody(rawBody, this.secret(), Date.now()));
      } catch {
        // The next tick tries again.
        return;
      }
      this.ledger.delivered(event.seq);
    }
  }

  private now(): number {
    return Date.now() + (this.ledger.get('setting', 'clockAhead', z.number()) ?? 0);
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
