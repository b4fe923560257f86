/**
 * The payment provider as billing sees it. Amounts are integer minor units with an ISO currency; times are epoch
 * milliseconds. Every call that moves money takes an idempotency key: a repeat returns the first answer and charges nothing.
 * Throws PortError `declined` (with a message for the customer), `notFound`, `refused`, `unavailable`.
 */
export interface PaymentsPort {
  /** What a browser needs to talk to this provider. */
  readonly browser: PaymentsInBrowser;
  ensureCustomer(input: {
    readonly userId: string;
    readonly email: string;
    readonly name: string;
  }): Promise<{ readonly customerId: string }>;
  /**
   * A paid subscription. With a payment method it is charged at once; `requiresAction` carries the secret for the
   * browser's confirmation. Without one it is `incomplete`: the browser pays with the secret, and nothing is charged before.
   */
  createSubscription(input: CreateSubscription): Promise<SubscriptionState>;
  /** Changes the plan from the next billing cycle on; the present plan takes a planned change back. */
  changePlan(input: {
    readonly subscriptionId: string;
    readonly plan: string;
    readonly idempotencyKey: string;
  }): Promise<SubscriptionState>;
  /** Ends at the period's end, or at once: without more (account deletion, grace over), or with the last charge given back. */
  cancel(input: {
    readonly subscriptionId: string;
    readonly at: 'periodEnd' | 'now' | 'nowRefunded';
    readonly idempotencyKey: string;
  }): Promise<SubscriptionState>;
  /** Takes a cancellation at the period's end back. */
  resume(input: { readonly subscriptionId: string; readonly idempotencyKey: string }): Promise<SubscriptionState>;
  getSubscription(subscriptionId: string): Promise<SubscriptionState | null>;
  /** Every subscription of a customer as it stands now, also ended ones; newest first. */
  subscriptionsOf(customerId: string): Promise<readonly SubscriptionState[]>;
  createCheckoutSession(input: {
    readonly customerId: string;
    readonly plan: string;
    readonly launchOffer: boolean;
    readonly successUrl: string;
    readonly cancelUrl: string;
    readonly idempotencyKey: string;
  }): Promise<{ readonly id: string; readonly url: string }>;
  getCheckoutSession(sessionId: string): Promise<CheckoutSessionState | null>;
  /** Nobody can pay it any more. One that was paid or has expired stays as it is. */
  expireCheckoutSession(sessionId: string): Promise<void>;
  /** A page of the provider where the customer changes the card. */
  createPortalSession(input: { readonly customerId: string; readonly returnUrl: string }): Promise<{
    readonly url: string;
  }>;
  /** What was and will be charged, newest first. */
  invoices(customerId: string): Promise<readonly Invoice[]>;
  /** Makes or finds the prices and the coupon at the provider. May be repeated. */
  setUpCatalogue(catalogue: ProviderCatalogue): Promise<void>;
  /** The monthly prices that the provider really charges. */
  prices(): Promise<readonly PlanPrice[]>;
  /** Verifies the signature over the raw body; throws PortError `refused` where it does not hold. */
  readEvent(rawBody: Uint8Array, signature: string): Promise<PaymentEvent>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export type PaymentsInBrowser =
  | { readonly provider: 'stripe'; readonly publishableKey: string; readonly redirectHosts: readonly string[] }
  | { readonly provider: 'sandbox'; readonly testCards: readonly TestCard[] };

export interface TestCard {
  readonly number: string;
  readonly label: string;
  readonly paymentMethodId: string;
}

export interface PlanPrice {
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
}

export interface ProviderCatalogue {
  readonly prices: readonly (PlanPrice & { readonly displayName: string })[];
  /** Off the first charge of a customer. */
  readonly launchPercentOff: number;
}

export interface CreateSubscription {
  readonly customerId: string;
  readonly plan: string;
  readonly paymentMethodId: string | null;
  /** Takes the launch coupon off the first charge. */
  readonly launchOffer: boolean;
  readonly idempotencyKey: string;
}

export interface SubscriptionState {
  readonly subscriptionId: string;
  readonly customerId: string;
  readonly plan: string;
  readonly status: 'active' | 'requiresAction' | 'pastDue' | 'cancelled' | 'incomplete';
  /** While the first payment is open: the secret with which the browser pays or confirms, and the payment's id. */
  readonly clientSecret: string | null;
  readonly paymentIntentId: string | null;
  /** While `pastDue` this is the period that is not paid. */
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly endsAtPeriodEnd: boolean;
  /** The plan from the next period on, where another was chosen. */
  readonly pendingPlan: string | null;
  readonly createdAt: number;
  /** The latest charge that was paid. */
  readonly lastCharge: {
    readonly invoiceId: string;
    readonly amount: number;
    readonly currency: string;
    readonly paidAt: number;
  } | null;
}

export interface CheckoutSessionState {
  readonly status: 'open' | 'paid' | 'expired';
  readonly customerId: string;
  readonly subscriptionId: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'paid' | 'open' | 'void';
  readonly issuedAt: number;
  /** A page that shows it: absolute at a provider elsewhere, a path on our own host in the sandbox. */
  readonly url: string | null;
}

/** Something happened to a customer. What, is read from the provider: events come late, twice and out of order. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: number;
  readonly customerId: string | null;
}

/** What a customer, the provider or time does on the other side. A sandbox offers it for its own pages and for tests. */
export interface PaymentsSandbox {
  /** The provider's time. */
  now(): number;
  /** The card element pays an open first payment. Throws `declined`, `notFound`. */
  pay(clientSecret: string, paymentMethodId: string): Promise<'paid' | 'requiresAction'>;
  /** The customer answers the bank's question about a payment that `requiresAction`. */
  confirm(clientSecret: string, outcome: 'succeeds' | 'fails'): Promise<void>;
  checkoutPage(sessionId: string): Promise<SandboxCheckoutPage | null>;
  /**
   * The customer pays on the checkout page; `bank` is the answer to the bank's question. Null where the card needs that
   * answer first. Throws `declined`, `notFound`.
   */
  completeCheckout(
    sessionId: string,
    paymentMethodId: string,
    bank?: 'succeeds' | 'fails',
  ): Promise<{ readonly redirectTo: string } | null>;
  portalPage(portalId: string): Promise<SandboxPortalPage | null>;
  /** The customer changes the card; what is past due is charged to it. Throws `declined`, `notFound`. */
  changeCard(customerId: string, paymentMethodId: string): Promise<void>;
  invoice(invoiceId: string): Promise<Invoice | null>;
  /** Lets time pass on the provider's side: renewals, period ends, expiries. Never backwards. */
  advanceTo(now: number): Promise<void>;
  /** What was charged, oldest first. */
  charges(customerId: string): Promise<readonly SandboxCharge[]>;
  /** Webhooks: each event is handed over until the receiver takes it without throwing, also across restarts. */
  deliverEventsTo(receive: (rawBody: Uint8Array, signature: string) => Promise<void>): void;
}

export interface SandboxCheckoutPage extends PlanPrice {
  readonly status: CheckoutSessionState['status'];
  /** What is charged now. */
  readonly dueNow: number;
  readonly cancelUrl: string;
}

export interface SandboxPortalPage {
  readonly customerId: string;
  readonly returnUrl: string;
  /** Label of the card that is charged; null where there is none. */
  readonly card: string | null;
  readonly invoices: readonly Invoice[];
}

export interface SandboxCharge {
  readonly subscriptionId: string;
  readonly plan: string;
  readonly amount: number;
  /** True where the launch offer was taken off. */
  readonly halved: boolean;
  readonly at: number;
}

/** The sandbox behind a payments port; null where real money moves. */
export function sandboxOf(port: PaymentsPort): (PaymentsPort & PaymentsSandbox) | null {
  return 'advanceTo' in port ? (port as PaymentsPort & PaymentsSandbox) : null;
}
