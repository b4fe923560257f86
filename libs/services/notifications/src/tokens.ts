/** The queue of mails to send. */
export const MAIL_QUEUE = Symbol('mail queue');
