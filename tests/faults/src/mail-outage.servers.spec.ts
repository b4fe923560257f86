import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { startSmtp, whyNoBackends, type SmtpServer } from '@crossfoot/backends';
import { startDistributed, type DistributedSystem } from '@crossfoot/journeys/distributed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const reason = process.env['REQUIRE_BACKENDS'] === '1' ? null : whyNoBackends();
const registrations = 6;

/** The mail server is away while people register, and the mail service is killed meanwhile: every mail arrives once. */
describe.skipIf(reason !== null)(
  `mail service killed, mail server away${reason === null ? '' : ` (${reason})`}`,
  () => {
    let system: DistributedSystem;
    let smtp: SmtpServer;

    beforeAll(async () => {
      smtp = await startSmtp();
      system = await startDistributed({ MAIL_URL: smtp.url });
    });
    afterAll(async () => {
      await system?.stop();
      await smtp?.stop();
    });

    it('loses no mail and sends none twice', async () => {
      const port = Number(new URL(smtp.url).port);
      await smtp.stop();
      const emails = Array.from({ length: registrations }, () => `${randomUUID()}@example.com`);
      const register = async (email: string): Promise<void> => {
        const password = 'a fairly long password';
        const body = { email, password, confirmPassword: password, firstName: 'Ada', lastName: 'L', planName: 'free' };
        const reply = await fetch(`${system.url}/api/auth/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect(reply.status).toBe(201);
      };
      await Promise.all(emails.slice(0, registrations / 2).map(register));
      await wait(500);
      await system.services.notifications.kill();
      await Promise.all(emails.slice(registrations / 2).map(register));
      // Without its mail server the service does not call itself ready, but it works its queue.
      const started = system.services.notifications.start().catch(() => undefined);
      await wait(4_000);
      await system.services.notifications.kill();
      await started;
      smtp = await startSmtp({ port });
      await system.services.notifications.start();

      const arrived = () => smtp.inbox.map((mail) => mail.to?.[0]?.address ?? '').toSorted();
      await expect.poll(arrived, { timeout: 120_000, interval: 250 }).toEqual(emails.toSorted());
      // A second copy of a mail would come with the next try.
      await wait(12_000);
      expect(arrived()).toEqual(emails.toSorted());
    }, 180_000);
  },
);
