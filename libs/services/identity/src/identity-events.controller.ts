import { accountClosedEvent, billingNoticeEvent, conversionEvents } from '@crossfoot/contracts';
import { CheckedPayload } from '@crossfoot/runtime';
import { Controller } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import type { z } from 'zod';
import { Accounts, mailEvent } from './accounts.ts';
import { ProfileService } from './profile.service.ts';

/** The browser gives up after this long, so whoever waited longer is told by mail. */
const longConversionMs = 120_000;

/** Events that identity listens to. Handlers may see an event again: they change nothing the second time. */
@Controller()
export class IdentityEventsController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly accounts: Accounts,
  ) {}

  @EventPattern(accountClosedEvent.pattern)
  async accountClosed(
    @CheckedPayload(accountClosedEvent) event: z.output<typeof accountClosedEvent.schema>,
  ): Promise<void> {
    await this.profiles.close(event.userId);
  }

  @EventPattern(billingNoticeEvent.pattern)
  async billingNotice(
    @CheckedPayload(billingNoticeEvent) event: z.output<typeof billingNoticeEvent.schema>,
  ): Promise<void> {
    const { userId, noticeId, content } = event;
    await this.accounts.change(userId, (user) => {
      if (user.deletion) return null;
      const { firstName } = user;
      return { user, events: [mailEvent(user.email, { ...content, firstName }, `billing-${noticeId}`)] };
    });
  }

  /** Identity alone knows the address of a user. The mail's id makes a second telling of the event the same mail. */
  @EventPattern(conversionEvents.completed.pattern)
  async conversionCompleted(
    @CheckedPayload(conversionEvents.completed) event: z.output<typeof conversionEvents.completed.schema>,
  ): Promise<void> {
    const { owner, conversionId, durationMs, filename, transactionCount } = event;
    if (owner.kind !== 'user' || durationMs < longConversionMs) return;
    await this.accounts.change(owner.id, (user) => {
      if (user.deletion) return null;
      const content = {
        template: 'conversionFinished',
        firstName: user.firstName,
        filename,
        transactionCount,
      } as const;
      return { user, events: [mailEvent(user.email, content, `conversion-finished-${conversionId}`)] };
    });
  }
}
