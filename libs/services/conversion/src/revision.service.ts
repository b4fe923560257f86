import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CodedError, revisionLimits, type Owner, type Revision, type StatementResult } from '@crossfoot/contracts';
import { PortError, type Collection, type ObjectsPort, type Stored } from '@crossfoot/ports';
import { changeDocument, Metrics, OBJECTS } from '@crossfoot/runtime';
import {
  applyCorrections,
  correctionsSchema,
  UnfitCorrectionError,
  type Correction,
  type ReviewedStatement,
} from '@crossfoot/statement-review';
import { Inject, Injectable } from '@nestjs/common';
import type { Conversion, KeptRevision } from './conversion.document.ts';
import { countCorrections } from './corrected-rows.ts';
import { revisionKeyOf } from './object-keys.ts';
import { ResultStore } from './result.store.ts';
import { listChanges } from './revision-changes.ts';
import { CONVERSIONS } from './tokens.ts';

/**
 * What people corrected. A revision is the whole list of corrections of the original; the statement that comes of it is
 * computed here, with the engine's own verdict, each time it is asked for. Its place in the record decides: the object is
 * written first, and deleted again where another save was faster.
 */
@Injectable()
export class RevisionService {
  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    @Inject(OBJECTS) private readonly objects: ObjectsPort,
    private readonly results: ResultStore,
    private readonly metrics: Metrics,
  ) {}

  /** Throws REVISION_CONFLICT where `baseRevision` is not the newest, VALIDATION_FAILED where a correction does not fit. */
  async revise({ id, body }: Stored<Conversion>, baseRevision: number, given: unknown): Promise<Revision> {
    const corrections = checked(given);
    const digest = digestOf(corrections);
    const made = alreadyMade(body, baseRevision, digest);
    if (made !== null) return revisionOf(made, body.owner);
    mustBeNewest(body, baseRevision);
    const original = await this.results.load(id, body.owner);
    const reviewed = applied(original, corrections);
    const summary = this.results.summarise(id, reviewed.statement);
    const { transactionCount, reconciliation, sealedFacts, unread } = summary;
    const revision: KeptRevision = {
      number: baseRevision + 1,
      objectKey: revisionKeyOf(id, randomUUID()),
      digest,
      createdAt: Date.now(),
      reconciliation,
      transactionCount,
      corrections: countsOf(corrections),
    };
    await this.objects.put(revision.objectKey, Readable.from([Buffer.from(JSON.stringify(corrections))]));
    const stored = await changeDocument(this.conversions, id, (latest) =>
      latest.revisions.length === baseRevision
        ? {
            ...latest,
            revisions: [...latest.revisions, revision],
            transactionCount,
            reconciliation,
            sealedFacts,
            unread,
          }
        : null,
    );
    if (stored?.body.revisions[baseRevision]?.objectKey !== revision.objectKey) {
      await this.objects.delete(revision.objectKey);
      const same = stored === null ? null : alreadyMade(stored.body, baseRevision, digest);
      if (same !== null) return revisionOf(same, body.owner);
      throw stored === null ? gone() : conflict(stored.body.revisions.length);
    }
    // It is saved: a count that fails does not undo it.
    await this.count(original, reviewed, stored.body.revisions[baseRevision - 1]).catch(() => undefined);
    return revisionOf(revision, body.owner);
  }

  private async count(
    original: StatementResult,
    reviewed: ReviewedStatement,
    base: KeptRevision | undefined,
  ): Promise<void> {
    const before = base === undefined ? null : applied(original, checked(await this.read(base.objectKey)));
    for (const { flag, reasons } of countCorrections(original, reviewed, before)) {
      this.metrics.correctedRows.inc({ flag });
      for (const reason of reasons) this.metrics.correctedReasons.inc({ reason });
    }
  }

  list({ body }: Stored<Conversion>): Revision[] {
    return body.revisions.map((revision) => revisionOf(revision, body.owner));
  }

  /** The statement of a revision (none is the newest) and what was changed for it; revision 0 is the original. */
  async load({ id, body }: Stored<Conversion>, number = body.revisions.length) {
    const original = await this.results.load(id, body.owner);
    if (number === 0) return { statement: original, revision: null, corrections: [], changes: [] };
    const revision = body.revisions[number - 1];
    if (revision === undefined) throw noRevision();
    const corrections = checked(await this.read(revision.objectKey));
    const reviewed = applied(original, corrections);
    return {
      statement: reviewed.statement,
      revision: revisionOf(revision, body.owner),
      corrections,
      changes: listChanges(original, reviewed),
    };
  }

  private async read(objectKey: string): Promise<unknown> {
    try {
      return JSON.parse((await buffer(await this.objects.get(objectKey))).toString('utf8'));
    } catch (error) {
      if (error instanceof PortError && error.code === 'notFound') throw gone();
      throw error;
    }
  }
}

function checked(given: unknown): Correction[] {
  const parsed = correctionsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const at = parsed.error.issues[0]?.path[0];
  throw unfit(typeof at === 'number' ? at : null);
}

function applied(original: StatementResult, corrections: readonly Correction[]) {
  try {
    return applyCorrections(original, corrections);
  } catch (error) {
    throw error instanceof UnfitCorrectionError ? unfit(error.at) : error;
  }
}

const digestOf = (corrections: readonly Correction[]): string =>
  createHash('sha256').update(JSON.stringify(corrections)).digest('hex');

function countsOf(corrections: readonly Correction[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of corrections) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

const revisionOf = (
  { digest: _digest, objectKey: _key, createdAt, ...rest }: KeptRevision,
  owner: Owner,
): Revision => ({
  ...rest,
  createdAt: new Date(createdAt).toISOString(),
  createdBy: owner.id,
});

/** The revision that an earlier delivery of the same call has made. */
function alreadyMade({ revisions }: Conversion, baseRevision: number, digest: string): KeptRevision | null {
  const next = revisions[baseRevision];
  return next?.digest === digest ? next : null;
}

function mustBeNewest({ revisions }: Conversion, baseRevision: number): void {
  if (revisions.length !== baseRevision) throw conflict(revisions.length);
  if (revisions.length >= revisionLimits.revisions)
    throw new CodedError('VALIDATION_FAILED', `A statement keeps at most ${revisionLimits.revisions} saved versions.`);
}

function conflict(newestRevision: number): CodedError {
  return new CodedError(
    'REVISION_CONFLICT',
    'This statement was saved elsewhere in the meantime. Load the newest version; your corrections can be made again on it.',
    { newestRevision },
  );
}

function unfit(correction: number | null): CodedError {
  const which = correction === null ? 'The corrections' : `Correction ${correction + 1}`;
  return new CodedError('VALIDATION_FAILED', `${which} cannot be applied to this statement.`, {
    ...(correction === null ? {} : { correction }),
  });
}

export const noRevision = (): CodedError => new CodedError('NOT_FOUND', 'There is no such revision.');

const gone = (): CodedError => new CodedError('RESULT_GONE', 'This version is not kept any more.');
