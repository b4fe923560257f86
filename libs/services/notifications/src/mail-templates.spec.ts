import type { MailContent } from '@crossfoot/contracts';
import { mailContentSchema } from '@crossfoot/contracts';
import { describe, expect, it } from 'vitest';
import { renderTemplate } from './mail-templates.ts';

const context = { siteUrl: 'https://crossfoot.example', open: (sealed: string) => sealed.replace('sealed:', '') };
const hostile = '<img src=x onerror=alert(1)>\r\nBcc: victim@example.com';

const samples: MailContent[] = [
  { template: 'verificationCode', firstName: 'Ada', sealedCode: 'sealed:042137', reason: 'registration' },
  { template: 'verificationCode', firstName: 'Ada', sealedCode: 'sealed:042137', reason: 'emailChange' },
  { template: 'welcome', firstName: 'Ada' },
  { template: 'passwordReset', firstName: 'Ada', sealedToken: 'sealed:to/ken+1' },
  { template: 'passwordChanged', firstName: 'Ada' },
  { template: 'emailChangeRequested', firstName: 'Ada', newEmail: 'n…@example.com' },
  { template: 'emailChanged', firstName: 'Ada', newEmail: 'n…@example.com' },
  { template: 'accountDeleted', firstName: 'Ada' },
  { template: 'subscriptionStarted', firstName: 'Ada', planName: 'Starter', pagesPerMonth: 4_000 },
  { template: 'subscriptionChanged', firstName: 'Ada', planName: 'Starter', from: '2026-12-01' },
  { template: 'subscriptionEnding', firstName: 'Ada', planName: 'Starter', endsOn: '2026-12-01' },
  { template: 'subscriptionEnded', firstName: 'Ada', planName: 'Starter' },
  { template: 'paymentFailed', firstName: 'Ada', planName: 'Starter', holdsUntil: '2026-12-08' },
  { template: 'pagesUsed', firstName: 'Ada', percent: 80, pagesUsed: 160, pagesLimit: 200, renewsOn: '2026-12-08' },
  { template: 'pagesUsed', firstName: 'Ada', percent: 100, pagesUsed: 200, pagesLimit: 200, renewsOn: '2026-12-08' },
  { template: 'receipt', firstName: 'Ada', planName: 'Starter', amount: 950, currency: 'USD', paidOn: '2026-11-21' },
  { template: 'conversionFinished', firstName: 'Ada', filename: 'may.pdf', transactionCount: 12 },
];

describe('mail templates', () => {
  it('covers every template of the contract', () => {
    const known = mailContentSchema.options.map((option) => option.shape.template.value);
    expect(new Set(samples.map(({ template }) => template))).toEqual(new Set(known));
  });

  it.each(samples)('$template says the same in text and HTML, in one subject line', (content) => {
    const mail = renderTemplate(content, context);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(mail.subject.length).toBeGreaterThan(5);
    expect(mail.text).toContain('Hello Ada,');
    expect(mail.html).toContain('Hello Ada,');
    expect(mail.html).not.toMatch(/(src|@import|url\()\s*=?\s*["']?https?:/i);
  });

  it('shows the code in the body alone, never in the subject', () => {
    const mail = renderTemplate(samples[0] as MailContent, context);
    expect(mail.text).toContain('042137');
    expect(mail.html).toContain('042137');
    expect(mail.subject).not.toContain('042137');
  });

  it('puts the token into the link, encoded', () => {
    const mail = renderTemplate(samples[3] as MailContent, context);
    expect(mail.text).toContain('https://crossfoot.example/reset-password?token=to%2Fken%2B1');
  });

  it('prints minor units as money', () => {
    const receipt = samples.find(({ template }) => template === 'receipt') as MailContent;
    expect(renderTemplate(receipt, context).text).toContain('$9.50');
  });

  it('lets no fact inject markup or a header line', () => {
    const mail = renderTemplate(
      { template: 'subscriptionStarted', firstName: hostile, planName: hostile, pagesPerMonth: 1 },
      context,
    );
    expect(mail.html).not.toContain('<img');
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });
});
