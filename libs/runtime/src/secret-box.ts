import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Seals short secrets (a PDF's password, a login password, a mailed code) so that they may cross a queue or rest in a
 * store without being readable there. AES-256-GCM under a key derived from the master key for each purpose; the purpose
 * is authenticated, so a text sealed for one purpose cannot be opened for another.
 */
export class SecretBox {
  private readonly masterKey: Uint8Array;
  private readonly readers: readonly Uint8Array[];

  /** Keys of 32 bytes, the same in every service. `others` only open: what was sealed before or after a change of keys. */
  constructor(masterKey: Uint8Array, others: readonly Uint8Array[] = []) {
    this.masterKey = masterKey;
    this.readers = [masterKey, ...others];
    if (this.readers.some((key) => key.length !== 32)) throw new Error('A sealing key must be 32 bytes long.');
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
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < 28) throw new Error('A sealed text is too short.');
    for (const key of this.readers) {
      const text = openedWith(keyFor(key, purpose), bytes);
      if (text !== null) return text;
    }
    throw new Error('A sealed text cannot be opened: another key, another purpose, or changed.');
  }
}

function openedWith(key: Buffer, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyFor(masterKey: Uint8Array, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `crossfoot secret box: ${purpose}`, 32));
}
