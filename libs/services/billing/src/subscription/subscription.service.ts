import { randomUUID } from 'node:crypto';
import { CodedError, type InvoiceView, type SubscriptionView } from '@crossfoot/contracts';
import { PortError, type Collection, type PaymentsPort } from '@crossfoot/ports';
import { changeDocument, getOrCreateDocument, PAYMENTS } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNTS } from '../tokens.ts';
import { freeAccount, type Account } from './account.document.ts';
import { knownPlan, PriceCheck } from './price-check.ts';
import { subscriptionView } from './subscription-view.ts';
import { SubscriptionSync } from './subscription.sync.ts';

const failed = (message: string): CodedError => new CodedError('PAYMENT_FAILED', message);

/** What a user sees of the subscription and changes about it once there is one. */
@Injectable()
export class SubscriptionService {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Collection<Account>,
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    private readonly prices: PriceCheck,
    private readonly sync: SubscriptionSync,
  ) {}

  async view(userId: string): Promise<SubscriptionView> {
    const account = await getOrCreateDocument(this.accounts, userId, freeAccount(Date.now()));
    // Somebody who has just paid wants to see it, whether the provider's event has come or not.
    return subscriptionView(account.purchase === null ? account : ((await this.sync.sync(userId)) ?? account));
  }

  async select(userId: string, planName: string): Promise<{ planName: string; requiresPayment: boolean }> {
    const plan = knownPlan(planName);
    await getOrCreateDocument(this.accounts, userId, freeAccount(Date.now()));
    const isPaid = plan.monthlyPrice > 0;
    const stored = await changeDocument(this.accounts, userId, (account) =>
      account.plan === plan.name ? null : { ...account, selectedPlan: isPaid ? plan.name : null },
    );
    return { planName: plan.name, requiresPayment: isPaid && stored?.body.plan !== plan.name };
  }

  /** Another plan from the next cycle on; the same one takes a cancellation or a planned change back; free ends it. */
  async changePlan(userId: string, planName: string): Promise<SubscriptionView> {
    const plan = knownPlan(planName);
    if (plan.monthlyPrice === 0) return this.end(userId);
    await this.prices.sold(plan.name);
    const { subscriptionId, pendingPlan, endsAtPeriodEnd, plan: present } = await this.running(userId);
    const call = { subscriptionId, idempotencyKey: randomUUID() };
    if (endsAtPeriodEnd) await this.payments.resume(call);
    if ((pendingPlan ?? present) !== plan.name)
      await this.payments.changePlan({ ...call, idempotencyKey: randomUUID(), plan: plan.name });
    return this.synced(userId);
  }

  /** Ends with the period that is paid; a renewal that failed has paid none, and ends at once. */
  async end(userId: string): Promise<SubscriptionView> {
    const { subscriptionId, status, endsAtPeriodEnd } = await this.running(userId);
    const at = status === 'active' ? 'periodEnd' : 'now';
    if (!endsAtPeriodEnd) await this.payments.cancel({ subscriptionId, at, idempotencyKey: randomUUID() });
    return this.synced(userId);
  }

  /** After the card element: that this very payment of this user was made, for this plan. */
  async finishIntent(userId: string, planName: string, paymentIntentId: string): Promise<SubscriptionView> {
    const account = await this.sync.sync(userId);
    const plan = knownPlan(planName);
    const isOpen = account?.purchase?.answer?.paymentIntentId === paymentIntentId;
    const isPaid = account?.paidIntent?.paymentIntentId === paymentIntentId;
    if (account === null || (!isOpen && !isPaid)) throw new CodedError('NOT_FOUND', 'There is no such payment.');
    if ((isOpen ? account.purchase?.plan : account.paidIntent?.plan) !== plan.name)
      throw failed('This payment is for another plan.');
    if (!isPaid || account.subscription === null) throw failed('The payment has not gone through.');
    return subscriptionView(account);
  }

  /** After the page of the provider: that this very session of this user was paid, and its subscription runs. */
  async verifyCheckout(userId: string, sessionId: string): Promise<{ status: 'active'; planName: string }> {
    const session = await orNull(this.payments.getCheckoutSession(sessionId));
    const known = await this.accounts.get(userId);
    if (session === null || known?.body.customerId == null || session.customerId !== known.body.customerId)
      throw new CodedError('NOT_FOUND', 'Payment verification failed');
    if (session.status !== 'paid') throw failed('The payment has not gone through.');
    const subscription = (await this.sync.sync(userId))?.subscription ?? null;
    if (subscription === null || subscription.subscriptionId !== session.subscriptionId)
      throw failed('This payment belongs to a subscription that has ended.');
    return { status: 'active', planName: subscription.plan };
  }

  async invoices(userId: string, origin: string): Promise<InvoiceView[]> {
    const customerId = (await this.accounts.get(userId))?.body.customerId ?? null;
    if (customerId === null) return [];
    return (await this.payments.invoices(customerId)).map(({ issuedAt, plan, url, ...invoice }) => ({
      ...invoice,
      planName: plan,
      issuedAt: new Date(issuedAt).toISOString(),
      url: url === null ? null : new URL(url, origin).href,
    }));
  }

  async portal(userId: string, origin: string): Promise<{ url: string }> {
    const customerId = (await this.accounts.get(userId))?.body.customerId ?? null;
    if (customerId === null) throw noSubscription();
    const { url } = await this.payments.createPortalSession({ customerId, returnUrl: `${origin}/settings` });
    return { url: this.prices.leadingToProvider(url, origin) };
  }

  private async running(userId: string): Promise<NonNullable<Account['subscription']>> {
    const subscription = (await this.sync.sync(userId))?.subscription ?? null;
    if (subscription === null) throw noSubscription();
    return subscription;
  }

  private async synced(userId: string): Promise<SubscriptionView> {
    const account = await this.sync.sync(userId);
    if (account === null) throw new CodedError('UNAUTHENTICATED', 'Please sign in again.');
    return subscriptionView(account);
  }
}

const noSubscription = (): CodedError => new CodedError('NO_SUBSCRIPTION', 'There is no subscription to change.');

async function orNull<T>(work: Promise<T | null>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof PortError && (error.code === 'refused' || error.code === 'notFound')) return null;
    throw error;
  }
}
