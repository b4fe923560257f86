import type { CurrentUser } from '@crossfoot/contracts';

/** Shown where the server has not said what the limit is. */
export const fallbackLimit = 10;
const warnAbove = 80;

export interface PageUsage {
  readonly used: number;
  readonly limit: number;
  /** 0 to 100. */
  readonly percent: number;
  readonly isNearlyFull: boolean;
  /** When the pages are counted anew, ISO; null where that is not known. */
  readonly renewsAt: string | null;
}

type User = Pick<CurrentUser, 'pagesUsed'> & { readonly pagesLimit: number | null } & Partial<
    Pick<CurrentUser, 'pagesRenewAt' | 'subscriptionTier' | 'nextBillingAt'>
  >;

/** How much of the month's page allowance is used. A plan that is not charged again (ending, or not paid) is not renewed. */
export function pageUsage(user: User): PageUsage {
  const { pagesUsed, pagesLimit, pagesRenewAt = null, subscriptionTier = 'free', nextBillingAt = null } = user;
  const isRenewed = subscriptionTier === 'free' || nextBillingAt !== null;
  const limit = pagesLimit ?? fallbackLimit;
  const share = limit === 0 ? 0 : (pagesUsed / limit) * 100;
  return {
    used: pagesUsed,
    limit,
    percent: Math.min(100, share),
    isNearlyFull: share > warnAbove,
    renewsAt: isRenewed ? pagesRenewAt : null,
  };
}
