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
});
