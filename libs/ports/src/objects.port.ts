import type { Readable } from 'node:stream';

/**
 * Byte streams by key. An object appears whole or not at all: a reader never sees a half-written one, and a failed
 * `put` leaves nothing behind. Keys are `[a-z0-9][a-z0-9._-]*` segments joined by `/`; anything else (`..`, absolute
 * paths, control characters) is refused with PortError `invalidKey`.
 */
export interface ObjectsPort {
  /** Stores the stream; resolves to its size in bytes once it is durable. Replaces an object of the same key. */
  put(key: string, content: Readable, options?: { readonly signal?: AbortSignal }): Promise<{ readonly size: number }>;
  /** Throws PortError `notFound`. The stream errors when the bytes were tampered with or cut off. */
  get(key: string): Promise<Readable>;
  stat(key: string): Promise<{ readonly size: number; readonly modifiedAt: number } | null>;
  /** Deleting what is not there is no error, and no store is asked whether it was. */
  delete(key: string): Promise<void>;
  /** Keys below a prefix in ascending order, a page at a time. */
  list(prefix: string, options?: { readonly cursor?: string | null; readonly limit?: number }): Promise<ObjectPage>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface ObjectPage {
  readonly items: readonly { readonly key: string; readonly size: number; readonly modifiedAt: number }[];
  readonly next: string | null;
}
