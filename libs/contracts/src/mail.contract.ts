import { z } from 'zod';

/** Every mail that the product sends, with the facts its text needs. */
const person = { firstName: z.string() };
export const mailContentSchema = z.discriminatedUnion('template', [
  /** `sealedCode`: six digits, sealed for the purpose `mail`. */
  z.object({
    template: z.literal('verificationCode'),
    ...person,
    sealedCode: z.string(),
    reason: z.enum(['registration', 'emailChange']),
  }),
  z.object({ template: z.literal('welcome'), ...person }),
  /** `sealedToken`: the token of the link, sealed for the purpose `mail`. */
  z.object({ template: z.literal('passwordReset'), ...person, sealedToken: z.string() }),
  z.object({ template: z.literal('passwordChanged'), ...person }),
  /** To the old address. `newEmail` is shown masked. */
  z.object({ template: z.literal('emailChangeRequested'), ...person, newEmail: z.string() }),
  z.object({ template: z.literal('emailChanged'), ...person, newEmail: z.string() }),
  z.object({ template: z.literal('accountDeleted'), ...person }),
  z.object({ template: z.literal('subscriptionStarted'), ...person, planName: z.string(), pagesPerMonth: z.int() }),
  z.object({ template: z.literal('subscriptionChanged'), ...person, planName: z.string(), from: z.iso.date() }),
  z.object({ template: z.literal('subscriptionEnding'), ...person, planName: z.string(), endsOn: z.iso.date() }),
  z.object({ template: z.literal('subscriptionEnded'), ...person, planName: z.string() }),
  z.object({ template: z.literal('paymentFailed'), ...person, planName: z.string() }),
  /** `amount` in minor units of `currency`. */
  z.object({
    template: z.literal('receipt'),
    ...person,
    planName: z.string(),
    amount: z.int(),
    currency: z.string().length(3),
    paidOn: z.iso.date(),
  }),
  z.object({ template: z.literal('conversionFinished'), ...person, filename: z.string(), transactionCount: z.int() }),
]);
export type MailContent = z.infer<typeof mailContentSchema>;
export type MailTemplate = MailContent['template'];

/** `notifications.mail-requested.v1`: one mail to one address. `mailId` makes it sent once, however often the event arrives. */
export const mailRequestedEvent = {
  pattern: 'notifications.mail-requested.v1',
  schema: z.object({ mailId: z.string().min(1).max(200), to: z.email(), content: mailContentSchema }),
} as const;
export type MailRequest = z.infer<typeof mailRequestedEvent.schema>;

/** Purpose under which codes and tokens in mail requests are sealed. */
export const mailSealPurpose = 'mail';
