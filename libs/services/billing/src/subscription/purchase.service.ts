import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CodedError, type PaymentIntent, type SubscriptionCreated } from '@crossfoot/contracts';
import { PortError, type Collection, type PaymentsPort } from '@crossfoot/ports';
import { changeDocument, changeDocumentIf, PAYMENTS } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { catalogue, firstMonthPrice, planByName } from '../catalogue/plan-catalogue.ts';
import { ACCOUNTS } from '../tokens.ts';
import type { Account, Purchase, PurchaseAnswer } from './account.document.ts';
import { CustomerAccounts, type Payer } from './customer-accounts.ts';
import { PaymentClock } from './payment-clock.ts';
import { PriceCheck } from './price-check.ts';
import { SubscriptionSync } from './subscription.sync.ts';

/** A call to the provider that has not come back after this long died with its process: it is repeated, with its key. */
const callMs = 45_000;
const pauseMs = 100;
/** A payment that nobody made for so long is begun anew, before the provider lets it lapse. */
const staleMs = 20 * 3_600_000;

type Wish = Pick<Purchase, 'kind' | 'plan' | 'paymentMethodId'>;
/** `dueNow` is what the first charge comes to; null where nothing is bought, because it was before. */
interface Bought {
  readonly account: Account;
  readonly answer: PurchaseAnswer | null;
  readonly dueNow: number | null;
}

/**
 * The first payment of a plan, in its three ways. An account has one open purchase at most: whoever asks for the same
 * again joins it, and another one closes it first. So a double click, two tabs and a lost reply pay once.
 */
@Injectable()
export class PurchaseService {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Collection<Account>,
    @Inject(PAYMENTS) private readonly payments: PaymentsPort,
    private readonly customers: CustomerAccounts,
    private readonly prices: PriceCheck,
    private readonly sync: SubscriptionSync,
    private readonly clock: PaymentClock,
  ) {}

  /** With a card that the provider knows; charged at once. */
  async withCard(payer: Payer, planName: string, paymentMethodId: string): Promise<SubscriptionCreated> {
    const plan = await this.prices.sold(planName);
    const { account, answer, dueNow } = await this.buy(payer, { kind: 'card', plan: plan.name, paymentMethodId });
    const charged = dueNow === null ? null : { amount: dueNow, currency: catalogue.currency };
    if (account.subscription !== null) return { status: 'active', requiresAction: false, clientSecret: null, charged };
    if (answer?.clientSecret == null) throw failed('The payment could not be made. Please try again.');
    return { status: 'incomplete', requiresAction: true, clientSecret: answer.clientSecret, charged };
  }

  /** For the provider's card element. */
  async withIntent(payer: Payer, planName: string): Promise<PaymentIntent> {
    const plan = await this.prices.sold(planName);
    const wish: Wish = { kind: 'intent', plan: plan.name, paymentMethodId: null };
    const { account, answer, dueNow } = await this.buy(payer, wish);
    if (answer?.clientSecret == null || answer.paymentIntentId === null || dueNow === null) throw exists(account);
    const { clientSecret, paymentIntentId } = answer;
    return { clientSecret, paymentIntentId, amount: dueNow, currency: catalogue.currency };
  }

  /** On a page of the provider. */
  async withCheckout(payer: Payer, planName: string, origin: string): Promise<{ readonly url: string }> {
    const plan = await this.prices.sold(planName);
    const { account, answer } = await this.buy(
      payer,
      { kind: 'checkout', plan: plan.name, paymentMethodId: null },
      origin,
    );
    if (answer?.url == null) throw exists(account);
    return { url: this.prices.leadingToProvider(answer.url, origin) };
  }

  private async buy(payer: Payer, wish: Wish, origin = ''): Promise<Bought> {
    await this.customers.ensure(payer);
    for (;;) {
      const { purchase, subscription } = (await this.customers.read(payer.userId)).body;
      if (subscription !== null) {
        const account = await this.sync.sync(payer.userId);
        if (account?.subscription != null) return this.alreadyRunning(payer.userId, account, wish);
        continue;
      }
      if (purchase === null) {
        const claimed = await this.claim(payer.userId, wish);
        if (claimed !== null) return this.call(payer.userId, claimed, origin);
      } else if (!isSame(purchase, wish, this.clock.now())) await this.close(payer.userId, purchase);
      else if (purchase.answer !== null) return await this.settled(payer.userId, purchase);
      else if (purchase.startedAt < this.clock.now() - callMs) return this.call(payer.userId, purchase, origin);
      else {
        await wait(pauseMs);
        await this.throwIfFailed(payer.userId, purchase.key);
      }
    }
  }

  /** The same plan again is no purchase: it is a repeat, or takes a cancellation back. */
  private async alreadyRunning(userId: string, account: Account, wish: Wish): Promise<Bought> {
    const { subscription } = account;
    if (subscription === null || wish.kind !== 'card' || subscription.plan !== wish.plan) throw exists(account);
    const nothing = { answer: null, dueNow: null };
    if (!subscription.endsAtPeriodEnd) return { account, ...nothing };
    const { subscriptionId } = subscription;
    await this.payments.resume({ subscriptionId, idempotencyKey: `resume-${subscriptionId}-${randomUUID()}` });
    return { account: (await this.sync.sync(userId)) ?? account, ...nothing };
  }

  private async claim(userId: string, wish: Wish): Promise<Purchase | null> {
    const key = randomUUID();
    const stored = await changeDocumentIf(this.accounts, userId, (account) => {
      if (account.isClosing) throw new CodedError('UNAUTHENTICATED', 'This account is being deleted.');
      if (account.purchase !== null || account.subscription !== null) return null;
      const launchOffer = catalogue.launchOffer.active && !account.hasPaid;
      return { ...account, purchase: { ...wish, launchOffer, key, startedAt: this.clock.now(), answer: null } };
    });
    return stored?.body.purchase ?? null;
  }

  private async call(userId: string, purchase: Purchase, origin: string): Promise<Bought> {
    try {
      const answer = await this.ask(userId, purchase, origin);
      await this.setPurchase(userId, purchase.key, { ...purchase, answer });
    } catch (error) {
      const isOver = error instanceof PortError && error.code !== 'unavailable';
      if (!isOver) throw error;
      const message =
        error.code === 'declined' ? error.message : 'The payment provider does not take this card or plan.';
      await changeDocument(this.accounts, userId, (account) =>
        account.purchase?.key === purchase.key
          ? { ...account, purchase: null, lastFailure: { key: purchase.key, message } }
          : null,
      );
      throw failed(message, error);
    }
    return this.settled(userId, purchase);
  }

  private async ask(userId: string, purchase: Purchase, origin: string): Promise<PurchaseAnswer> {
    const { customerId } = (await this.customers.read(userId)).body;
    if (customerId === null) throw new PortError('unavailable', 'The account has no customer.');
    const { plan, launchOffer, paymentMethodId, key: idempotencyKey } = purchase;
    const order = { customerId, plan, launchOffer, idempotencyKey };
    if (purchase.kind === 'checkout') {
      const successUrl = `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`;
      const cancelUrl = `${origin}/checkout?plan=${encodeURIComponent(plan)}`;
      const { id, url } = await this.payments.createCheckoutSession({ ...order, successUrl, cancelUrl });
      return { subscriptionId: null, paymentIntentId: null, clientSecret: null, sessionId: id, url };
    }
    const state = await this.payments.createSubscription({ ...order, paymentMethodId });
    const { subscriptionId, paymentIntentId, clientSecret } = state;
    return { subscriptionId, paymentIntentId, clientSecret, sessionId: null, url: null };
  }

  /** As the provider says: bought, waiting for the customer, or come to nothing. */
  private async settled(userId: string, purchase: Purchase): Promise<Bought> {
    const account = await this.sync.sync(userId);
    if (account === null) throw new CodedError('UNAUTHENTICATED', 'Please sign in again.');
    const dueNow = firstCharge(purchase);
    if (account.subscription !== null || account.purchase?.key === purchase.key)
      return { account, answer: account.purchase?.answer ?? null, dueNow };
    const { lastFailure } = account;
    throw failed(
      lastFailure?.key === purchase.key ? lastFailure.message : 'The payment was not completed. Please try again.',
    );
  }

  /** Ends a purchase that another one replaces, so that it cannot be paid later on. */
  private async close(userId: string, purchase: Purchase): Promise<void> {
    const isUnderWay = purchase.answer === null && purchase.startedAt > this.clock.now() - callMs;
    if (isUnderWay)
      throw new CodedError('PAYMENT_IN_PROGRESS', 'Another payment is just being made. Please wait a moment.');
    if (purchase.answer?.sessionId != null) await this.payments.expireCheckoutSession(purchase.answer.sessionId);
    // It may have been paid in the meantime: what was paid is kept.
    const account = await this.sync.sync(userId);
    if (account?.subscription !== null) return;
    await this.setPurchase(userId, purchase.key, null);
    // With nobody waiting for it, whatever is unpaid is ended at the provider.
    await this.sync.sync(userId);
  }

  private async setPurchase(userId: string, key: string, purchase: Purchase | null): Promise<void> {
    await changeDocument(this.accounts, userId, (account) =>
      account.purchase?.key === key ? { ...account, purchase } : null,
    );
  }

  private async throwIfFailed(userId: string, key: string): Promise<void> {
    const { lastFailure } = (await this.customers.read(userId)).body;
    if (lastFailure?.key === key) throw failed(lastFailure.message);
  }
}

function isSame(purchase: Purchase, wish: Wish, now: number): boolean {
  return (
    purchase.kind === wish.kind &&
    purchase.plan === wish.plan &&
    purchase.paymentMethodId === wish.paymentMethodId &&
    purchase.startedAt > now - staleMs
  );
}

function firstCharge({ plan: name, launchOffer }: Purchase): number | null {
  const plan = planByName(name);
  if (plan === null) return null;
  return launchOffer ? firstMonthPrice(plan) : plan.monthlyPrice;
}

const failed = (message: string, cause?: unknown): CodedError =>
  new CodedError('PAYMENT_FAILED', message, {}, { cause });

function exists(account: Account): CodedError {
  const name = planByName(account.subscription?.plan ?? '')?.displayName ?? 'a paid';
  return new CodedError('SUBSCRIPTION_EXISTS', `You are on the ${name} plan already. Change the plan instead.`);
}
