import type { MailRequest } from '@crossfoot/contracts';
import type { JobQueue } from '@crossfoot/ports';
import type { Log, Metrics } from '@crossfoot/runtime';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { mailQueue } from './mail-job.ts';
import type { MailSender } from './mail-sender.ts';

const sideBySide = 4;

/** Works the mail queue off. A mail that stays unsendable is dead-lettered, and the operator's log says so (no address, no content). */
export class MailWorker implements OnApplicationBootstrap {
  constructor(
    private readonly queue: JobQueue<MailRequest>,
    private readonly sender: MailSender,
    private readonly log: Log,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.metrics.watchQueue(mailQueue.name, () => this.queue.counts());
    this.queue.onDead(async (_payload, reason) => {
      this.log.error(
        { alert: 'mail-dead', reason },
        'A mail could not be sent and was given up. Check the mail server, then requeue it.',
      );
    });
    await this.queue.process(sideBySide, async ({ payload, attempt }) => {
      const state = await this.sender.send(payload);
      const facts = { template: payload.content.template, mailId: payload.mailId, attempt };
      if (state === 'refused')
        this.log.warn({ ...facts, alert: 'mail-refused' }, 'The mail server refuses a mail for good.');
      else this.log.info(facts, 'Mail sent.');
    });
  }
}
