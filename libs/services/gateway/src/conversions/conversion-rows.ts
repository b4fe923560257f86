import {
  accountFactsPurpose,
  accountFactsSchema,
  type AccountFacts,
  type ConversionRow,
  type ConversionView,
} from '@crossfoot/contracts';
import { SecretBox } from '@crossfoot/runtime';
import { Injectable } from '@nestjs/common';

/** A conversion as its owner sees it: without what only the server needs, and with the facts of its accounts opened. */
@Injectable()
export class ConversionRows {
  constructor(private readonly secrets: SecretBox) {}

  of(view: ConversionView): ConversionRow {
    const { progress: _progress, unread: _unread, sealedFacts: _sealedFacts, error, ...row } = view;
    return { ...row, error: error?.message ?? null, errorCode: error?.code ?? null, accounts: this.accountsOf(view) };
  }

  accountsOf({ id, sealedFacts }: ConversionView): AccountFacts[] | null {
    if (sealedFacts === null) return null;
    return accountFactsSchema.array().parse(JSON.parse(this.secrets.open(sealedFacts, accountFactsPurpose(id))));
  }
}
