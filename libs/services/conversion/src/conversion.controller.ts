import {
  accountDeletedEvent,
  conversionMessages,
  resultHandedOverEvent,
  type ConversionView,
} from '@crossfoot/contracts';
import { CheckedPayload } from '@crossfoot/runtime';
import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { z } from 'zod';
import { viewOf } from './conversion-view.ts';
import { DeliveryService } from './delivery.service.ts';
import { ExportSettingsService } from './export-settings.service.ts';
import { ExportService } from './export.service.ts';
import { HistoryService } from './history.service.ts';
import { IntakeService } from './intake.service.ts';
import { OwnerTurns } from './owner-turns.ts';
import { resultGone } from './result.store.ts';

type PayloadOf<C extends { readonly schema: z.ZodType }> = z.output<C['schema']>;
const messages = conversionMessages;

/** Conversion as the other services see it. */
@Controller()
export class ConversionController {
  constructor(
    private readonly intake: IntakeService,
    private readonly history: HistoryService,
    private readonly exports: ExportService,
    private readonly settings: ExportSettingsService,
    private readonly delivery: DeliveryService,
    private readonly turns: OwnerTurns,
  ) {}

  @MessagePattern(messages.convert.pattern)
  convert(
    @CheckedPayload(messages.convert) request: PayloadOf<typeof messages.convert>,
  ): Promise<{ view: ConversionView; created: boolean }> {
    return this.intake.accept(request);
  }

  @MessagePattern(messages.view.pattern)
  async view(
    @CheckedPayload(messages.view) { conversionId, owner }: PayloadOf<typeof messages.view>,
  ): Promise<ConversionView> {
    return viewOf(await this.history.find(conversionId, owner));
  }

  @MessagePattern(messages.list.pattern)
  list(@CheckedPayload(messages.list) { owner, limit, cursor }: PayloadOf<typeof messages.list>) {
    return this.history.list(owner, limit, cursor);
  }

  @MessagePattern(messages.export.pattern)
  async export(@CheckedPayload(messages.export) request: PayloadOf<typeof messages.export>) {
    const stored = await this.history.findForResult(request.conversionId, request.owner);
    if (stored.body.resultKey === null) throw resultGone();
    return this.turns.take(request.owner, () => this.exports.export(request, stored));
  }

  @MessagePattern(messages.cancel.pattern)
  cancel(
    @CheckedPayload(messages.cancel) { conversionId, owner }: PayloadOf<typeof messages.cancel>,
  ): Promise<ConversionView> {
    return this.history.cancel(conversionId, owner);
  }

  @MessagePattern(messages.outcome.pattern)
  async outcome(@CheckedPayload(messages.outcome) { conversionId }: PayloadOf<typeof messages.outcome>) {
    const stored = await this.history.findAny(conversionId);
    return stored === null ? null : { status: stored.body.status, delivery: stored.body.delivery };
  }

  @EventPattern(resultHandedOverEvent.pattern)
  async handedOver(
    @CheckedPayload(resultHandedOverEvent) { conversionId }: PayloadOf<typeof resultHandedOverEvent>,
  ): Promise<void> {
    await this.delivery.delivered(conversionId);
  }

  @EventPattern(accountDeletedEvent.pattern)
  async accountDeleted(
    @CheckedPayload(accountDeletedEvent) { userId }: PayloadOf<typeof accountDeletedEvent>,
  ): Promise<void> {
    await this.settings.forget(userId);
    await this.history.forget({ kind: 'user', id: userId });
  }
}
