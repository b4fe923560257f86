/** Stands for what only `structuredClone` can copy. */
export const notPlain = Symbol('not plain');

/** Messages of pdf.js nest no deeper; what does may be a circle. */
const DEEPEST = 8;

/**
 * What `structuredClone` makes of a value of objects, arrays, errors and primitives alone, else `notPlain`. For the small
 * messages that cross for every text chunk and page it takes a tenth of its time. As there, a copied object has the
 * fields of its original and no class.
 */
export function copyPlain(value: unknown, depth = DEEPEST): unknown {
  if (typeof value !== 'object' || value === null)
    return typeof value === 'function' || typeof value === 'symbol' ? notPlain : value;
  if (depth === 0) return notPlain;
  if (Array.isArray(value)) {
    const copy: unknown[] = [];
    for (const item of value as unknown[]) {
      const copied = copyPlain(item, depth - 1);
      if (copied === notPlain) return notPlain;
      copy.push(copied);
    }
    return copy;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Error.prototype) return new Error((value as Error).message);
  const isObject = prototype === Object.prototype || prototype === null || tagOf(value) === '[object Object]';
  if (!isObject) return notPlain;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const copied = copyPlain((value as Record<string, unknown>)[key], depth - 1);
    if (copied === notPlain) return notPlain;
    copy[key] = copied;
  }
  return copy;
}

const tagOf = (value: object): string => Object.prototype.toString.call(value);
