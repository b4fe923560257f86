import { z } from 'zod';

/** Machine name of a plan. */
const planName = z.string().min(1).max(40);
/** Something that the payment provider named. It is looked up there and checked, never believed. */
const reference = z.string().min(1).max(255);
/** Integer minor units. */
const money = z.object({ amount: z.int().nonnegative(), currency: z.string().length(3) });
/** The list price in cents, as the page shows it: compared with the catalogue, never used as the price. */
const amount = z.int().nonnegative();

// ── Bodies of the HTTP calls. None has a field for card data: a call that carries any is refused (CARD_DATA_REFUSED). ──

export const selectPlanBodySchema = z.object({ planName });
export const createSubscriptionBodySchema = z.object({ planName, paymentMethodId: reference });
/** `billingDetails` is accepted and dropped: whatever of it counts is given to the provider by the browser. */
export const createPaymentIntentBodySchema = z.object({
  planId: planName,
  planName: planName.optional(),
  amount,
  billingDetails: z.record(z.string().max(40), z.string().max(300)).optional(),
});
export const updateSubscriptionBodySchema = z.object({ planName, paymentIntentId: reference.optional() });
export const createCheckoutSessionBodySchema = z.object({ planId: planName, planName, amount });
export const verifyPaymentBodySchema = z.object({ sessionId: reference });

// ── Replies ──

/** A plan was noted; `requiresPayment` where it has to be paid before it holds. */
export const selectedPlanSchema = z.object({ planName, requiresPayment: z.boolean() });

/**
 * `active`: charged, the plan holds. Else `requiresAction` with the secret that the provider's script confirms the card
 * payment with. `charged` is what is (or will be, once confirmed) really charged now; null where nothing is.
 */
export const subscriptionCreatedSchema = z.object({
  status: z.enum(['active', 'incomplete']),
  requiresAction: z.boolean(),
  clientSecret: z.string().nullable(),
  charged: money.nullable(),
});
export type SubscriptionCreated = z.infer<typeof subscriptionCreatedSchema>;

/** The payment that the provider's card element confirms; `amount` is what will really be charged now. */
export const paymentIntentSchema = money.extend({ clientSecret: z.string(), paymentIntentId: z.string() });
export type PaymentIntent = z.infer<typeof paymentIntentSchema>;

/** A page of the payment provider. */
export const providerPageSchema = z.object({ url: z.url() });
export const paymentVerifiedSchema = z.object({ status: z.literal('active'), planName });

/**
 * How a user's subscription stands. `free`: nothing is paid · `active` · `ending`: paid, and free from `endsAt` on ·
 * `pastDue`: a renewal failed, the plan holds until `graceEndsAt` · `incomplete`: free, a first payment waits for its
 * confirmation (`clientSecret`).
 */
export const subscriptionViewSchema = z.object({
  status: z.enum(['free', 'active', 'ending', 'pastDue', 'incomplete']),
  /** The plan that holds now. */
  planName,
  displayName: z.string(),
  /** The plan from the next billing cycle on, where another was chosen. */
  pendingPlanName: planName.nullable(),
  endsAt: z.iso.datetime().nullable(),
  nextBillingAt: z.iso.datetime().nullable(),
  nextCharge: money.nullable(),
  graceEndsAt: z.iso.datetime().nullable(),
  clientSecret: z.string().nullable(),
  /** The launch offer as it would really be applied to this user's first charge; null where it would not. */
  launchOffer: z.object({ percentOff: z.int() }).nullable(),
  /** The paid plan that was last chosen with select-plan and not bought yet. */
  selectedPlanName: planName.nullable(),
});
export type SubscriptionView = z.infer<typeof subscriptionViewSchema>;

/** A charge, newest first. `url` shows it (and lets it be printed); null where the provider has no page for it. */
export const invoiceViewSchema = money.extend({
  id: z.string(),
  number: z.string(),
  planName,
  status: z.enum(['paid', 'open', 'void']),
  issuedAt: z.iso.datetime(),
  url: z.url().nullable(),
});
export type InvoiceView = z.infer<typeof invoiceViewSchema>;

/** What a browser needs to talk to the payment provider. `redirectHosts`: where a reply's `url` may lead. */
export const paymentConfigurationSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('stripe'), publishableKey: z.string(), redirectHosts: z.array(z.string()) }),
  /** No money moves. Card fields stay in the browser, which looks the number up in `testCards` and sends the id alone. */
  z.object({
    provider: z.literal('sandbox'),
    publishableKey: z.null(),
    redirectHosts: z.array(z.string()),
    testCards: z.array(z.object({ number: z.string(), label: z.string(), paymentMethodId: z.string() })),
  }),
]);
export type PaymentConfiguration = z.infer<typeof paymentConfigurationSchema>;

// ── The sandbox's own calls, in the place of the provider's script and pages; they exist only where it is chosen ──

/** `POST /sandbox-payments/confirm`: the card element confirms a payment. */
export const sandboxConfirmBodySchema = z.object({ clientSecret: reference, paymentMethodId: reference });
/** `POST /sandbox-payments/authenticate`: the customer answers the bank's question. */
export const sandboxAuthenticateBodySchema = z.object({
  clientSecret: reference,
  outcome: z.enum(['succeeds', 'fails']),
});
/** Both answer as the provider's script does. `message` is for the customer, where it failed. */
export const sandboxPaymentSchema = z.object({
  paymentIntentId: z.string(),
  status: z.enum(['succeeded', 'requires_action', 'requires_payment_method']),
  message: z.string().nullable(),
});
export type SandboxPayment = z.infer<typeof sandboxPaymentSchema>;
/** `POST /sandbox-payments/clock` (never in production): moves the provider's time on. */
export const sandboxClockBodySchema = z.object({ advanceToAt: z.iso.datetime() });
export const sandboxClockSchema = z.object({ now: z.iso.datetime() });

// ── Messages to billing ──

/** Who pays, as the gateway knows the signed-in user. */
const payer = z.object({ userId: z.string(), email: z.string(), name: z.string() });
/** How people reach the site, without a path: where pages of the provider lead back to. */
const origin = z.url();
const user = z.object({ userId: z.string() });

export const paymentMessages = {
  configuration: {
    pattern: 'billing.payment-configuration.v1',
    schema: z.object({ origin }),
    reply: paymentConfigurationSchema,
  },
  subscription: { pattern: 'billing.subscription.v1', schema: user, reply: subscriptionViewSchema },
  selectPlan: {
    pattern: 'billing.select-plan.v1',
    schema: user.extend(selectPlanBodySchema.shape),
    reply: selectedPlanSchema,
  },
  createSubscription: {
    pattern: 'billing.create-subscription.v1',
    schema: createSubscriptionBodySchema.extend({ payer }),
    reply: subscriptionCreatedSchema,
  },
  createPaymentIntent: {
    pattern: 'billing.create-payment-intent.v1',
    schema: createPaymentIntentBodySchema.omit({ billingDetails: true }).extend({ payer }),
    reply: paymentIntentSchema,
  },
  createCheckoutSession: {
    pattern: 'billing.create-checkout-session.v1',
    schema: createCheckoutSessionBodySchema.extend({ payer, origin }),
    reply: providerPageSchema,
  },
  verifyPayment: {
    pattern: 'billing.verify-payment.v1',
    schema: user.extend(verifyPaymentBodySchema.shape),
    reply: paymentVerifiedSchema,
  },
  updateSubscription: {
    pattern: 'billing.update-subscription.v1',
    schema: user.extend(updateSubscriptionBodySchema.shape),
    reply: subscriptionViewSchema,
  },
  endSubscription: { pattern: 'billing.end-subscription.v1', schema: user, reply: subscriptionViewSchema },
  invoices: { pattern: 'billing.invoices.v1', schema: user.extend({ origin }), reply: z.array(invoiceViewSchema) },
  portal: { pattern: 'billing.portal.v1', schema: user.extend({ origin }), reply: providerPageSchema },
  /** An event of the provider, byte for byte. Throws FORBIDDEN where the signature does not hold. */
  paymentEvent: {
    pattern: 'billing.payment-event.v1',
    schema: z.object({ base64: z.string().max(1_400_000), signature: z.string().max(2_000) }),
    reply: z.null(),
  },
} as const;

/** The sandbox's own calls. Each throws NOT_FOUND where another provider is chosen. */
export const sandboxMessages = {
  confirm: {
    pattern: 'billing.sandbox-confirm.v1',
    schema: sandboxConfirmBodySchema,
    reply: sandboxPaymentSchema,
  },
  authenticate: {
    pattern: 'billing.sandbox-authenticate.v1',
    schema: sandboxAuthenticateBodySchema,
    reply: sandboxPaymentSchema,
  },
  checkoutPage: {
    pattern: 'billing.sandbox-checkout-page.v1',
    schema: z.object({ sessionId: reference }),
    reply: z.object({
      displayName: z.string(),
      dueNow: z.int(),
      amount: z.int(),
      currency: z.string(),
      status: z.enum(['open', 'paid', 'expired']),
      cancelUrl: z.string(),
      cards: z.array(z.object({ number: z.string(), label: z.string(), paymentMethodId: z.string() })),
    }),
  },
  /** `redirectTo` null: the bank asks first. Throws PAYMENT_FAILED. */
  completeCheckout: {
    pattern: 'billing.sandbox-complete-checkout.v1',
    schema: z.object({
      sessionId: reference,
      paymentMethodId: reference,
      bank: z.enum(['succeeds', 'fails']).optional(),
    }),
    reply: z.object({ redirectTo: z.string().nullable() }),
  },
  portalPage: {
    pattern: 'billing.sandbox-portal-page.v1',
    schema: z.object({ portalId: reference }),
    reply: z.object({
      returnUrl: z.string(),
      card: z.string().nullable(),
      invoices: z.array(invoiceViewSchema.omit({ url: true }).extend({ path: z.string().nullable() })),
      cards: z.array(z.object({ number: z.string(), label: z.string(), paymentMethodId: z.string() })),
    }),
  },
  changeCard: {
    pattern: 'billing.sandbox-change-card.v1',
    schema: z.object({ portalId: reference, paymentMethodId: reference }),
    reply: z.object({ returnUrl: z.string() }),
  },
  invoice: {
    pattern: 'billing.sandbox-invoice.v1',
    schema: z.object({ invoiceId: reference }),
    reply: invoiceViewSchema.omit({ url: true }).extend({ displayName: z.string() }),
  },
  clock: { pattern: 'billing.sandbox-clock.v1', schema: z.object({}), reply: sandboxClockSchema },
  /** Throws NOT_FOUND in production, too. */
  moveClock: { pattern: 'billing.sandbox-move-clock.v1', schema: sandboxClockBodySchema, reply: sandboxClockSchema },
} as const;
