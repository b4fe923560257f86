import { billingNoticeEvent, type BillingNotice } from '@crossfoot/contracts';
import type { SubscriptionState } from '@crossfoot/ports';
import { planByName } from '../catalogue/plan-catalogue.ts';
import { withEvents, type PendingEvent } from '../outbox.ts';
import type { Account } from './account.document.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** How long a plan holds whose renewal was not paid. */
export const graceMs = 7 * dayMs;
/** Longer than any first payment can be made at the provider. */
const purchaseMs = 25 * hourMs;
const reminderBeforeMs = 2 * dayMs;
/** Without any event, the provider is asked this often. */
const askAgainMs = { running: 6 * hourMs, waiting: 10 * minuteMs };

/** What has to be done at the provider so that one subscription at most is left. */
export interface ProviderDeed {
  readonly subscriptionId: string;
  readonly at: 'now' | 'nowRefunded';
}

export interface Settlement {
  readonly account: Account;
  readonly deeds: readonly ProviderDeed[];
  /** A checkout page that must not be paid any more. */
  readonly expire: string | null;
}

export const graceEnd = (subscription: { readonly periodStart: number }): number => subscription.periodStart + graceMs;

const isRunning = (state: SubscriptionState): boolean => state.status === 'active' || state.status === 'pastDue';
const isoDate = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The account as the provider's subscriptions of this customer make it, and what is to be told and done. Depends on the
 * latest state alone, never on which event told of it: so neither order nor repetition of events matters.
 */
export function settledAccount(
  userId: string,
  before: Account,
  states: readonly SubscriptionState[],
  now: number,
): Settlement {
  const running = states.filter(isRunning).toSorted((a, b) => a.createdAt - b.createdAt);
  const [state = null, ...surplus] = before.isClosing ? [] : running;
  const isOver = state?.status === 'pastDue' && now >= graceEnd(state);
  const current = isOver ? null : state;
  const purchase = openPurchase(before, states, { isBought: current !== null, now });
  const account: Account = {
    ...before,
    plan: planByName(current?.plan ?? 'free')?.name ?? 'free',
    paidPeriod: paidPeriod(before, current),
    subscription: current === null ? null : snapshot(current),
    purchase,
    paidIntent: paidIntent(before, state),
    hasPaid: before.hasPaid || states.some((one) => one.lastCharge !== null),
    selectedPlan: current?.status === 'active' ? null : before.selectedPlan,
    graceMails: current?.status === 'pastDue' ? Math.max(1, isNearEnd(current, now) ? 2 : 0, before.graceMails) : 0,
    lastReceiptId: state?.lastCharge?.invoiceId ?? before.lastReceiptId,
  };
  const ends: ProviderDeed[] = [
    ...surplus.map(({ subscriptionId }) => ({ subscriptionId, at: 'nowRefunded' as const })),
    ...(isOver ? [{ subscriptionId: state.subscriptionId, at: 'now' as const }] : []),
    ...(before.isClosing ? unended(states, 'now') : leftOver(states, before, account)),
  ];
  const notices = noticesOf(before, account, state);
  // What is to be done at the provider is done after this is written: should the process end before, it is due at once.
  const checkAt = ends.length > 0 ? now : nextCheck(account, now);
  const told = withEvents({ ...account, checkAt }, notices.map(eventOf(userId)), now);
  const sessionId = before.purchase?.answer?.sessionId ?? null;
  return { account: told, deeds: ends, expire: purchase === null ? sessionId : null };
}

function snapshot(state: SubscriptionState): NonNullable<Account['subscription']> {
  const { subscriptionId, plan, periodStart, periodEnd, endsAtPeriodEnd, pendingPlan } = state;
  const status = state.status === 'pastDue' ? 'pastDue' : 'active';
  return { subscriptionId, plan, status, periodStart, periodEnd, endsAtPeriodEnd, pendingPlan };
}

/** Until a failed renewal is paid, the pages of the last paid period go on: a month that is not paid gives no new ones. */
function paidPeriod(before: Account, current: SubscriptionState | null): Account['paidPeriod'] {
  if (current === null) return null;
  if (current.status === 'active') return { start: current.periodStart, end: current.periodEnd };
  const isSame = before.subscription?.subscriptionId === current.subscriptionId;
  const start = isSame && before.paidPeriod !== null ? before.paidPeriod.start : current.periodStart;
  return { start, end: graceEnd(current) };
}

/** A purchase stays open while its payment may still come; with a running subscription there is nothing left to buy. */
function openPurchase(
  { purchase, isClosing }: Account,
  states: readonly SubscriptionState[],
  { isBought, now }: { readonly isBought: boolean; readonly now: number },
): Account['purchase'] {
  if (purchase === null || isBought || now - purchase.startedAt > purchaseMs) return null;
  if (purchase.answer === null) return purchase;
  if (isClosing) return null;
  const { subscriptionId } = purchase.answer;
  if (subscriptionId === null) return purchase;
  const state = states.find((one) => one.subscriptionId === subscriptionId);
  if (state === undefined || state.status === 'cancelled') return null;
  return { ...purchase, answer: { ...purchase.answer, clientSecret: state.clientSecret } };
}

function paidIntent({ purchase, paidIntent: known }: Account, state: SubscriptionState | null): Account['paidIntent'] {
  const { subscriptionId = null, paymentIntentId = null } = purchase?.answer ?? {};
  if (purchase === null || state === null || paymentIntentId === null) return known;
  return subscriptionId === state.subscriptionId ? { paymentIntentId, plan: purchase.plan } : known;
}

/** First payments that nobody waits for any more; should one have been paid this very moment, it is given back. */
function leftOver(states: readonly SubscriptionState[], before: Account, after: Account): ProviderDeed[] {
  const kept = after.purchase?.answer?.subscriptionId ?? null;
  // While a call is under way or a page of the provider is open, what is unfinished may be just that.
  const isUnderWay =
    before.purchase !== null && (before.purchase.answer === null || before.purchase.kind === 'checkout');
  const waiting = states.filter((one) => !isRunning(one) && one.subscriptionId !== kept);
  return isUnderWay ? [] : unended(waiting, 'nowRefunded');
}

function unended(states: readonly SubscriptionState[], at: ProviderDeed['at']): ProviderDeed[] {
  return states.filter(({ status }) => status !== 'cancelled').map(({ subscriptionId }) => ({ subscriptionId, at }));
}

const isNearEnd = (state: SubscriptionState, now: number): boolean => now >= graceEnd(state) - reminderBeforeMs;

function nextCheck({ subscription, purchase, isClosing }: Account, now: number): number | null {
  if (isClosing) return now + minuteMs;
  if (subscription === null) return purchase === null ? null : now + askAgainMs.waiting;
  const { status, periodEnd } = subscription;
  const turn =
    status === 'active'
      ? periodEnd
      : graceEnd(subscription) - (now < graceEnd(subscription) - reminderBeforeMs ? reminderBeforeMs : 0);
  return Math.max(now + minuteMs, Math.min(turn, now + askAgainMs.running));
}

interface Notice {
  readonly noticeId: string;
  readonly content: BillingNotice;
}

function noticesOf(before: Account, after: Account, state: SubscriptionState | null): Notice[] {
  if (before.isClosing) return [];
  const [was, is] = [before.subscription, after.subscription];
  const planName = planByName((is ?? was)?.plan ?? '')?.displayName ?? '';
  const id = (is ?? was)?.subscriptionId ?? '';
  const notices: Notice[] = [];
  const tell = (what: string, content: BillingNotice): void =>
    void notices.push({ noticeId: `${what}-${id}`, content });
  if (is !== null && was?.subscriptionId !== is.subscriptionId)
    tell('started', {
      template: 'subscriptionStarted',
      planName,
      pagesPerMonth: planByName(is.plan)?.pageLimit ?? 0,
    });
  const charge = state?.lastCharge ?? null;
  if (state !== null && charge !== null && charge.invoiceId !== before.lastReceiptId) {
    const { amount, currency, paidAt, invoiceId } = charge;
    const paidPlan = planByName(state.plan)?.displayName ?? state.plan;
    const content = { template: 'receipt', planName: paidPlan, amount, currency, paidOn: isoDate(paidAt) } as const;
    notices.push({ noticeId: `receipt-${invoiceId}-${state.subscriptionId}`, content });
  }
  if (is !== null && is.pendingPlan !== null && was?.pendingPlan !== is.pendingPlan)
    tell(`change-${is.pendingPlan}-${is.periodEnd}`, {
      template: 'subscriptionChanged',
      planName: planByName(is.pendingPlan)?.displayName ?? is.pendingPlan,
      from: isoDate(is.periodEnd),
    });
  if (is?.endsAtPeriodEnd === true && was?.endsAtPeriodEnd !== true)
    tell(`ending-${is.periodEnd}`, { template: 'subscriptionEnding', planName, endsOn: isoDate(is.periodEnd) });
  if (is !== null && after.graceMails > before.graceMails)
    tell(`unpaid-${is.periodStart}-${after.graceMails}`, {
      template: 'paymentFailed',
      planName,
      holdsUntil: isoDate(graceEnd(is)),
    });
  if (is === null && was !== null) tell('ended', { template: 'subscriptionEnded', planName });
  return notices;
}

const eventOf =
  (userId: string) =>
  (notice: Notice): PendingEvent => ({ pattern: billingNoticeEvent.pattern, payload: { userId, ...notice } });
