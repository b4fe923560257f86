import {
  accountFactsPurpose,
  accountFactsSchema,
  type AccountFacts,
  type ConversionRow,
  type ConversionView,
} from '@crossfoot/contracts';
import { LOG, SecretBox, type Log } from '@crossfoot/runtime';
import { Inject, Injectable } from '@nestjs/common';

/** A conversion as its owner sees it: without what only the server needs, and with the facts of its accounts opened. */
@Injectable()
export class ConversionRows {
  constructor(
    @Inject(LOG) private readonly log: Log,
    private readonly secrets: SecretBox,
  ) {}

  of(view: ConversionView): ConversionRow {
    const { progress: _progress, unread: _unread, sealedFacts: _sealedFacts, error, ...row } = view;
    return { ...row, error: error?.message ?? null, errorCode: error?.code ?? null, accounts: this.accountsOf(view) };
  }

  /** Null where nothing is kept of them, or a key is missing that opens it: one row is no reason to withhold the others. */
  accountsOf({ id, sealedFacts }: ConversionView): AccountFacts[] | null {
    if (sealedFacts === null) return null;
    const facts = this.secrets.openKnown(sealedFacts, accountFactsPurpose(id));
    if (facts !== null) return accountFactsSchema.array().parse(JSON.parse(facts));
    this.log.error({ conversionId: id }, 'facts cannot be opened: is a former key missing?');
    return null;
  }
}
