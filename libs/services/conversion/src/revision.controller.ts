import {
  revisionMessages as messages,
  revisionPurpose,
  type Revision,
  type RevisionDetails,
} from '@crossfoot/contracts';
import { CheckedPayload, SecretBox } from '@crossfoot/runtime';
import { Controller } from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import type { z } from 'zod';
import { HistoryService } from './history.service.ts';
import { OwnerTurns } from './owner-turns.ts';
import { resultGone } from './result.store.ts';
import { noRevision, RevisionService } from './revision.service.ts';

/** Corrections of a result, as the gateway asks for them. Corrections cross sealed. */
@Controller()
export class RevisionController {
  constructor(
    private readonly history: HistoryService,
    private readonly revisions: RevisionService,
    private readonly secrets: SecretBox,
    private readonly turns: OwnerTurns,
  ) {}

  @MessagePattern(messages.revise.pattern)
  async revise(@CheckedPayload(messages.revise) request: z.output<typeof messages.revise.schema>): Promise<Revision> {
    const { conversionId, owner, baseRevision, sealedCorrections } = request;
    const stored = await this.history.find(conversionId, owner);
    if (stored.body.resultKey === null) throw resultGone();
    const corrections: unknown = JSON.parse(this.secrets.open(sealedCorrections, revisionPurpose(conversionId)));
    return this.turns.take(owner, () => this.revisions.revise(stored, baseRevision, corrections));
  }

  @MessagePattern(messages.revisions.pattern)
  async list(@CheckedPayload(messages.revisions) request: z.output<typeof messages.revisions.schema>) {
    return this.revisions.list(await this.history.find(request.conversionId, request.owner));
  }

  @MessagePattern(messages.revision.pattern)
  async one(@CheckedPayload(messages.revision) request: z.output<typeof messages.revision.schema>) {
    const stored = await this.history.find(request.conversionId, request.owner);
    const { revision, corrections, changes } = await this.turns.take(request.owner, () =>
      this.revisions.load(stored, request.revision),
    );
    if (revision === null) throw noRevision();
    const details: RevisionDetails = { ...revision, list: corrections, changes };
    return { sealed: this.secrets.seal(JSON.stringify(details), revisionPurpose(request.conversionId)) };
  }
}
