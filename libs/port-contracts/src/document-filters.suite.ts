import type { Collection, CollectionDefinition, DocumentsPort, Filter } from '@crossfoot/ports';
import { beforeEach, describe, expect, it } from 'vitest';
import { account, code } from './account-document.ts';
import type { Account } from './account-document.ts';

export interface DocumentTools {
  readonly port: DocumentsPort;
  readonly definition: CollectionDefinition<Account>;
  readonly collection: Collection<Account>;
}

/** Filters and expiry: a part of the documents suite. */
export function describeDocumentFilters(current: () => DocumentTools): void {
  describe('filters', () => {
    const ids = async (filter: Filter): Promise<string[]> =>
      (await current().collection.find(filter)).items.map((item) => item.id);

    beforeEach(async () => {
      const { collection } = current();
      await collection.insert('a', account({ counter: 1, active: true, owner: { team: 'blue', rank: 1 } }));
      await collection.insert('b', account({ counter: 2, active: false, owner: { team: 'blue', rank: 2 } }));
      await collection.insert('c', account({ counter: 3, active: true, owner: { team: 'red', rank: 1 } }));
      await collection.insert('d', account({ counter: 4, active: false, email: 'd@example.com' }));
    });

    it('compare by equality, ranges and lists, all conditions together', async () => {
      expect(await ids({})).toEqual(['a', 'b', 'c', 'd']);
      expect(await ids({ active: true })).toEqual(['a', 'c']);
      expect(await ids({ counter: { gt: 1, lte: 3 } })).toEqual(['b', 'c']);
      expect(await ids({ counter: { gte: 3 }, active: true })).toEqual(['c']);
      expect(await ids({ counter: { lt: 1 } })).toEqual([]);
      expect(await ids({ counter: { in: [4, 1, 77] } })).toEqual(['a', 'd']);
      expect(await ids({ counter: { in: [] } })).toEqual([]);
      expect(await ids({ 'owner.team': 'blue', 'owner.rank': { gt: 1 } })).toEqual(['b']);
    });

    it('take null for missing and null alike, and leave both out of ranges', async () => {
      expect(await ids({ email: null })).toEqual(['a', 'b', 'c']);
      expect(await ids({ 'owner.team': null })).toEqual(['d']);
      expect(await ids({ 'owner.team': { in: [null, 'red'] } })).toEqual(['c', 'd']);
      expect(await ids({ 'owner.rank': { lt: 100 } })).toEqual(['a', 'b', 'c']);
    });

    it('count what they match', async () => {
      const { collection } = current();
      expect(await collection.count({})).toBe(4);
      expect(await collection.count({ active: false })).toBe(2);
      expect(await collection.count({ email: 'nobody' })).toBe(0);
    });

    it('refuse undeclared fields, empty conditions and anything but plain values', async () => {
      const { port, definition, collection } = current();
      const hostile = [
        { stray: 1 },
        { email: {} },
        { email: undefined },
        { email: { $gt: '' } },
        { email: { regex: '.*' } },
        { counter: Number.NaN },
        { email: ['a'] },
        { email: { in: [{}] } },
      ];
      for (const filter of hostile)
        expect(await code(collection.find(filter as unknown as Filter)), JSON.stringify(filter)).toBe('refused');
      expect(await code(collection.find({}, { sort: { field: 'stray', order: 'ascending' } }))).toBe('refused');
      expect(await code(collection.count({ 'owner.name': 'x' }))).toBe('refused');
      await expect(port.collection({ ...definition, name: 'Bad"name' })).rejects.toMatchObject({
        code: 'refused',
      });
      await expect(port.collection({ ...definition, indexes: [{ fields: ["x') --"] }] })).rejects.toMatchObject({
        code: 'refused',
      });
    });
  });

  describe('expiry', () => {
    const past = (): number => Date.now() - 1_000;

    it('makes a document absent when its time is over', async () => {
      const { collection } = current();
      await collection.insert('old', account({ email: 'old', expiresAt: past() }));
      await collection.insert('new', account({ email: 'new', expiresAt: Date.now() + 600_000 }));
      await collection.insert('always', account({ email: 'always' }));
      expect(await collection.get('old')).toBeNull();
      expect(await collection.findOne({ email: 'old' })).toBeNull();
      expect((await collection.find({})).items.map((item) => item.id)).toEqual(['always', 'new']);
      expect(await collection.count({})).toBe(2);
      expect(await code(collection.replace('old', 1, account()))).toBe('notFound');
      expect(await collection.delete('old')).toBe(false);
    });

    it('frees the id and the unique keys', async () => {
      const { collection } = current();
      await collection.insert('one', account({ email: 'a', expiresAt: past() }));
      expect(await collection.insert('one', account({ email: 'b' }))).toMatchObject({ version: 1 });
      await collection.insert('two', account({ email: 'c', expiresAt: past() }));
      await collection.insert('three', account({ email: 'c' }));
      expect(await collection.count({})).toBe(2);
    });

    it('is carried out by purgeExpired', async () => {
      const { collection } = current();
      const now = Date.now();
      for (const index of [1, 2, 3]) await collection.insert(`old-${index}`, account({ expiresAt: now - index }));
      await collection.insert('later', account({ expiresAt: now + 600_000 }));
      expect(await collection.purgeExpired(now)).toBe(3);
      expect(await collection.purgeExpired(now)).toBe(0);
      expect(await collection.count({})).toBe(1);
    });
  });
}
