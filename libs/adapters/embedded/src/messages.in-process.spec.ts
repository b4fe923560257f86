import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CodedError } from '@crossfoot/contracts';
import { describeMessageCrashes, describeMessagesPort } from '@crossfoot/port-contracts';
import { MessageErrorFilter } from '@crossfoot/ports';
import { Controller, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { EventPattern, MessagePattern, Payload } from '@nestjs/microservices';
import { firstValueFrom, lastValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { InProcessMessages } from './messages.in-process.ts';

const options = { deliveryLimit: 4, backoffMs: 10, graceMs: 200 };

describeMessagesPort('in process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  const path = join(folder, 'messages.sqlite');
  let port = new InProcessMessages(path, options);
  return {
    port,
    deliveryLimit: options.deliveryLimit,
    reopen: async () => {
      await port.close();
      port = new InProcessMessages(path, options);
      return port;
    },
    dispose: async () => {
      await port.close();
      await rm(folder, { recursive: true });
    },
  };
});

describeMessageCrashes('in process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  const path = join(folder, 'messages.sqlite');
  return {
    open: async () => new InProcessMessages(path, options),
    child: { module: new URL('./messages.in-process.ts', import.meta.url).href, url: pathToFileURL(path).href },
    dispose: () => rm(folder, { recursive: true }),
  };
});

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

it('serves plain Nest controllers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  const messages = new InProcessMessages(join(folder, 'messages.sqlite'), options);
  const app = await NestFactory.createMicroservice(PagesModule, { strategy: messages.server('pages'), logger: false });
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
  await rm(folder, { recursive: true });
});

it('refuses a second process on the same journal in a plain sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  const path = join(folder, 'messages.sqlite');
  const owner = new InProcessMessages(path, options);
  expect(() => new InProcessMessages(path, options)).toThrow(/another process is using it/);
  await owner.close();
  await rm(folder, { recursive: true });
});

it('waits longer before each further delivery', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'messages-'));
  const messages = new InProcessMessages(join(folder, 'messages.sqlite'), { ...options, backoffMs: 80 });
  const server = messages.server('pages');
  const times: number[] = [];
  server.addHandler(
    'fails.v1',
    (() => {
      times.push(Date.now());
      throw new Error('no');
    }) as never,
    true,
  );
  server.listen(() => undefined);
  await lastValueFrom(messages.client().emit('fails.v1', {}));
  await expect.poll(async () => (await messages.deadLetters('pages')).length, { timeout: 5_000 }).toBe(1);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  // Timers may fire a few milliseconds early.
  expect(gaps.map((gap, index) => gap >= 80 * 2 ** index - 5)).toEqual([true, true, true]);
  await messages.close();
  await rm(folder, { recursive: true });
});
