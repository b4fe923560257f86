import { jobsUrlOf } from '@crossfoot/backends';
import { withBackend } from '@crossfoot/backends/with-backend';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';

withBackend('JOBS_URL', (url) =>
  describe('the users of Redis', () => {
    const connect = (service: string): Redis => {
      const client = new Redis(jobsUrlOf(service, url.href), { maxRetriesPerRequest: 0 });
      onTestFinished(() => client.disconnect());
      return client;
    };

    it('reach the jobs of their own service', async () => {
      const client = connect('notifications');
      expect(await client.set('crossfoot:notifications-mail:probe', '1', 'EX', 5)).toBe('OK');
      expect(await client.info('memory')).toContain('maxmemory_policy');
    });

    it.each([
      ['the jobs of another', ['get', 'crossfoot:conversions:id']],
      ['the whole store', ['flushall']],
      ['the names of all keys', ['keys', '*']],
      ['the settings', ['config', 'get', '*']],
      ['the other users', ['acl', 'list']],
      ['commands of every client', ['monitor']],
      ['the off switch', ['shutdown', 'nosave']],
    ])('do not reach %s', async (_what, [command = '', ...rest]) => {
      await expect(connect('notifications').call(command, ...rest)).rejects.toThrow(/NOPERM/);
    });
  }),
);
