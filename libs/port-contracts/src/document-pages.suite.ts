import { randomUUID } from 'node:crypto';
import type { Collection, DocumentsPort, FindOptions } from '@crossfoot/ports';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

const entrySchema = z.object({ user: z.string(), at: z.number().nullable() });
type Entry = z.infer<typeof entrySchema>;

/** Paging, as a part of the documents suite. */
export function describeDocumentPages(port: () => DocumentsPort): void {
  describe('pages', () => {
    let entries: Collection<Entry>;

    beforeEach(async () => {
      entries = await port().collection({
        name: `entries-${randomUUID().slice(0, 8)}`,
        schema: entrySchema,
        indexes: [{ fields: ['user', 'at'] }, { fields: ['at'] }],
      });
    });

    /** Walks all pages, calling `between` after each. */
    async function walk(
      options: FindOptions,
      between: (page: number) => Promise<void> = async () => undefined,
    ): Promise<string[]> {
      const ids: string[] = [];
      let cursor: string | null = null;
      let page = 0;
      do {
        const found: Awaited<ReturnType<typeof entries.find>> = await entries.find(
          { user: 'u' },
          { ...options, cursor },
        );
        expect(found.items.length).toBeLessThanOrEqual(options.limit ?? 100);
        ids.push(...found.items.map((item) => item.id));
        cursor = found.next;
        await between((page += 1));
      } while (cursor !== null);
      return ids;
    }

    const pad = (index: number): string => `e${String(index).padStart(3, '0')}`;
    async function fill(count: number, at: (index: number) => number | null): Promise<void> {
      for (let index = 0; index < count; index += 1) await entries.insert(pad(index), { user: 'u', at: at(index) });
      await entries.insert('other', { user: 'v', at: 0 });
    }
    const range = (count: number): string[] => Array.from({ length: count }, (_, index) => pad(index));

    it('come by id where nothing else is asked, each document once', async () => {
      await fill(25, (index) => -index);
      expect(await walk({ limit: 7 })).toEqual(range(25));
      expect(await walk({ limit: 25 })).toEqual(range(25));
      expect((await entries.find({ user: 'nobody' })).next).toBeNull();
    });

    it('break ties by id, in the direction of the sort', async () => {
      await fill(20, (index) => Math.floor(index / 8));
      expect(await walk({ limit: 3, sort: { field: 'at', order: 'ascending' } })).toEqual(range(20));
      expect(await walk({ limit: 3, sort: { field: 'at', order: 'descending' } })).toEqual(range(20).reverse());
    });

    it('count missing values as the smallest, in both directions', async () => {
      await fill(10, (index) => (index < 4 ? null : index));
      expect(await walk({ limit: 3, sort: { field: 'at', order: 'ascending' } })).toEqual(range(10));
      expect(await walk({ limit: 3, sort: { field: 'at', order: 'descending' } })).toEqual(range(10).reverse());
    });

    it('stay stable while documents are inserted and deleted between them', async () => {
      await fill(30, (index) => index);
      let inserted = 0;
      const seen = await walk({ limit: 4, sort: { field: 'at', order: 'descending' } }, async (page) => {
        await entries.insert(`new-${page}`, { user: 'u', at: 1_000 + page });
        inserted += 1;
        if (page === 2) await entries.delete(pad(29));
      });
      expect(inserted).toBeGreaterThan(3);
      expect(seen).toEqual(range(30).reverse());
    });

    it('go on after the very document of the cursor was deleted', async () => {
      await fill(6, (index) => index);
      const first = await entries.find({ user: 'u' }, { limit: 3, sort: { field: 'at', order: 'ascending' } });
      await entries.delete(first.items[2]!.id);
      const second = await entries.find(
        { user: 'u' },
        { limit: 3, sort: { field: 'at', order: 'ascending' }, cursor: first.next },
      );
      expect(second.items.map((item) => item.id)).toEqual(['e003', 'e004', 'e005']);
      expect(second.next).toBeNull();
    });

    it('refuse a made-up cursor and a limit out of bounds', async () => {
      for (const cursor of [
        '',
        'nonsense',
        Buffer.from('[{"$gt":""},"x"]').toString('base64url'),
        Buffer.from('[1]').toString('base64url'),
      ]) {
        await expect(entries.find({}, { cursor })).rejects.toMatchObject({ code: 'refused' });
      }
      for (const limit of [0, -1, 1.5, 1_001])
        await expect(entries.find({}, { limit })).rejects.toMatchObject({ code: 'refused' });
      await expect(entries.find({}, { limit: 1_000 })).resolves.toBeDefined();
    });

    it('default to 100 documents', async () => {
      await Promise.all(Array.from({ length: 101 }, (_, index) => entries.insert(pad(index), { user: 'u', at: null })));
      const page = await entries.find({});
      expect(page.items).toHaveLength(100);
      expect(page.next).not.toBeNull();
    });
  });
}
