/**
 * The payment provider as billing sees it. Amounts are integer minor units with an ISO currency. Every call that
 * changes something takes an idempotency key: a repeat returns the first answer and charges nothing.
 * Throws PortError `declined` (with a message for the customer), `notFound`, `unavailable`.
 */
export interface PaymentsPort {
  ensureCustomer(input: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<{ readonly customerId: string }>;
  /** A paid subscription, charged at once; `requiresAction` carries the secret for the browser's confirmation. */
  createSubscription(input: CreateSubscription): Promise<SubscriptionState>;
  /** Changes the plan from the next billing cycle on. */
  changePlan(input: {
    readonly subscriptionId: string;
    readonly plan: string;
    readonly idempotencyKey: string;
  }): Promise<SubscriptionState>;
  /** Ends at the period's end, or at once (account deletion). */
  cancel(input: {
    readonly subscriptionId: string;
    readonly at: 'periodEnd' | 'now';
    readonly idempotencyKey: string;
  }): Promise<SubscriptionState>;
  getSubscription(subscriptionId: string): Promise<SubscriptionState | null>;
  createPaymentIntent(input: {
    readonly customerId: string;
    readonly amount: number;
    readonly currency: string;
    readonly plan: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly id: string; readonly clientSecret: string }>;
  createCheckoutSession(input: {
    readonly customerId: string;
    readonly plan: string;
    readonly successUrl: string;
    readonly cancelUrl: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly id: string; readonly url: string }>;
  getCheckoutSession(
    sessionId: string,
  ): Promise<{ readonly paid: boolean; readonly customerId: string; readonly subscriptionId: string | null } | null>;
  /** Verifies the signature over the raw body; throws PortError `refused` where it does not hold. */
  readEvent(rawBody: Uint8Array, signature: string): Promise<PaymentEvent>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface CreateSubscription {
  readonly customerId: string;
  readonly plan: string;
  readonly paymentMethodId: string;
  /** Halves the first charge. */
  readonly launchOffer: boolean;
  readonly idempotencyKey: string;
}

export interface SubscriptionState {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly plan: string;
  readonly status: 'active' | 'requiresAction' | 'pastDue' | 'cancelled' | 'incomplete';
  readonly clientSecret: string | null;
  /** Epoch milliseconds. */
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly endsAtPeriodEnd: boolean;
}

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  readonly subscription: SubscriptionState | null;
}

/** What a customer, the provider or time does on the other side. A sandbox offers it for the development pages and tests. */
export interface PaymentsSandbox {
  /** The customer answers the bank's question about a payment that `requiresAction`. */
  confirm(clientSecret: string, outcome: 'succeeds' | 'fails'): Promise<void>;
  /** The customer pays on the checkout page. Throws `declined`, `notFound`. */
  completeCheckout(sessionId: string, paymentMethodId: string): Promise<{ readonly redirectTo: string }>;
  /** Lets time pass on the provider's side: renewals, period ends, expiries. Never backwards. */
  advanceTo(now: number): Promise<void>;
  /** What was charged, oldest first. */
  charges(customerId: string): Promise<readonly SandboxCharge[]>;
  /** Webhooks: each event is handed over until the receiver takes it without throwing, also across restarts. */
  deliverEventsTo(receive: (rawBody: Uint8Array, signature: string) => Promise<void>): void;
}

export interface SandboxCharge {
  readonly subscriptionId: string;
  readonly plan: string;
  /** True where the launch offer halved it. */
  readonly halved: boolean;
  readonly at: number;
}
