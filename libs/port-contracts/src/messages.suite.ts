import { randomUUID } from 'node:crypto';
import { currentRequestId, withRequestId } from '@crossfoot/ports';
import type { DeliveryContext, MessagesPort } from '@crossfoot/ports';
import { Observable, firstValueFrom, lastValueFrom, timer } from 'rxjs';
import { map } from 'rxjs/operators';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, pause } from './eventually.ts';
import { describeMessageRequests } from './message-requests.suite.ts';

export interface MessagesHarness {
  readonly port: MessagesPort;
  /** As the adapter was opened; the suite wants 3 or more, and a backoff of at most 200 ms. */
  readonly deliveryLimit: number;
  /** Closes the port and opens another over the same broker or data. */
  reopen(): Promise<MessagesPort>;
  dispose(): Promise<void>;
}

export type Handler = (payload: unknown, context: DeliveryContext) => unknown;
export interface Handlers {
  readonly events?: Readonly<Record<string, Handler>>;
  readonly requests?: Readonly<Record<string, Handler>>;
}

/** What every transport promises (see `MessagesPort`). Names are fresh in each case, so a shared broker may be used. */
export function describeMessagesPort(name: string, open: () => Promise<MessagesHarness>): void {
  describe(`messages: ${name}`, () => {
    let harness: MessagesHarness;
    let stops: (() => unknown)[];
    let id: string;

    beforeEach(async () => {
      harness = await open();
      stops = [];
      id = randomUUID().slice(0, 8);
    });
    afterEach(async () => {
      for (const stop of stops) await stop();
      await harness.dispose();
    });

    async function serve(service: string, handlers: Handlers, port = harness.port): Promise<() => Promise<void>> {
      const server = port.server(`${service}-${id}`);
      for (const [pattern, handler] of Object.entries(handlers.events ?? {}))
        server.addHandler(`${pattern}.${id}`, handler as never, true);
      for (const [pattern, handler] of Object.entries(handlers.requests ?? {}))
        server.addHandler(`${pattern}.${id}`, handler as never, false);
      await new Promise<void>((resolve, reject) =>
        server.listen((error?: unknown) => (error ? reject(error as Error) : resolve())),
      );
      let stopped = false;
      const stop = async (): Promise<void> => {
        if (stopped) return;
        stopped = true;
        await server.close();
      };
      stops.push(stop);
      return stop;
    }
    const emit = (pattern: string, data: unknown, port = harness.port): Promise<unknown> =>
      lastValueFrom(port.client().emit(`${pattern}.${id}`, data));
    const send = (pattern: string, data: unknown, port = harness.port): Promise<unknown> =>
      firstValueFrom(port.client().send<unknown, unknown>(`${pattern}.${id}`, data));
    const deadLetters = (service: string, port = harness.port) => port.deadLetters(`${service}-${id}`);

    describe('events', () => {
      it('reach every subscribed service once', async () => {
        const seen: string[] = [];
        await serve('billing', { events: { completed: () => void seen.push('billing') } });
        await serve('notifications', { events: { completed: () => void seen.push('notifications') } });
        await serve('identity', { events: { other: () => void seen.push('identity') } });
        await emit('completed', { pages: 3 });
        await eventually('both services', () => seen.length >= 2);
        await pause(100);
        expect(seen.sort()).toEqual(['billing', 'notifications']);
      });

      it('go to one of the competing consumers of a service', async () => {
        const counts = [0, 0];
        for (const index of [0, 1]) {
          await serve('billing', {
            events: {
              work: async () => {
                counts[index]! += 1;
                await pause(20);
              },
            },
          });
        }
        await Promise.all(Array.from({ length: 40 }, (_, index) => emit('work', { index })));
        await eventually('40 events', () => counts[0]! + counts[1]! >= 40);
        await pause(100);
        expect(counts[0]! + counts[1]!).toBe(40);
        expect(Math.min(...counts)).toBeGreaterThan(0);
      });

      it('share no reference with the sender, nor services with each other', async () => {
        const received: { list: number[] }[] = [];
        const handler: Handler = (payload) => {
          const body = payload as { list: number[] };
          body.list.push(99);
          received.push(body);
        };
        await serve('billing', { events: { shared: handler } });
        await serve('notifications', { events: { shared: handler } });
        const sent = { list: [1], when: new Date(0), missing: undefined };
        await emit('shared', sent);
        sent.list.push(2);
        await eventually('both services', () => received.length === 2);
        expect(sent.list).toEqual([1, 2]);
        for (const body of received) expect(body).toEqual({ list: [1, 99], when: '1970-01-01T00:00:00.000Z' });
      });

      it('are delivered again when the handler throws, with the attempt number and the same id', async () => {
        const contexts: DeliveryContext[] = [];
        await serve('billing', {
          events: {
            flaky: async (_payload, context) => {
              contexts.push({ ...context });
              if (context.attempt < 3) throw new Error('not yet');
            },
          },
        });
        await emit('flaky', {});
        await eventually('the third attempt', () => contexts.length >= 3);
        await pause(300);
        expect(contexts.map((context) => context.attempt)).toEqual([1, 2, 3]);
        expect(new Set(contexts.map((context) => context.messageId)).size).toBe(1);
        expect(await deadLetters('billing')).toEqual([]);
      });

      it('count an Observable that fails late as failed', async () => {
        const attempts: number[] = [];
        await serve('billing', {
          events: {
            stream: (_payload, context) => {
              attempts.push(context.attempt);
              return timer(30).pipe(
                map(() => {
                  if (context.attempt === 1) throw new Error('late');
                  return null;
                }),
              );
            },
          },
        });
        await emit('stream', {});
        await eventually('the second attempt', () => attempts.length === 2);
        await pause(150);
        expect(attempts).toEqual([1, 2]);
      });

      it('end as dead letters at the delivery limit, for the failing service only', async () => {
        let failures = 0;
        let others = 0;
        await serve('billing', {
          events: {
            poison: () => {
              failures += 1;
              throw new Error('never');
            },
          },
        });
        await serve('notifications', { events: { poison: () => void (others += 1) } });
        await emit('poison', { first: true });
        const [letter] = await eventually('a dead letter', async () => {
          const letters = await deadLetters('billing');
          return letters.length > 0 && letters;
        });
        await pause(150);
        expect(letter).toEqual({ pattern: `poison.${id}`, payload: { first: true }, attempts: harness.deliveryLimit });
        expect(failures).toBe(harness.deliveryLimit);
        expect(others).toBe(1);
        expect(await deadLetters('notifications')).toEqual([]);
      });

      it('do not hold up others behind one that fails', async () => {
        const done: number[] = [];
        await serve('billing', {
          events: {
            mixed: (payload) => {
              const { index } = payload as { index: number };
              if (index === 0) throw new Error('never');
              done.push(index);
            },
          },
        });
        for (const index of [0, 1, 2, 3]) await emit('mixed', { index });
        await eventually('the healthy ones', () => done.length === 3);
        expect(done.sort()).toEqual([1, 2, 3]);
      });

      it('are acknowledged after the handler, not before: a stop in the middle brings them again', async () => {
        let started = 0;
        await serve('billing', {
          events: {
            slow: () => {
              started += 1;
              return new Promise(() => undefined);
            },
          },
        });
        await emit('slow', { n: 1 });
        await eventually('the handler to start', () => started === 1);
        stops = [];
        const port = await harness.reopen();
        const again: unknown[] = [];
        await serve('billing', { events: { slow: (payload) => void again.push(payload) } }, port);
        await eventually('the second delivery', () => again.length > 0);
        expect(again).toEqual([{ n: 1 }]);
      });

      it('are not acknowledged before an Observable completes either', async () => {
        let started = 0;
        await serve('billing', { events: { endless: () => new Observable(() => void (started += 1)) } });
        await emit('endless', { n: 2 });
        await eventually('the handler to start', () => started === 1);
        stops = [];
        const port = await harness.reopen();
        const again: unknown[] = [];
        await serve('billing', { events: { endless: (payload) => void again.push(payload) } }, port);
        await eventually('the second delivery', () => again.length > 0);
      });

      it('wait for a service that is away, across a restart, and come once', async () => {
        const stop = await serve('billing', { events: { later: () => undefined } });
        await stop();
        for (const n of [1, 2, 3]) await emit('later', { n });
        const port = await harness.reopen();
        const got: number[] = [];
        await serve('billing', { events: { later: (payload) => void got.push((payload as { n: number }).n) } }, port);
        await eventually('all three', () => got.length >= 3);
        await pause(100);
        expect(got.sort()).toEqual([1, 2, 3]);
      });

      it('keep dead letters across a restart', async () => {
        const fail: Handler = () => {
          throw new Error('never');
        };
        await serve('billing', { events: { poison: fail } });
        await emit('poison', { kept: true });
        await eventually('a dead letter', async () => (await deadLetters('billing')).length === 1);
        for (const stop of stops) await stop();
        const port = await harness.reopen();
        expect(await deadLetters('billing', port)).toEqual([
          { pattern: `poison.${id}`, payload: { kept: true }, attempts: harness.deliveryLimit },
        ]);
      });
    });

    it('gives a service its dead letters once more, and no other service', async () => {
      let isMended = false;
      const seen: unknown[] = [];
      let others = 0;
      await serve('billing', {
        events: {
          poison: (payload, { attempt, requestId }) => {
            if (!isMended) throw new Error('not yet');
            seen.push({ payload, attempt, requestId });
          },
        },
      });
      await serve('notifications', { events: { poison: () => void (others += 1) } });
      await withRequestId('request-7', () => emit('poison', { kept: 1 }));
      const count = (): Promise<number> => harness.port.countDeadLetters(`billing-${id}`);
      await eventually('a dead letter', async () => (await count()) === 1);
      isMended = true;
      expect(await harness.port.replayDeadLetters(`billing-${id}`)).toBe(1);
      await eventually('the letter', () => seen.length > 0);
      expect(seen).toEqual([{ payload: { kept: 1 }, attempt: 1, requestId: 'request-7' }]);
      expect(await deadLetters('billing')).toEqual([]);
      await eventually('none that is counted', async () => (await count()) === 0);
      expect(await harness.port.replayDeadLetters(`billing-${id}`)).toBe(0);
      expect(others).toBe(1);
    });

    describe('signals', () => {
      it('reach every listener of the topic as a copy of its own, until it stops, and nobody else', async () => {
        const heard: unknown[][] = [[], [], []];
        const stopFirst = await harness.port.onSignal(`moved.${id}`, (payload) => void heard[0]?.push(payload));
        await harness.port.onSignal(`moved.${id}`, (payload) => void heard[1]?.push(payload));
        await harness.port.onSignal(`other.${id}`, (payload) => void heard[2]?.push(payload));
        const told = { page: 1 };
        harness.port.signal(`moved.${id}`, told);
        told.page = 9;
        await eventually('both listeners', () => heard[0]?.length === 1 && heard[1]?.length === 1);
        expect(heard).toEqual([[{ page: 1 }], [{ page: 1 }], []]);
        expect(heard[0]?.[0]).not.toBe(heard[1]?.[0]);
        stopFirst();
        harness.port.signal(`moved.${id}`, { page: 2 });
        await eventually('the second signal', () => heard[1]?.length === 2);
        expect(heard[0]).toHaveLength(1);
      });

      it('that nobody hears are lost, and harm nobody', async () => {
        harness.port.signal(`moved.${id}`, { page: 1 });
        await pause(50);
        const heard: unknown[] = [];
        await harness.port.onSignal(`moved.${id}`, (payload) => void heard.push(payload));
        harness.port.signal(`moved.${id}`, { page: 2 });
        await eventually('the later one', () => heard.length > 0);
        expect(heard).toEqual([{ page: 2 }]);
      });
    });

    describeMessageRequests({ serve, send });

    it('carries the id of the request into handlers, requests and events alike', async () => {
      const seen: (string | null)[] = [];
      await serve('billing', {
        requests: {
          outer: async (_payload, context) => {
            seen.push(context.requestId, currentRequestId());
            await emit('inner', {});
            return null;
          },
        },
      });
      await serve('notifications', {
        events: { inner: (_payload, context) => void seen.push(context.requestId, currentRequestId()) },
      });
      await withRequestId('req-42', () => send('outer', {}));
      await eventually('the event', () => seen.length === 4);
      expect(seen).toEqual(['req-42', 'req-42', 'req-42', 'req-42']);
      expect(currentRequestId()).toBeNull();
    });

    it('lets running handlers finish when a server closes', async () => {
      let finished = false;
      let started = false;
      const stop = await serve('billing', {
        requests: {
          slow: async () => {
            started = true;
            await pause(150);
            finished = true;
            return 'done';
          },
        },
      });
      const answer = send('slow', {});
      await eventually('the handler to start', () => started);
      await stop();
      expect(finished).toBe(true);
      expect(await answer).toBe('done');
    });

    it('answers a ping, and refuses to emit once closed', async () => {
      await harness.port.ping();
      await harness.port.close();
      await expect(emit('late', {})).rejects.toThrow();
    });
  });
}
