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

/** How much of the month's page allowance is used. */
export function pageUsage({
  pagesUsed,
  pagesLimit,
  pagesRenewAt = null,
}: Pick<CurrentUser, 'pagesUsed'> & { pagesLimit: number | null; pagesRenewAt?: string | null }): PageUsage {
  const limit = pagesLimit ?? fallbackLimit;
  const share = limit === 0 ? 0 : (pagesUsed / limit) * 100;
  return {
    used: pagesUsed,
    limit,
    percent: Math.min(100, share),
    isNearlyFull: share > warnAbove,
    renewsAt: pagesRenewAt,
  };
}
