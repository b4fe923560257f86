export * from './distributed-registry.ts';
export * from './documents/documents.mongodb.ts';
export * from './jobs/jobs.bull.ts';
export * from './mail/mail.smtp.ts';
export * from './messages/messages.rabbitmq.ts';
export * from './objects/objects.s3.ts';
export * from './payments/payments.stripe.ts';
