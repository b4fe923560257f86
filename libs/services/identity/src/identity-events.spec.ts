import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedAdapters } from '@crossfoot/adapters-embedded';
import { conversionEvents, identityMessages, identitySealPurpose } from '@crossfoot/contracts';
import { configurationOf, readEnvironment, SecretBox, startServices } from '@crossfoot/runtime';
import { expect, it } from 'vitest';
import { identityService } from './identity.module.ts';
import { emailKeyOf, userCollection } from './user.document.ts';

it('asks for a mail when a conversion took longer than a browser waits, and for none otherwise', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossfoot-identity-events-'));
  const masterKey = Buffer.alloc(32, 4);
  const ports = embeddedAdapters(folder);
  const environment = readEnvironment({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const services = await startServices({
    services: [identityService],
    ports,
    configuration: configurationOf(environment, masterKey),
  });
  try {
    const { bus } = services.surroundings;
    const email = 'ada@example.com';
    const hash = 'a'.repeat(64);
    await bus.request(identityMessages.register, {
      email,
      firstName: 'Ada',
      lastName: 'L',
      password: new SecretBox(masterKey).seal('a fairly long password', identitySealPurpose),
      browserHash: hash,
      addressHash: 'home',
    });
    const users = await ports.documents.collection(userCollection);
    const user = await users.findOne({ emailKey: emailKeyOf(email) });
    const completed = (durationMs: number, filename: string) =>
      bus.emit(conversionEvents.completed, {
        conversionId: randomUUID(),
        owner: { kind: 'user', id: user?.id ?? '' },
        reservation: [],
        sha256: 'b'.repeat(64),
        pages: 400,
        transactionCount: 9_000,
        filename,
        durationMs,
      });
    // Nobody listens to mail requests here, so what identity publishes is seen in its document's version.
    const version = async () => (await users.get(user?.id ?? ''))?.version ?? 0;
    await expect.poll(async () => (await users.get(user?.id ?? ''))?.body.outbox.length, { timeout: 10_000 }).toBe(0);
    const before = await version();
    await completed(119_000, 'short.pdf');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await version()).toBe(before);
    await completed(121_000, 'long.pdf');
    await expect.poll(version, { timeout: 10_000 }).toBeGreaterThan(before);
  } finally {
    await services.stop();
    rmSync(folder, { recursive: true });
  }
});
