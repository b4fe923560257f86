import { type MailRequest, mailRequestedEvent } from '@crossfoot/contracts';
import type { QueueDefinition } from '@crossfoot/ports';

/** One mail to send. Some ten tries over about eleven hours: a mail server may be away for a night. */
export const mailQueue: QueueDefinition<MailRequest> = {
  name: 'notifications-mail',
  schema: mailRequestedEvent.schema,
  attempts: 12,
  backoffMs: 10_000,
};
