import type { DocumentsPort, JobsPort, MailPort } from '@crossfoot/ports';
import {
  type Configuration,
  CONFIGURATION,
  DOCUMENTS,
  JOBS,
  LOG,
  MAIL,
  Metrics,
  SecretBox,
  type ServiceDefinition,
} from '@crossfoot/runtime';
import { Module } from '@nestjs/common';
import { deliveryCollection } from './delivery.document.ts';
import { mailQueue } from './mail-job.ts';
import { MailSender } from './mail-sender.ts';
import { MailWorker } from './mail-worker.ts';
import { NotificationsController } from './notifications.controller.ts';
import { MAIL_QUEUE } from './tokens.ts';

@Module({
  controllers: [NotificationsController],
  providers: [
    { provide: MAIL_QUEUE, inject: [JOBS], useFactory: (jobs: JobsPort) => jobs.queue(mailQueue) },
    {
      provide: MailSender,
      inject: [DOCUMENTS, MAIL, SecretBox, CONFIGURATION],
      useFactory: async (documents: DocumentsPort, mail: MailPort, box: SecretBox, configuration: Configuration) => {
        const siteUrl = (configuration.PUBLIC_URL ?? `http://localhost:${configuration.PORT}`).replace(/\/+$/, '');
        return new MailSender(await documents.collection(deliveryCollection), mail, box, siteUrl, () => Date.now());
      },
    },
    {
      provide: MailWorker,
      inject: [MAIL_QUEUE, MailSender, LOG, Metrics],
      useFactory: (...parts: ConstructorParameters<typeof MailWorker>) => new MailWorker(...parts),
    },
  ],
})
export class NotificationsModule {}

/** Sends mail, each once. Owns the `notification-deliveries` collection. */
export const notificationsService: ServiceDefinition = {
  name: 'notifications',
  module: NotificationsModule,
  ports: ['documents', 'jobs', 'mail', 'messages'],
};
