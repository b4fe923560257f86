import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedAdapters } from '@crossfoot/adapters-embedded';
import { type MailContent, mailRequestedEvent } from '@crossfoot/contracts';
import { type Mail, PortError } from '@crossfoot/ports';
import { configurationOf, readEnvironment, type RunningServices, startServices } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { notificationsService } from './notifications.module.ts';

const masterKey = Buffer.alloc(32, 3);
const wait = { timeout: 10_000, interval: 20 };

describe('notifications on embedded adapters', () => {
  let folder: string;
  let adapters: ReturnType<typeof embeddedAdapters>;
  let services: RunningServices;
  /** The mail server is down while true. */
  let isDown: boolean;

  async function start(): Promise<void> {
    adapters = embeddedAdapters(folder);
    const mailbox = adapters.mail;
    // A real mailbox behind a line that can be cut: what an SMTP server that is away looks like to the port.
    const mail = {
      send: async (letter: Mail) => {
        if (isDown) throw new PortError('unavailable', 'The mail server does not answer');
        await mailbox.send(letter);
      },
      ping: () => mailbox.ping(),
      close: () => mailbox.close(),
    };
    const environment = readEnvironment({
      NODE_ENV: 'test',
      PUBLIC_URL: 'https://crossfoot.example',
      LOG_LEVEL: 'silent',
    });
    services = await startServices({
      services: [notificationsService],
      ports: { ...adapters, mail },
      configuration: configurationOf(environment, masterKey),
    });
  }

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'crossfoot-notifications-'));
    isDown = false;
    await start();
  });

  afterEach(async () => {
    await services.stop();
    rmSync(folder, { recursive: true });
  });

  const request = (mailId: string, content: MailContent = { template: 'welcome', firstName: 'Ada' }) =>
    services.surroundings.bus.emit(mailRequestedEvent, { mailId, to: 'ada@example.com', content });
  const box = () => adapters.mail.list(100);

  it('sends a mail once, however often it is asked for', async () => {
    await Promise.all([request('one'), request('one'), request('one'), request('two')]);
    await expect.poll(async () => (await box()).length, wait).toBe(2);
    await services.stop();
    await start();
    await request('one');
    await request('three');
    await expect
      .poll(async () => (await box()).map(({ messageId }) => messageId).sort(), wait)
      .toEqual(['one', 'three', 'two']);
  });

  it('delivers each mail once after the mail server was away and the service was restarted', async () => {
    isDown = true;
    for (let n = 0; n < 5; n += 1) await request(`mail-${n}`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await box()).toHaveLength(0);
    await services.stop();
    isDown = false;
    await start();
    await expect.poll(async () => (await box()).length, { timeout: 25_000, interval: 100 }).toBe(5);
  });

  it('gives a mail up that can never be sent, without stopping the others', async () => {
    await services.surroundings.bus.emit(mailRequestedEvent, {
      mailId: 'unreadable',
      to: 'ada@example.com',
      content: { template: 'passwordReset', firstName: 'Ada', sealedToken: 'not sealed by this house at all' },
    });
    await request('good');
    await expect.poll(async () => (await box()).map(({ messageId }) => messageId), wait).toEqual(['good']);
  });
});
