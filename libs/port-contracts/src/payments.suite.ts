import { randomUUID } from 'node:crypto';
import type { CreateSubscription, PaymentEvent, PaymentsPort, PaymentsSandbox } from '@crossfoot/ports';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from './eventually.ts';
import { describePaymentEvents } from './payment-events.suite.ts';

export interface PaymentsHarness {
  readonly port: PaymentsPort;
  /** What the customer, the bank and time do. */
  readonly sandbox: PaymentsSandbox;
  readonly methods: {
    readonly succeeds: string;
    readonly declines: string;
    readonly requiresAction: string;
    readonly failsOnRenewal: string;
  };
  reopen(): Promise<{ readonly port: PaymentsPort; readonly sandbox: PaymentsSandbox }>;
  dispose(): Promise<void>;
}

const DAY = 86_400_000;
const price = (plan: string, amount: number) => ({ plan, displayName: plan, amount, currency: 'USD' });
const catalogue = {
  prices: [price('starter', 1_900), price('professional', 4_900), price('business', 9_900)],
  launchPercentOff: 50,
};

/** What every payment provider that keeps state promises (see `PaymentsPort`). Users are fresh in each case. */
export function describePaymentsPort(name: string, open: () => Promise<PaymentsHarness>): void {
  describe(`payments: ${name}`, () => {
    let harness: PaymentsHarness;
    let port: PaymentsPort;
    let sandbox: PaymentsSandbox;
    let customerId: string;
    let key: () => string;

    beforeEach(async () => {
      harness = await open();
      ({ port, sandbox } = harness);
      await port.setUpCatalogue(catalogue);
      const run = randomUUID().slice(0, 8);
      let count = 0;
      key = () => `${run}-${(count += 1)}`;
      ({ customerId } = await port.ensureCustomer({ userId: `user-${run}`, email: 'a@example.com', name: 'A' }));
    });
    afterEach(() => harness.dispose());

    const order = (fields: Partial<CreateSubscription> = {}): CreateSubscription => ({
      customerId,
      plan: 'starter',
      paymentMethodId: harness.methods.succeeds,
      launchOffer: false,
      idempotencyKey: key(),
      ...fields,
    });

    it('knows a user as one customer', async () => {
      const input = { userId: 'user-x', email: 'x@example.com', name: 'X' };
      const first = await port.ensureCustomer(input);
      expect(await port.ensureCustomer({ ...input, email: 'new@example.com' })).toEqual(first);
      expect((await port.ensureCustomer({ ...input, userId: 'user-y' })).customerId).not.toBe(first.customerId);
    });

    describe('a subscription', () => {
      it('is charged at once and runs for a month', async () => {
        const before = Date.now();
        const state = await port.createSubscription(order());
        expect(state).toMatchObject({
          customerId,
          plan: 'starter',
          status: 'active',
          clientSecret: null,
          endsAtPeriodEnd: false,
        });
        expect(state.periodStart).toBeGreaterThan(before - 2_000);
        expect((state.periodEnd - state.periodStart) / DAY).toBeGreaterThanOrEqual(28);
        expect((state.periodEnd - state.periodStart) / DAY).toBeLessThanOrEqual(31);
        expect(await port.getSubscription(state.subscriptionId)).toEqual(state);
        expect(await sandbox.charges(customerId)).toMatchObject([
          { subscriptionId: state.subscriptionId, plan: 'starter', amount: 1_900, halved: false },
        ]);
        expect(state.lastCharge).toMatchObject({ amount: 1_900, currency: 'USD' });
        expect(await port.subscriptionsOf(customerId)).toEqual([state]);
        expect(await port.getSubscription('sub_unknown')).toBeNull();
      });

      it('is charged once for an idempotency key, and answers the same', async () => {
        const input = order();
        const [first, ...repeats] = await Promise.all([1, 2, 3].map(() => port.createSubscription(input)));
        for (const repeat of repeats) expect(repeat).toEqual(first);
        expect(await sandbox.charges(customerId)).toHaveLength(1);
        await expect(port.createSubscription({ ...input, plan: 'business' })).rejects.toMatchObject({
          name: 'PortError',
          code: 'refused',
        });
        await port.createSubscription(order());
        expect(await sandbox.charges(customerId)).toHaveLength(2);
      });

      it('is refused when the card declines, with a message for the customer, and nothing is charged', async () => {
        const input = order({ paymentMethodId: harness.methods.declines });
        for (let repeat = 0; repeat < 2; repeat += 1) {
          const error: unknown = await port.createSubscription(input).catch((caught: unknown) => caught);
          expect(error).toMatchObject({ name: 'PortError', code: 'declined', message: expect.stringMatching(/\S/) });
        }
        expect(await sandbox.charges(customerId)).toEqual([]);
      });

      it('waits for the customer where the bank asks', async () => {
        const state = await port.createSubscription(order({ paymentMethodId: harness.methods.requiresAction }));
        expect(state.status).toBe('requiresAction');
        expect(state.clientSecret).toMatch(/./);
        expect(await sandbox.charges(customerId)).toEqual([]);
        await sandbox.confirm(state.clientSecret!, 'succeeds');
        expect(await port.getSubscription(state.subscriptionId)).toMatchObject({
          status: 'active',
          clientSecret: null,
        });
        expect(await sandbox.charges(customerId)).toHaveLength(1);
      });

      it('is not active when the customer fails the question, nor when nobody answers it', async () => {
        const failed = await port.createSubscription(order({ paymentMethodId: harness.methods.requiresAction }));
        await sandbox.confirm(failed.clientSecret!, 'fails');
        expect((await port.getSubscription(failed.subscriptionId))?.status).toBe('incomplete');
        const silent = await port.createSubscription(order({ paymentMethodId: harness.methods.requiresAction }));
        await sandbox.advanceTo(Date.now() + 2 * DAY);
        expect((await port.getSubscription(silent.subscriptionId))?.status).toBe('cancelled');
        expect(await sandbox.charges(customerId)).toEqual([]);
      });

      it('halves the first charge alone where the launch offer holds', async () => {
        const state = await port.createSubscription(order({ launchOffer: true }));
        await sandbox.advanceTo(state.periodEnd);
        expect((await sandbox.charges(customerId)).map(({ amount }) => amount)).toEqual([950, 1_900]);
        const invoices = await port.invoices(customerId);
        expect(invoices.map(({ amount, status }) => [amount, status])).toEqual([
          [1_900, 'paid'],
          [950, 'paid'],
        ]);
      });

      it('renews month by month', async () => {
        const state = await port.createSubscription(order());
        await sandbox.advanceTo(state.periodEnd - 1_000);
        expect(await sandbox.charges(customerId)).toHaveLength(1);
        await sandbox.advanceTo(state.periodEnd);
        const renewed = await port.getSubscription(state.subscriptionId);
        expect(renewed).toMatchObject({ status: 'active', periodStart: state.periodEnd });
        expect(renewed!.periodEnd).toBeGreaterThan(state.periodEnd + 27 * DAY);
        await sandbox.advanceTo(state.periodEnd + 100 * DAY);
        expect((await sandbox.charges(customerId)).length).toBeGreaterThanOrEqual(4);
      });

      it('is past due when a renewal is not paid', async () => {
        const state = await port.createSubscription(order({ paymentMethodId: harness.methods.failsOnRenewal }));
        expect(state.status).toBe('active');
        await sandbox.advanceTo(state.periodEnd);
        expect(await port.getSubscription(state.subscriptionId)).toMatchObject({
          status: 'pastDue',
          periodStart: state.periodEnd,
        });
        expect(await sandbox.charges(customerId)).toHaveLength(1);
        expect((await port.invoices(customerId))[0]).toMatchObject({ status: 'open' });
        await expect(sandbox.changeCard(customerId, harness.methods.declines)).rejects.toMatchObject({
          code: 'declined',
        });
        await sandbox.changeCard(customerId, harness.methods.succeeds);
        expect(await port.getSubscription(state.subscriptionId)).toMatchObject({ status: 'active' });
        expect(await sandbox.charges(customerId)).toHaveLength(2);
      });

      it('is paid by the browser where no card was given', async () => {
        const state = await port.createSubscription(order({ paymentMethodId: null, launchOffer: true }));
        expect(state).toMatchObject({ status: 'incomplete', clientSecret: expect.any(String) });
        expect(state.clientSecret).toContain(`${state.paymentIntentId}_secret_`);
        expect(await sandbox.charges(customerId)).toEqual([]);
        await expect(sandbox.pay(state.clientSecret!, harness.methods.declines)).rejects.toMatchObject({
          code: 'declined',
        });
        expect((await port.getSubscription(state.subscriptionId))?.status).toBe('incomplete');
        expect(await sandbox.pay(state.clientSecret!, harness.methods.succeeds)).toBe('paid');
        expect(await port.getSubscription(state.subscriptionId)).toMatchObject({
          status: 'active',
          clientSecret: null,
        });
        await expect(sandbox.pay(state.clientSecret!, harness.methods.succeeds)).rejects.toMatchObject({
          code: 'notFound',
        });
        expect((await sandbox.charges(customerId)).map(({ amount }) => amount)).toEqual([950]);
      });

      it('changes its plan with the next period', async () => {
        const state = await port.createSubscription(order());
        const change = { subscriptionId: state.subscriptionId, plan: 'business', idempotencyKey: key() };
        expect(await port.changePlan(change)).toMatchObject({
          plan: 'starter',
          pendingPlan: 'business',
          status: 'active',
        });
        const back = await port.changePlan({ ...change, plan: 'starter', idempotencyKey: key() });
        expect(back.pendingPlan).toBeNull();
        await port.changePlan({ ...change, idempotencyKey: key() });
        expect(await port.changePlan(change)).toMatchObject({ plan: 'starter' });
        await sandbox.advanceTo(state.periodEnd);
        expect(await port.getSubscription(state.subscriptionId)).toMatchObject({ plan: 'business' });
        expect((await sandbox.charges(customerId)).map((charge) => charge.plan)).toEqual(['starter', 'business']);
        await expect(
          port.changePlan({ ...change, subscriptionId: 'sub_unknown', idempotencyKey: key() }),
        ).rejects.toMatchObject({ code: 'notFound' });
      });

      it('ends at the end of its period, and lasts until then', async () => {
        const state = await port.createSubscription(order());
        const cancel = { subscriptionId: state.subscriptionId, at: 'periodEnd', idempotencyKey: key() } as const;
        expect(await port.cancel(cancel)).toMatchObject({
          status: 'active',
          endsAtPeriodEnd: true,
          periodEnd: state.periodEnd,
        });
        await sandbox.advanceTo(state.periodEnd - 1_000);
        expect((await port.getSubscription(state.subscriptionId))?.status).toBe('active');
        await sandbox.advanceTo(state.periodEnd);
        expect((await port.getSubscription(state.subscriptionId))?.status).toBe('cancelled');
        expect(await sandbox.charges(customerId)).toHaveLength(1);
      });

      it('goes on where the cancellation is taken back', async () => {
        const { subscriptionId, periodEnd } = await port.createSubscription(order());
        await port.cancel({ subscriptionId, at: 'periodEnd', idempotencyKey: key() });
        expect(await port.resume({ subscriptionId, idempotencyKey: key() })).toMatchObject({ endsAtPeriodEnd: false });
        await sandbox.advanceTo(periodEnd);
        expect((await port.getSubscription(subscriptionId))?.status).toBe('active');
        expect(await sandbox.charges(customerId)).toHaveLength(2);
        await port.cancel({ subscriptionId, at: 'now', idempotencyKey: key() });
        await expect(port.resume({ subscriptionId, idempotencyKey: key() })).rejects.toMatchObject({ code: 'refused' });
      });

      it('gives the last charge back where that is asked', async () => {
        const { subscriptionId } = await port.createSubscription(order());
        await port.cancel({ subscriptionId, at: 'nowRefunded', idempotencyKey: key() });
        expect(await sandbox.charges(customerId)).toEqual([]);
        expect((await port.invoices(customerId))[0]).toMatchObject({ status: 'void' });
      });

      it('ends at once where that is asked', async () => {
        const state = await port.createSubscription(order());
        expect(
          await port.cancel({ subscriptionId: state.subscriptionId, at: 'now', idempotencyKey: key() }),
        ).toMatchObject({ status: 'cancelled' });
        await sandbox.advanceTo(state.periodEnd + DAY);
        expect(await sandbox.charges(customerId)).toHaveLength(1);
      });

      it('refuses customers and payment methods that do not exist', async () => {
        await expect(port.createSubscription(order({ customerId: 'cus_unknown' }))).rejects.toMatchObject({
          code: 'notFound',
        });
        await expect(port.createSubscription(order({ paymentMethodId: 'pm_unknown' }))).rejects.toMatchObject({
          code: 'notFound',
        });
      });
    });

    it('tells the prices that it was given', async () => {
      await port.setUpCatalogue(catalogue);
      const expected = catalogue.prices.map(({ plan, amount, currency }) => ({ plan, amount, currency }));
      expect((await port.prices()).toSorted((one, other) => one.amount - other.amount)).toEqual(expected);
      await expect(port.createSubscription(order({ plan: 'gold' }))).rejects.toMatchObject({ code: 'refused' });
    });

    it('leads to a page for the card', async () => {
      const { url } = await port.createPortalSession({ customerId, returnUrl: 'https://crossfoot.test/settings' });
      expect(() => new URL(url)).not.toThrow();
    });

    it('lets nobody pay a checkout that was ended', async () => {
      const session = await port.createCheckoutSession({
        customerId,
        plan: 'starter',
        launchOffer: false,
        successUrl: 'https://crossfoot.test/done',
        cancelUrl: 'https://crossfoot.test/no',
        idempotencyKey: key(),
      });
      await port.expireCheckoutSession(session.id);
      expect(await port.getCheckoutSession(session.id)).toMatchObject({ status: 'expired' });
      await expect(sandbox.completeCheckout(session.id, harness.methods.succeeds)).rejects.toMatchObject({
        code: 'notFound',
      });
      expect(await sandbox.charges(customerId)).toEqual([]);
    });

    it('takes a customer through a checkout page', async () => {
      const input = {
        customerId,
        plan: 'professional',
        launchOffer: true,
        successUrl: 'https://crossfoot.test/done?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'https://crossfoot.test/no',
        idempotencyKey: key(),
      };
      const session = await port.createCheckoutSession(input);
      expect(() => new URL(session.url)).not.toThrow();
      expect(await port.createCheckoutSession(input)).toEqual(session);
      expect(await port.getCheckoutSession(session.id)).toEqual({
        status: 'open',
        customerId,
        subscriptionId: null,
      });
      await expect(sandbox.completeCheckout(session.id, harness.methods.declines)).rejects.toMatchObject({
        code: 'declined',
      });
      expect(await sandbox.completeCheckout(session.id, harness.methods.succeeds)).toEqual({
        redirectTo: `https://crossfoot.test/done?session_id=${session.id}`,
      });
      await sandbox.completeCheckout(session.id, harness.methods.succeeds);
      const paid = await port.getCheckoutSession(session.id);
      expect(paid).toMatchObject({ status: 'paid', customerId });
      await port.expireCheckoutSession(session.id);
      expect(await port.getCheckoutSession(session.id)).toEqual(paid);
      expect(await port.getSubscription(paid!.subscriptionId!)).toMatchObject({
        plan: 'professional',
        status: 'active',
      });
      expect(await sandbox.charges(customerId)).toHaveLength(1);
      expect(await port.getCheckoutSession('cs_unknown')).toBeNull();
    });

    describe('events', () => {
      const receive = (into: PaymentEvent[], on = { port, sandbox }): void =>
        on.sandbox.deliverEventsTo(
          async (rawBody, signature) => void into.push(await on.port.readEvent(rawBody, signature)),
        );

      it('tell of every change, and of whom', async () => {
        const events: PaymentEvent[] = [];
        receive(events, { port, sandbox });
        const state = await port.createSubscription(order());
        await port.cancel({ subscriptionId: state.subscriptionId, at: 'now', idempotencyKey: key() });
        await eventually('the end', () => events.some((event) => event.type === 'customer.subscription.deleted'));
        expect(events.map((event) => event.type)).toEqual([
          'customer.subscription.created',
          'invoice.paid',
          'customer.subscription.deleted',
        ]);
        for (const event of events) expect(event.customerId).toBe(customerId);
        expect(new Set(events.map((event) => event.id)).size).toBe(3);
      });

      it('are handed over again until they are taken, also after a restart', async () => {
        let tries = 0;
        sandbox.deliverEventsTo(async () => {
          tries += 1;
          throw new Error('the receiver is down');
        });
        await port.createSubscription(order());
        await eventually('a try', () => tries > 0);
        const events: PaymentEvent[] = [];
        receive(events, await harness.reopen());
        await eventually('both events', () => events.length === 2);
        expect(events.map((event) => event.type)).toEqual(['customer.subscription.created', 'invoice.paid']);
      });
    });

    describePaymentEvents(async () => {
      const taken: { rawBody: Uint8Array; signature: string }[] = [];
      sandbox.deliverEventsTo(async (rawBody, signature) => void taken.push({ rawBody, signature }));
      await port.createSubscription(order());
      await eventually('an event', () => taken.length > 0);
      return { port, ...taken[0]! };
    });

    it('remembers everything across a restart', async () => {
      const input = order();
      const state = await port.createSubscription(input);
      const again = await harness.reopen();
      expect(await again.port.getSubscription(state.subscriptionId)).toEqual(state);
      expect(await again.port.createSubscription(input)).toEqual(state);
      expect(await again.sandbox.charges(customerId)).toHaveLength(1);
    });

    it('answers a ping', async () => {
      await port.ping();
    });
  });
}
