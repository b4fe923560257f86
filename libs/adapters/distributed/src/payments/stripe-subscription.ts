import type { Invoice, SubscriptionState } from '@crossfoot/ports';
import type Stripe from 'stripe';

/** What a subscription is read with: the secret of an open first payment, and a planned change of plan. */
export const expanded = ['latest_invoice.confirmation_secret', 'schedule'];

/** The secret of an open payment names the payment: `pi_…_secret_…`. */
export function openPayment(subscription: Stripe.Subscription): { id: string; clientSecret: string } | null {
  const invoice = subscription.latest_invoice;
  if (subscription.status !== 'incomplete' || invoice === null || typeof invoice === 'string') return null;
  const clientSecret = invoice.confirmation_secret?.client_secret;
  const id = clientSecret?.split('_secret_')[0];
  return clientSecret === undefined || id === undefined ? null : { id, clientSecret };
}

/** `payment` is the open first payment as it stands, where there is one. */
export function stateOf(subscription: Stripe.Subscription, payment: Stripe.PaymentIntent | null): SubscriptionState {
  const item = subscription.items.data[0];
  const open = openPayment(subscription);
  return {
    subscriptionId: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    plan: planOf(item?.price) ?? subscription.metadata['plan'] ?? '',
    status: payment?.status === 'requires_action' ? 'requiresAction' : statusOf(subscription.status),
    clientSecret: open?.clientSecret ?? null,
    paymentIntentId: open?.id ?? null,
    periodStart: (item?.current_period_start ?? subscription.start_date) * 1_000,
    periodEnd: (item?.current_period_end ?? subscription.start_date) * 1_000,
    endsAtPeriodEnd: subscription.cancel_at_period_end,
    pendingPlan: pendingPlanOf(subscription, item?.current_period_end ?? 0),
    createdAt: subscription.created * 1_000,
    lastCharge: lastChargeOf(subscription.latest_invoice),
  };
}

export function asInvoice(invoice: Stripe.Invoice): Invoice {
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    plan: invoice.parent?.subscription_details?.metadata?.['plan'] ?? '',
    amount: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency.toUpperCase(),
    status: invoice.status === 'paid' ? 'paid' : invoice.status === 'open' ? 'open' : 'void',
    issuedAt: invoice.created * 1_000,
    url: invoice.hosted_invoice_url ?? null,
  };
}

export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** The plan of a price: set by the set-up, or the lookup key where somebody made the price by hand. */
export function planOf(price: Stripe.Price | undefined): string | null {
  return price?.metadata['plan'] ?? price?.lookup_key ?? null;
}

function pendingPlanOf({ schedule }: Stripe.Subscription, periodEnd: number): string | null {
  if (schedule === null || typeof schedule === 'string') return null;
  return schedule.phases.find((phase) => phase.start_date >= periodEnd)?.metadata?.['plan'] ?? null;
}

function lastChargeOf(invoice: Stripe.Subscription['latest_invoice']): SubscriptionState['lastCharge'] {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'paid') return null;
  const paidAt = (invoice.status_transitions.paid_at ?? invoice.created) * 1_000;
  return { invoiceId: invoice.id, amount: invoice.amount_paid, currency: invoice.currency.toUpperCase(), paidAt };
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
