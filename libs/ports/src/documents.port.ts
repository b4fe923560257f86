import type { z } from 'zod';

/**
 * A small collection interface over a document store. One document is the unit of atomicity: what changes together
 * lives together. Documents are validated by their zod schema on the way in and on the way out.
 * Times inside documents are epoch milliseconds; money is integer minor units.
 */
export interface DocumentsPort {
  /** Opens a collection, creating it and its indexes where missing. The same definition may be opened twice. */
  collection<T extends object>(definition: CollectionDefinition<T>): Promise<Collection<T>>;
  /** Rejects when the store does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface CollectionDefinition<T extends object> {
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** Fields (dot paths) that filters and sorts may use. `unique` refuses a second document with equal values; documents where a field is missing or null are left out of a unique index. */
  readonly indexes: readonly { readonly fields: readonly string[]; readonly unique?: boolean }[];
  /** A field holding the epoch milliseconds after which a document counts as absent; it is deleted by `purgeExpired` at the latest. */
  readonly expiresAt?: string;
}

export interface Stored<T> {
  readonly id: string;
  /** Starts at 1, grows by 1 with every replace. */
  readonly version: number;
  readonly body: T;
}

export type Scalar = string | number | boolean | null;
/**
 * All conditions must hold. A bare value means equality; null means missing or null, which no range includes. Fields
 * that no index declares, `undefined`, empty conditions and anything but plain values are refused (`refused`), so that
 * nothing from a request body can widen a filter.
 */
export type Filter = Readonly<
  Record<
    string,
    | Scalar
    | {
        readonly in?: readonly Scalar[];
        readonly lt?: Scalar;
        readonly lte?: Scalar;
        readonly gt?: Scalar;
        readonly gte?: Scalar;
      }
  >
>;

export interface FindOptions {
  /** At most this many documents (1 to 1,000; default 100). */
  readonly limit?: number;
  /**
   * One indexed field; ties are broken by id in the same direction, so that paging is stable under inserts and deletes.
   * Missing values count as the smallest. Default: by id.
   */
  readonly sort?: { readonly field: string; readonly order: 'ascending' | 'descending' };
  /** `next` of the page before. */
  readonly cursor?: string | null;
}

export interface Page<T> {
  readonly items: readonly Stored<T>[];
  /** Opaque; null on the last page. */
  readonly next: string | null;
}

export interface Collection<T extends object> {
  /** Throws PortError `alreadyExists` where the id or a unique key is taken. */
  insert(id: string, body: T): Promise<Stored<T>>;
  get(id: string): Promise<Stored<T> | null>;
  findOne(filter: Filter): Promise<Stored<T> | null>;
  find(filter: Filter, options?: FindOptions): Promise<Page<T>>;
  count(filter: Filter): Promise<number>;
  /** Compare-and-set. Throws PortError `conflict` where the version has moved on, `notFound` where the document is gone, `alreadyExists` where a unique key is taken. */
  replace(id: string, version: number, body: T): Promise<Stored<T>>;
  /** True where a document was deleted. With a version: throws `conflict` where it has moved on. */
  delete(id: string, version?: number): Promise<boolean>;
  /** Deletes documents whose time is over; resolves to how many. */
  purgeExpired(now: number): Promise<number>;
}
