import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRabbitmq, type BackendServer } from '@crossfoot/backends';
import { withBackend } from '@crossfoot/backends/with-backend';
import { CodedError } from '@crossfoot/contracts';
import { eventually, pause } from '@crossfoot/port-contracts';
import type { DeliveryContext } from '@crossfoot/ports';
import { firstValueFrom, lastValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RabbitmqMessages } from './messages.rabbitmq.ts';

// A broker of its own, so that killing it disturbs no other suite, and one for each try: a consumer that a failed one has
// left would hold the events of the next.
withBackend('MESSAGES_URL', () =>
  describe('RabbitMQ killed and started again', () => {
    let folder: string;
    let broker: BackendServer;
    let port: RabbitmqMessages;

    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'crossfoot-broker-'));
      broker = await startRabbitmq(folder);
      port = await RabbitmqMessages.open(new URL(broker.url), {
        deliveryLimit: 10,
        backoffMs: 10,
        graceMs: 200,
        requestTimeoutMs: 10_000,
        emitWithinMs: 60_000,
      });
    });
    afterEach(async () => {
      await port.close();
      await broker.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it('loses no acknowledged event, delivers what was in hand again, and takes events up again by itself', async () => {
      const finished = new Set<number>();
      const attempts: number[] = [];
      let isHeld = true;
      const server = port.server('billing');
      server.addHandler(
        'pages.settled.v1',
        async ({ index }: { index: number }, context: DeliveryContext) => {
          attempts.push(context.attempt);
          if (isHeld) await new Promise(() => undefined);
          finished.add(index);
        },
        true,
      );
      server.addHandler('billing.ping.v1', async () => 'pong', false);
      await new Promise<void>((resolve, reject) =>
        server.listen((error?: unknown) => (error ? reject(error) : resolve())),
      );

      // RabbitMQ writes the registration of a new quorum queue to disk half a second late: a crash before that loses
      // the queue itself. Queues are made once in the life of a system, so this is no part of the promise.
      await pause(1_500);

      const emit = (index: number) => lastValueFrom(port.client().emit('pages.settled.v1', { index }));
      const ask = () => firstValueFrom(port.client().send<unknown, unknown>('billing.ping.v1', {}));
      for (let index = 0; index < 30; index += 1) await emit(index);
      await eventually('events in hand', () => attempts.length > 0);

      await broker.kill();
      isHeld = false;
      const whileAway = [emit(30), emit(31)];
      const refused = await ask().catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(CodedError);
      expect(refused).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      await broker.start();
      await Promise.all(whileAway);

      await eventually('all 32 events', () => finished.size === 32, 60_000);
      expect(Math.max(...attempts)).toBeGreaterThan(1);
      await eventually('requests again', async () => (await ask().catch(() => null)) === 'pong', 15_000);
      expect(await port.deadLetters('billing')).toEqual([]);
    }, 180_000);
  }),
);
