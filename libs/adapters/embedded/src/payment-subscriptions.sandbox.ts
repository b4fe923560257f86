import { randomUUID } from 'node:crypto';
import { PortError } from '@crossfoot/ports';
import type { CreateSubscription, SubscriptionState } from '@crossfoot/ports';
import type { PaymentInvoices } from './payment-invoices.sandbox.ts';
import type { PaymentLedger } from './payment-ledger.sqlite.ts';
import { firstCharge, monthsAfter, renewalSucceeds } from './payment-methods.sandbox.ts';
import { subscriptionSchema } from './payment-records.ts';
import type { SubscriptionRecord } from './payment-records.ts';

/** A first payment that nobody confirms lapses after this long, as at Stripe. */
const CONFIRM_WITHIN_MS = 23 * 3_600_000;

/** The life of subscriptions: first charge, confirmation, renewals, change of plan, end. Called inside a transaction. */
export class SandboxSubscriptions {
  private readonly ledger: PaymentLedger;
  private readonly invoices: PaymentInvoices;

  constructor(ledger: PaymentLedger, invoices: PaymentInvoices) {
    this.ledger = ledger;
    this.invoices = invoices;
  }

  create(input: Omit<CreateSubscription, 'idempotencyKey'>, now: number): SubscriptionState {
    const paid = input.paymentMethodId !== null && firstCharge(input.paymentMethodId) === 'paid';
    const paymentIntentId = `pi_${randomUUID()}`;
    const record: SubscriptionRecord = {
      state: {
        subscriptionId: `sub_${randomUUID()}`,
        customerId: input.customerId,
        plan: input.plan,
        status: input.paymentMethodId === null ? 'incomplete' : 'requiresAction',
        clientSecret: `${paymentIntentId}_secret_${randomUUID()}`,
        paymentIntentId,
        periodStart: now,
        periodEnd: monthsAfter(now, 1),
        endsAtPeriodEnd: false,
        pendingPlan: null,
        createdAt: now,
        lastCharge: null,
      },
      paymentMethodId: input.paymentMethodId,
      launchOffer: input.launchOffer,
      anchor: now,
      periods: 1,
    };
    this.invoices.priceOf(input.plan);
    if (paid) return this.begin(record, 'customer.subscription.created', now);
    return this.save(record, 'customer.subscription.created', now);
  }

  /** The card element pays. A declined card leaves the payment open for another. */
  pay(clientSecret: string, paymentMethodId: string, now: number): 'paid' | 'requiresAction' {
    const record = this.waitingFor(clientSecret);
    const outcome = firstCharge(paymentMethodId);
    const withCard = { ...record, paymentMethodId };
    if (outcome === 'paid') this.begin(withCard, 'customer.subscription.updated', now);
    else this.save(withState(withCard, { status: 'requiresAction' }), 'customer.subscription.updated', now);
    return outcome;
  }

  confirm(clientSecret: string, succeeds: boolean, now: number): void {
    const record = this.waitingFor(clientSecret);
    if (succeeds) this.begin(record, 'customer.subscription.updated', now);
    else this.save(withState(record, { status: 'incomplete' }), 'invoice.payment_failed', now);
  }

  changePlan(subscriptionId: string, plan: string, now: number): SubscriptionState {
    const record = this.needRunning(subscriptionId);
    this.invoices.priceOf(plan);
    const pendingPlan = plan === record.state.plan ? null : plan;
    return this.save(withState(record, { pendingPlan }), 'customer.subscription.updated', now);
  }

  cancel(subscriptionId: string, at: 'periodEnd' | 'now' | 'nowRefunded', now: number): SubscriptionState {
    const record = this.need(subscriptionId);
    if (record.state.status === 'cancelled') return record.state;
    if (at === 'periodEnd') {
      const change = { endsAtPeriodEnd: true, pendingPlan: null };
      return this.save(withState(record, change), 'customer.subscription.updated', now);
    }
    if (at === 'nowRefunded') this.invoices.refundLatest(subscriptionId);
    return this.end(record, now);
  }

  resume(subscriptionId: string, now: number): SubscriptionState {
    const record = this.needRunning(subscriptionId);
    return this.save(withState(record, { endsAtPeriodEnd: false }), 'customer.subscription.updated', now);
  }

  /** Charges what is past due to the new card, too. */
  changeCard(customerId: string, paymentMethodId: string, now: number): void {
    firstCharge(paymentMethodId);
    for (const record of this.all()) {
      const { status } = record.state;
      if (record.state.customerId !== customerId || (status !== 'active' && status !== 'pastDue')) continue;
      const withCard = { ...record, paymentMethodId };
      if (status === 'pastDue' && renewalSucceeds(paymentMethodId)) {
        this.invoices.payOpen(record.state.subscriptionId, now);
        this.save(this.charged(withCard), 'invoice.paid', now);
      } else this.save(withCard, 'customer.subscription.updated', now);
    }
  }

  get(subscriptionId: string): SubscriptionState | null {
    return this.ledger.get('subscription', subscriptionId, subscriptionSchema)?.state ?? null;
  }

  of(customerId: string): readonly SubscriptionRecord[] {
    return this.all()
      .filter(({ state }) => state.customerId === customerId)
      .toReversed();
  }

  /** Everything that time has brought by now, in the order of its time. */
  settle(now: number): void {
    for (;;) {
      const due = this.all()
        .map((record) => ({ record, at: dueAt(record) }))
        .filter((entry): entry is { record: SubscriptionRecord; at: number } => entry.at !== null && entry.at <= now)
        .sort((a, b) => a.at - b.at)[0];
      if (due === undefined) return;
      this.step(due.record, due.at);
    }
  }

  private step(record: SubscriptionRecord, at: number): void {
    if (record.state.status !== 'active' || record.state.endsAtPeriodEnd) this.end(record, at);
    else this.renew(record, at);
  }

  /** As at Stripe, the new period begins also where its charge fails. */
  private renew(record: SubscriptionRecord, at: number): void {
    const periods = record.periods + 1;
    const next = withState(
      { ...record, periods },
      {
        plan: record.state.pendingPlan ?? record.state.plan,
        pendingPlan: null,
        periodStart: at,
        periodEnd: monthsAfter(record.anchor, periods),
      },
    );
    const paid = record.paymentMethodId !== null && renewalSucceeds(record.paymentMethodId);
    this.invoices.add(next.state, { halved: false, paid, at });
    this.save(
      paid ? this.charged(next) : withState(next, { status: 'pastDue' }),
      paid ? 'invoice.paid' : 'invoice.payment_failed',
      at,
    );
  }

  /** The first payment is through. */
  private begin(record: SubscriptionRecord, event: string, now: number): SubscriptionState {
    this.invoices.add(record.state, { halved: record.launchOffer, paid: true, at: now });
    const state = this.save(this.charged(record), event, now);
    this.event('invoice.paid', state, now);
    return state;
  }

  private charged(record: SubscriptionRecord): SubscriptionRecord {
    const lastCharge = this.invoices.lastCharge(record.state.subscriptionId);
    return withState(record, { status: 'active', clientSecret: null, paymentIntentId: null, lastCharge });
  }

  private end(record: SubscriptionRecord, at: number): SubscriptionState {
    this.invoices.voidOpen(record.state.subscriptionId);
    const change = { status: 'cancelled', clientSecret: null, paymentIntentId: null, pendingPlan: null } as const;
    return this.save(withState(record, change), 'customer.subscription.deleted', at);
  }

  private save(record: SubscriptionRecord, event: string, at: number): SubscriptionState {
    this.ledger.put('subscription', record.state.subscriptionId, record);
    this.event(event, record.state, at);
    return record.state;
  }

  private event(type: string, { customerId }: SubscriptionState, at: number): void {
    this.ledger.addEvent({ id: `evt_${randomUUID()}`, type, createdAt: at, customerId });
  }

  private waitingFor(clientSecret: string): SubscriptionRecord {
    const record = this.all().find(({ state }) => state.clientSecret === clientSecret);
    if (record === undefined) throw new PortError('notFound', 'There is no payment that waits for this confirmation');
    return record;
  }

  private needRunning(subscriptionId: string): SubscriptionRecord {
    const record = this.need(subscriptionId);
    if (record.state.status === 'cancelled') throw new PortError('refused', 'The subscription has ended');
    return record;
  }

  private need(subscriptionId: string): SubscriptionRecord {
    const record = this.ledger.get('subscription', subscriptionId, subscriptionSchema);
    if (record === null) throw new PortError('notFound', 'There is no such subscription');
    return record;
  }

  private all(): readonly SubscriptionRecord[] {
    return this.ledger.all('subscription', subscriptionSchema);
  }
}

function withState(record: SubscriptionRecord, change: Partial<SubscriptionRecord['state']>): SubscriptionRecord {
  return { ...record, state: { ...record.state, ...change } };
}

function dueAt({ state, anchor }: SubscriptionRecord): number | null {
  if (state.status === 'requiresAction' || state.status === 'incomplete') return anchor + CONFIRM_WITHIN_MS;
  return state.status === 'cancelled' ? null : state.periodEnd;
}
