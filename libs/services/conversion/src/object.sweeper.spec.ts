import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { embeddedAdapters } from '@crossfoot/adapters-embedded';
import type { Collection, ObjectsPort } from '@crossfoot/ports';
import { Metrics } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { conversionRecord } from './conversion-record.fixture.ts';
import { conversionCollection, type Conversion } from './conversion.document.ts';
import { ObjectSweeper } from './object.sweeper.ts';

const minute = 60_000;
const ended = { status: 'completed', endedAt: 2, liveSince: null } as const;

describe('the sweeper of objects', () => {
  let folder: string;
  let ports: ReturnType<typeof embeddedAdapters>;
  let conversions: Collection<Conversion>;
  let metrics: Metrics;
  let sweeper: ObjectSweeper;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'sweeper-'));
    ports = embeddedAdapters(folder);
    conversions = await ports.documents.collection(conversionCollection);
    metrics = new Metrics({ processMetrics: false });
    // Two to a page, so that every list has an end to come to.
    const list: ObjectsPort['list'] = (prefix, options) => ports.objects.list(prefix, { ...options, limit: 2 });
    const objects: ObjectsPort = Object.assign(Object.create(ports.objects) as ObjectsPort, { list });
    sweeper = new ObjectSweeper(conversions, objects, metrics);
  });
  afterEach(async () => {
    await Promise.all([ports.documents.close(), ports.objects.close(), ports.jobs.close()]);
    rmSync(folder, { recursive: true });
  });

  async function put(key: string): Promise<{ key: string; at: number }> {
    await ports.objects.put(key, Readable.from([Buffer.from('x')]));
    return { key, at: (await ports.objects.stat(key))?.modifiedAt ?? 0 };
  }
  const isThere = async (key: string) => (await ports.objects.stat(key)) !== null;
  const record = (id: string, over: Partial<Conversion>) => conversions.insert(id, conversionRecord(over));
  async function counted(): Promise<string> {
    const lines = (await metrics.registry.metrics()).split('\n');
    return lines.filter((line) => /^crossfoot_swept\w*\{/.test(line)).join('\n');
  }

  it('deletes an upload that nobody claims two minutes after it came, and not before', async () => {
    const { key, at } = await put(`uploads/${randomUUID()}/a`);
    await sweeper.sweep(at + 2 * minute - 1);
    expect(await isThere(key)).toBe(true);
    expect(await counted()).toBe('');
    await sweeper.sweep(at + 2 * minute);
    expect(await isThere(key)).toBe(false);
    expect(await counted()).toMatch(/what="uploads"[^\n]*\} 1$/);
    // A key of another shape belongs to no conversion.
    const other = await put('uploads/other');
    await sweeper.sweep(other.at + 2 * minute);
    expect(await isThere(other.key)).toBe(false);
  });

  it('keeps the upload of a conversion that runs, however long, and tells its age; every other goes at once', async () => {
    const age = async () => (await metrics.oldestUpload.get()).values[0]?.value;
    const over = await put(`uploads/${randomUUID()}/c`);
    await record(over.key.split('/')[1] ?? '', { ...ended, uploadKey: over.key });
    await sweeper.sweep(over.at + 60 * minute);
    expect([await isThere(over.key), await age()]).toEqual([false, 0]);
    const id = randomUUID();
    const used = await put(`uploads/${id}/a`);
    const stray = await put(`uploads/${id}/b`);
    await record(id, { uploadKey: used.key });
    await sweeper.sweep(used.at + 60 * minute);
    expect([await isThere(used.key), await isThere(stray.key)]).toEqual([true, false]);
    expect(await age()).toBe(3_600);
    await ports.objects.delete(used.key);
    await sweeper.sweep(used.at + 60 * minute);
    expect(await age()).toBe(0);
  });

  it("deletes a visitor's result that its conversion does not name, and no other result", async () => {
    const [live, named, lost] = [randomUUID(), randomUUID(), randomUUID()];
    const keys = [live, named, lost].map((id) => `results/visitors/${id}`);
    const times = await Promise.all([...keys, `results/${lost}`, `revisions/${lost}/a`].map(put));
    await record(live, {});
    await record(named, { ...ended, resultKey: keys[1] ?? '' });
    await record(lost, ended);
    await sweeper.sweep(Math.max(...times.map(({ at }) => at)));
    expect(await Promise.all(times.map(({ key }) => isThere(key)))).toEqual([true, true, false, true, true]);
    expect(await counted()).toMatch(/what="results"[^\n]*\} 1$/);
  });

  it('deletes an exported file five minutes after it was written, and not before', async () => {
    const { key, at } = await put(`exports/${randomUUID()}/a`);
    await sweeper.sweep(at + 5 * minute - 1);
    expect(await isThere(key)).toBe(true);
    await sweeper.sweep(at + 5 * minute);
    expect(await isThere(key)).toBe(false);
    expect(await counted()).toMatch(/what="exports"[^\n]*\} 1$/);
  });

  it('comes to the end of a long list', async () => {
    const keys = Array.from({ length: 5 }, (_, at) => `exports/${randomUUID()}/${at}`);
    for (const key of keys) await put(key);
    await sweeper.sweep(Date.now() + 6 * minute);
    expect((await ports.objects.list('exports/')).items).toEqual([]);
    expect(await counted()).toMatch(/what="exports"[^\n]*\} 5$/);
  });
});
