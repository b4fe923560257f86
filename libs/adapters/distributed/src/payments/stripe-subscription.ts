import type { SubscriptionState } from '@crossfoot/ports';
import type Stripe from 'stripe';

/** What a subscription is read with, so that its open question can be told. */
export const expanded = ['latest_invoice.payments.data.payment.payment_intent'];

/** The payment that an unfinished subscription waits for. */
export function openPayment(subscription: Stripe.Subscription): Stripe.PaymentIntent | null {
  const invoice = subscription.latest_invoice;
  if (invoice === null || typeof invoice === 'string') return null;
  for (const { payment } of invoice.payments?.data ?? []) {
    const intent = payment.payment_intent;
    if (intent !== undefined && typeof intent !== 'string') return intent;
  }
  return null;
}

export function stateOf(subscription: Stripe.Subscription): SubscriptionState {
  const item = subscription.items.data[0];
  const payment = subscription.status === 'incomplete' ? openPayment(subscription) : null;
  const asks = payment?.status === 'requires_action';
  return {
    subscriptionId: subscription.id,
    customerId: typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id,
    plan: item?.price.lookup_key ?? subscription.metadata['plan'] ?? '',
    status: asks ? 'requiresAction' : statusOf(subscription.status),
    clientSecret: asks ? payment.client_secret : null,
    periodStart: (item?.current_period_start ?? subscription.start_date) * 1_000,
    periodEnd: (item?.current_period_end ?? subscription.start_date) * 1_000,
    endsAtPeriodEnd: subscription.cancel_at_period_end,
  };
}

function statusOf(status: Stripe.Subscription.Status): SubscriptionState['status'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'pastDue';
    case 'canceled':
    case 'incomplete_expired':
      return 'cancelled';
    case 'incomplete':
      return 'incomplete';
    default:
      // A status of a later API version: nothing is granted on it.
      return 'incomplete';
  }
}
