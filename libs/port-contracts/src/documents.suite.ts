import { PortError } from '@crossfoot/ports';
import type { Collection, CollectionDefinition, DocumentsPort } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, accounts, code } from './account-document.ts';
import type { Account } from './account-document.ts';
import { describeDocumentFilters } from './document-filters.suite.ts';
import { describeDocumentPages } from './document-pages.suite.ts';

export interface DocumentsHarness {
  readonly port: DocumentsPort;
  /** Closes the port and opens another over the same data. */
  reopen(): Promise<DocumentsPort>;
  dispose(): Promise<void>;
}

/** What every document store promises (see `DocumentsPort`). Collections are fresh in each case. */
export function describeDocumentsPort(name: string, open: () => Promise<DocumentsHarness>): void {
  describe(`documents: ${name}`, () => {
    let harness: DocumentsHarness;
    let definition: CollectionDefinition<Account>;
    let collection: Collection<Account>;

    beforeEach(async () => {
      harness = await open();
      definition = accounts();
      collection = await harness.port.collection(definition);
    });
    afterEach(() => harness.dispose());

    it('gives back what was put in, with its version', async () => {
      const body = account({ email: 'a@example.com', owner: { team: 'blue', rank: 1.5 }, tags: ['ü', '', '🧾'] });
      expect(await collection.insert('one', body)).toEqual({ id: 'one', version: 1, body });
      expect(await collection.get('one')).toEqual({ id: 'one', version: 1, body });
      expect(await collection.get('two')).toBeNull();
      expect(await collection.findOne({ email: 'a@example.com' })).toEqual({ id: 'one', version: 1, body });
      expect(await collection.findOne({ email: 'b@example.com' })).toBeNull();
    });

    it('shares no reference with its callers', async () => {
      const body = account({ tags: ['first'] });
      const stored = await collection.insert('one', body);
      body.tags.push('changed');
      expect(stored.body.tags).toEqual(['first']);
      stored.body.tags.push('changed too');
      const read = await collection.get('one');
      read?.body.tags.push('and again');
      expect((await collection.get('one'))?.body.tags).toEqual(['first']);
    });

    it('validates on the way in, and strips what the schema does not know', async () => {
      expect(await code(collection.insert('one', { email: 7 } as unknown as Account))).toBe('invalidDocument');
      expect(await collection.get('one')).toBeNull();
      await collection.insert('two', { ...account(), stray: 'secret' } as Account);
      expect((await collection.get('two'))?.body).not.toHaveProperty('stray');
      expect(await code(collection.replace('two', 1, { tags: 'none' } as unknown as Account))).toBe('invalidDocument');
      for (const id of ['', 'x'.repeat(201), 'nul\0'])
        expect(await code(collection.insert(id, account()))).toBe('invalidDocument');
    });

    it('keeps values that look like operators as plain values', async () => {
      await collection.insert('$where', account({ email: '$gt' }));
      expect((await collection.findOne({ email: '$gt' }))?.id).toBe('$where');
      expect((await collection.get('$where'))?.body.email).toBe('$gt');
      for (const email of ["' OR '1'='1", '{"$ne":null}', '%', '\\', '"'])
        expect(await collection.findOne({ email })).toBeNull();
    });

    describe('unique keys', () => {
      it('refuse a taken id', async () => {
        await collection.insert('one', account({ email: 'a' }));
        expect(await code(collection.insert('one', account({ email: 'b' })))).toBe('alreadyExists');
        expect((await collection.get('one'))?.body.email).toBe('a');
      });

      it('refuse equal values on insert and on replace', async () => {
        await collection.insert('one', account({ email: 'a' }));
        await collection.insert('two', account({ email: 'b' }));
        expect(await code(collection.insert('three', account({ email: 'a' })))).toBe('alreadyExists');
        expect(await code(collection.replace('two', 1, account({ email: 'a' })))).toBe('alreadyExists');
        expect(await collection.get('two')).toMatchObject({ version: 1, body: { email: 'b' } });
        expect(await collection.count({})).toBe(2);
      });

      it('cover several fields together', async () => {
        await collection.insert('one', account({ owner: { team: 'blue', rank: 1 } }));
        await collection.insert('two', account({ owner: { team: 'blue', rank: 2 } }));
        expect(await code(collection.insert('three', account({ owner: { team: 'blue', rank: 1 } })))).toBe(
          'alreadyExists',
        );
      });

      it('leave out documents where a field is missing or null', async () => {
        for (const id of ['one', 'two', 'three']) await collection.insert(id, account({ email: null }));
        expect(await collection.count({ email: null })).toBe(3);
      });

      it('let exactly one of many racing inserts win', async () => {
        const outcomes = await Promise.all(
          Array.from({ length: 30 }, (_, index) =>
            collection.insert(`id-${index}`, account({ email: 'same' })).catch((error: unknown) => error),
          ),
        );
        expect(outcomes.filter((outcome) => !(outcome instanceof PortError))).toHaveLength(1);
        expect(
          outcomes.filter((outcome) => outcome instanceof PortError && outcome.code === 'alreadyExists'),
        ).toHaveLength(29);
        expect(await collection.count({ email: 'same' })).toBe(1);
      });

      it('free their value when the document changes or goes', async () => {
        await collection.insert('one', account({ email: 'a' }));
        await collection.replace('one', 1, account({ email: 'b' }));
        await collection.insert('two', account({ email: 'a' }));
        await collection.delete('one');
        await collection.insert('three', account({ email: 'b' }));
      });
    });

    describe('versions', () => {
      it('grow by one with each replace; an old one is refused and changes nothing', async () => {
        await collection.insert('one', account({ counter: 1 }));
        expect(await collection.replace('one', 1, account({ counter: 2 }))).toMatchObject({
          version: 2,
          body: { counter: 2 },
        });
        expect(await code(collection.replace('one', 1, account({ counter: 99 })))).toBe('conflict');
        expect(await collection.get('one')).toMatchObject({ version: 2, body: { counter: 2 } });
        expect(await code(collection.replace('gone', 1, account()))).toBe('notFound');
      });

      it('lose no update among 50 parallel writers', async () => {
        await collection.insert('one', account());
        let conflicts = 0;
        const increment = async (): Promise<void> => {
          for (;;) {
            const current = await collection.get('one');
            if (current === null) throw new Error('gone');
            // Everybody has read before anybody writes.
            await new Promise((resolve) => setTimeout(resolve, 1));
            try {
              await collection.replace('one', current.version, { ...current.body, counter: current.body.counter + 1 });
              return;
            } catch (error) {
              if (!(error instanceof PortError) || error.code !== 'conflict') throw error;
              conflicts += 1;
            }
          }
        };
        await Promise.all(Array.from({ length: 50 }, increment));
        expect(await collection.get('one')).toMatchObject({ version: 51, body: { counter: 50 } });
        expect(conflicts).toBeGreaterThan(0);
      });

      it('guard a delete where one is given', async () => {
        await collection.insert('one', account());
        await collection.replace('one', 1, account({ counter: 1 }));
        expect(await code(collection.delete('one', 1))).toBe('conflict');
        expect(await collection.delete('one', 2)).toBe(true);
        expect(await collection.delete('one')).toBe(false);
        expect(await collection.delete('one', 2)).toBe(false);
      });
    });

    describeDocumentFilters(() => ({ port: harness.port, definition, collection }));
    describeDocumentPages(() => harness.port);

    it('keeps everything across a restart, indexes included', async () => {
      const body = account({ email: 'kept', owner: { team: 'blue', rank: 1 } });
      await collection.insert('one', body);
      await collection.replace('one', 1, { ...body, counter: 7 });
      const port = await harness.reopen();
      const again = await port.collection(definition);
      expect(await again.get('one')).toEqual({ id: 'one', version: 2, body: { ...body, counter: 7 } });
      expect(await code(again.insert('two', account({ email: 'kept' })))).toBe('alreadyExists');
    });

    it('opens the same collection twice, and after indexes were added or dropped', async () => {
      await collection.insert('one', account({ email: 'a', counter: 1 }));
      const twin = await harness.port.collection(definition);
      expect(await twin.count({})).toBe(1);
      const changed = await harness.port.collection({
        ...definition,
        indexes: [{ fields: ['counter'], unique: true }, { fields: ['email'] }],
      });
      expect(await code(changed.insert('two', account({ counter: 1 })))).toBe('alreadyExists');
      await changed.insert('three', account({ email: 'a', counter: 3 }));
    });

    it('answers a ping', async () => {
      await harness.port.ping();
    });
  });
}
