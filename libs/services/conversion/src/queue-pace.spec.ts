import { describe, expect, it } from 'vitest';
import { QueuePace } from './queue-pace.ts';

const visitor = { kind: 'visitor', id: 'v', addressHash: 'a' } as const;
const user = { kind: 'user', id: 'u' } as const;

describe('QueuePace', () => {
  it('refuses whom the answer would reach too late, and says when to come again', () => {
    const pace = new QueuePace();
    expect(pace.tooLong(visitor, 4_000, 0)).toBeNull();
    // Ten a second.
    pace.observe(100, 10_000, 0);
    expect(pace.tooLong(visitor, 800, 0)).toBeNull();
    expect(pace.tooLong(visitor, 1_200, 0)).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      details: { retryAfterSeconds: 75 },
    });
    // An account finds its result in the history.
    expect(pace.tooLong(user, 1_200, 0)).toBeNull();
    expect(pace.tooLong(user, 20_000, 0)).not.toBeNull();
  });

  it('follows the queue when it becomes slower, and forgets what is long past', () => {
    const pace = new QueuePace();
    for (let n = 0; n < 20; n += 1) pace.observe(100, 10_000, 0);
    for (let n = 0; n < 20; n += 1) pace.observe(100, 100_000, 1_000);
    expect(pace.tooLong(visitor, 200, 1_000)).not.toBeNull();
    expect(pace.tooLong(visitor, 200, 400_000)).toBeNull();
    // One that waited alone, for a worker that was starting, tells nothing.
    pace.observe(0, 60_000, 400_000);
    expect(pace.tooLong(visitor, 4_000, 400_000)).toBeNull();
  });
});
