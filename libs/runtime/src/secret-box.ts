import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Seals short secrets (a PDF's password, a login password, a mailed code) so that they may cross a queue or rest in a
 * store without being readable there. AES-256-GCM under a key derived from the master key for each purpose; the purpose
 * is authenticated, so a text sealed for one purpose cannot be opened for another.
 */
export class SecretBox {
  /** `masterKey`: 32 bytes, the same in every service. */
  constructor(private readonly masterKey: Uint8Array) {
    if (masterKey.length !== 32) throw new Error('The sealing key must be 32 bytes long.');
  }

  /** Text in, base64url out (nonce, ciphertext, tag). Two seals of one text differ. */
  seal(text: string, purpose: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.keyFor(purpose), nonce);
    return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    );
  }

  /** Throws a plain Error, without any content, where the text was sealed by another key, for another purpose, or changed. */
  open(sealed: string, purpose: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < 28) throw new Error('A sealed text is too short.');
    const decipher = createDecipheriv('aes-256-gcm', this.keyFor(purpose), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
  }

  private keyFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.masterKey, Buffer.alloc(0), `crossfoot secret box: ${purpose}`, 32));
  }
}
