import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

describe('SecretBox', () => {
  const box = new SecretBox(randomBytes(32));

  it('opens what it sealed, and never shows it', () => {
    const sealed = box.seal('pass wörd 密码', 'login');
    expect(sealed).not.toContain('pass');
    expect(box.open(sealed, 'login')).toBe('pass wörd 密码');
    expect(box.seal('pass wörd 密码', 'login')).not.toBe(sealed);
  });

  it('refuses another purpose, another key, and any changed byte', () => {
    const sealed = box.seal('secret', 'login');
    expect(() => box.open(sealed, 'mail')).toThrow();
    expect(() => new SecretBox(randomBytes(32)).open(sealed, 'login')).toThrow();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => box.open(changed.toString('base64url'), 'login')).toThrow();
    }
    expect(() => box.open('', 'login')).toThrow();
  });

  it('opens with the key before and the key after, and seals with its own', () => {
    const [old, next] = [randomBytes(32), randomBytes(32)];
    const before = new SecretBox(old, [next]);
    const after = new SecretBox(next, [old]);
    expect(after.open(before.seal('secret', 'mail'), 'mail')).toBe('secret');
    expect(before.open(after.seal('secret', 'mail'), 'mail')).toBe('secret');
    expect(() => new SecretBox(old).open(after.seal('secret', 'mail'), 'mail')).toThrow();
  });
});
