import { describe, expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher.ts';

describe('PasswordHasher', () => {
  const hasher = new PasswordHasher();

  it('knows the right password from a wrong one, whole to the last of 256 characters', async () => {
    const long = 'ä'.repeat(255);
    const stored = await hasher.hash(`${long}1`);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await hasher.verify(`${long}1`, stored)).toBe(true);
    expect(await hasher.verify(`${long}2`, stored)).toBe(false);
    expect(await hasher.verify('', stored)).toBe(false);
  });

  it('salts: two hashes of one password differ', async () => {
    expect(await hasher.hash('same password')).not.toBe(await hasher.hash('same password'));
  });

  it('never lets anybody in where no account is stored', async () => {
    expect(await hasher.verify('anything', null)).toBe(false);
  });

  it('asks for a new hash when the parameters have changed', async () => {
    const stored = await hasher.hash('some password');
    expect(hasher.isOutdated(stored)).toBe(false);
    expect(hasher.isOutdated(stored.replace('t=3', 't=2'))).toBe(true);
  });

  it('sends away who comes when the line is full, and takes the next one again', async () => {
    const narrow = new PasswordHasher(1, 2);
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(() => narrow.hash('x'.repeat(8))));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    // One runs (the decoy), two wait.
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await expect(narrow.hash('x'.repeat(8))).resolves.toContain('argon2id');
  });

  it('runs no more hashes at once than it was told', async () => {
    const narrow = new PasswordHasher(1);
    const order: number[] = [];
    await Promise.all([1, 2, 3].map(async (n) => narrow.hash('x'.repeat(8)).then(() => order.push(n))));
    expect(order).toEqual([1, 2, 3]);
  });
});
