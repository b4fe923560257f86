import { createHmac, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accountCollection, allowanceCollection, paymentEventCollection } from '@crossfoot/service-billing';
import type { PaymentIntent } from '@crossfoot/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrowserLike } from './browser-like.ts';
import { startInProcess, type InProcessSystem } from './in-process-system.ts';
import { signedInUser } from './signed-in-user.ts';
import { Subscriber, type Refusal } from './subscription-steps.ts';

/** Valid as a card number, and no test card: whatever holds it got it from here. */
const canary = '5454123498761238';
const spaced = '5454 1234 9876 1238';

/** A mail that was being written has its name by now. */
const noLonger = (): Buffer => Buffer.alloc(0);

describe('what a browser says of payments', () => {
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

  /** Everything that billing keeps, as one text. */
  const kept = async (): Promise<string> => {
    const { documents } = system.ports;
    const all = [
      (await (await documents.collection(accountCollection)).find({}, { limit: 1_000 })).items,
      (await (await documents.collection(allowanceCollection)).find({}, { limit: 1_000 })).items,
      (await (await documents.collection(paymentEventCollection)).find({}, { limit: 1_000 })).items,
    ];
    return JSON.stringify(all);
  };

  it('is answered, and writes nothing, for twenty forged events', async () => {
    const ada = await newcomer();
    await ada.buy('starter');
    const captured: { body: string; signature: string }[] = [];
    system.ports.payments.deliverEventsTo(async (rawBody, signature) => {
      captured.push({ body: Buffer.from(rawBody).toString(), signature });
    });
    await ada.change('business');
    await expect.poll(() => captured.length).toBeGreaterThan(0);
    const { body, signature } = captured[0]!;
    const now = Math.floor(Date.now() / 1_000);
    const signed = (text: string, secret: string, at = now): string =>
      `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${text}`).digest('hex')}`;
    const other = JSON.stringify({ ...JSON.parse(body), id: `evt_${randomUUID()}` });
    const digest = /v1=(\w+)/.exec(signature)?.[1] ?? '';
    const time = /t=(\d+)/.exec(signature)?.[1] ?? '';
    const forged: readonly (readonly [what: string, body: string, signature: string | null])[] = [
      ['no signature', body, null],
      ['an empty one', body, ''],
      ['a word', body, 'valid'],
      ['nothing but a time', body, `t=${time}`],
      ['nothing but a digest', body, `v1=${digest}`],
      ['an older scheme', body, `t=${time},v0=${digest}`],
      ['a digest cut short', body, `t=${time},v1=${digest.slice(0, 32)}`],
      ['a digest made longer', body, `t=${time},v1=${digest}00`],
      ['another time', body, `t=${Number(time) + 1},v1=${digest}`],
      ['no time', body, `t=,v1=${digest}`],
      ['a time that is no number', body, `t=NaN,v1=${digest}`],
      ['another body', other, signature],
      ['a byte more', `${body} `, signature],
      ['an empty body', '', signature],
      ['the customer of somebody else', body.replace(/cus_\w/, 'cus_X'), signature],
      ['a guessed secret', body, signed(body, 'whsec_test_secret')],
      ['an empty secret', body, signed(body, '')],
      ['a secret of our own pages', other, signed(other, 'crossfoot')],
      ['a digest of the body alone', body, `t=${time},v1=${createHmac('sha256', '').update(body).digest('hex')}`],
      ['two of which none is right', body, `${signed(body, 'a')},${signed(body, 'b')}`],
    ];
    expect(forged).toHaveLength(20);
    const before = await kept();
    for (const [what, text, header] of forged) {
      const headers = {
        'content-type': 'application/json',
        ...(header === null ? {} : { 'stripe-signature': header }),
      };
      const reply = await fetch(`${system.url}/api/webhooks/stripe`, { method: 'POST', headers, body: text });
      expect([what, reply.status, ((await reply.json()) as Refusal).error]).toEqual([what, 403, 'FORBIDDEN']);
    }
    expect(await kept()).toBe(before);
    const genuine = await fetch(`${system.url}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });
    expect(genuine.status).toBe(200);
  });

  it('changes nothing where it is tampered with, in eight ways', async () => {
    const [ada, eve] = [await newcomer(), await newcomer()];
    const order = { planId: 'starter', planName: 'starter', amount: 1_900 };
    const mine = (await ada.browser.post<PaymentIntent>('/api/create-payment-intent', order)).body;
    const session = (await eve.browser.post<{ url: string }>('/api/create-checkout-session', order)).body;
    const sessionId = new URL(session.url).pathname.split('/').at(-1) ?? '';
    const paid = await newcomer();
    const paidIntent = (await paid.browser.post<PaymentIntent>('/api/create-payment-intent', order)).body;
    await paid.browser.post('/sandbox-payments/confirm', {
      clientSecret: paidIntent.clientSecret,
      paymentMethodId: 'pm_card_visa',
    });
    await expect.poll(async () => (await paid.subscription()).status).toBe('active');
    const before = [await ada.subscription(), await eve.subscription(), await paid.subscription()];

    const attempts: readonly (readonly [what: string, who: Subscriber, path: string, body: object, error: string])[] = [
      ['a lower amount', eve, '/api/create-checkout-session', { ...order, amount: 100 }, 'PRICE_MISMATCH'],
      ['the launch price as the price', eve, '/api/create-payment-intent', { ...order, amount: 950 }, 'PRICE_MISMATCH'],
      [
        'a dear plan by a cheap name',
        eve,
        '/api/create-checkout-session',
        { ...order, planId: 'business' },
        'PLAN_UNKNOWN',
      ],
      [
        'a plan that is not sold',
        eve,
        '/api/create-payment-intent',
        { ...order, planId: 'free', planName: 'free', amount: 0 },
        'PLAN_UNKNOWN',
      ],
      ['a session that was not paid', eve, '/api/verify-payment', { sessionId }, 'PAYMENT_FAILED'],
      ["somebody else's session", ada, '/api/verify-payment', { sessionId }, 'NOT_FOUND'],
      [
        "somebody else's payment",
        eve,
        '/api/update-subscription',
        { planName: 'starter', paymentIntentId: paidIntent.paymentIntentId },
        'NOT_FOUND',
      ],
      [
        'a paid payment for a dearer plan',
        paid,
        '/api/update-subscription',
        { planName: 'business', paymentIntentId: paidIntent.paymentIntentId },
        'PAYMENT_FAILED',
      ],
    ];
    expect(attempts).toHaveLength(8);
    for (const [what, who, path, body, error] of attempts) {
      const reply = await who.browser.post<Refusal>(path, body);
      expect([what, reply.body.error]).toEqual([what, error]);
    }
    // And what no field of the calls can say.
    for (const extra of [{ price: 1 }, { customerId: ada.customerId }, { userId: ada.id }, { launchOffer: true }])
      await eve.browser.post('/api/select-plan', { planName: 'business', ...extra });
    expect([
      await ada.subscription(),
      { ...(await eve.subscription()), selectedPlanName: null },
      await paid.subscription(),
    ]).toEqual(before);
    expect([await ada.charges(), await eve.charges()]).toEqual([[], []]);
    expect(await paid.charges()).toHaveLength(1);
    expect(mine.amount).toBe(950);
  });

  it('may name a paid payment again and again, and begins one subscription with it', async () => {
    const ada = await newcomer();
    const order = { planId: 'starter', amount: 1_900 };
    const { clientSecret, paymentIntentId } = (
      await ada.browser.post<PaymentIntent>('/api/create-payment-intent', order)
    ).body;
    await ada.browser.post('/sandbox-payments/confirm', { clientSecret, paymentMethodId: 'pm_card_visa' });
    const finish = () =>
      ada.browser.post<Refusal>('/api/update-subscription', { planName: 'starter', paymentIntentId });
    const replies = await Promise.all(Array.from({ length: 8 }, finish));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await system.ports.payments.cancel({
      subscriptionId: (await ada.user()).stripeSubscriptionId ?? '',
      at: 'now',
      idempotencyKey: randomUUID(),
    });
    expect((await finish()).body.error).toBe('PAYMENT_FAILED');
    expect(await ada.subscription()).toMatchObject({ planName: 'free' });
    expect(await ada.charges()).toHaveLength(1);
  });

  it('leaves a card number in no log, no store and no queue, and refuses every call that carries one', async () => {
    const ada = await newcomer();
    const visitor = new BrowserLike(system.url);
    const order = { planId: 'starter', planName: 'starter', amount: 1_900 };
    const carrying: readonly (readonly [BrowserLike, string, object])[] = [
      [ada.browser, '/api/create-payment-intent', { ...order, billingDetails: { cardNumber: spaced, cvv: '123' } }],
      [ada.browser, '/api/create-payment-intent', { ...order, billingDetails: { note: `my card is ${spaced}` } }],
      [ada.browser, '/api/create-payment-intent', { ...order, billingDetails: { number: canary } }],
      [ada.browser, '/api/create-checkout-session', { ...order, card: { number: spaced } }],
      [ada.browser, '/api/create-subscription-with-payment', { planName: 'starter', paymentMethodId: canary }],
      [ada.browser, '/api/update-subscription', { planName: 'starter', paymentIntentId: spaced }],
      [ada.browser, '/api/verify-payment', { sessionId: canary.match(/.{4}/g)?.join('-') }],
      [ada.browser, '/api/select-plan', { planName: canary }],
      [ada.browser, '/sandbox-payments/confirm', { clientSecret: 'pi_secret_x', paymentMethodId: canary }],
      [visitor, '/api/auth/login', { email: 'a@example.com', password: 'six sheep', card_number: canary }],
      [visitor, '/api/auth/register', { deep: [{ er: { 'CC-Number': canary } }] }],
    ];
    for (const [browser, path, body] of carrying) {
      const reply = await browser.post<Refusal>(path, body);
      expect([path, reply.status, reply.body.error]).toEqual([path, 400, 'CARD_DATA_REFUSED']);
      expect(JSON.stringify(reply.body)).not.toContain(canary.slice(0, 8));
    }
    const query = await ada.browser.json<Refusal>(`/api/subscription?cardNumber=${canary}`);
    expect(query.body.error).toBe('CARD_DATA_REFUSED');
    const form = new URLSearchParams({ paymentMethodId: canary });
    expect((await ada.browser.call('/sandbox-payments/checkout/cs_x', { method: 'POST', body: form })).status).toBe(
      400,
    );
    // What is no card is let through.
    expect(
      (await ada.browser.post('/api/create-payment-intent', { ...order, billingDetails: { phone: '020 7946 0018' } }))
        .status,
    ).toBe(200);

    const everywhere = [system.logged()];
    for (const file of await readdir(system.dataDir, { recursive: true, withFileTypes: true }))
      if (file.isFile())
        everywhere.push((await readFile(join(file.parentPath, file.name)).catch(noLonger)).toString('latin1'));
    const digits = everywhere.map((text) => text.replace(/[ -]/g, ''));
    expect(digits.some((text) => text.includes('"request"'))).toBe(true);
    for (const text of digits) expect(text.includes(canary)).toBe(false);
  });
});
