import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CodedError, statementResultSchema, type Owner, type StatementResult } from '@crossfoot/contracts';
import { PortError, type ObjectsPort } from '@crossfoot/ports';
import { LOG, OBJECTS, SecretBox, type Log } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { resultKeyOf, revisionPrefixOf } from './object-keys.ts';
import { RecentResults } from './recent-results.ts';
import { summaryOf, type ResultSummary } from './result-summary.ts';

/** Results at rest: JSON, sealed by the objects port. */
@Injectable()
export class ResultStore {
  private readonly recent = new RecentResults();

  constructor(
    @Inject(OBJECTS) private readonly objects: ObjectsPort,
    @Inject(LOG) private readonly log: Log,
    private readonly secrets: SecretBox,
  ) {}

  /** Returns what the record says of the result. */
  async save(conversionId: string, owner: Owner, result: StatementResult): Promise<ResultSummary> {
    const key = resultKeyOf(conversionId, owner);
    const text = JSON.stringify(result);
    await this.objects.put(key, Readable.from([Buffer.from(text)]));
    this.recent.keep(key, result, text.length);
    return this.summarise(conversionId, result);
  }

  summarise(conversionId: string, result: StatementResult): ResultSummary {
    return summaryOf(conversionId, result, this.secrets);
  }

  /** Throws RESULT_GONE where there is none any more, or none that this process's keys open. */
  async load(conversionId: string, owner: Owner): Promise<StatementResult> {
    const key = resultKeyOf(conversionId, owner);
    const recent = this.recent.get(key);
    if (recent !== null) return recent;
    try {
      const bytes = await buffer(await this.objects.get(key));
      return readStored(bytes.toString('utf8'));
    } catch (error) {
      const code = error instanceof PortError ? error.code : null;
      if (code === 'refused' || code === 'tampered')
        this.log.error({ err: error, conversionId }, 'a result cannot be opened: is a former key missing?');
      else if (code !== 'notFound') throw error;
      throw resultGone();
    }
  }

  /** With all revisions. */
  async remove(conversionId: string, owner: Owner): Promise<void> {
    const key = resultKeyOf(conversionId, owner);
    this.recent.forget(key);
    await this.objects.delete(key);
    if (owner.kind === 'visitor') return;
    for (;;) {
      const { items } = await this.objects.list(revisionPrefixOf(conversionId));
      if (items.length === 0) return;
      for (const { key } of items) await this.objects.delete(key);
    }
  }
}

/** A result as it was stored, also by earlier versions, which took an unprinted currency for US dollars. */
export function readStored(text: string): StatementResult {
  const stored = JSON.parse(text) as { accounts: { currency: unknown; currencyAssumed?: unknown }[] };
  for (const account of stored.accounts) if (account.currencyAssumed === true) account.currency = null;
  return statementResultSchema.parse(stored);
}

export function resultGone(): CodedError {
  return new CodedError('RESULT_GONE', 'This result is not kept any more. Please convert the file again.');
}
