import {
  billingMessages,
  CodedError,
  conversionMessages,
  exportSettingsMessages,
  exportSettingsPurpose,
  ownDataMessages,
  paymentMessages,
  revisionMessages,
  revisionPurpose,
  type ConversionView,
  type Owner,
} from '@crossfoot/contracts';
import { MessageBus, SecretBox } from '@crossfoot/runtime';
import { Injectable } from '@nestjs/common';
import { ConversionRows } from '../conversions/conversion-rows.ts';
import { ExportedFile } from '../conversions/exported-file.ts';

export interface ExportedUser {
  readonly id: string;
  readonly sessionHash: string;
  /** Where people reach the site: what the addresses of invoices begin with. */
  readonly origin: string;
}

const pageOfConversions = 50;
const leftOut =
  'What only proves who you are is not in this file, since whoever finds it could use it: the hashes of your password, of your sessions and of the browsers you signed in with. Uploaded PDFs are not kept.';

/** All that is held of a user, as the text of one JSON document, a conversion at a time: no export is ever whole in memory. */
@Injectable()
export class DataExport {
  constructor(
    private readonly bus: MessageBus,
    private readonly secrets: SecretBox,
    private readonly files: ExportedFile,
    private readonly rows: ConversionRows,
  ) {}

  /** Resolves once the account's own part is there, so that what fails is answered before a byte is sent. */
  async begin(user: ExportedUser): Promise<AsyncGenerator<string>> {
    const { account, sessions } = await this.bus.request(ownDataMessages.identity, {
      userId: user.id,
      sessionHash: user.sessionHash,
    });
    const owner: Owner = { kind: 'user', id: user.id };
    const [entitlements, held, subscription, invoices, { sealed }] = await Promise.all([
      this.bus.request(billingMessages.entitlements, { owner }),
      this.bus.request(ownDataMessages.billing, { userId: user.id }),
      this.bus.request(paymentMessages.subscription, { userId: user.id }),
      this.bus.request(paymentMessages.invoices, { userId: user.id, origin: user.origin }),
      this.bus.request(exportSettingsMessages.read, { userId: user.id }),
    ]);
    const settings = sealed === null ? null : this.secrets.openKnown(sealed, exportSettingsPurpose(user.id));
    const exportSettings: unknown = JSON.parse(settings ?? '{}');
    const about = { product: 'Crossfoot', madeAt: new Date().toISOString(), leftOut };
    const plan = { ...entitlements, ...held };
    return this.write({ about, account, sessions, plan, subscription, invoices, exportSettings }, owner);
  }

  private async *write(head: object, owner: Owner): AsyncGenerator<string> {
    yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "conversions": [`;
    let separator = '\n';
    let cursor: string | null = null;
    do {
      const page: { items: ConversionView[]; next: string | null } = await this.bus.request(conversionMessages.list, {
        owner,
        limit: pageOfConversions,
        cursor,
      });
      for (const view of page.items) {
        yield separator + (await this.conversion(view, owner));
        separator = ',\n';
      }
      cursor = page.next;
    } while (cursor !== null);
    yield '\n  ],\n  "complete": true\n}\n';
  }

  private async conversion(view: ConversionView, owner: Owner): Promise<string> {
    const record = JSON.stringify(this.rows.of(view));
    const statement = view.status === 'completed' ? await unlessGone(this.statement(view.id, owner), 'null') : 'null';
    const revisions = await unlessGone(this.revisions(view.id, owner), []);
    return `{"record":${record},"statement":${statement},"revisions":[${revisions.join(',')}]}`;
  }

  private async statement(conversionId: string, owner: Owner): Promise<string> {
    return (await this.files.read({ conversionId, owner, format: 'json', revision: 0 })).bytes.toString('utf8');
  }

  private async revisions(conversionId: string, owner: Owner): Promise<string[]> {
    const details: string[] = [];
    for (const { number } of await this.bus.request(revisionMessages.revisions, { conversionId, owner })) {
      const { sealed } = await this.bus.request(revisionMessages.revision, { conversionId, owner, revision: number });
      details.push(this.secrets.open(sealed, revisionPurpose(conversionId)));
    }
    return details;
  }
}

/** What was deleted while the export ran is not in it. */
async function unlessGone<T>(reading: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CodedError && ['NOT_FOUND', 'RESULT_GONE'].includes(error.code)) return otherwise;
    throw error;
  }
}
