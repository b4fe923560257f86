import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RabbitmqMessages } from '@crossfoot/adapters-distributed';
import { urlOfService } from '@crossfoot/backends';
import { withBackend } from '@crossfoot/backends/with-backend';
import { lastValueFrom } from 'rxjs';
import { expect, it } from 'vitest';
import { needFresh } from '../../../tools/bundle-sources.mjs';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Another name than any service's, so that no other suite's letters are met. */
const pattern = 'notifications.mail-requested.v1';

withBackend('MESSAGES_URL', (url) =>
  it('operators see and replay the dead letters of a service with its own rights', async () => {
    const operator = await RabbitmqMessages.open(url, { deliveryLimit: 6, backoffMs: 1 });
    const server = operator.server('notifications');
    let isMended = false;
    const handled: unknown[] = [];
    const handler = async (payload: unknown): Promise<void> => {
      if (!isMended) throw new Error('not yet');
      handled.push(payload);
    };
    server.addHandler(pattern, handler as never, true);
    await new Promise<void>((resolve) => server.listen(() => resolve()));
    await lastValueFrom(operator.client().emit(pattern, { to: 'canary@example.com' }));
    await expect.poll(() => operator.countDeadLetters('notifications'), { timeout: 10_000 }).toBe(1);

    const command = async (...options: string[]): Promise<string> => {
      const env = { PATH: process.env['PATH'], MESSAGES_URL: urlOfService('notifications', url.href) };
      needFresh('notifications');
      const program = join(root, 'apps/notifications/dist/main.js');
      const node = join(root, 'node_modules/.bin/node');
      return (await run(node, [program, 'dead-letters', ...options], { env })).stdout;
    };
    const listed = await command();
    expect(listed).toBe(`1 dead letter(s) of notifications\n  ${pattern}, 6 attempts\n`);
    expect(await command('--payloads')).toContain('canary@example.com');
    isMended = true;
    expect(await command('--replay')).toContain('1 given to notifications again');
    await expect.poll(() => handled).toEqual([{ to: 'canary@example.com' }]);
    expect(await operator.countDeadLetters('notifications')).toBe(0);
    await server.close();
    await operator.close();
  }, 60_000),
);
