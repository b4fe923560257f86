import { CodedError, type Entitlements, type Owner } from '@crossfoot/contracts';
import type { Collection } from '@crossfoot/ports';
import {
  CONFIGURATION,
  changeDocument,
  createOrChangeDocument,
  getOrCreateDocument,
  type Configuration,
} from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { catalogue, planByName, type Plan } from '../catalogue/plan-catalogue.ts';
import { type Account, type Allowance, type AllowanceEntry } from './allowance.document.ts';
import { billingMonth, type BillingMonth } from './billing-month.ts';
import { pagesUsed, withCharge, withEntry, withoutEntry } from './page-count.ts';

export const ACCOUNTS = Symbol('billing accounts');
export const ALLOWANCES = Symbol('billing allowances');

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
  ) {}

  async entitlements(owner: Owner, now = Date.now()): Promise<Entitlements> {
    if (owner.kind === 'visitor') {
      const { conversions, ...permissions } = catalogue.visitor;
      const allowance = await this.allowances.get(visitorKey(owner.id));
      const used = (allowance?.body.entries.length ?? 0) >= conversions;
      const pages = { pagesUsed: 0, pagesLimit: permissions.maxPages };
      return { plan: 'visitor', ...forMessage(permissions), ...pages, freeConversionUsed: used, periodEndsAt: null };
    }
    const { plan, month } = await this.planOf(owner.id, now);
    const allowance = await this.allowances.get(userKey(owner.id, month));
    return {
      plan: plan.name,
      ...forMessage(plan),
      pagesUsed: allowance === null ? 0 : pagesUsed(allowance.body),
      pagesLimit: plan.pageLimit,
      freeConversionUsed: false,
      periodEndsAt: new Date(month.end).toISOString(),
    };
  }

  /** Holds the pages, or throws and holds nothing. The tokens name the documents in which they are held. */
  async reserve(request: Reservation, now = Date.now()): Promise<string[]> {
    const { owner, ...rest } = request;
    const entry: AllowanceEntry = { ...rest, charged: false, at: now };
    if (owner.kind === 'user') return [await this.reserveForUser(owner.id, entry, now)];
    const visitor = visitorKey(owner.id);
    await this.hold(
      visitor,
      { kind: 'visitor', ownerId: owner.id, expiresAt: now + visitorMemoryMs },
      entry,
      (held) => {
        if (held.entries.length >= catalogue.visitor.conversions) {
          throw new CodedError(
            'FREE_CONVERSION_USED',
            'Your free conversion is used. Sign up, free of charge, to convert more.',
          );
        }
      },
    );
    const address = `address:${owner.addressHash}:${new Date(now).toISOString().slice(0, 10)}`;
    try {
      await this.hold(
        address,
        { kind: 'address', ownerId: owner.addressHash, expiresAt: now + 2 * dayMs },
        entry,
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

  /** The conversion ended well: what is held is used. */
  async charge(reservation: readonly string[], conversionId: string): Promise<void> {
    for (const key of reservation) await changeDocument(this.allowances, key, (held) => withCharge(held, conversionId));
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
  async forget(userId: string): Promise<void> {
    for (;;) {
      const { items } = await this.allowances.find({ ownerId: userId });
      if (items.length === 0) break;
      for (const item of items) await this.allowances.delete(item.id);
    }
    await this.accounts.delete(userId);
  }

  private async reserveForUser(userId: string, entry: AllowanceEntry, now: number): Promise<string> {
    const { plan, month } = await this.planOf(userId, now);
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
      () => ({ ...about, entries: [], oldestHeldAt: null }),
      (held) => {
        if (held.entries.some((known) => known.conversionId === entry.conversionId)) return null;
        refuse(held);
        return withEntry(held, entry);
      },
    );
  }

  private async planOf(userId: string, now: number): Promise<{ readonly plan: Plan; readonly month: BillingMonth }> {
    const account = await getOrCreateDocument(this.accounts, userId, freeAccount(now));
    const plan = planByName(account.plan) ?? planByName('free');
    if (plan === null) throw new Error('The catalogue has no free plan.');
    const paid = account.paidPeriod;
    return { plan, month: paid !== null && paid.end > now ? paid : billingMonth(account.anchorAt, now) };
  }
}

const freeAccount = (anchorAt: number): Account => ({ plan: 'free', anchorAt, paidPeriod: null });
const visitorKey = (id: string): string => `visitor:${id}`;
const userKey = (id: string, month: BillingMonth): string => `user:${id}:${month.start}`;

type Permissions = Pick<Plan, 'maxFileBytes' | 'maxPages' | 'allowPassword' | 'formats' | 'priority'>;
function forMessage({ maxFileBytes, maxPages, allowPassword, formats, priority }: Permissions) {
  return { maxFileBytes, maxPages, allowPassword, formats: [...formats], priority };
}
