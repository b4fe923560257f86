import { valueAt } from '@crossfoot/ports';
import type { CollectionDefinition } from '@crossfoot/ports';

/** How a document lies in MongoDB. */
export interface Row {
  readonly _id: string;
  readonly version: number;
  readonly body: unknown;
  /** One text a unique index; absent where one of its fields is missing or null. */
  readonly keys: Readonly<Record<string, string>>;
  /** Epoch milliseconds; absent where the document stays. */
  readonly expiresAt?: number;
}

/** The name of an index's entry in `keys`. */
export function keyName(fields: readonly string[]): string {
  return fields.join('+').replaceAll('.', '~');
}

/**
 * The values of the unique indexes. MongoDB's own unique indexes take null for a value, and its partial ones are not
 * found everywhere; a sparse index over one text of all values is exact everywhere.
 */
export function uniqueKeys<T extends object>(definition: CollectionDefinition<T>, body: T): Record<string, string> {
  const keys: Record<string, string> = {};
  for (const { fields, unique } of definition.indexes) {
    if (!unique) continue;
    const values = fields.map((field) => valueAt(body, field) ?? null);
    if (!values.includes(null)) keys[keyName(fields)] = JSON.stringify(values);
  }
  return keys;
}

export function rowOf<T extends object>(
  definition: CollectionDefinition<T>,
  id: string,
  version: number,
  body: T,
): Row {
  const expiresAt = definition.expiresAt === undefined ? null : valueAt(body, definition.expiresAt);
  return {
    _id: id,
    version,
    body,
    keys: uniqueKeys(definition, body),
    ...(typeof expiresAt === 'number' ? { expiresAt } : {}),
  };
}
