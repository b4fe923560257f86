import { PortError } from './port-error.ts';

const KEY = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;
const PREFIX = /^([a-z0-9][a-z0-9._-]*\/)*([a-z0-9][a-z0-9._-]*)?$/;
const LONGEST_KEY = 512;
const LONGEST_SEGMENT = 128;

/** Refuses everything that is not a plain key (`..`, absolute paths, capitals, control characters, endless names). */
export function checkObjectKey(key: string): void {
  if (
    typeof key === 'string' &&
    key.length <= LONGEST_KEY &&
    KEY.test(key) &&
    key.split('/').every((segment) => segment.length <= LONGEST_SEGMENT)
  )
    return;
  throw new PortError(
    'invalidKey',
    'An object key is segments of lower-case letters, digits, dots, hyphens and underscores joined by slashes',
  );
}

/** A prefix is the beginning of a key, or empty for all. */
export function checkObjectPrefix(prefix: string): void {
  if (typeof prefix === 'string' && prefix.length <= LONGEST_KEY && PREFIX.test(prefix)) return;
  throw new PortError('invalidKey', 'An object prefix is the beginning of a key');
}

/** How many a page of keys holds. */
export function readObjectLimit(limit: number | undefined): number {
  const wanted = limit ?? 100;
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 1_000)
    throw new PortError('refused', 'A page holds 1 to 1,000 objects');
  return wanted;
}
