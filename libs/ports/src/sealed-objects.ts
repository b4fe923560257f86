import { Readable } from 'node:stream';
import type { Keyring } from './object-seal.ts';
import { plainSize, sealStream, unsealStream } from './object-seal.ts';
import type { ObjectPage, ObjectsPort } from './objects.port.ts';

/**
 * Encrypts every object before it reaches the store below, whichever that is, and decrypts on the way out. Sizes are
 * those of the plain bytes. The store never sees plain bytes, nor the master key.
 */
export class SealedObjects implements ObjectsPort {
  private readonly store: ObjectsPort;
  private readonly keyring: Keyring;

  constructor(store: ObjectsPort, keyring: Keyring) {
    this.store = store;
    this.keyring = keyring;
  }

  async put(
    key: string,
    content: Readable,
    options: { readonly signal?: AbortSignal } = {},
  ): Promise<{ readonly size: number }> {
    // A stream that breaks before it is read must not take the process with it; reading it meets the error again.
    content.on('error', () => undefined);
    const abandon = (): void => void content.destroy();
    options.signal?.addEventListener('abort', abandon, { once: true });
    try {
      options.signal?.throwIfAborted();
      const { size } = await this.store.put(
        key,
        Readable.from(sealStream(content, key, this.keyring), { objectMode: false }),
        options,
      );
      return { size: plainSize(size) };
    } catch (error) {
      content.destroy();
      throw error;
    } finally {
      options.signal?.removeEventListener('abort', abandon);
    }
  }

  async get(key: string): Promise<Readable> {
    const sealed = await this.store.get(key);
    return Readable.from(unsealStream(sealed, key, this.keyring), { objectMode: false });
  }

  async stat(key: string): Promise<{ readonly size: number; readonly modifiedAt: number } | null> {
    const found = await this.store.stat(key);
    return found === null ? null : { ...found, size: plainSize(found.size) };
  }

  delete(key: string): Promise<void> {
    return this.store.delete(key);
  }

  async list(
    prefix: string,
    options?: { readonly cursor?: string | null; readonly limit?: number },
  ): Promise<ObjectPage> {
    const page = await this.store.list(prefix, options);
    return { ...page, items: page.items.map((item) => ({ ...item, size: plainSize(item.size) })) };
  }

  ping(): Promise<void> {
    return this.store.ping();
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

export function sealObjects(store: ObjectsPort, keyring: Keyring): ObjectsPort {
  return new SealedObjects(store, keyring);
}
