import { withBackend } from '@crossfoot/backends/with-backend';
import { describePaymentEvents } from '@crossfoot/port-contracts';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { openPayments } from './payments.stripe.ts';

// stripe-mock checks every request against Stripe's own description of its API, and keeps no state: what these cases
// show is that each call is one that Stripe accepts, and how answers and refusals come out. The rest of the suite needs
// a provider that remembers.
withBackend('PAYMENTS_URL', (url) => {
  const secret = url.searchParams.get('webhook_secret') ?? '';
  const port = openPayments(url.href);

  describe('payments: Stripe (stripe-mock)', () => {
    const customerId = 'cus_123';

    it('makes every call in a form that Stripe accepts', async () => {
      const customer = await port.ensureCustomer({ userId: "user-'1", email: 'a@example.com', name: 'A' });
      expect(customer.customerId).toMatch(/^cus_/);
      for (const launchOffer of [false, true]) {
        const state = await port.createSubscription({
          customerId,
          plan: 'starter',
          paymentMethodId: 'pm_card_visa',
          launchOffer,
          idempotencyKey: `create-${launchOffer}`,
        });
        expect(state).toMatchObject({ subscriptionId: expect.stringMatching(/^sub_/), customerId: expect.any(String) });
      }
      await port.changePlan({ subscriptionId: 'sub_1', plan: 'business', idempotencyKey: 'change' });
      await port.cancel({ subscriptionId: 'sub_1', at: 'periodEnd', idempotencyKey: 'end' });
      await port.resume({ subscriptionId: 'sub_1', idempotencyKey: 'resume' });
      await port.cancel({ subscriptionId: 'sub_1', at: 'nowRefunded', idempotencyKey: 'refund' });
      const unpaid = { customerId, plan: 'starter', paymentMethodId: null, launchOffer: true };
      await port.createSubscription({ ...unpaid, idempotencyKey: 'unpaid' });
      expect(await port.subscriptionsOf(customerId)).not.toEqual([]);
      expect(await port.invoices(customerId)).toEqual(expect.any(Array));
      expect((await port.cancel({ subscriptionId: 'sub_1', at: 'now', idempotencyKey: 'now' })).subscriptionId).toMatch(
        /./,
      );
      expect(await port.getSubscription('sub_1')).not.toBeNull();
      await port.setUpCatalogue({
        prices: [{ plan: 'starter', displayName: 'Starter', amount: 1_900, currency: 'USD' }],
        launchPercentOff: 50,
      });
      expect(await port.prices()).toEqual(expect.any(Array));
      const portal = await port.createPortalSession({ customerId, returnUrl: 'https://crossfoot.test/settings' });
      expect(() => new URL(portal.url)).not.toThrow();
      const session = await port.createCheckoutSession({
        customerId,
        plan: 'starter',
        launchOffer: true,
        successUrl: 'https://crossfoot.test/done?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'https://crossfoot.test/no',
        idempotencyKey: 'session',
      });
      expect(() => new URL(session.url)).not.toThrow();
      expect(await port.getCheckoutSession(session.id)).toMatchObject({ customerId: expect.any(String) });
      await port.expireCheckoutSession(session.id);
      await port.ping();
    });

    it('reports what Stripe refuses as a PortError that quotes nothing', async () => {
      const prices = [{ plan: 'starter', displayName: 'Starter', amount: 1.5, currency: 'USD' }];
      await expect(port.setUpCatalogue({ prices, launchPercentOff: 50 })).rejects.toMatchObject({
        name: 'PortError',
        code: 'refused',
      });
    });

    it('is unavailable where nobody answers', async () => {
      const nobody = openPayments('stripe+http://sk_test_123@127.0.0.1:9?webhook_secret=whsec_x');
      await expect(nobody.getSubscription('sub_1')).rejects.toMatchObject({ name: 'PortError', code: 'unavailable' });
    });

    it('needs a webhook secret and a publishable key', () => {
      expect(() => openPayments('stripe://sk_test_123@api.stripe.com')).toThrow(/webhook_secret/);
      expect(() => openPayments('stripe://sk_test_123@api.stripe.com?webhook_secret=whsec_x')).toThrow(
        /publishable_key/,
      );
    });

    describePaymentEvents(async () => {
      const subscription = await new Stripe('sk_test_123', {
        host: url.hostname,
        port: Number(url.port),
        protocol: 'http',
        telemetry: false,
      }).subscriptions.retrieve('sub_1');
      const payload = JSON.stringify({
        id: 'evt_1',
        object: 'event',
        type: 'customer.subscription.updated',
        created: Math.floor(Date.now() / 1_000),
        data: { object: { ...subscription, lastResponse: undefined } },
      });
      const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
      return { port, rawBody: Buffer.from(payload), signature };
    });
  });
});
