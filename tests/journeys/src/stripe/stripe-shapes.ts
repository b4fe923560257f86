import type { CheckoutSessionState, Invoice, PaymentEvent, SubscriptionState } from '@crossfoot/ports';

export interface Shapes {
  priceOf(plan: string): object;
}

const seconds = (ms: number): number => Math.floor(ms / 1_000);
const statuses = {
  active: 'active',
  requiresAction: 'incomplete',
  incomplete: 'incomplete',
  pastDue: 'past_due',
  cancelled: 'canceled',
} as const;

/** A subscription of the sandbox as Stripe shows it, with everything expanded. */
export function asSubscription(state: SubscriptionState, shapes: Shapes): object {
  const [from, to] = [seconds(state.periodStart), seconds(state.periodEnd)];
  const { subscriptionId: id, customerId, plan, pendingPlan } = state;
  const later = { start_date: to, metadata: { plan: pendingPlan } };
  return {
    id,
    object: 'subscription',
    customer: customerId,
    status: statuses[state.status],
    created: seconds(state.createdAt),
    start_date: from,
    metadata: { plan },
    cancel_at_period_end: state.endsAtPeriodEnd,
    items: {
      object: 'list',
      data: [{ id: `si_${id}`, price: shapes.priceOf(plan), current_period_start: from, current_period_end: to }],
    },
    schedule:
      pendingPlan === null
        ? null
        : { id: `sub_sched_${id}`, phases: [{ start_date: from, end_date: to, metadata: {} }, later] },
    latest_invoice: latestInvoice(state),
  };
}

function latestInvoice({ clientSecret, lastCharge, status }: SubscriptionState): object {
  if (clientSecret !== null)
    return { id: 'in_waiting', status: 'open', confirmation_secret: { client_secret: clientSecret } };
  if (lastCharge === null || status === 'pastDue') return { id: 'in_unpaid', status: 'open' };
  const { invoiceId, amount, currency, paidAt } = lastCharge;
  return {
    id: invoiceId,
    status: 'paid',
    amount_paid: amount,
    currency: currency.toLowerCase(),
    created: seconds(paidAt),
    status_transitions: { paid_at: seconds(paidAt) },
  };
}

/** The open first payment. */
export function asIntent({ paymentIntentId, status }: SubscriptionState, refusal: string | null): object {
  return {
    id: paymentIntentId,
    status: status === 'requiresAction' ? 'requires_action' : 'requires_payment_method',
    last_payment_error: refusal === null ? null : { message: refusal },
  };
}

export function asSession(id: string, { status, customerId, subscriptionId }: CheckoutSessionState): object {
  return {
    id,
    status: status === 'paid' ? 'complete' : status,
    payment_status: status === 'paid' ? 'paid' : 'unpaid',
    customer: customerId,
    subscription: subscriptionId,
  };
}

export function asInvoice({ id, number, plan, amount, currency, status, issuedAt }: Invoice): object {
  return {
    id,
    number,
    status,
    amount_paid: status === 'paid' ? amount : 0,
    amount_due: amount,
    currency: currency.toLowerCase(),
    created: seconds(issuedAt),
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    parent: { subscription_details: { metadata: { plan } } },
  };
}

export function asEvent({ id, type, createdAt, customerId }: PaymentEvent): object {
  return { id, object: 'event', type, created: seconds(createdAt), data: { object: { customer: customerId } } };
}
