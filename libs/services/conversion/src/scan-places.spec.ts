import { describe, expect, it } from 'vitest';
import { ScanPlaces } from './scan-places.ts';

const never = new AbortController().signal;

describe('places for scans', () => {
  it('leave one sandbox for texts, unless there is but one', () => {
    expect([1, 2, 4].map((slots) => new ScanPlaces(slots).count)).toEqual([1, 1, 3]);
  });

  it('are given back once each, to who waits the longest', async () => {
    const places = new ScanPlaces(2);
    const first = places.tryTake();
    expect([first === null, places.tryTake()]).toEqual([false, null]);
    const order: string[] = [];
    const second = places.take(never).then((place) => (order.push('second'), place));
    const third = places.take(never).then((place) => (order.push('third'), place));
    first?.[Symbol.dispose]();
    first?.[Symbol.dispose]();
    const held = await second;
    await Promise.resolve();
    expect([order, places.tryTake()]).toEqual([['second'], null]);
    held[Symbol.dispose]();
    (await third)[Symbol.dispose]();
    expect(order).toEqual(['second', 'third']);
    expect(places.tryTake()).not.toBeNull();
  });

  it('are not waited for any longer than the signal allows', async () => {
    const places = new ScanPlaces(2);
    const first = places.tryTake();
    const gone = new AbortController();
    const waiting = places.take(gone.signal);
    gone.abort(new Error('stopping'));
    await expect(waiting).rejects.toThrow('stopping');
    await expect(places.take(gone.signal)).rejects.toThrow('stopping');
    first?.[Symbol.dispose]();
    expect(places.tryTake()).not.toBeNull();
  });
});
