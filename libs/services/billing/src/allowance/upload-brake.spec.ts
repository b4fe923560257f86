import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedAdapters } from '@crossfoot/adapters-embedded';
import type { Owner } from '@crossfoot/contracts';
import { afterAll, describe, expect, it } from 'vitest';
import { UploadBrake, uploadBrakeCollection } from './upload-brake.ts';

const folder = mkdtempSync(join(tmpdir(), 'upload-brake-'));
const { documents } = embeddedAdapters(folder);
const limits = { VISITOR_UPLOADS_PER_MINUTE: 3, ACCOUNT_UPLOADS_PER_MINUTE: 6 };
const visitorAt = (addressHash: string): Owner => ({ kind: 'visitor', id: crypto.randomUUID(), addressHash });
const brake = async (): Promise<UploadBrake> =>
  new UploadBrake(await documents.collection(uploadBrakeCollection), limits);

afterAll(async () => {
  await documents.close();
  rmSync(folder, { recursive: true });
});

describe('the brake on uploads', () => {
  it('is one for all gateways: 40 at once through two of them begin as many as the limit says', async () => {
    const [one, other] = [await brake(), await brake()];
    const now = Date.now();
    const tries = Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other).take(visitorAt('here'), now));
    const ends = await Promise.allSettled(tries);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const reasons = ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : []));
    expect(new Set(reasons)).toEqual(new Set(['RATE_LIMITED']));
    await expect(one.take(visitorAt('elsewhere'), now)).resolves.toBeUndefined();
  });

  it('counts an account by itself, whatever its address, and fills up evenly', async () => {
    const one = await brake();
    const user: Owner = { kind: 'user', id: crypto.randomUUID() };
    const now = Date.now();
    for (let upload = 0; upload < 6; upload++) await one.take(user, now);
    await expect(one.take(user, now)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(one.take(user, now + 9_900)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await one.take(user, now + 10_100);
    await expect(one.take(user, now + 10_200)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('never holds more than a minute brings, and takes no clock that runs back for an hour gone by', async () => {
    const one = await brake();
    const here = visitorAt('idle');
    const now = Date.now();
    for (let upload = 0; upload < 3; upload++) await one.take(here, now);
    await expect(one.take(here, now - 60_000)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    for (let upload = 0; upload < 3; upload++) await one.take(here, now + 3_600_000);
    await expect(one.take(here, now + 3_600_000)).rejects.toMatchObject({
      message: 'Many files came from your network within a minute. Please wait a moment.',
    });
    // Whoever comes with an older clock does not set it back.
    await one.take(here, now + 3_620_000);
    await expect(one.take(here, now + 3_600_000)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await expect(one.take(here, now + 3_630_000)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is forgotten a minute after the last upload, and with the account', async () => {
    const one = await brake();
    const buckets = await documents.collection(uploadBrakeCollection);
    const user: Owner = { kind: 'user', id: 'ada' };
    const now = Date.now();
    await one.forgetFull(now + 7_200_000);
    await one.take(user, now);
    await one.take(user, now + 1_000);
    await one.forgetFull(now + 60_999);
    expect(await buckets.count({})).toBe(1);
    await one.forgetFull(now + 61_000);
    expect(await buckets.count({})).toBe(0);
    await one.take(user, now);
    await one.take({ kind: 'user', id: 'ben' }, now);
    await one.forget('ada');
    expect((await buckets.find({})).items.map(({ id }) => id)).toEqual(['user:ben']);
    for (let upload = 0; upload < 5; upload++) await one.take({ kind: 'user', id: 'ben' }, now);
    await expect(one.take({ kind: 'user', id: 'ben' }, now)).rejects.toMatchObject({
      message: 'Many files came from your account within a minute. Please wait a moment.',
    });
  });

  it('asks the store as little as it can: a visitor is likely new, an account is likely known', async () => {
    const calls: string[] = [];
    const watched = new Proxy(await documents.collection(uploadBrakeCollection), {
      get: (target, name) => {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== 'function') return method;
        return (...args: unknown[]) => (calls.push(String(name)), method.apply(target, args) as unknown);
      },
    });
    const one = new UploadBrake(watched, limits);
    await one.take(visitorAt('new'));
    expect(calls.splice(0)).toEqual(['insert']);
    const user: Owner = { kind: 'user', id: crypto.randomUUID() };
    await one.take(user);
    calls.length = 0;
    await one.take(user);
    expect(calls).toEqual(['get', 'replace']);
  });
});
