import {
  accountDeletedEvent,
  accountDeletionRequestedEvent,
  billingMessages,
  conversionEvents,
  ownDataMessages,
  userRegisteredEvent,
  type Entitlements,
  type PricingPlan,
} from '@crossfoot/contracts';
import { CheckedPayload } from '@crossfoot/runtime';
import { Controller } from '@nestjs/common';
import { EventPattern, MessagePattern } from '@nestjs/microservices';
import type { z } from 'zod';
import { AllowanceService } from './allowance/allowance.service.ts';
import { UploadBrake } from './allowance/upload-brake.ts';
import { pricingPlans } from './catalogue/plan-catalogue.ts';
import { AccountClosing } from './subscription/account-closing.ts';

type PayloadOf<C extends { readonly schema: z.ZodType }> = z.output<C['schema']>;

/** Billing as the other services see it. */
@Controller()
export class BillingController {
  constructor(
    private readonly allowance: AllowanceService,
    private readonly brake: UploadBrake,
    private readonly closing: AccountClosing,
  ) {}

  @MessagePattern(billingMessages.pricingPlans.pattern)
  plans(): PricingPlan[] {
    return pricingPlans();
  }

  @MessagePattern(billingMessages.entitlements.pattern)
  entitlements(
    @CheckedPayload(billingMessages.entitlements) { owner }: PayloadOf<typeof billingMessages.entitlements>,
  ): Promise<Entitlements> {
    return this.allowance.entitlements(owner);
  }

  @MessagePattern(billingMessages.beginUpload.pattern)
  async beginUpload(
    @CheckedPayload(billingMessages.beginUpload) { owner }: PayloadOf<typeof billingMessages.beginUpload>,
  ): Promise<Entitlements> {
    await this.brake.take(owner);
    return this.allowance.entitlements(owner);
  }

  @MessagePattern(ownDataMessages.billing.pattern)
  ownData(
    @CheckedPayload(ownDataMessages.billing) { userId }: PayloadOf<typeof ownDataMessages.billing>,
  ): Promise<z.input<typeof ownDataMessages.billing.reply>> {
    return this.allowance.ownData(userId);
  }

  @MessagePattern(billingMessages.reservePages.pattern)
  async reserve(
    @CheckedPayload(billingMessages.reservePages) request: PayloadOf<typeof billingMessages.reservePages>,
  ): Promise<{ reservation: string[] }> {
    return { reservation: await this.allowance.reserve(request) };
  }

  @MessagePattern(billingMessages.releasePages.pattern)
  async releasePages(
    @CheckedPayload(billingMessages.releasePages) request: PayloadOf<typeof billingMessages.releasePages>,
  ): Promise<null> {
    await this.allowance.release(request.reservation, request.conversionId);
    return null;
  }

  /** A user's pages are used now; a visitor's free conversion only once the result has reached them. */
  @EventPattern(conversionEvents.completed.pattern)
  async completed(
    @CheckedPayload(conversionEvents.completed) event: PayloadOf<typeof conversionEvents.completed>,
  ): Promise<void> {
    if (event.owner.kind === 'user') await this.allowance.charge(event.reservation, event.conversionId);
  }

  @EventPattern(conversionEvents.delivered.pattern)
  async delivered(
    @CheckedPayload(conversionEvents.delivered) event: PayloadOf<typeof conversionEvents.delivered>,
  ): Promise<void> {
    await this.allowance.charge(event.reservation, event.conversionId);
  }

  @EventPattern(conversionEvents.failed.pattern)
  async failed(
    @CheckedPayload(conversionEvents.failed) event: PayloadOf<typeof conversionEvents.failed>,
  ): Promise<void> {
    await this.allowance.release(event.reservation, event.conversionId);
  }

  @EventPattern(conversionEvents.abandoned.pattern)
  async abandoned(
    @CheckedPayload(conversionEvents.abandoned) event: PayloadOf<typeof conversionEvents.abandoned>,
  ): Promise<void> {
    await this.allowance.release(event.reservation, event.conversionId);
  }

  @EventPattern(userRegisteredEvent.pattern)
  async registered(@CheckedPayload(userRegisteredEvent) event: PayloadOf<typeof userRegisteredEvent>): Promise<void> {
    await this.allowance.open(event.userId, event.registeredAt);
  }

  /** The subscription ends at the provider first; then `billing.account-closed.v1` lets identity delete the account. */
  @EventPattern(accountDeletionRequestedEvent.pattern)
  async deletionRequested(
    @CheckedPayload(accountDeletionRequestedEvent) event: PayloadOf<typeof accountDeletionRequestedEvent>,
  ): Promise<void> {
    await this.closing.begin(event.userId);
  }

  @EventPattern(accountDeletedEvent.pattern)
  async deleted(@CheckedPayload(accountDeletedEvent) event: PayloadOf<typeof accountDeletedEvent>): Promise<void> {
    await this.brake.forget(event.userId);
    await this.allowance.forget(event.userId);
  }
}
