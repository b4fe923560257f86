import type { MailContent } from '@crossfoot/contracts';
import { type MailParts, renderMail, type RenderedMail } from './mail-style.ts';

export interface TemplateContext {
  /** Where the site lives, without a slash at the end. */
  readonly siteUrl: string;
  /** Opens a code or token that was sealed for mail. */
  readonly open: (sealed: string) => string;
}

const notYou = 'If this was not you, please change your password and sign out everywhere in your account settings.';

/** One mail request in, the mail out. Subjects never carry a code: they show on locked screens. */
export function renderTemplate(content: MailContent, context: TemplateContext): RenderedMail {
  return renderMail(partsOf(content, context));
}

function partsOf(content: MailContent, { siteUrl, open }: TemplateContext): MailParts {
  const hello = `Hello ${content.firstName},`;
  const settings = { label: 'Account settings', url: `${siteUrl}/settings` };
  switch (content.template) {
    case 'verificationCode':
      return {
        subject: content.reason === 'registration' ? 'Your Crossfoot verification code' : 'Confirm your new address',
        heading: content.reason === 'registration' ? 'Confirm your email address' : 'Confirm your new email address',
        paragraphs: [
          hello,
          'Enter this code on the page that is open in your browser. It is good for 10 minutes and can be used once.',
        ],
        code: open(content.sealedCode),
        closing: 'If you did not ask for it, you can ignore this mail. We never ask for this code by phone or mail.',
      };
    case 'welcome':
      return {
        subject: 'Welcome to Crossfoot',
        heading: 'Your account is ready',
        paragraphs: [
          hello,
          'Your free account converts 5 pages a month into any of our formats. Every result says whether its rows and balances agree, and where they do not.',
        ],
        button: { label: 'Convert a statement', url: `${siteUrl}/dashboard` },
      };
    case 'passwordReset':
      return {
        subject: 'Choose a new password',
        heading: 'Choose a new password',
        paragraphs: [hello, 'This link lets you choose a new password. It is good for one hour and can be used once.'],
        button: {
          label: 'Choose a new password',
          url: `${siteUrl}/reset-password?token=${encodeURIComponent(open(content.sealedToken))}`,
        },
        closing: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
      };
    case 'passwordChanged':
      return {
        subject: 'Your password was changed',
        heading: 'Your password was changed',
        paragraphs: [hello, 'The password of your account was changed, and all other sessions were ended.', notYou],
        button: { label: 'Reset the password', url: `${siteUrl}/forgot-password` },
      };
    case 'emailChangeRequested':
      return {
        subject: 'A new address was entered for your account',
        heading: 'A new address was entered for your account',
        paragraphs: [
          hello,
          `Somebody who is signed in to your account asked to change its address to ${content.newEmail}. Nothing changes until a code sent there is entered.`,
          notYou,
        ],
        button: settings,
      };
    case 'emailChanged':
      return {
        subject: 'Your email address was changed',
        heading: 'Your email address was changed',
        paragraphs: [
          hello,
          `Your account now uses ${content.newEmail}. This is the last mail to the old address.`,
          'If this was not you, please write to us at once by replying to this mail.',
        ],
      };
    case 'accountDeleted':
      return {
        subject: 'Your account was deleted',
        heading: 'Your account was deleted',
        paragraphs: [
          hello,
          'Your profile, your sessions and all stored results have been deleted. Invoices stay at the payment provider as accounting law asks.',
        ],
      };
    case 'subscriptionStarted':
      return {
        subject: `Your ${content.planName} subscription is active`,
        heading: `Your ${content.planName} subscription is active`,
        paragraphs: [hello, `You can now convert ${content.pagesPerMonth.toLocaleString('en-US')} pages a month.`],
        button: { label: 'Go to the dashboard', url: `${siteUrl}/dashboard` },
      };
    case 'subscriptionChanged':
      return {
        subject: `Your plan changes to ${content.planName}`,
        heading: `Your plan changes to ${content.planName}`,
        paragraphs: [hello, `The change takes effect with your next billing cycle, on ${content.from}.`],
        button: settings,
      };
    case 'subscriptionEnding':
      return {
        subject: 'Your subscription was cancelled',
        heading: 'Your subscription was cancelled',
        paragraphs: [
          hello,
          `You keep ${content.planName} until ${content.endsOn}. After that your account goes on as a free one.`,
        ],
        button: settings,
      };
    case 'subscriptionEnded':
      return {
        subject: 'Your subscription has ended',
        heading: 'Your subscription has ended',
        paragraphs: [
          hello,
          `${content.planName} has ended. Your account goes on as a free one, and your history stays.`,
        ],
        button: { label: 'See the plans', url: `${siteUrl}/upgrade` },
      };
    case 'paymentFailed':
      return {
        subject: 'A payment did not go through',
        heading: 'A payment did not go through',
        paragraphs: [
          hello,
          `The payment for ${content.planName} did not go through. Please check or change your card; we try again in the next days.`,
          `${content.planName} holds until ${content.holdsUntil}. Without a payment your account goes on as a free one after that.`,
        ],
        button: { label: 'Check your card', url: `${siteUrl}/settings` },
      };
    case 'pagesUsed': {
      const pages = `${content.pagesUsed.toLocaleString('en-US')} of ${content.pagesLimit.toLocaleString('en-US')} pages`;
      const isAll = content.percent === 100;
      const heading = isAll ? 'Your pages of this month are used up' : 'You have used most of your pages';
      return {
        subject: heading,
        heading,
        paragraphs: [
          hello,
          `You have used ${pages}. They are counted anew on ${content.renewsOn}; a larger plan gives more.`,
        ],
        button: { label: 'See the plans', url: `${siteUrl}/upgrade` },
      };
    }
    case 'receipt':
      return {
        subject: 'Your Crossfoot receipt',
        heading: 'Receipt',
        paragraphs: [
          hello,
          `${content.planName}: ${formatMoney(content.amount, content.currency)}, paid on ${content.paidOn}.`,
        ],
        button: settings,
      };
    case 'conversionFinished':
      return {
        subject: 'Your conversion is ready',
        heading: 'Your conversion is ready',
        paragraphs: [hello, `${content.filename}: ${content.transactionCount.toLocaleString('en-US')} transactions.`],
        button: { label: 'Download it', url: `${siteUrl}/dashboard` },
      };
  }
}

function formatMoney(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** decimals);
}
