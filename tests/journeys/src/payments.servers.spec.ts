import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CurrentUser, PaymentIntent, SubscriptionView } from '@crossfoot/contracts';
import { openPayments } from '@crossfoot/adapters-distributed';
import { whyNoBackends } from '@crossfoot/backends';
import { providerCatalogue } from '@crossfoot/service-billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDistributed, type DistributedSystem } from './distributed-system.ts';
import { BrowserLike } from './http/browser-like.ts';
import { mailTo } from './running-system.ts';
import { StripeStandIn } from './stripe/stripe-stand-in.ts';

const reason = process.env['REQUIRE_BACKENDS'] === '1' ? null : whyNoBackends();
const about = reason === null ? '' : ` (${reason})`;
const shown = { planId: 'starter', planName: 'starter', amount: 1_900 };

/** Separate services with two of billing, on the Stripe adapter; events come through the public door. */
describe.skipIf(reason !== null)(`payments on separate services, billing twice${about}`, { timeout: 180_000 }, () => {
  let [folder, system, stripe] = ['', null! as DistributedSystem, null! as StripeStandIn];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stripe-services-'));
    stripe = await StripeStandIn.start(pathToFileURL(join(folder, 'stripe.sqlite')).href);
    const setUp = openPayments(stripe.url);
    await setUp.setUpCatalogue(providerCatalogue);
    system = await startDistributed({ PAYMENTS_URL: stripe.url });
    await system.startAnother('billing');
    stripe.sandbox.deliverEventsTo(async (rawBody, signature) => {
      const reply = await webhook(Buffer.from(rawBody), signature);
      if (reply !== 200) throw new Error(`The webhook was answered with ${reply}.`);
    });
  });
  afterAll(async () => {
    await system?.stop();
    await stripe.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const webhook = async (body: Uint8Array, signature: string): Promise<number> => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const init = { method: 'POST', headers, body: new Uint8Array(body) };
    return (await fetch(`${system.url}/api/webhooks/stripe`, init)).status;
  };

  async function newcomer() {
    const browser = new BrowserLike(system.url);
    const email = `${randomUUID()}@example.com`;
    const password = 'six sheep sleep';
    const person = { firstName: 'Ada', lastName: 'Ledger', email, password, confirmPassword: password };
    await browser.post('/api/auth/register', { ...person, planName: 'free' });
    const code = /\b\d{6}\b/.exec((await mailTo(system, email, /code/)).text)?.[0];
    const verified = await browser.post<{ user: { id: string } }>('/api/auth/verify-code', { email, code });
    const customerId = `cus_${Buffer.from(verified.body.user.id).toString('base64url')}`;
    return {
      browser,
      buy: (planName: string, paymentMethodId = 'pm_card_visa') =>
        browser.post<{ status?: string; error?: string }>('/api/create-subscription-with-payment', {
          planName,
          paymentMethodId,
        }),
      plan: async () => (await browser.json<CurrentUser>('/api/auth/user')).body.subscriptionTier,
      charges: async () => (await stripe.sandbox.charges(customerId)).map(({ amount }) => amount),
    };
  }

  it('charge once for fifty clicks at once, and say why a card is refused', async () => {
    const ada = await newcomer();
    expect((await ada.buy('starter', 'pm_card_visa_chargeDeclined')).body).toMatchObject({
      error: 'PAYMENT_FAILED',
      message: 'Your card was declined.',
    });
    const replies = await Promise.all(Array.from({ length: 50 }, () => ada.buy('starter')));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.status}`))).toEqual(new Set(['200 active']));
    expect(await ada.charges()).toEqual([950]);
    expect((await ada.buy('business')).body.error).toBe('SUBSCRIPTION_EXISTS');
    const changed = await ada.browser.post<SubscriptionView>('/api/update-subscription', { planName: 'business' });
    expect(changed.body).toMatchObject({ planName: 'starter', pendingPlanName: 'business' });
    const ended = await ada.browser.post<SubscriptionView>('/api/downgrade-to-free', {});
    expect(ended.body).toMatchObject({ status: 'ending', pendingPlanName: null });
  });

  it("learn of a payment on Stripe's page from the event alone, and of none from a forged one", async () => {
    const ada = await newcomer();
    const { url } = (await ada.browser.post<{ url: string }>('/api/create-checkout-session', shown)).body;
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    const forged = JSON.stringify({ id: 'evt_x', type: 'invoice.paid', data: { object: { customer: 'cus_x' } } });
    expect(await webhook(Buffer.from(forged), `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}`)).toBe(403);
    expect(await ada.plan()).toBe('free');
    await stripe.sandbox.completeCheckout(url.split('/').at(-1) ?? '', 'pm_card_visa');
    await expect.poll(ada.plan, { timeout: 15_000 }).toBe('starter');
    expect(await ada.charges()).toEqual([950]);
  });

  it('charge once where one of billing is killed in the middle of it', async () => {
    const ada = await newcomer();
    const intent = (await ada.browser.post<PaymentIntent>('/api/create-payment-intent', shown)).body;
    expect(intent.amount).toBe(950);
    const clicks = Promise.allSettled(Array.from({ length: 20 }, () => ada.buy('starter')));
    await system.services.billing.kill();
    await clicks;
    // Who was told to try again does so; a call that died is repeated with its key.
    await expect
      .poll(async () => (await ada.buy('starter')).body.status, { timeout: 90_000, interval: 2_000 })
      .toBe('active');
    expect(await ada.charges()).toEqual([950]);
    await system.services.billing.start();
    expect(await ada.plan()).toBe('starter');
  });
});
