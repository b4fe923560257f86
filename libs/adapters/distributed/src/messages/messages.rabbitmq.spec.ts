import { withBackend } from '@crossfoot/backends/with-backend';
import { CodedError } from '@crossfoot/contracts';
import { describeMessageCrashes, describeMessagesPort } from '@crossfoot/port-contracts';
import { MessageErrorFilter } from '@crossfoot/ports';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import { firstValueFrom, lastValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { RabbitmqMessages } from './messages.rabbitmq.ts';

const options = { deliveryLimit: 4, backoffMs: 10, graceMs: 200 };
const events: string[] = [];

@Controller()
class PagesController {
  @MessagePattern('pages.reserve.v1')
  reserve(@Payload() body: { pages: number }): { left: number } {
    if (body.pages > 5) throw new CodedError('PAGE_LIMIT_EXCEEDED', 'Not enough pages left', { pagesLeft: 5 });
    return { left: 5 - body.pages };
  }

  @EventPattern('pages.settled.v1')
  first(@Payload() _settled: object): void {
    events.push('first');
  }

  @EventPattern('pages.settled.v1')
  async second(@Payload() _settled: object): Promise<void> {
    events.push('second');
    if (events.length < 4) throw new Error('again');
  }
}

@Module({ controllers: [PagesController] })
class PagesModule {}

withBackend('MESSAGES_URL', (url) => {
  const open = (): Promise<RabbitmqMessages> => RabbitmqMessages.open(url, options);

  describeMessagesPort('RabbitMQ', async () => {
    let port = await open();
    return {
      port,
      deliveryLimit: options.deliveryLimit,
      reopen: async () => {
        await port.close();
        port = await open();
        return port;
      },
      dispose: () => port.close(),
    };
  });

  // The process of its own opens it with the defaults, and both must declare the same queues.
  describeMessageCrashes('RabbitMQ', async () => ({
    open: () => RabbitmqMessages.open(url, { graceMs: 200 }),
    child: { module: new URL('./messages.rabbitmq.ts', import.meta.url).href, url: url.href },
    dispose: async () => undefined,
  }));

  it('serves plain Nest controllers', async () => {
    const messages = await open();
    const strategy = messages.server('pages');
    const app = await NestFactory.createMicroservice(PagesModule, { strategy, logger: false });
    app.useGlobalFilters(new MessageErrorFilter());
    await app.listen();
    const client = messages.client();
    expect(await firstValueFrom(client.send('pages.reserve.v1', { pages: 2 }))).toEqual({ left: 3 });
    await expect(firstValueFrom(client.send('pages.reserve.v1', { pages: 9 }))).rejects.toMatchObject({
      code: 'PAGE_LIMIT_EXCEEDED',
      details: { pagesLeft: 5 },
    });
    await lastValueFrom(client.emit('pages.settled.v1', {}));
    await expect.poll(() => events).toEqual(['first', 'second', 'first', 'second']);
    await app.close();
    await messages.close();
  });

  it('says what to do where a queue was made with another delivery limit', async () => {
    const listen = async (deliveryLimit: number): Promise<void> => {
      const messages = await RabbitmqMessages.open(url, { ...options, deliveryLimit });
      const server = messages.server('limits');
      try {
        await new Promise<void>((resolve, reject) =>
          server.listen((error?: unknown) => (error ? reject(error as Error) : resolve())),
        );
      } finally {
        await messages.close();
      }
    };
    await listen(4);
    await expect(listen(5)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('crossfoot.limits'),
    });
  });

  it('says in one sentence that nobody answers at the address', async () => {
    await expect(RabbitmqMessages.open(new URL('amqp://guest:guest@127.0.0.1:9'), options)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('127.0.0.1:9'),
    });
  });
});
