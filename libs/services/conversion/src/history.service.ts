import { CodedError, type ConversionView, type Owner } from '@crossfoot/contracts';
import { PortError, type Collection, type Stored } from '@crossfoot/ports';
import { changeDocument, recentDocument } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { ConversionEnding } from './conversion-ending.ts';
import { ConversionQueues } from './conversion-queue.ts';
import { hasEnded, ownerKeyOf, type Conversion } from './conversion.document.ts';
import { viewOf } from './conversion-view.ts';
import { ResultStore } from './result.store.ts';
import { CONVERSIONS } from './tokens.ts';

/** The conversions of an owner. Somebody else's are as good as absent. */
@Injectable()
export class HistoryService {
  constructor(
    @Inject(CONVERSIONS) private readonly conversions: Collection<Conversion>,
    private readonly queues: ConversionQueues,
    private readonly ending: ConversionEnding,
    private readonly results: ResultStore,
  ) {}

  async find(id: string, owner: Owner): Promise<Stored<Conversion>> {
    const stored = await this.conversions.get(id);
    if (stored === null || stored.body.ownerKey !== ownerKeyOf(owner)) {
      throw new CodedError('NOT_FOUND', 'There is no such conversion.');
    }
    return stored;
  }

  /**
   * One whose result is wanted. A visitor's is fetched at once, mostly of the process that has just ended it, which need not
   * read it again: at worst it is given out a second time.
   */
  async findForResult(id: string, owner: Owner): Promise<Stored<Conversion>> {
    const recent = recentDocument(this.conversions, id);
    const isThere = recent?.body.delivery === 'waiting' && recent.body.resultKey !== null;
    return recent !== null && isThere && recent.body.ownerKey === ownerKeyOf(owner) ? recent : this.find(id, owner);
  }

  /** Whoever owns it: for billing. */
  async findAny(id: string): Promise<Stored<Conversion> | null> {
    return this.conversions.get(id);
  }

  async list(owner: Owner, limit: number, cursor: string | null) {
    const filter = { ownerKey: ownerKeyOf(owner) };
    const sort = { field: 'createdAt', order: 'descending' } as const;
    const page = await this.conversions.find(filter, { limit, cursor, sort }).catch((error: unknown) => {
      const isOfCursor = cursor !== null && error instanceof PortError && error.code === 'refused';
      throw isOfCursor ? new CodedError('VALIDATION_FAILED', 'This list cannot be continued from there.') : error;
    });
    return { items: page.items.map(viewOf), next: page.next, total: await this.conversions.count(filter) };
  }

  /** Ends a conversion that has not ended; one that runs elsewhere stops at its next sign of life. */
  async cancel(id: string, owner: Owner): Promise<ConversionView> {
    await this.find(id, owner);
    const marked = await changeDocument(this.conversions, id, (body) =>
      hasEnded(body) ? null : { ...body, cancelRequested: true },
    );
    await this.queues.cancel(id);
    if (marked !== null && !hasEnded(marked.body) && marked.body.lease === null) {
      await this.ending.fail(id, new CodedError('CONVERSION_CANCELLED', 'The conversion was cancelled.'));
    }
    return viewOf(await this.find(id, owner));
  }

  /** Deletes all that is kept of a user whose account is gone. */
  async forget(owner: Owner): Promise<void> {
    for (;;) {
      const { items } = await this.conversions.find({ ownerKey: ownerKeyOf(owner) }, { limit: 200 });
      if (items.length === 0) return;
      for (const { id, body } of items) {
        if (!hasEnded(body))
          await this.ending.fail(id, new CodedError('CONVERSION_CANCELLED', 'The account was deleted.'));
        await this.results.remove(id, owner);
        await this.conversions.delete(id);
      }
    }
  }
}
