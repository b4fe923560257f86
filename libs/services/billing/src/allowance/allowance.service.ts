import {
  billingNoticeEvent,
  CodedError,
  isSampleStatement,
  type billingDataSchema,
  type Entitlements,
  type Owner,
} from '@crossfoot/contracts';
import type { Collection, Page, Stored } from '@crossfoot/ports';
import {
  CONFIGURATION,
  changeDocument,
  createOrChangeDocument,
  getOrCreateDocument,
  loggableError,
  LOG,
  MessageBus,
  type Configuration,
  type Log,
} from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { catalogue, planByName, type Plan } from '../catalogue/plan-catalogue.ts';
import { relayOutbox, withEvents } from '../outbox.ts';
import { freeAccount, type Account } from '../subscription/account.document.ts';
import { PaymentClock } from '../subscription/payment-clock.ts';
import { turnsOf } from '../subscription/subscription-view.ts';
import { SubscriptionSync } from '../subscription/subscription.sync.ts';
import { ACCOUNTS, ALLOWANCES } from '../tokens.ts';
import { type Allowance, type AllowanceEntry } from './allowance.document.ts';
import { billingMonth, type BillingMonth } from './billing-month.ts';
import { pagesCharged, pagesUsed, withCharge, withEntry, withoutEntry } from './page-count.ts';

const dayMs = 86_400_000;
/** Longer than the visitor's cookie lives (400 days is the most a browser keeps one). */
const visitorMemoryMs = 401 * dayMs;

export interface Reservation {
  readonly conversionId: string;
  readonly owner: Owner;
  readonly pages: number;
  readonly sha256: string;
}

/**
 * Who may convert how much. Pages are held when a document is open, then charged when its conversion has ended well or
 * released when it has not; each step may be repeated, by conversionId, without an effect.
 */
@Injectable()
export class AllowanceService {
  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Collection<Account>,
    @Inject(ALLOWANCES) private readonly allowances: Collection<Allowance>,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    @Inject(LOG) private readonly log: Log,
    private readonly clock: PaymentClock,
    private readonly sync: SubscriptionSync,
    private readonly bus: MessageBus,
  ) {}

  async entitlements(owner: Owner): Promise<Entitlements> {
    if (owner.kind === 'visitor') {
      const { conversions, ...permissions } = catalogue.visitor;
      const allowance = await this.allowances.get(visitorKey(owner.id));
      const used = (allowance?.body.entries.length ?? 0) >= conversions;
      const pages = { pagesUsed: 0, pagesLimit: permissions.maxPages };
      return {
        plan: 'visitor',
        ...forMessage(permissions),
        ...pages,
        freeConversionUsed: used,
        periodEndsAt: null,
        ...unpaid,
      };
    }
    const { account, plan, month } = await this.planOf(owner.id);
    const allowance = await this.allowances.get(userKey(owner.id, month));
    return {
      plan: plan.name,
      ...forMessage(plan),
      pagesUsed: allowance === null ? 0 : pagesUsed(allowance.body),
      pagesLimit: plan.pageLimit,
      freeConversionUsed: false,
      periodEndsAt: new Date(month.end).toISOString(),
      subscriptionId: account.subscription?.subscriptionId ?? null,
      ...turnsOf(account),
    };
  }

  /** Holds the pages, or throws and holds nothing. The tokens name the documents in which they are held. */
  async reserve(request: Reservation, now = Date.now()): Promise<string[]> {
    const { owner, ...rest } = request;
    const entry: AllowanceEntry = { ...rest, charged: false, at: now, also: [] };
    if (owner.kind === 'user') return [await this.reserveForUser(owner.id, entry)];
    if (isSampleStatement(request.sha256)) return [await this.holdSample(owner.addressHash, entry, now)];
    const visitor = visitorKey(owner.id);
    const address = addressKey(owner.addressHash, now);
    await this.hold(
      visitor,
      { kind: 'visitor', ownerId: owner.id, expiresAt: now + visitorMemoryMs },
      { ...entry, also: [address] },
      (held) => {
        if (held.entries.length >= catalogue.visitor.conversions) {
          throw new CodedError(
            'FREE_CONVERSION_USED',
            'Your free conversion is used. Sign up, free of charge, to convert more.',
          );
        }
      },
    );
    try {
      await this.hold(
        address,
        { kind: 'address', ownerId: owner.addressHash, expiresAt: now + 2 * dayMs },
        // The visitor's entry says how it ends; here each counts until it is released.
        { ...entry, charged: true },
        (held) => {
          if (held.entries.length >= this.configuration.FREE_CONVERSIONS_PER_ADDRESS) {
            throw new CodedError(
              'RATE_LIMITED',
              'Many free conversions came from your network today. Sign up, free of charge, or come back tomorrow.',
            );
          }
        },
      );
    } catch (error) {
      await this.release([visitor], entry.conversionId);
      throw error;
    }
    return [visitor, address];
  }

  /** A sample costs a visitor nothing; a network is only kept from having it converted all day long. */
  private async holdSample(network: string, entry: AllowanceEntry, now: number): Promise<string> {
    const key = `sample:${network}:${new Date(now).toISOString().slice(0, 10)}`;
    await this.hold(key, { kind: 'address', ownerId: network, expiresAt: now + 2 * dayMs }, entry, (held) => {
      if (held.entries.length < this.configuration.FREE_CONVERSIONS_PER_ADDRESS * samplesPerConversion) return;
      throw new CodedError(
        'RATE_LIMITED',
        'The sample was tried many times from your network today. Try a file of yours.',
      );
    });
    return key;
  }

  /** The conversion ended well: what is held is used. */
  async charge(reservation: readonly string[], conversionId: string): Promise<void> {
    // An address beside its visitor counts it as used from the start.
    for (const key of reservation.filter((one) => reservation.length === 1 || !isOfAddress(one))) {
      const stored = await changeDocument(this.allowances, key, (held) => withCharge(held, conversionId));
      if (stored?.body.kind === 'user') await this.tellOfUse(stored);
    }
  }

  /** The conversion came to nothing: what is held is given back. */
  async release(reservation: readonly string[], conversionId: string): Promise<void> {
    for (const key of reservation)
      await changeDocument(this.allowances, key, (held) => withoutEntry(held, conversionId));
  }

  /** Begins a user's free months on the day of registration. */
  async open(userId: string, registeredAt: number): Promise<void> {
    await getOrCreateDocument(this.accounts, userId, freeAccount(registeredAt));
  }

  /** Forgets a user whose account was deleted. */
  /** What is held of a user beside the subscription, for that user. */
  async ownData(userId: string): Promise<z.input<typeof billingDataSchema>> {
    const account = await this.accounts.get(userId);
    const periods: { period: string; pagesUsed: number }[] = [];
    let cursor: string | null = null;
    do {
      const page: Page<Allowance> = await this.allowances.find({ ownerId: userId }, { cursor });
      for (const { id, body } of page.items) periods.push({ period: periodOf(id), pagesUsed: pagesUsed(body) });
      cursor = page.next;
    } while (cursor !== null);
    return { customerId: account?.body.customerId ?? null, hasPaid: account?.body.hasPaid ?? false, periods };
  }

  async forget(userId: string): Promise<void> {
    for (;;) {
      const { items } = await this.allowances.find({ ownerId: userId });
      if (items.length === 0) break;
      for (const item of items) await this.allowances.delete(item.id);
    }
    await this.accounts.delete(userId);
  }

  private async reserveForUser(userId: string, entry: AllowanceEntry): Promise<string> {
    const { plan, month } = await this.planOf(userId);
    const key = userKey(userId, month);
    await this.hold(key, { kind: 'user', ownerId: userId, expiresAt: null }, entry, (held) => {
      const used = pagesUsed(held);
      const more = pagesUsed(withEntry(held, entry)) - used;
      if (more === 0 || used + more <= plan.pageLimit) return;
      const pagesLeft = Math.max(0, plan.pageLimit - used);
      throw new CodedError(
        'PAGE_LIMIT_EXCEEDED',
        `This document needs ${entry.pages} pages, and ${pagesLeft} are left this month. Choose a larger plan to convert it.`,
        { pagesNeeded: entry.pages, pagesLeft },
      );
    });
    return key;
  }

  /** Adds an entry to a period's document unless `refuse` throws; a conversion that is there already is never refused. */
  private async hold(
    key: string,
    about: Pick<Allowance, 'kind' | 'ownerId' | 'expiresAt'>,
    entry: AllowanceEntry,
    refuse: (held: Allowance) => void,
  ): Promise<void> {
    await createOrChangeDocument<Allowance>(
      this.allowances,
      key,
      () => ({ ...about, entries: [], files: [], toldPercent: 0, oldestHeldAt: null, outbox: [], outboxSince: null }),
      (held) => {
        if (held.entries.some((known) => known.conversionId === entry.conversionId)) return null;
        refuse(held);
        return withEntry(held, entry);
      },
      // Somebody who was here before is an account.
      about.kind !== 'user',
    );
  }

  /** At 80 and at 100 per cent of the pages the owner is told, once each in a period. */
  private async tellOfUse(charged: Stored<Allowance>): Promise<void> {
    const { id, body } = charged;
    const { plan, month } = await this.planOf(body.ownerId);
    if (userKey(body.ownerId, month) !== id) return;
    const pagesLimit = plan.pageLimit;
    const toTell = (held: Allowance): number | null => {
      const percent = shareOf(pagesCharged(held), pagesLimit);
      return percent > held.toldPercent ? percent : null;
    };
    if (toTell(body) === null) return;
    const stored = await changeDocument(this.allowances, id, (held) => {
      const percent = toTell(held);
      if (percent === null) return null;
      const renewsOn = new Date(month.end).toISOString().slice(0, 10);
      const content = { template: 'pagesUsed', percent, pagesUsed: pagesCharged(held), pagesLimit, renewsOn };
      const payload = { userId: held.ownerId, noticeId: `pages-${id}-${percent}-${pagesLimit}`, content };
      return withEvents(
        { ...held, toldPercent: percent },
        [{ pattern: billingNoticeEvent.pattern, payload }],
        Date.now(),
      );
    });
    if (stored === null) return;
    try {
      await relayOutbox(this.allowances, stored, this.bus);
    } catch (error) {
      this.log.warn({ error: loggableError(error) }, 'events of an allowance wait for the transport');
    }
  }

  private async planOf(
    userId: string,
  ): Promise<{ readonly account: Account; readonly plan: Plan; readonly month: BillingMonth }> {
    const now = this.clock.now();
    const account = await this.upToDate(userId, now);
    const plan = planByName(account.plan) ?? planByName('free');
    if (plan === null) throw new Error('The catalogue has no free plan.');
    return { account, plan, month: account.paidPeriod ?? billingMonth(account.anchorAt, now) };
  }

  /** A paid period that is over is followed by another or by the free plan: the provider knows. Until it answers, it goes on. */
  private async upToDate(userId: string, now: number): Promise<Account> {
    const account = await getOrCreateDocument(this.accounts, userId, freeAccount(now));
    if (account.paidPeriod === null || account.paidPeriod.end > now) return account;
    try {
      return (await this.sync.sync(userId)) ?? account;
    } catch (error) {
      this.log.warn({ error: loggableError(error) }, 'a paid period is over, and the payment provider does not answer');
      return account;
    }
  }
}

/** 0, 80 or 100 per cent: the last mark that was reached. */
const shareOf = (used: number, limit: number): number => (used >= limit ? 100 : used * 100 >= limit * 80 ? 80 : 0);

/** A network may try samples so many times as often as it may convert files. */
const samplesPerConversion = 10;
const unpaid = { nextBillingAt: null, subscriptionEndsAt: null, subscriptionId: null };
const visitorKey = (id: string): string => `visitor:${id}`;
const addressKey = (hash: string, now: number): string => `address:${hash}:${new Date(now).toISOString().slice(0, 10)}`;
const isOfAddress = (key: string): boolean => key.startsWith('address:');
const userKey = (id: string, month: BillingMonth): string => `user:${id}:${month.start}`;
/** The day from which the pages of a user's key are counted. */
const periodOf = (key: string): string => new Date(Number(key.split(':').at(-1))).toISOString().slice(0, 10);

type Permissions = Pick<Plan, 'maxFileBytes' | 'maxPages' | 'allowPassword' | 'formats' | 'priority'>;
function forMessage({ maxFileBytes, maxPages, allowPassword, formats, priority }: Permissions) {
  return { maxFileBytes, maxPages, allowPassword, formats: [...formats], priority };
}
