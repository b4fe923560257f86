import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { embeddedAdapters } from '@crossfoot/adapters-embedded';
import type { JobsPort } from '@crossfoot/ports';
import { configurationOf, readEnvironment, startServices } from '@crossfoot/runtime';
import { Module } from '@nestjs/common';
import { expect, it } from 'vitest';
import { notificationsService } from './notifications.module.ts';

it('a process that stops takes no more jobs, then no more requests, and only then closes the queue that these add to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crossfoot-stop-order-'));
  const adapters = embeddedAdapters(folder);
  const order: string[] = [];
  const jobs: JobsPort = {
    queue: (definition) => adapters.jobs.queue(definition),
    ping: () => adapters.jobs.ping(),
    drain: async (graceMs) => {
      await adapters.jobs.drain(graceMs);
      order.push('no more jobs');
    },
    close: async () => {
      order.push('queue closed');
      await adapters.jobs.close();
    },
  };
  // Nest calls it once the server that takes requests has ended.
  class LastHook {
    onApplicationShutdown(): void {
      order.push('no more requests');
    }
  }
  Module({ imports: [notificationsService.module] })(LastHook);
  const services = await startServices({
    services: [{ ...notificationsService, module: LastHook }],
    ports: { ...adapters, jobs },
    configuration: configurationOf(
      readEnvironment({ NODE_ENV: 'test', PUBLIC_URL: 'https://crossfoot.example', LOG_LEVEL: 'silent' }),
      Buffer.alloc(32, 4),
    ),
  });
  await services.stop();
  rmSync(folder, { recursive: true });
  expect(order).toEqual(['no more jobs', 'no more requests', 'queue closed']);
});
