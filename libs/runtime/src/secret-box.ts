import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';

/**
 * Seals short secrets (a PDF's password, a login password, a mailed code) so that they may cross a queue or rest in a
 * store without being readable there. AES-256-GCM under a key derived from the master key for each purpose; the purpose
 * is authenticated, so a text sealed for one purpose cannot be opened for another.
 */
export class SecretBox {
  private readonly masterKey: KeyObject;
  private readonly readers: readonly KeyObject[];

  /** Keys of 32 bytes, the same in every service. `others` only open: what was sealed before or after a change of keys. */
  constructor(masterKey: Uint8Array, others: readonly Uint8Array[] = []) {
    if ([masterKey, ...others].some((key) => key.length !== 32))
      throw new Error('A sealing key must be 32 bytes long.');
    // Node takes a key many times faster as one of its own objects than as bytes.
    this.masterKey = createSecretKey(masterKey);
    this.readers = [this.masterKey, ...others.map((key) => createSecretKey(key))];
  }

  /** Text in, base64url out (nonce, ciphertext, tag). Two seals of one text differ. */
  seal(text: string, purpose: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', keyFor(this.masterKey, purpose), nonce);
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    );
  }

  /** Throws a plain Error, without any content, where the text was sealed by an unknown key, for another purpose, or changed. */
  open(sealed: string, purpose: string): string {
    const text = this.openKnown(sealed, purpose);
    if (text === null) throw new Error('A sealed text cannot be opened: another key, another purpose, or changed.');
    return text;
  }

  /** The same of a text at rest, whose key may have been forgotten since: null where it cannot be opened. */
  openKnown(sealed: string, purpose: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < 28) return null;
    for (const key of this.readers) {
      const text = openedWith(keyFor(key, purpose), bytes);
      if (text !== null) return text;
    }
    return null;
  }
}

function openedWith(key: KeyObject, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyFor(masterKey: KeyObject, purpose: string): KeyObject {
  const key = hkdfSync('sha256', masterKey, Buffer.alloc(0), `crossfoot secret box: ${purpose}`, 32);
  return createSecretKey(new Uint8Array(key));
}
