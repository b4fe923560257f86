import { setImmediate as breathe } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UploadLine } from './upload-line.ts';

describe('UploadLine', () => {
  const here = new AbortController().signal;

  it('lets an owner have a few at a time, in the order they came, and nobody wait for another', async () => {
    const line = new UploadLine({ UPLOADS_AT_A_TIME: 2, UPLOADS_BESIDE_OTHERS: 2 });
    const begun: string[] = [];
    const enter = async (owner: string, name: string): Promise<Disposable> => {
      const place = await line.enter(owner, here);
      begun.push(name);
      return place;
    };
    const first = await enter('crowd', 'a');
    const second = await enter('crowd', 'b');
    const third = enter('crowd', 'c');
    const fourth = enter('crowd', 'd');
    await enter('neighbour', 'n');
    expect(begun).toEqual(['a', 'b', 'n']);
    first[Symbol.dispose]();
    second[Symbol.dispose]();
    (await third)[Symbol.dispose]();
    (await fourth)[Symbol.dispose]();
    expect(begun).toEqual(['a', 'b', 'n', 'c', 'd']);
    // All places are free again.
    await enter('crowd', 'e');
    await enter('crowd', 'f');
  });

  it('lets a crowd take fewer places while somebody else is there, and all of them again afterwards', async () => {
    const line = new UploadLine({ UPLOADS_AT_A_TIME: 3, UPLOADS_BESIDE_OTHERS: 1 });
    const begun: Disposable[] = [];
    const crowd = Array.from({ length: 8 }, async () => void begun.push(await line.enter('crowd', here)));
    const settle = async (): Promise<number> => {
      await breathe();
      return begun.length;
    };
    expect(await settle()).toBe(3);
    const neighbour = await line.enter('neighbour', here);
    // Those under way go on; as they end nobody follows them, until one is left.
    begun[0]?.[Symbol.dispose]();
    begun[1]?.[Symbol.dispose]();
    expect(await settle()).toBe(3);
    begun[2]?.[Symbol.dispose]();
    expect(await settle()).toBe(4);
    neighbour[Symbol.dispose]();
    expect(await settle()).toBe(6);
    for (let at = 3; at < 8; at += 1) {
      begun[at]?.[Symbol.dispose]();
      await breathe();
    }
    await Promise.all(crowd);
  });

  it('has no place for who has gone, and sends away who comes to a full line', async () => {
    const line = new UploadLine({ UPLOADS_AT_A_TIME: 1, UPLOADS_BESIDE_OTHERS: 1 });
    const running = await line.enter('crowd', here);
    const leaving = new AbortController();
    const left = line.enter('crowd', leaving.signal);
    const stays = line.enter('crowd', here);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    const others = Array.from({ length: 99 }, () => line.enter('crowd', here));
    await breathe();
    await expect(line.enter('crowd', here)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    running[Symbol.dispose]();
    (await stays)[Symbol.dispose]();
    for (const other of others) (await other)[Symbol.dispose]();
  });
});
