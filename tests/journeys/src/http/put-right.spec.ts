import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  accountDeletedEvent,
  billingMessages,
  conversionMessages,
  resultHandedOverEvent,
  type ConversionView,
  type ConvertRequest,
  type Owner,
} from '@crossfoot/contracts';
import { HeldPagesSweeper } from '@crossfoot/service-billing';
import { conversionCollection, conversionQueue, ConversionSweeper } from '@crossfoot/service-conversion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementPdf } from '../statement-files.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { signedInUser } from './signed-in-user.ts';

const minute = 60_000;

/** What the sweepers put right when the ordinary path was cut off. Time is told to them, not waited for. */
describe('the sweepers', () => {
  let system: InProcessSystem;
  beforeAll(async () => {
    system = await startInProcess();
  });
  afterAll(async () => {
    await system.stop();
  });

  const bus = () => system.services.surroundings.bus;
  const sweeper = () => system.services.applications.get('conversion')!.get(ConversionSweeper, { strict: false });
  const visitor = (): Owner => ({ kind: 'visitor', id: randomUUID(), addressHash: randomUUID() });
  const isUsed = async (owner: Owner) =>
    (await bus().request(billingMessages.entitlements, { owner })).freeConversionUsed;
  const objectsBelow = async (prefix: string) => (await system.ports.objects.list(prefix)).items.map(({ key }) => key);

  async function uploaded(owner: Owner, conversionId: string = randomUUID()): Promise<ConvertRequest> {
    const { buffer } = await statementPdf();
    const uploadKey = `uploads/${conversionId}/${randomUUID()}`;
    await system.ports.objects.put(uploadKey, Readable.from([buffer]));
    return {
      conversionId,
      owner,
      uploadKey,
      filename: 'january.pdf',
      fileSize: buffer.length,
      sha256: 'a'.repeat(64),
      format: 'csv',
      limits: { maxPages: 30, allowPassword: false, priority: false },
      sealedPassword: null,
    };
  }

  async function ended(conversionId: string, owner: Owner): Promise<ConversionView> {
    const view = () => bus().request(conversionMessages.view, { conversionId, owner });
    await expect.poll(async () => (await view()).status, { timeout: 20_000 }).toMatch(/completed|failed|cancelled/);
    return view();
  }

  it('delete an upload that no conversion claims, after the time that a claim may take', async () => {
    const { uploadKey } = await uploaded(visitor());
    await sweeper().sweep(Date.now());
    expect(await objectsBelow('uploads/')).toContain(uploadKey);
    await sweeper().sweep(Date.now() + 3 * minute);
    expect(await objectsBelow('uploads/')).not.toContain(uploadKey);
  });

  it('delete a result that a visitor never received, and give the free conversion back', async () => {
    const owner = visitor();
    const request = await uploaded(owner);
    await bus().request(conversionMessages.convert, request);
    expect(await ended(request.conversionId, owner)).toMatchObject({ status: 'completed', transactionCount: 6 });
    expect(await isUsed(owner)).toBe(true);
    await sweeper().sweep(Date.now() + 4 * minute);
    expect(await objectsBelow('results/')).toHaveLength(1);
    await sweeper().sweep(Date.now() + 6 * minute);
    expect(await objectsBelow('results/')).toEqual([]);
    await expect.poll(() => isUsed(owner)).toBe(false);
  });

  it('delete a result that a run stored after it had been delivered, and no other', async () => {
    const owner = visitor();
    const request = await uploaded(owner);
    await bus().request(conversionMessages.convert, request);
    await ended(request.conversionId, owner);
    const key = `results/visitors/${request.conversionId}`;
    await sweeper().sweep(Date.now());
    expect(await objectsBelow('results/')).toEqual([key]);
    await bus().emit(resultHandedOverEvent, { conversionId: request.conversionId, owner });
    await expect.poll(() => objectsBelow('results/')).toEqual([]);
    await system.ports.objects.put(key, Readable.from([Buffer.from('{}')]));
    await sweeper().sweep(Date.now());
    expect(await objectsBelow('results/')).toEqual([]);
  });

  it('bring back a conversion whose job was lost', async () => {
    const owner = visitor();
    const { conversionId } = await halfDone(owner, { lease: null, crashes: 0 });
    await sweeper().sweep(Date.now() + minute);
    expect(await ended(conversionId, owner)).toMatchObject({ status: 'completed', transactionCount: 6 });
  });

  it('bring back a conversion whose process was killed, but give up in the end; nothing is charged', async () => {
    const killed = { run: 'a run that is no more', until: Date.now() - 1 };
    const once = visitor();
    const first = await halfDone(once, { lease: killed, crashes: 0 });
    const often = visitor();
    const second = await halfDone(often, { lease: killed, crashes: 3 });
    await sweeper().sweep(Date.now() + minute);
    expect((await ended(first.conversionId, once)).status).toBe('completed');
    expect((await ended(second.conversionId, often)).error?.code).toBe('CONVERSION_FAILED');
    expect(await isUsed(often)).toBe(false);
    const queue = await system.ports.jobs.queue(conversionQueue);
    await expect.poll(async () => (await queue.counts()).dead).toBe(1);
    await expect.poll(() => objectsBelow('uploads/')).toEqual([]);
  });

  it('end a conversion that is far overdue', async () => {
    const owner = visitor();
    const { conversionId } = await halfDone(owner, {
      lease: { run: 'hangs', until: Date.now() + 90 * minute },
      crashes: 0,
    });
    await sweeper().sweep(Date.now() + 61 * minute);
    expect((await ended(conversionId, owner)).error?.code).toBe('CONVERSION_FAILED');
    expect(await objectsBelow('uploads/')).toEqual([]);
  });

  it('settle pages that are held for a conversion which has ended, or never was', async () => {
    const { id } = await signedInUser(system);
    const owner: Owner = { kind: 'user', id };
    const held = { owner, pages: 2, sha256: 'b'.repeat(64) };
    await bus().request(billingMessages.reservePages, { ...held, conversionId: randomUUID() });
    const used = async () => (await bus().request(billingMessages.entitlements, { owner })).pagesUsed;
    const sweep = system.services.applications.get('billing')!.get(HeldPagesSweeper, { strict: false });
    await sweep.sweep(Date.now() + 14 * minute);
    expect(await used()).toBe(2);
    await sweep.sweep(Date.now() + 16 * minute);
    expect(await used()).toBe(0);
  });

  it('leave nothing of a deleted account', async () => {
    const { id } = await signedInUser(system);
    const owner: Owner = { kind: 'user', id };
    const request = await uploaded(owner);
    await bus().request(conversionMessages.convert, request);
    expect((await ended(request.conversionId, owner)).status).toBe('completed');
    await bus().emit(accountDeletedEvent, { userId: id });
    const list = () => bus().request(conversionMessages.list, { owner, limit: 10, cursor: null });
    await expect.poll(async () => (await list()).total).toBe(0);
    expect(await objectsBelow('results/')).not.toContain(`results/${request.conversionId}`);
  });

  /** A record as a killed process leaves it: accepted, no job in the queue. */
  async function halfDone(
    owner: Owner,
    rest: { readonly lease: { run: string; until: number } | null; readonly crashes: number },
  ): Promise<ConvertRequest> {
    const request = await uploaded(owner);
    const conversions = await system.ports.documents.collection(conversionCollection);
    const { conversionId, filename, ...fields } = request;
    const now = Date.now();
    await conversions.insert(conversionId, {
      ...fields,
      ...rest,
      ahead: null,
      scanSince: null,
      twin: null,
      readBy: null,
      ownerKey: `${owner.kind}:${owner.id}`,
      turn: 0,
      status: 'processing',
      originalFilename: filename,
      resultKey: null,
      createdAt: now,
      endedAt: null,
      liveSince: now,
      touchedAt: now,
      pages: null,
      transactionCount: null,
      sealedFacts: null,
      revisions: [],
      reconciliation: null,
      unread: null,
      progress: { stage: 'open', pagesDone: 0, pages: null },
      error: null,
      reservation: [],
      requeues: 0,
      cancelRequested: false,
      delivery: 'waiting',
      waitingSince: null,
      outbox: [],
      outboxSince: null,
      expiresAt: null,
    });
    return request;
  }
});
