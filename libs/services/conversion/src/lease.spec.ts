import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments } from '@crossfoot/adapters-embedded';
import type { Collection, DocumentsPort } from '@crossfoot/ports';
import { withRecentDocuments } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { conversionRecord } from './conversion-record.fixture.ts';
import { conversionCollection, type Conversion } from './conversion.document.ts';
import { begin, leaseMs, returnLease } from './lease.ts';

const { signal } = new AbortController();

describe('a run', () => {
  let folder: string;
  let documents: DocumentsPort;
  let conversions: Collection<Conversion>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'leases-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    conversions = withRecentDocuments(await documents.collection(conversionCollection));
  });
  afterEach(async () => {
    await documents.close();
    rmSync(folder, { recursive: true });
  });

  const insert = (change: Partial<Conversion>) => conversions.insert('one', conversionRecord(change));
  const lease = (until: number) => ({ liveSince: 1, endedAt: null, lease: { run: 'other', until } });

  it('begins without a word in the record where no other is known of', async () => {
    await insert({ liveSince: 1, lease: null });
    expect(await begin(conversions, 'one', 'mine', true, signal)).toMatchObject({ kind: 'taken', isLeased: false });
    expect(await conversions.get('one')).toMatchObject({ version: 1 });
  });

  it('counts a crash and takes the lease of one that was killed', async () => {
    await insert(lease(Date.now() - 1));
    const taken = await begin(conversions, 'one', 'mine', true, signal);
    expect(taken).toMatchObject({ kind: 'taken', isLeased: true, record: { body: { crashes: 1 } } });
    expect((await conversions.get('one'))?.body.lease).toMatchObject({ run: 'mine' });
  });

  it('waits for one that is alive', async () => {
    await insert(lease(Date.now() + leaseMs));
    const begun = begin(conversions, 'one', 'mine', true, signal);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await returnLease(conversions, 'one', 'other', { reservation: ['held'], pages: 3 });
    const taken = await begun;
    expect(taken).toMatchObject({ kind: 'taken', record: { body: { reservation: ['held'], pages: 3, crashes: 0 } } });
  });

  it.each([{ liveSince: null }, null])('is not begun where there is nothing to do: %j', async (change) => {
    if (change !== null) await insert(change);
    expect(await begin(conversions, 'one', 'mine', true, signal)).toEqual({ kind: 'over' });
  });
});
