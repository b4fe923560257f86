import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { mostLiveOfOwner, mostWaiting, tooMany, turnOf } from './turn.ts';

const user = { kind: 'user', id: 'busy' } as const;
const visitor = { kind: 'visitor', id: randomUUID(), addressHash: '' } as const;
const now = Date.UTC(2026, 0, 1);

describe('the turn of a conversion', () => {
  const turn = (live: number, later = 0, owner: typeof user | typeof visitor = user, isPaid = false): number =>
    turnOf({ owner, isPaid, live, acceptedAt: now + later });

  it('lets the first document of a neighbour pass the many of another', () => {
    const many = Array.from({ length: 60 }, (_, live) => turn(live));
    const neighbour = turn(0, 4_000);
    expect(many.filter((other) => other < neighbour).length).toBeLessThanOrEqual(1);
  });

  it('comes earlier for who pays, and for who has an account', () => {
    expect(turn(0, 0, user, true)).toBeLessThan(turn(0));
    expect(turn(0)).toBeLessThan(turn(0, 0, visitor));
  });

  it('comes for everybody: who arrives minutes later does not pass', () => {
    expect(turn(0, 0, visitor)).toBeLessThan(turn(0, 130_000, user, true));
    expect(turn(20)).toBeLessThan(turn(0, 230_000));
  });

  it('is a whole number that every queue takes', () => {
    for (const day of [0, 100, 200, 4_000]) {
      const number = turn(700, day * 86_400_000);
      expect(Number.isInteger(number) && number >= 0 && number < 2_000_000).toBe(true);
    }
  });
});

describe('the backlog', () => {
  it('is bounded for each owner and in all', () => {
    expect(tooMany(mostLiveOfOwner - 1, mostWaiting - 1)).toBeNull();
    expect(tooMany(mostLiveOfOwner, 0)).toMatchObject({ code: 'RATE_LIMITED' });
    expect(tooMany(0, mostWaiting)).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  });
});
