import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { SEAL_CHUNK, sealObjects } from '@crossfoot/ports';
import type { ObjectsPort } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, patternBytes } from './byte-streams.ts';

/** That what `sealObjects` puts into a store can neither be read nor changed there. */
export function describeSealedObjects(
  name: string,
  open: () => Promise<{ readonly store: ObjectsPort; dispose(): Promise<void> }>,
): void {
  describe(`sealed objects: ${name}`, () => {
    let store: ObjectsPort;
    let dispose: () => Promise<void>;
    let sealed: ObjectsPort;
    let key: string;
    const master = randomBytes(32);
    const plain = Buffer.concat([...patternBytes(2 * SEAL_CHUNK + 777)]);
    plain.write('IBAN DE89 3704 0044 0532 0130 00', 100);

    beforeEach(async () => {
      ({ store, dispose } = await open());
      sealed = sealObjects(store, { current: master });
      key = `t-${randomUUID().slice(0, 8)}`;
      await sealed.put(key, Readable.from([plain]));
    });
    afterEach(() => dispose());

    const raw = async (): Promise<Buffer> => bytesOf(await store.get(key));
    const tamper = async (bytes: Buffer): Promise<unknown> => {
      await store.put(key, Readable.from([bytes]));
      return sealed
        .get(key)
        .then(bytesOf)
        .catch((error: unknown) => error);
    };
    const refusal = { name: 'PortError', code: 'tampered' };
    /** Header, then chunks with their tags. */
    const header = async (): Promise<number> => (await raw()).length - plain.length - 3 * 16;

    it('hold no plain bytes, and two seals of the same bytes differ', async () => {
      const first = await raw();
      expect(first.includes(plain.subarray(0, 32))).toBe(false);
      expect(first.includes('IBAN')).toBe(false);
      await sealed.put(key, Readable.from([plain]));
      const second = await raw();
      expect(second.length).toBe(first.length);
      expect(second.subarray(await header()).equals(first.subarray(await header()))).toBe(false);
      expect((await bytesOf(await sealed.get(key))).equals(plain)).toBe(true);
    });

    it('notice a changed byte anywhere', async () => {
      const original = await raw();
      const places = [
        0,
        3,
        5,
        13,
        25,
        60,
        90,
        110,
        (await header()) - 1,
        await header(),
        70_000,
        SEAL_CHUNK * 2 + 300,
        original.length - 1,
      ];
      for (const place of places) {
        const bytes = Buffer.from(original);
        bytes[place]! ^= 1;
        // A changed key id names a master key that is not there: refused as well.
        expect(await tamper(bytes), `byte ${place}`).toMatchObject({
          name: 'PortError',
          code: expect.stringMatching(/^(tampered|refused)$/),
        });
      }
    });

    it('notice a cut end, also between two chunks', async () => {
      const original = await raw();
      const start = await header();
      const chunk = SEAL_CHUNK + 16;
      for (const length of [
        0,
        10,
        start - 1,
        start,
        start + 5,
        start + 16,
        start + chunk,
        start + 2 * chunk,
        original.length - 1,
      ]) {
        expect(await tamper(original.subarray(0, length)), `cut at ${length}`).toMatchObject(refusal);
      }
    });

    it('notice bytes added, chunks moved, dropped and repeated', async () => {
      const original = await raw();
      const start = await header();
      const chunk = SEAL_CHUNK + 16;
      const [head, one, two, last] = [
        original.subarray(0, start),
        original.subarray(start, start + chunk),
        original.subarray(start + chunk, start + 2 * chunk),
        original.subarray(start + 2 * chunk),
      ];
      const forms = {
        added: [original, Buffer.from('x')],
        moved: [head, two, one, last],
        dropped: [head, one, last],
        repeated: [head, one, one, two, last],
        'last only': [head, last],
      };
      for (const [form, parts] of Object.entries(forms))
        expect(await tamper(Buffer.concat(parts as Buffer[])), form).toMatchObject(refusal);
    });

    it('notice an object in the place of another', async () => {
      const other = `${key}-other`;
      await sealed.put(other, Readable.from([Buffer.from('other')]));
      const moved = await bytesOf(await store.get(other));
      expect(await tamper(moved)).toMatchObject(refusal);
    });

    it('give out no byte of a chunk that does not hold', async () => {
      const bytes = await raw();
      bytes[(await header()) + 10]! ^= 1;
      await store.put(key, Readable.from([bytes]));
      let given = 0;
      const reading = (async () => {
        for await (const part of await sealed.get(key)) given += (part as Buffer).length;
      })();
      await expect(reading).rejects.toMatchObject(refusal);
      expect(given).toBe(0);
    });

    it('open with a former master key, and not with a foreign one', async () => {
      const next = randomBytes(32);
      const rotated = sealObjects(store, { current: next, previous: [master] });
      expect((await bytesOf(await rotated.get(key))).equals(plain)).toBe(true);
      await rotated.put(key, Readable.from([plain]));
      await expect(sealed.get(key).then(bytesOf)).rejects.toMatchObject({ name: 'PortError', code: 'refused' });
      await expect(
        sealObjects(store, { current: randomBytes(16) }).put(key, Readable.from(['x'])),
      ).rejects.toMatchObject({ code: 'refused' });
    });
  });
}
