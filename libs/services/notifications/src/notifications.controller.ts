import { mailRequestedEvent, type MailRequest } from '@crossfoot/contracts';
import type { JobQueue } from '@crossfoot/ports';
import { CheckedPayload } from '@crossfoot/runtime';
import { Controller, Inject } from '@nestjs/common';
import { EventPattern } from '@nestjs/microservices';
import { MAIL_QUEUE } from './tokens.ts';

/** Takes mail requests over into the durable queue; what happens to a mail then is no message's business any more. */
@Controller()
export class NotificationsController {
  constructor(@Inject(MAIL_QUEUE) private readonly queue: JobQueue<MailRequest>) {}

  @EventPattern(mailRequestedEvent.pattern)
  async mailRequested(@CheckedPayload(mailRequestedEvent) request: MailRequest): Promise<void> {
    await this.queue.add(request, { dedupeKey: request.mailId });
  }
}
