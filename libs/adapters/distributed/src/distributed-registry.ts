import type { AdapterRegistry, OpenAdapter } from '@crossfoot/ports';
import { openDocuments } from './documents/documents.mongodb.ts';
import { openJobs } from './jobs/jobs.bull.ts';
import { openMail } from './mail/mail.smtp.ts';
import { openMessages } from './messages/messages.rabbitmq.ts';
import { openObjects } from './objects/objects.s3.ts';
import { openPayments } from './payments/payments.stripe.ts';

/** The adapters on real servers by URL scheme. Objects come as they lie in the bucket: the caller seals them. */
export const distributedRegistry: AdapterRegistry = {
  documents: { mongodb: by(openDocuments), 'mongodb+srv': by(openDocuments) },
  objects: { 's3+http': by(openObjects), 's3+https': by(openObjects) },
  jobs: { redis: by(openJobs), rediss: by(openJobs) },
  messages: { amqp: by(openMessages), amqps: by(openMessages) },
  mail: { smtp: by(openMail), smtps: by(openMail) },
  payments: { stripe: by(openPayments), 'stripe+http': by(openPayments) },
};

function by<P>(open: (url: string) => P | Promise<P>): OpenAdapter<P> {
  return async (url) => open(url.href);
}
