import { urlOfService } from '@crossfoot/backends';
import { withBackend } from '@crossfoot/backends/with-backend';
import { connect } from 'amqplib';
import { describe, expect, it } from 'vitest';
import { declareExchanges } from './rabbitmq-topology.ts';

type Service = Parameters<typeof urlOfService>[0];

/** Does something as the user of a service; what the broker says where it refuses, else null. */
async function refusal(
  url: URL,
  service: Service,
  act: (channel: Awaited<ReturnType<Awaited<ReturnType<typeof connect>>['createConfirmChannel']>>) => Promise<unknown>,
): Promise<string | null> {
  const connection = await connect(urlOfService(service, url.href));
  connection.on('error', () => undefined);
  try {
    const channel = await connection.createConfirmChannel();
    const closed = new Promise<string>((resolve) => channel.once('error', (error: Error) => resolve(error.message)));
    await declareExchanges(channel);
    return await Promise.race([act(channel).then(() => null), closed]);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await connection.close().catch(() => undefined);
  }
}

withBackend('MESSAGES_URL', (url) =>
  describe('the permissions of the broker', () => {
    const publish = (service: Service, exchange: string, key: string) =>
      refusal(url, service, async (channel) => {
        channel.publish(exchange, key, Buffer.from('{}'), { type: key });
        await channel.waitForConfirms();
      });

    it('let each service say what is its own', async () => {
      expect(await publish('identity', 'crossfoot.events', 'identity.account-deleted.v1')).toBeNull();
      expect(await publish('identity', 'crossfoot.events', 'notifications.mail-requested.v1')).toBeNull();
      expect(await publish('gateway', 'crossfoot.requests', 'conversion.convert.v1')).toBeNull();
      expect(await publish('conversion', 'crossfoot.requests', 'billing.reserve-pages.v1')).toBeNull();
      expect(await publish('conversion', 'crossfoot.signals', 'conversion.moved.v1')).toBeNull();
      expect(await publish('billing', 'crossfoot.replays', 'billing.conversion.completed.v1')).toBeNull();
    });

    it.each([
      ['conversion', 'crossfoot.events', 'identity.account-deleted.v1'],
      ['conversion', 'crossfoot.events', 'notifications.mail-requested.v1'],
      ['gateway', 'crossfoot.events', 'identity.account-deleted.v1'],
      ['gateway', 'crossfoot.events', 'billing.account-closed.v1'],
      ['notifications', 'crossfoot.events', 'conversion.completed.v1'],
      ['notifications', 'crossfoot.requests', 'identity.session.v1'],
      ['conversion', 'crossfoot.requests', 'identity.delete-account.v1'],
      ['gateway', 'crossfoot.signals', 'conversion.moved.v1'],
      ['conversion', 'crossfoot.replays', 'identity.billing.account-closed.v1'],
    ] as const)('keep %s from sending to %s as %s', async (service, exchange, key) => {
      expect(await publish(service, exchange, key)).toContain('ACCESS_REFUSED');
    });

    it('keep a service from the queues of another, and from hearing what is not meant for it', async () => {
      const read = await refusal(url, 'conversion', (channel) => channel.checkQueue('crossfoot.identity.requests'));
      const listen = await refusal(url, 'notifications', async (channel) => {
        await channel.assertQueue('crossfoot.notifications.requests', { durable: true });
        await channel.bindQueue('crossfoot.notifications.requests', 'crossfoot.requests', 'identity.login.v1');
      });
      expect(read).toMatch(/ACCESS_REFUSED|NOT_FOUND/);
      expect(listen).toContain('ACCESS_REFUSED');
    });
  }),
);
