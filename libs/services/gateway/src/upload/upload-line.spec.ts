import { setImmediate as breathe } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { UploadLine } from './upload-line.ts';

describe('UploadLine', () => {
  const here = new AbortController().signal;

  it('lets an owner have a few at a time, in the order they came, and nobody wait for another', async () => {
    const line = new UploadLine({ UPLOADS_AT_A_TIME: 2 });
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

  it('has no place for who has gone, and sends away who comes to a full line', async () => {
    const line = new UploadLine({ UPLOADS_AT_A_TIME: 1 });
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
