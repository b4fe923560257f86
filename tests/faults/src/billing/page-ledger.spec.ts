import { randomUUID } from 'node:crypto';
import { CodedError, type Owner } from '@crossfoot/contracts';
import { allowanceCollection, pagesCharged } from '@crossfoot/service-billing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BillingProcess, BillingSurroundings } from './billing-process.ts';

const limit = 5;
/** Few files with few pages, so that the same one comes again and the limit is met. */
const pagesOfFile = [1, 2, 3, 1, 4] as const;

/** What conversion tells billing of one conversion, in any order and number. */
const message = fc.record({
  conversion: fc.integer({ min: 0, max: 7 }),
  file: fc.integer({ min: 0, max: pagesOfFile.length - 1 }),
  what: fc.constantFrom('reserve', 'reserve', 'completed', 'failed', 'abandoned', 'release'),
  /** Which of the two processes hears it. */
  process: fc.integer({ min: 0, max: 1 }),
  /** Said at the same time as the one before. */
  isParallel: fc.boolean(),
});
type Message = typeof message extends fc.Arbitrary<infer T> ? T : never;

describe('the ledger of pages, on two processes of billing', () => {
  let around: BillingSurroundings;
  let processes: readonly BillingProcess[];
  beforeEach(async () => {
    around = await BillingSurroundings.open();
    processes = [await BillingProcess.start(around), await BillingProcess.start(around)];
  });
  afterEach(async () => {
    await Promise.all(processes.map((process) => process.stop()));
    await around.close();
  });

  it('holds at every moment: its entries add up to the pages used, and never to more than there are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 30 }), async (messages) => {
        const owner: Owner = { kind: 'user', id: randomUUID() };
        const ledger = new Ledger(processes, owner);
        for (const together of inGroups(messages)) {
          await Promise.all(together.map((one) => ledger.say(one)));
          const { pagesUsed, pagesLimit } = await ledger.entitlements();
          const stored = await ledger.document(around);
          // Σ over distinct files of the pages held or charged: counted here without billing's own arithmetic.
          const byFile = new Map<string, number>();
          for (const { sha256, pages } of stored?.entries ?? []) byFile.set(sha256.slice(0, 24), pages);
          for (const packed of stored?.files ?? []) byFile.set(packed.slice(0, 24), Number(packed.slice(24)));
          const sum = [...byFile.values()].reduce((total, pages) => total + pages, 0);
          expect(pagesUsed).toBe(sum);
          expect(pagesUsed).toBeLessThanOrEqual(pagesLimit);
          if (stored !== null) expect(pagesCharged(stored)).toBe(ledger.chargedPages());
        }
      }),
      { numRuns: Number(process.env['LEDGER_RUNS'] ?? 60) },
    );
  }, 600_000);

  it('spends exactly what is left on forty reservations at once', async () => {
    const owner: Owner = { kind: 'user', id: randomUUID() };
    const ask = async (place: number): Promise<'held' | 'refused'> => {
      const request = { conversionId: randomUUID(), owner, pages: 1, sha256: `${place + 10}`.padEnd(64, 'f') };
      try {
        await processes[place % 2]!.billing.reserve(request);
        return 'held';
      } catch (error) {
        if (error instanceof CodedError && error.code === 'PAGE_LIMIT_EXCEEDED') return 'refused';
        throw error;
      }
    };
    const answers = await Promise.all(Array.from({ length: 40 }, (_, place) => ask(place)));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(limit);
    expect((await processes[0]!.billing.entitlements({ owner })).pagesUsed).toBe(limit);
  });
});

/** Says messages to billing, and keeps a plain record of what was charged. */
class Ledger {
  private readonly ids = Array.from({ length: 8 }, () => randomUUID());
  private readonly held = new Map<string, { readonly reservation: string[]; readonly file: number }>();
  private readonly charged = new Set<number>();

  constructor(
    private readonly processes: readonly BillingProcess[],
    private readonly owner: Owner,
  ) {}

  async say({ conversion, file, what, process }: Message): Promise<void> {
    const { billing } = this.processes[process]!;
    const conversionId = this.ids[conversion]!;
    if (what === 'reserve') return this.reserve(conversionId, file, billing);
    const known = this.held.get(conversionId);
    if (known === undefined) return;
    const { reservation } = known;
    if (what === 'release') await billing.releasePages({ conversionId, reservation });
    else {
      // Only the fields that billing reads.
      const event = { conversionId, reservation, owner: this.owner } as never;
      if (what === 'completed') this.charged.add(known.file);
      await billing[what](event);
    }
    // A conversion ends once: what is said of it later is a repeat.
    this.held.delete(conversionId);
    this.ids[conversion] = randomUUID();
  }

  /** Pages of the distinct files that were charged. */
  chargedPages(): number {
    return [...this.charged].reduce((sum, file) => sum + pagesOfFile[file]!, 0);
  }

  entitlements() {
    return this.processes[0]!.billing.entitlements({ owner: this.owner });
  }

  async document(around: BillingSurroundings) {
    const allowances = await around.documents.collection(allowanceCollection);
    return (await allowances.findOne({ ownerId: this.owner.id }))?.body ?? null;
  }

  private async reserve(conversionId: string, file: number, billing: BillingProcess['billing']): Promise<void> {
    const asked = this.held.get(conversionId)?.file ?? file;
    const request = { conversionId, owner: this.owner, pages: pagesOfFile[asked]!, sha256: sha256Of(asked) };
    try {
      const { reservation } = await billing.reserve(request);
      this.held.set(conversionId, { reservation, file: asked });
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'PAGE_LIMIT_EXCEEDED') throw error;
    }
  }
}

const sha256Of = (file: number): string => `${file}`.repeat(64);

/** Messages said at once are about different conversions: what comes of one conversion comes in its order. */
function inGroups(messages: readonly Message[]): Message[][] {
  const groups: Message[][] = [];
  for (const one of messages) {
    const last = groups.at(-1);
    const fits = last !== undefined && one.isParallel && last.every(({ conversion }) => conversion !== one.conversion);
    if (fits) last.push(one);
    else groups.push([one]);
  }
  return groups;
}
