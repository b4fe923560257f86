import type { Owner } from '@crossfoot/contracts';

/**
 * Where the objects of a conversion lie. Uploads are written by the gateway as `uploads/<id>/<random>`; results and
 * exported files by this service. Visitors' results, which are soon gone, lie apart from those that are kept.
 */
export const uploadPrefix = 'uploads/';
export const exportPrefix = 'exports/';
export const visitorResultPrefix = 'results/visitors/';

export const resultKeyOf = (conversionId: string, { kind }: Owner): string =>
  kind === 'visitor' ? `${visitorResultPrefix}${conversionId}` : `results/${conversionId}`;
/** Corrections of a kept result. */
export const revisionPrefixOf = (conversionId: string): string => `revisions/${conversionId}/`;
export const revisionKeyOf = (conversionId: string, random: string): string =>
  `${revisionPrefixOf(conversionId)}${random}`;

export const exportKeyOf = (conversionId: string, random: string): string => `${exportPrefix}${conversionId}/${random}`;

/** Which conversion an upload or a visitor's result belongs to; null for a key of another shape. */
export function conversionOf(key: string): string | null {
  return /^(?:uploads|results\/visitors)\/([0-9a-f-]{36})(?:\/|$)/.exec(key)?.[1] ?? null;
}
