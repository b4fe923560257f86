import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { PortError, SEAL_CHUNK } from '@crossfoot/ports';
import type { ObjectsPort } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { breakingStream, bytesOf, digestOf, patternDigest, patternStream, stallingStream } from './byte-streams.ts';
import { collectGarbage } from './collect-garbage.ts';
import { eventually, pause } from './eventually.ts';

export interface ObjectsHarness {
  readonly port: ObjectsPort;
  /** Closes the port and opens another over the same data. */
  reopen(): Promise<ObjectsPort>;
  /** What is left besides whole objects: temporary files, here and in the store. */
  debris(): Promise<readonly string[]>;
  dispose(): Promise<void>;
}

const MiB = 1024 * 1024;
const sizes = [0, 1, SEAL_CHUNK - 1, SEAL_CHUNK, SEAL_CHUNK + 1, 5 * MiB, 100 * MiB];

const hostileKeys = [
  '',
  '.',
  '..',
  '../up',
  'a/../b',
  'a/..',
  '/absolute',
  'a//b',
  'a/',
  'Upper',
  'a b',
  'a\\b',
  'a\0b',
  'a\nb',
  '-a',
  '.hidden',
  'a/.hidden',
  'ä',
  'a%2f..',
  'x'.repeat(200),
  `${'abc/'.repeat(200)}z`,
  'c:evil',
  'a~',
];

/** What every object store promises (see `ObjectsPort`). Keys are fresh in each case, so a shared bucket may be used. */
export function describeObjectsPort(name: string, open: () => Promise<ObjectsHarness>): void {
  describe(`objects: ${name}`, () => {
    let harness: ObjectsHarness;
    let port: ObjectsPort;
    let folder: string;

    beforeEach(async () => {
      harness = await open();
      port = harness.port;
      folder = `t-${randomUUID().slice(0, 8)}`;
    });
    afterEach(() => harness.dispose());

    const text = (content: string): Readable => Readable.from([Buffer.from(content)]);
    const read = async (key: string): Promise<string> => (await bytesOf(await port.get(key))).toString();
    const keys = async (): Promise<string[]> => (await port.list(`${folder}/`)).items.map((item) => item.key);

    it.each(sizes)('gives back %i bytes identical', async (size) => {
      const key = `${folder}/file.bin`;
      expect(await port.put(key, patternStream(size))).toEqual({ size });
      expect(await port.stat(key)).toMatchObject({ size });
      expect(await digestOf(await port.get(key))).toEqual({ size, digest: patternDigest(size) });
      expect((await port.list(`${folder}/`)).items).toMatchObject([{ key, size }]);
      expect(await harness.debris()).toEqual([]);
    });

    it('holds pieces of any cut', async () => {
      const pieces = [
        Buffer.alloc(0),
        Buffer.from('a'),
        Buffer.alloc(SEAL_CHUNK - 1, 'b'),
        Buffer.alloc(3 * SEAL_CHUNK, 'c'),
        Buffer.alloc(0),
        Buffer.from('d'),
      ];
      await port.put(`${folder}/cut`, Readable.from(pieces));
      expect((await bytesOf(await port.get(`${folder}/cut`))).equals(Buffer.concat(pieces))).toBe(true);
    });

    it('replaces an object of the same key, and says when', async () => {
      const before = Date.now();
      await port.put(`${folder}/a`, text('first, and longer'));
      await port.put(`${folder}/a`, text('second'));
      expect(await read(`${folder}/a`)).toBe('second');
      const found = await port.stat(`${folder}/a`);
      expect(found?.size).toBe(6);
      // Stores keep whole seconds.
      expect(found?.modifiedAt).toBeGreaterThan(before - 2_000);
      expect(found?.modifiedAt).toBeLessThan(Date.now() + 2_000);
    });

    it('knows what is not there', async () => {
      await expect(port.get(`${folder}/none`)).rejects.toMatchObject({ name: 'PortError', code: 'notFound' });
      expect(await port.stat(`${folder}/none`)).toBeNull();
      await expect(port.delete(`${folder}/none`)).resolves.toBeUndefined();
    });

    it('deletes', async () => {
      await port.put(`${folder}/a`, text('a'));
      await port.put(`${folder}/a/b`, text('a/b'));
      await port.delete(`${folder}/a`);
      expect(await port.stat(`${folder}/a`)).toBeNull();
      expect(await read(`${folder}/a/b`)).toBe('a/b');
      await port.delete(`${folder}/a/b`);
      expect(await keys()).toEqual([]);
      await port.put(`${folder}/a/b`, text('again'));
      expect(await read(`${folder}/a/b`)).toBe('again');
    });

    describe('a put that does not end well', () => {
      it('leaves nothing when the stream breaks, and passes its error on', async () => {
        const error = new Error('the client went away');
        await expect(port.put(`${folder}/broken`, breakingStream(2 * MiB, error))).rejects.toThrow(
          'the client went away',
        );
        expect(await port.stat(`${folder}/broken`)).toBeNull();
        expect(await keys()).toEqual([]);
        await eventually('no debris', async () => (await harness.debris()).length === 0);
      });

      it('leaves nothing when the stream had broken before, or breaks at once', async () => {
        const before = patternStream(10);
        before.on('error', () => undefined).destroy(new Error('gone already'));
        await pause(5);
        await expect(port.put(`${folder}/gone`, before)).rejects.toThrow();
        const atOnce = patternStream(10);
        const putting = port.put(`${folder}/gone`, atOnce).catch((error: unknown) => error);
        atOnce.destroy(new Error('gone at once'));
        expect(await putting).toBeInstanceOf(Error);
        expect(await port.stat(`${folder}/gone`)).toBeNull();
        await eventually('no debris', async () => (await harness.debris()).length === 0);
      });

      it('leaves nothing when it is aborted in the middle, and lets the source go', async () => {
        const abort = new AbortController();
        const source = stallingStream(7 * MiB);
        const outcome = port
          .put(`${folder}/aborted`, source, { signal: abort.signal })
          .catch((error: unknown) => error);
        await pause(150);
        abort.abort();
        expect(await outcome).toBeInstanceOf(Error);
        expect(source.destroyed).toBe(true);
        expect(await port.stat(`${folder}/aborted`)).toBeNull();
        expect(await keys()).toEqual([]);
        await eventually('no debris', async () => (await harness.debris()).length === 0);
      });

      it('does nothing when it was aborted before', async () => {
        const source = patternStream(10);
        await expect(port.put(`${folder}/never`, source, { signal: AbortSignal.abort() })).rejects.toThrow();
        expect(await port.stat(`${folder}/never`)).toBeNull();
        expect(source.destroyed).toBe(true);
        expect(await harness.debris()).toEqual([]);
      });

      it('keeps the object that was there', async () => {
        await port.put(`${folder}/kept`, text('the old one'));
        await expect(port.put(`${folder}/kept`, breakingStream(MiB, new Error('broken')))).rejects.toThrow('broken');
        expect(await read(`${folder}/kept`)).toBe('the old one');
      });
    });

    it('holds little of what comes slowly in memory, however much has come', async () => {
      const streams = 16;
      const each = 4 * MiB;
      let given = 0;
      const abort = new AbortController();
      await collectGarbage();
      const before = process.memoryUsage().arrayBuffers;
      const putting = Array.from({ length: streams }, (_, index) => {
        const source = stallingStream(each, (bytes) => (given += bytes));
        return port.put(`${folder}/slow-${index}`, source, { signal: abort.signal }).catch(() => 'aborted');
      });
      await eventually('all that is to come has come', () => given === streams * each);
      await pause(100);
      await collectGarbage();
      const held = process.memoryUsage().arrayBuffers - before;
      abort.abort();
      expect(new Set(await Promise.all(putting))).toEqual(new Set(['aborted']));
      expect(held / streams).toBeLessThan(MiB);
    });

    it('never shows a half-written object', async () => {
      const source = stallingStream(6 * MiB);
      const abort = new AbortController();
      const putting = port.put(`${folder}/half`, source, { signal: abort.signal }).catch(() => 'aborted');
      for (let look = 0; look < 10; look += 1) {
        expect(await port.stat(`${folder}/half`)).toBeNull();
        await expect(port.get(`${folder}/half`)).rejects.toMatchObject({ code: 'notFound' });
        expect(await keys()).toEqual([]);
        await pause(15);
      }
      abort.abort();
      expect(await putting).toBe('aborted');
    });

    it('shows readers the old object or the new one, whole, while it is replaced', async () => {
      const size = 3 * MiB;
      const whole = new Set([1, 2, 3, 4].map((seed) => patternDigest(size, seed)));
      await port.put(`${folder}/swap`, patternStream(size, 1));
      const writer = (async () => {
        for (const seed of [2, 3, 4]) await port.put(`${folder}/swap`, patternStream(size, seed));
      })();
      const reader = async (): Promise<void> => {
        for (let round = 0; round < 5; round += 1)
          expect(whole).toContain((await digestOf(await port.get(`${folder}/swap`))).digest);
      };
      await Promise.all([writer, reader(), reader()]);
      expect((await digestOf(await port.get(`${folder}/swap`))).digest).toBe(patternDigest(size, 4));
    });

    it('survives many writers of one key and of many', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          port.put(`${folder}/many/${index % 4}/f`, patternStream(10_000, (index % 4) + 1)),
        ),
      );
      for (const index of [0, 1, 2, 3])
        expect((await digestOf(await port.get(`${folder}/many/${index}/f`))).digest).toBe(
          patternDigest(10_000, index + 1),
        );
      expect(await harness.debris()).toEqual([]);
    });

    it('lets a reader stop early', async () => {
      await port.put(`${folder}/long`, patternStream(5 * MiB));
      const stream = await port.get(`${folder}/long`);
      for await (const _bytes of stream) break;
      expect(stream.destroyed).toBe(true);
    });

    it.each(hostileKeys)('refuses the key %j', async (key) => {
      const source = text('x');
      await expect(port.put(key, source)).rejects.toMatchObject({ name: 'PortError', code: 'invalidKey' });
      expect(source.destroyed).toBe(true);
      for (const call of [port.get(key), port.stat(key), port.delete(key)])
        await expect(call).rejects.toMatchObject({ code: 'invalidKey' });
      if (key !== '' && key !== 'a/' && key.length < 150)
        await expect(port.list(key)).rejects.toBeInstanceOf(PortError);
    });

    describe('lists', () => {
      const names = ['a', 'a-b', 'a.b', 'a/b', 'a/c', 'a0', 'a_b', 'b/d/e', 'b/d/f', 'c'];

      beforeEach(async () => {
        for (const key of [...names].reverse()) await port.put(`${folder}/${key}`, text(key));
        await port.put(`${folder}x`, text('beside'));
      });
      afterEach(() => port.delete(`${folder}x`));

      it('come in ascending order of whole keys', async () => {
        expect(await keys()).toEqual(names.map((key) => `${folder}/${key}`));
      });

      it('take a prefix as the beginning of a key', async () => {
        const below = async (prefix: string): Promise<string[]> =>
          (await port.list(`${folder}/${prefix}`)).items.map((item) => item.key.slice(folder.length + 1));
        expect(await below('a/')).toEqual(['a/b', 'a/c']);
        expect(await below('a')).toEqual(['a', 'a-b', 'a.b', 'a/b', 'a/c', 'a0', 'a_b']);
        expect(await below('b/d')).toEqual(['b/d/e', 'b/d/f']);
        expect(await below('nothing')).toEqual([]);
      });

      it.each([1, 2, 3, 9, 10, 11])('come in pages of %i', async (limit) => {
        const seen: string[] = [];
        let cursor: string | null = null;
        do {
          const page: Awaited<ReturnType<typeof port.list>> = await port.list(`${folder}/`, { cursor, limit });
          expect(page.items.length).toBeLessThanOrEqual(limit);
          seen.push(...page.items.map((item) => item.key.slice(folder.length + 1)));
          cursor = page.next;
        } while (cursor !== null);
        expect(seen).toEqual(names);
      });

      it('stay stable while objects come and go between pages', async () => {
        const first = await port.list(`${folder}/`, { limit: 4 });
        await port.put(`${folder}/a`, text('again'));
        await port.put(`${folder}/0-new`, text('before the cursor'));
        await port.delete(first.items[3]!.key);
        const second = await port.list(`${folder}/`, { limit: 100, cursor: first.next });
        expect(second.items.map((item) => item.key.slice(folder.length + 1))).toEqual(names.slice(4));
        expect(second.next).toBeNull();
      });
    });

    it('keeps objects across a restart', async () => {
      await port.put(`${folder}/kept`, patternStream(MiB));
      port = await harness.reopen();
      expect((await digestOf(await port.get(`${folder}/kept`))).digest).toBe(patternDigest(MiB));
      expect(await port.stat(`${folder}/kept`)).toMatchObject({ size: MiB });
    });

    it('answers a ping', async () => {
      await port.ping();
    });
  });
}
