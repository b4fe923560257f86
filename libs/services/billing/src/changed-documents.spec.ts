import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments } from '@crossfoot/adapters-embedded';
import type { Collection, DocumentsPort } from '@crossfoot/ports';
import { changeDocument, countedDocuments, insertDocument, Metrics, withRecentDocuments } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

interface Pages {
  readonly left: number;
}
const definition = { name: 'pages', schema: z.object({ left: z.int() }), indexes: [] };
const spend = ({ left }: Pages): Pages | null => (left === 0 ? null : { left: left - 1 });

/** Two processes on one file of documents; `mine` remembers what it wrote. */
describe('changing a document that this process wrote a moment ago', () => {
  let folder: string;
  let ports: DocumentsPort[];
  let mine: Collection<Pages>;
  let another: Collection<Pages>;
  let metrics: Metrics;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'change-'));
    const url = pathToFileURL(join(folder, 'documents.sqlite')).href;
    metrics = new Metrics({ processMetrics: false });
    ports = [countedDocuments(openDocuments(url), metrics.documentOperations), openDocuments(url)];
    const [first, second] = await Promise.all(ports.map((port) => port.collection<Pages>(definition)));
    if (first === undefined || second === undefined) throw new Error('not opened');
    mine = withRecentDocuments(first);
    another = second;
    await insertDocument(mine, 'a', { left: 2 });
  });
  afterEach(async () => {
    await Promise.all(ports.map((port) => port.close()));
    rmSync(folder, { recursive: true });
  });

  it('does not read it', async () => {
    expect(await changeDocument(mine, 'a', spend)).toMatchObject({ body: { left: 1 }, version: 2 });
    expect(await changeDocument(mine, 'a', spend)).toMatchObject({ body: { left: 0 }, version: 3 });
    const { values } = await metrics.documentOperations.get();
    expect(values.map(({ labels, value }) => [labels.operation, value])).toEqual([
      ['insert', 1],
      ['replace', 2],
    ]);
  });

  it('counts what another process wrote meanwhile', async () => {
    await changeDocument(another, 'a', spend);
    expect(await changeDocument(mine, 'a', spend)).toMatchObject({ body: { left: 0 }, version: 3 });
  });

  it('leaves it alone, or refuses, by what the store has and not by what it remembers', async () => {
    await changeDocument(mine, 'a', () => ({ left: 0 }));
    await changeDocument(another, 'a', () => ({ left: 5 }));
    expect(await changeDocument(mine, 'a', spend)).toMatchObject({ body: { left: 4 } });
    await changeDocument(another, 'a', () => ({ left: 9 }));
    const refuseBelowNine = (body: Pages): Pages => {
      if (body.left < 9) throw new Error('too few');
      return { left: 1 };
    };
    expect(await changeDocument(mine, 'a', refuseBelowNine)).toMatchObject({ body: { left: 1 } });
    await expect(changeDocument(mine, 'a', refuseBelowNine)).rejects.toThrow('too few');
  });

  it('is null where another process deleted it', async () => {
    await another.delete('a');
    expect(await changeDocument(mine, 'a', spend)).toBeNull();
    expect(await another.get('a')).toBeNull();
  });

  it('spends no page twice, whoever spends', async () => {
    await changeDocument(mine, 'a', () => ({ left: 30 }));
    let spent = 0;
    const one = async (collection: Collection<Pages>): Promise<void> => {
      let isSpent = false;
      await changeDocument(collection, 'a', (body) => {
        const after = spend(body);
        isSpent = after !== null;
        return after;
      });
      spent += Number(isSpent);
    };
    await Promise.all(Array.from({ length: 40 }, (_, index) => one(index % 2 === 0 ? mine : another)));
    expect(spent).toBe(30);
  });
});
