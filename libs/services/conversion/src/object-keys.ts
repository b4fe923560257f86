/**
 * Where the objects of a conversion lie. Uploads are written by the gateway as `uploads/<id>/<random>`; results and
 * exported files by this service.
 */
export const uploadPrefix = 'uploads/';
export const exportPrefix = 'exports/';

export const uploadPrefixOf = (conversionId: string): string => `${uploadPrefix}${conversionId}/`;

export const resultKeyOf = (conversionId: string): string => `results/${conversionId}`;
export const exportKeyOf = (conversionId: string, random: string): string => `${exportPrefix}${conversionId}/${random}`;

/** Which conversion an upload belongs to; null for a key of another shape. */
export function conversionOfUpload(key: string): string | null {
  return /^uploads\/([0-9a-f-]{36})\//.exec(key)?.[1] ?? null;
}
