import { CodedError } from '@crossfoot/contracts';
import { timer } from 'rxjs';
import { map } from 'rxjs/operators';
import { describe, expect, it } from 'vitest';
import type { Handlers } from './messages.suite.ts';

export interface MessageTools {
  readonly serve: (service: string, handlers: Handlers) => Promise<unknown>;
  readonly send: (pattern: string, data: unknown) => Promise<unknown>;
}

/** Requests and their answers: a part of the messages suite. */
export function describeMessageRequests({ serve, send }: MessageTools): void {
  describe('requests', () => {
    it('are answered with a JSON copy', async () => {
      const answer = { total: 5, when: new Date(0) };
      await serve('billing', { requests: { price: () => answer } });
      expect(await send('price', {})).toEqual({ total: 5, when: '1970-01-01T00:00:00.000Z' });
    });

    it('are answered by one consumer, from a promise or an Observable; nothing becomes null', async () => {
      let calls = 0;
      for (let index = 0; index < 2; index += 1) {
        await serve('billing', {
          requests: {
            count: async () => ++calls,
            stream: () => timer(10).pipe(map(() => 'last')),
            nothing: () => undefined,
          },
        });
      }
      const answers = await Promise.all(Array.from({ length: 10 }, () => send('count', {})));
      expect(answers.map(Number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect(await send('stream', {})).toBe('last');
      expect(await send('nothing', {})).toBeNull();
    });

    it('carry a CodedError across intact, and nothing of any other error', async () => {
      await serve('billing', {
        requests: {
          refuse: () => {
            throw new CodedError('PAGE_LIMIT_EXCEEDED', 'Not enough pages left', { pagesNeeded: 7, pagesLeft: 2 });
          },
          crash: async () => {
            throw new Error('secret-value-in-message');
          },
        },
      });
      const refused = await send('refuse', {}).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(CodedError);
      expect(refused).toMatchObject({
        code: 'PAGE_LIMIT_EXCEEDED',
        message: 'Not enough pages left',
        details: { pagesNeeded: 7, pagesLeft: 2 },
        status: 402,
      });
      const crashed = await send('crash', {}).catch((error: unknown) => error);
      expect(crashed).toBeInstanceOf(CodedError);
      expect(crashed).toMatchObject({ code: 'INTERNAL' });
      expect(String((crashed as Error).message)).not.toContain('secret');
    });

    it('are refused with SERVICE_UNAVAILABLE where nobody answers', async () => {
      const error = await send('nobody', {}).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(CodedError);
      expect(error).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    });
  });
}
