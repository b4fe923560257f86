import { randomUUID } from 'node:crypto';
import { PortError } from '@crossfoot/ports';
import type { CreateSubscription, SubscriptionState } from '@crossfoot/ports';
import type { PaymentLedger } from './payment-ledger.sqlite.ts';
import { firstCharge, monthsAfter, renewalSucceeds } from './payment-methods.sandbox.ts';
import { subscriptionSchema } from './payment-records.ts';
import type { SubscriptionRecord } from './payment-records.ts';

/** A first payment that nobody confirms lapses after this long, as at Stripe. */
const CONFIRM_WITHIN_MS = 23 * 3_600_000;

/** The life of subscriptions: first charge, confirmation, renewals, change of plan, end. Called inside a transaction. */
export class SandboxSubscriptions {
  private readonly ledger: PaymentLedger;

  constructor(ledger: PaymentLedger) {
    this.ledger = ledger;
  }

  create(input: Omit<CreateSubscription, 'idempotencyKey'>, now: number): SubscriptionState {
    const paid = firstCharge(input.paymentMethodId) === 'paid';
    const subscriptionId = `sub_${randomUUID()}`;
    const record: SubscriptionRecord = {
      state: {
        subscriptionId,
        customerId: input.customerId,
        plan: input.plan,
        status: paid ? 'active' : 'requiresAction',
        clientSecret: paid ? null : `${subscriptionId}_secret_${randomUUID()}`,
        periodStart: now,
        periodEnd: monthsAfter(now, 1),
        endsAtPeriodEnd: false,
      },
      paymentMethodId: input.paymentMethodId,
      launchOffer: input.launchOffer,
      nextPlan: null,
      anchor: now,
      periods: 1,
    };
    this.save(record, 'customer.subscription.created', now);
    if (paid) this.charge(record, input.launchOffer, now);
    return record.state;
  }

  confirm(clientSecret: string, succeeds: boolean, now: number): void {
    const record = this.all().find(
      (candidate) => candidate.state.clientSecret === clientSecret && candidate.state.status !== 'cancelled',
    );
    if (record === undefined) throw new PortError('notFound', 'There is no payment that waits for this confirmation');
    if (!succeeds) {
      this.save({ ...record, state: { ...record.state, status: 'incomplete' } }, 'invoice.payment_failed', now);
      return;
    }
    const confirmed: SubscriptionRecord = {
      ...record,
      state: { ...record.state, status: 'active', clientSecret: null },
    };
    this.save(confirmed, 'customer.subscription.updated', now);
    this.charge(confirmed, record.launchOffer, now);
  }

  changePlan(subscriptionId: string, plan: string, now: number): SubscriptionState {
    const record = this.need(subscriptionId);
    if (record.state.status === 'cancelled') throw new PortError('refused', 'The subscription has ended');
    const changed = { ...record, nextPlan: plan };
    this.save(changed, 'customer.subscription.updated', now);
    return changed.state;
  }

  cancel(subscriptionId: string, at: 'periodEnd' | 'now', now: number): SubscriptionState {
    const record = this.need(subscriptionId);
    if (record.state.status === 'cancelled') return record.state;
    return at === 'now'
      ? this.end(record, now)
      : this.save(
          { ...record, state: { ...record.state, endsAtPeriodEnd: true } },
          'customer.subscription.updated',
          now,
        );
  }

  get(subscriptionId: string): SubscriptionState | null {
    return this.ledger.get('subscription', subscriptionId, subscriptionSchema)?.state ?? null;
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
    else if (renewalSucceeds(record.paymentMethodId)) this.renew(record, at);
    else this.save({ ...record, state: { ...record.state, status: 'pastDue' } }, 'invoice.payment_failed', at);
  }

  private renew(record: SubscriptionRecord, at: number): void {
    const periods = record.periods + 1;
    const state = {
      ...record.state,
      plan: record.nextPlan ?? record.state.plan,
      periodStart: at,
      periodEnd: monthsAfter(record.anchor, periods),
    };
    const renewed: SubscriptionRecord = { ...record, nextPlan: null, periods, state };
    this.save(renewed, 'customer.subscription.updated', at);
    this.charge(renewed, false, at);
  }

  private end(record: SubscriptionRecord, at: number): SubscriptionState {
    return this.save(
      { ...record, state: { ...record.state, status: 'cancelled', clientSecret: null } },
      'customer.subscription.deleted',
      at,
    );
  }

  private charge(record: SubscriptionRecord, halved: boolean, at: number): void {
    const { customerId, subscriptionId, plan } = record.state;
    this.ledger.put('charge', randomUUID(), { customerId, subscriptionId, plan, halved, at });
    this.event('invoice.paid', record, at);
  }

  private save(record: SubscriptionRecord, event: string, at: number): SubscriptionState {
    this.ledger.put('subscription', record.state.subscriptionId, record);
    this.event(event, record, at);
    return record.state;
  }

  private event(type: string, record: SubscriptionRecord, at: number): void {
    this.ledger.addEvent({ id: `evt_${randomUUID()}`, type, createdAt: at, subscription: record.state });
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

function dueAt({ state, anchor }: SubscriptionRecord): number | null {
  if (state.status === 'requiresAction' || state.status === 'incomplete') return anchor + CONFIRM_WITHIN_MS;
  if (state.status === 'active' || (state.status === 'pastDue' && state.endsAtPeriodEnd)) return state.periodEnd;
  return null;
}
