import { z } from 'zod';
import { pricingPlanSchema } from '../billing.contract.ts';
import type { ErrorCode } from '../coded-error.ts';
import {
  createCheckoutSessionBodySchema,
  createPaymentIntentBodySchema,
  createSubscriptionBodySchema,
  invoiceViewSchema,
  paymentConfigurationSchema,
  paymentIntentSchema,
  paymentVerifiedSchema,
  providerPageSchema,
  selectPlanBodySchema,
  selectedPlanSchema,
  subscriptionCreatedSchema,
  subscriptionViewSchema,
  updateSubscriptionBodySchema,
  verifyPaymentBodySchema,
} from '../payments.contract.ts';
import { json, type HttpRoute } from './http-route.contract.ts';

const own = ['UNAUTHENTICATED'] as const satisfies readonly ErrorCode[];
const changing = [...own, 'CARD_DATA_REFUSED'] as const;
/** Where a plan is bought. */
const buying = [...changing, 'PLAN_UNKNOWN', 'PAYMENT_FAILED', 'PAYMENT_IN_PROGRESS', 'SUBSCRIPTION_EXISTS'] as const;

/** Plans, subscriptions, payments. */
export const billingRoutes = [
  {
    method: 'GET',
    path: '/api/pricing-plans',
    summary: 'The plans and the launch offer.',
    access: 'anyone',
    reply: json(z.array(pricingPlanSchema)),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/payment-configuration',
    summary: 'What a browser needs to talk to the payment provider.',
    access: 'anyone',
    reply: json(paymentConfigurationSchema),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/subscription',
    summary: 'How the subscription stands, asked of the provider where a payment is open.',
    access: 'user',
    reply: json(subscriptionViewSchema),
    errors: own,
  },
  {
    method: 'GET',
    path: '/api/invoices',
    summary: 'What was charged, newest first.',
    access: 'user',
    reply: json(z.array(invoiceViewSchema)),
    errors: own,
  },
  {
    method: 'POST',
    path: '/api/select-plan',
    summary: 'Notes the plan that a user wants; it holds once it is paid.',
    access: 'user',
    json: selectPlanBodySchema,
    reply: json(selectedPlanSchema),
    errors: [...changing, 'PLAN_UNKNOWN'],
  },
  {
    method: 'POST',
    path: '/api/create-subscription-with-payment',
    summary:
      'Begins a paid plan with a card that the provider knows; charged at once, and once however often it is asked.',
    access: 'user',
    json: createSubscriptionBodySchema,
    reply: json(subscriptionCreatedSchema),
    errors: buying,
  },
  {
    method: 'POST',
    path: '/api/create-payment-intent',
    summary: 'The first payment of a plan, for the card element to confirm.',
    access: 'user',
    json: createPaymentIntentBodySchema,
    reply: json(paymentIntentSchema),
    errors: [...buying, 'PRICE_MISMATCH'],
  },
  {
    method: 'POST',
    path: '/api/create-checkout-session',
    summary: 'The first payment of a plan, on the page of the provider.',
    access: 'user',
    json: createCheckoutSessionBodySchema,
    reply: json(providerPageSchema),
    errors: [...buying, 'PRICE_MISMATCH'],
  },
  {
    method: 'POST',
    path: '/api/verify-payment',
    summary: 'After the page of the provider: whether that session of this user was paid.',
    access: 'user',
    json: verifyPaymentBodySchema,
    reply: json(paymentVerifiedSchema),
    errors: [...changing, 'PAYMENT_FAILED', 'NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/update-subscription',
    summary:
      'Another plan from the next billing cycle on; the same plan takes back a cancellation; with `paymentIntentId` the end of a first payment.',
    access: 'user',
    json: updateSubscriptionBodySchema,
    reply: json(subscriptionViewSchema),
    errors: [...changing, 'PLAN_UNKNOWN', 'PAYMENT_FAILED', 'NO_SUBSCRIPTION', 'NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/downgrade-to-free',
    summary: 'Ends the subscription with its period; until then the plan holds.',
    access: 'user',
    reply: json(subscriptionViewSchema),
    errors: [...changing, 'NO_SUBSCRIPTION'],
  },
  {
    method: 'POST',
    path: '/api/billing-portal',
    summary: "The provider's page for changing the card.",
    access: 'user',
    reply: json(providerPageSchema),
    errors: [...changing, 'NO_SUBSCRIPTION'],
  },
  {
    method: 'POST',
    path: '/api/webhooks/stripe',
    summary: 'Events of the payment provider, signed over the raw body.',
    access: 'anyone',
    reply: json(z.object({ received: z.literal(true) })),
    errors: ['FORBIDDEN'],
  },
] as const satisfies readonly HttpRoute[];
