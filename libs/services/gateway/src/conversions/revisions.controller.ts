import {
  CodedError,
  revisionDetailsSchema,
  revisionMessages,
  revisionPurpose,
  revisionRequestSchema,
  type Revision,
  type RevisionDetails,
  type RevisionRequest,
} from '@crossfoot/contracts';
import { MessageBus, SecretBox } from '@crossfoot/runtime';
import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CheckedBody } from '../auth/checked-body.ts';
import { ConversionId } from '../http/checked-query.ts';
import { Caller } from '../visitor/caller.ts';

/** What a user saved of corrections; the statement that comes of them is made by conversion. */
@Controller('api/conversions/:id/revisions')
export class RevisionsController {
  constructor(
    private readonly caller: Caller,
    private readonly bus: MessageBus,
    private readonly secrets: SecretBox,
  ) {}

  @Get()
  async list(@ConversionId() conversionId: string, @Req() request: Request): Promise<Revision[]> {
    const owner = await this.caller.user(request);
    return this.bus.request(revisionMessages.revisions, { conversionId, owner });
  }

  @Get(':number')
  async one(
    @ConversionId() conversionId: string,
    @Param('number') number: string,
    @Req() request: Request,
  ): Promise<RevisionDetails> {
    const owner = await this.caller.user(request);
    if (!/^\d{1,3}$/.test(number)) throw new CodedError('NOT_FOUND', 'There is no such revision.');
    const { sealed } = await this.bus.request(revisionMessages.revision, {
      conversionId,
      owner,
      revision: Number(number),
    });
    return revisionDetailsSchema.parse(JSON.parse(this.secrets.open(sealed, revisionPurpose(conversionId))));
  }

  @Post()
  @HttpCode(201)
  async save(
    @ConversionId() conversionId: string,
    @CheckedBody(revisionRequestSchema) { baseRevision, corrections }: RevisionRequest,
    @Req() request: Request,
  ): Promise<Revision> {
    const owner = await this.caller.user(request);
    const sealedCorrections = this.secrets.seal(JSON.stringify(corrections), revisionPurpose(conversionId));
    return this.bus.request(
      revisionMessages.revise,
      { conversionId, owner, baseRevision, sealedCorrections },
      { timeoutMs: 30_000 },
    );
  }
}
