import { z } from 'zod';

/** Every mail that the product sends, with the facts its text needs. */
const person = { firstName: z.string() };

/** What billing has to say to a user, but for the name: identity alone knows the person. Days are UTC. */
const billingNotices = [
  z.object({ template: z.literal('subscriptionStarted'), planName: z.string(), pagesPerMonth: z.int() }),
  z.object({ template: z.literal('subscriptionChanged'), planName: z.string(), from: z.iso.date() }),
  z.object({ template: z.literal('subscriptionEnding'), planName: z.string(), endsOn: z.iso.date() }),
  z.object({ template: z.literal('subscriptionEnded'), planName: z.string() }),
  /** `holdsUntil`: the plan's last day where no payment follows. */
  z.object({ template: z.literal('paymentFailed'), planName: z.string(), holdsUntil: z.iso.date() }),
  /** `amount` in minor units of `currency`. */
  z.object({
    template: z.literal('receipt'),
    planName: z.string(),
    amount: z.int(),
    currency: z.string().length(3),
    paidOn: z.iso.date(),
  }),
  /** 80 % of the pages are used, or all of them. */
  z.object({
    template: z.literal('pagesUsed'),
    percent: z.union([z.literal(80), z.literal(100)]),
    pagesUsed: z.int(),
    pagesLimit: z.int(),
    renewsOn: z.iso.date(),
  }),
] as const;
export const billingNoticeSchema = z.discriminatedUnion('template', billingNotices);
export type BillingNotice = z.infer<typeof billingNoticeSchema>;

/** `billing.notice.v1`: something that a user is told by mail, once for each `noticeId`. */
export const billingNoticeEvent = {
  pattern: 'billing.notice.v1',
  schema: z.object({ userId: z.string(), noticeId: z.string().min(1).max(150), content: billingNoticeSchema }),
} as const;

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
  billingNotices[0].extend(person),
  billingNotices[1].extend(person),
  billingNotices[2].extend(person),
  billingNotices[3].extend(person),
  billingNotices[4].extend(person),
  billingNotices[5].extend(person),
  billingNotices[6].extend(person),
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
