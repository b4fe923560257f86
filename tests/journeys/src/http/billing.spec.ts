import type { InvoiceView, PaymentConfiguration, PaymentIntent, SandboxPayment } from '@crossfoot/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { signedInUser } from './signed-in-user.ts';
import { Subscriber, type Refusal } from './subscription-steps.ts';

describe('buying a plan', () => {
  let system: InProcessSystem;

  beforeAll(async () => {
    system = await startInProcess();
  });
  afterAll(async () => {
    await system.stop();
  });

  const newcomer = async (): Promise<Subscriber> => {
    const { browser, id } = await signedInUser(system);
    return new Subscriber(system, browser, id);
  };
  const planId = 'starter';
  const shown = { planId, planName: planId, amount: 1_900 };

  it('is told how to pay, and what is noted', async () => {
    const { browser } = await newcomer();
    const { body } = await browser.json<PaymentConfiguration>('/api/payment-configuration');
    expect(body).toMatchObject({ provider: 'sandbox', redirectHosts: [new URL(system.url).host] });
    const select = (planName: string) => browser.post<Refusal>('/api/select-plan', { planName });
    expect((await select('starter')).body).toEqual({ planName: 'starter', requiresPayment: true });
    expect((await select('free')).body).toEqual({ planName: 'free', requiresPayment: false });
    expect((await select('gold')).body.error).toBe('PLAN_UNKNOWN');
  });

  it('charges a card at once, halved as shown, and gives the plan and its pages', async () => {
    const ada = await newcomer();
    expect((await ada.subscription()).launchOffer).toEqual({ percentOff: 50 });
    expect(await ada.buy('starter')).toMatchObject({
      status: 200,
      body: { status: 'active', requiresAction: false, charged: { amount: 950, currency: 'USD' } },
    });
    expect(await ada.charges()).toMatchObject([{ plan: 'starter', amount: 950 }]);
    expect(await ada.user()).toMatchObject({
      subscriptionTier: 'starter',
      pagesLimit: 200,
      pagesUsed: 0,
      subscriptionEndsAt: null,
      stripeSubscriptionId: expect.stringMatching(/^sub_/),
      nextBillingAt: expect.stringMatching(/T/),
    });
    expect(await ada.subscription()).toMatchObject({
      status: 'active',
      launchOffer: null,
      nextCharge: { amount: 1_900, currency: 'USD' },
    });
    const invoices = await ada.browser.json<InvoiceView[]>('/api/invoices');
    expect(invoices.body).toMatchObject([{ planName: 'starter', amount: 950, status: 'paid' }]);
    const invoice = await fetch(invoices.body[0]?.url ?? '');
    expect(await invoice.text()).toContain('$9.50');
  });

  it('charges once for fifty clicks at once', async () => {
    const ada = await newcomer();
    const replies = await Promise.all(Array.from({ length: 50 }, () => ada.buy('professional')));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 active']));
    expect(await ada.charges()).toHaveLength(1);
    expect((await ada.buy('business')).body.error).toBe('SUBSCRIPTION_EXISTS');
    expect(await ada.charges()).toHaveLength(1);
  });

  it('says why a card was refused, charges nothing, and takes another card', async () => {
    const ada = await newcomer();
    const declined = await ada.buy('starter', 'pm_card_visa_chargeDeclined');
    expect(declined).toMatchObject({
      status: 402,
      body: { error: 'PAYMENT_FAILED', message: 'Your card was declined.' },
    });
    const poor = await ada.buy('starter', 'pm_card_visa_chargeDeclinedInsufficientFunds');
    expect(poor.body.message).toBe('Your card has insufficient funds.');
    expect((await ada.buy('starter', 'pm_unknown')).body.error).toBe('PAYMENT_FAILED');
    expect(await ada.charges()).toEqual([]);
    expect(await ada.subscription()).toMatchObject({ status: 'free', planName: 'free' });
    expect((await ada.buy('starter')).body).toMatchObject({ status: 'active', charged: { amount: 950 } });
  });

  it('waits for the bank where it asks, and another card can follow a refusal', async () => {
    const ada = await newcomer();
    const asked = (await ada.buy('starter', 'pm_card_authenticationRequired')).body;
    expect(asked).toMatchObject({ status: 'incomplete', requiresAction: true });
    expect(await ada.subscription()).toMatchObject({ status: 'incomplete', clientSecret: asked.clientSecret });
    const answer = (outcome: string) =>
      ada.browser.post<SandboxPayment>('/sandbox-payments/authenticate', { clientSecret: asked.clientSecret, outcome });
    expect((await answer('fails')).body).toMatchObject({ status: 'requires_payment_method' });
    expect(await ada.charges()).toEqual([]);
    expect((await ada.buy('starter', 'pm_card_authenticationRequired')).body.clientSecret).toBe(asked.clientSecret);
    expect((await answer('succeeds')).body).toMatchObject({ status: 'succeeded' });
    expect(await ada.subscription()).toMatchObject({ status: 'active', planName: 'starter' });
    expect(await ada.charges()).toHaveLength(1);
  });

  it('goes through the card element: payment first, then the subscription', async () => {
    const ada = await newcomer();
    const intent = await ada.browser.post<PaymentIntent>('/api/create-payment-intent', shown);
    expect(intent.body).toMatchObject({ amount: 950, currency: 'USD' });
    const { clientSecret, paymentIntentId } = intent.body;
    const again = await ada.browser.post<PaymentIntent>('/api/create-payment-intent', shown);
    expect(again.body.clientSecret).toBe(clientSecret);
    const finish = (planName: string) =>
      ada.browser.post<Refusal>('/api/update-subscription', { planName, paymentIntentId });
    expect((await finish('starter')).body.error).toBe('PAYMENT_FAILED');
    const pay = (paymentMethodId: string) =>
      ada.browser.post<SandboxPayment>('/sandbox-payments/confirm', { clientSecret, paymentMethodId });
    expect((await pay('pm_card_visa_chargeDeclined')).body).toMatchObject({
      status: 'requires_payment_method',
      message: 'Your card was declined.',
    });
    expect((await pay('pm_card_visa')).body).toMatchObject({ status: 'succeeded', paymentIntentId });
    expect((await finish('business')).body.error).toBe('PAYMENT_FAILED');
    expect((await finish('starter')).body).toMatchObject({ status: 'active', planName: 'starter' });
    expect((await finish('starter')).status).toBe(200);
    expect(await ada.charges()).toMatchObject([{ amount: 950 }]);
  });

  it('goes through the page of the provider, and verifies what was paid there', async () => {
    const ada = await newcomer();
    const open = () => ada.browser.post<{ url: string }>('/api/create-checkout-session', shown);
    const { url } = (await open()).body;
    expect((await open()).body.url).toBe(url);
    const page = new URL(url);
    expect(await (await ada.browser.call(page.pathname)).text()).toContain('$9.50');
    const pay = (fields: Record<string, string>) =>
      ada.browser.call(page.pathname, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
    const sessionId = page.pathname.split('/').at(-1) ?? '';
    const verify = () => ada.browser.post<Refusal>('/api/verify-payment', { sessionId });
    expect((await verify()).body.error).toBe('PAYMENT_FAILED');
    const declined = await pay({ paymentMethodId: 'pm_card_visa_chargeDeclined' });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('declined')]);
    expect(await (await pay({ paymentMethodId: 'pm_card_authenticationRequired' })).text()).toContain('Your bank asks');
    const paid = await pay({ paymentMethodId: 'pm_card_authenticationRequired', bank: 'succeeds' });
    expect([paid.status, paid.headers.get('location')]).toEqual([
      303,
      `${system.url}/payment-success?session_id=${sessionId}`,
    ]);
    expect((await verify()).body).toEqual({ status: 'active', planName: 'starter' });
    expect((await verify()).status).toBe(200);
    await pay({ paymentMethodId: 'pm_card_visa' });
    expect(await ada.charges()).toHaveLength(1);
  });

  it('lets nothing of a purchase be paid once another has taken its place', async () => {
    const ada = await newcomer();
    const { url } = (await ada.browser.post<{ url: string }>('/api/create-checkout-session', shown)).body;
    const intent = await ada.browser.post<PaymentIntent>('/api/create-payment-intent', shown);
    expect((await ada.buy('business')).body.status).toBe('active');
    const { clientSecret } = intent.body;
    const late = await ada.browser.post('/sandbox-payments/confirm', { clientSecret, paymentMethodId: 'pm_card_visa' });
    expect(late.status).toBe(404);
    const fields = new URLSearchParams({ paymentMethodId: 'pm_card_visa' });
    const form = { method: 'POST', body: fields, redirect: 'manual' } as const;
    expect((await ada.browser.call(new URL(url).pathname, form)).status).toBe(404);
    expect(await ada.charges()).toMatchObject([{ plan: 'business' }]);
  });

  it('leads to a page for changing the card', async () => {
    const ada = await newcomer();
    const portal = () => ada.browser.post<{ url: string } & Refusal>('/api/billing-portal', {});
    expect((await portal()).body.error).toBe('NO_SUBSCRIPTION');
    await ada.buy('starter');
    const { pathname } = new URL((await portal()).body.url);
    expect(await (await ada.browser.call(pathname)).text()).toContain('Visa, succeeds');
    const body = new URLSearchParams({ paymentMethodId: 'pm_card_mastercard' });
    const changed = await ada.browser.call(pathname, { method: 'POST', body, redirect: 'manual' });
    expect(changed.headers.get('location')).toBe(`${system.url}/settings`);
    expect(await (await ada.browser.call(pathname)).text()).toContain('Mastercard, succeeds');
  });
});
