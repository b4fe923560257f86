import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InProcessSystem } from './in-process-system.ts';
import { signedInUser } from './signed-in-user.ts';
import { statementOfPages } from './statement-of-pages.ts';
import { Subscriber } from './subscription-steps.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What time brings to a subscription, by the sandbox's clock. It is moved on for all cases: each begins where it stands. */
export function describeSubscriptionTime(where: string, start: () => Promise<InProcessSystem>): void {
  describe(`a subscription as time passes, ${where}`, () => {
    let system: InProcessSystem;
    beforeAll(async () => {
      system = await start();
    });
    afterAll(async () => {
      await system.stop();
    });

    const newcomer = async (): Promise<Subscriber> => {
      const { browser, id } = await signedInUser(system);
      return new Subscriber(system, browser, id);
    };
    const running = async ({ customerId }: Subscriber) =>
      (await system.ports.payments.subscriptionsOf(customerId)).find(({ status }) => status !== 'cancelled') ?? null;
    const moveTo = async ({ browser }: Subscriber, at: number): Promise<void> => {
      const moved = await browser.post('/sandbox-payments/clock', { advanceToAt: new Date(at).toISOString() });
      expect(moved.status).toBe(200);
    };
    /** An hour into the next period. */
    const nextPeriod = async (who: Subscriber): Promise<void> =>
      moveTo(who, ((await running(who))?.periodEnd ?? system.ports.payments.now()) + hour);
    const charged = async (who: Subscriber): Promise<number[]> => (await who.charges()).map(({ amount }) => amount);
    const subjects = async (who: Subscriber): Promise<string[]> => {
      const { email } = await who.user();
      return (await system.ports.mail.list(500)).filter(({ to }) => to === email).map(({ subject }) => subject);
    };
    const times = (all: readonly string[], what: RegExp): number => all.filter((subject) => what.test(subject)).length;

    it('is charged and renewed through three cycles, each with all its pages and a receipt', async () => {
      const ada = await newcomer();
      await ada.buy('starter');
      for (const cycle of [1, 2, 3]) {
        const reply = await ada.browser.upload(await statementOfPages(2, cycle), { path: '/api/upload' });
        expect(reply.status).toBe(200);
        await expect.poll(async () => (await ada.user()).pagesUsed).toBe(2);
        const before = (await running(ada))?.periodEnd ?? 0;
        expect((await ada.user()).nextBillingAt).toBe(new Date(before).toISOString());
        await nextPeriod(ada);
        const { pagesUsed, pagesLimit, nextBillingAt } = await ada.user();
        expect([pagesUsed, pagesLimit]).toEqual([0, 200]);
        expect(Date.parse(nextBillingAt ?? '')).toBeGreaterThan(before + 27 * day);
        expect(await charged(ada)).toEqual([950, ...Array.from({ length: cycle }, () => 1_900)]);
      }
      await expect.poll(async () => times(await subjects(ada), /receipt/)).toBe(4);
      expect(times(await subjects(ada), /Starter subscription is active/)).toBe(1);
    }, 60_000);

    it('holds seven days where a renewal fails, mails twice, and is free after that', async () => {
      const ada = await newcomer();
      await ada.buy('professional', 'pm_card_chargeCustomerFail');
      await ada.browser.upload(await statementOfPages(3, 9), { path: '/api/upload' });
      await expect.poll(async () => (await ada.user()).pagesUsed).toBe(3);
      await nextPeriod(ada);
      const failedAt = (await running(ada))?.periodStart ?? 0;
      expect(await ada.subscription()).toMatchObject({
        status: 'pastDue',
        planName: 'professional',
        nextBillingAt: null,
        graceEndsAt: new Date(failedAt + 7 * day).toISOString(),
      });
      // A month that is not paid brings no new pages.
      expect(await ada.user()).toMatchObject({ subscriptionTier: 'professional', pagesUsed: 3, pagesLimit: 1_000 });
      await expect.poll(async () => times(await subjects(ada), /did not go through/)).toBe(1);
      await moveTo(ada, failedAt + 6 * day);
      await expect.poll(async () => times(await subjects(ada), /did not go through/)).toBe(2);
      expect((await ada.user()).subscriptionTier).toBe('professional');
      await moveTo(ada, failedAt + 7 * day + hour);
      expect(await ada.user()).toMatchObject({ subscriptionTier: 'free', pagesLimit: 5, stripeSubscriptionId: null });
      expect(await running(ada)).toBeNull();
      await expect.poll(async () => times(await subjects(ada), /subscription has ended/)).toBe(1);
      expect(await charged(ada)).toEqual([2_450]);
      // Bought again, at the full price: the launch offer was used.
      expect((await ada.buy('starter')).body).toMatchObject({ status: 'active', charged: { amount: 1_900 } });
      expect(await charged(ada)).toEqual([2_450, 1_900]);
    }, 60_000);

    it('lasts until its end where it is cancelled, may be taken back until then, and can be bought again', async () => {
      const ada = await newcomer();
      await ada.buy('starter');
      expect((await ada.end()).body).toMatchObject({ status: 'ending', planName: 'starter', nextBillingAt: null });
      const { subscriptionEndsAt } = await ada.user();
      expect(subscriptionEndsAt).toBe(new Date((await running(ada))?.periodEnd ?? 0).toISOString());
      expect((await ada.change('starter')).body).toMatchObject({ status: 'active', endsAt: null });
      await ada.end();
      expect((await ada.buy('starter')).body).toMatchObject({ status: 'active', charged: null });
      expect(await charged(ada)).toEqual([950]);
      await ada.end();
      await ada.end();
      await nextPeriod(ada);
      expect(await ada.subscription()).toMatchObject({ status: 'free', launchOffer: null });
      expect((await ada.end()).body.error).toBe('NO_SUBSCRIPTION');
      expect((await ada.buy('business')).body).toMatchObject({ status: 'active', charged: { amount: 9_900 } });
      // Five clicks at once on another plan change it once, from the next cycle on.
      await Promise.all(Array.from({ length: 5 }, () => ada.change('starter')));
      expect(await ada.subscription()).toMatchObject({ planName: 'business', pendingPlanName: 'starter' });
      await nextPeriod(ada);
      expect(await ada.subscription()).toMatchObject({ planName: 'starter', pendingPlanName: null });
      expect(await charged(ada)).toEqual([950, 9_900, 1_900]);
    }, 60_000);

    it('ends with the account, and is never charged again', async () => {
      const ada = await newcomer();
      await ada.buy('business');
      const gone = await ada.browser.json<{ error?: string }>('/api/auth/user', {
        method: 'DELETE',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: 'six sheep sleep' }),
      });
      expect(gone.status).toBe(200);
      await expect.poll(() => running(ada)).toBeNull();
      const other = await newcomer();
      await moveTo(other, system.ports.payments.now() + 100 * day);
      expect(await charged(ada)).toEqual([4_950]);
      // What accounting law makes one keep stays with the provider.
      expect(await system.ports.payments.invoices(ada.customerId)).toMatchObject([{ status: 'paid', amount: 4_950 }]);
      expect((await ada.browser.json('/api/subscription')).status).toBe(401);
    }, 60_000);

    // The last case: no event arrives any more.
    it('is found by the clock alone where every event of the provider is lost', async () => {
      const ada = await newcomer();
      const { payments } = system.ports;
      let lost = 0;
      payments.deliverEventsTo(async () => void (lost += 1));
      const order = { planId: 'starter', planName: 'starter', amount: 1_900 };
      const { body } = await ada.browser.post<{ url: string }>('/api/create-checkout-session', order);
      await payments.completeCheckout(new URL(body.url).pathname.split('/').at(-1) ?? '', 'pm_card_visa');
      await expect.poll(() => lost).toBeGreaterThan(0);
      expect((await ada.user()).subscriptionTier).toBe('free');
      await moveTo(ada, payments.now() + hour);
      expect(await ada.user()).toMatchObject({ subscriptionTier: 'starter', pagesLimit: 200 });
      const renewal = (await running(ada))?.periodEnd ?? 0;
      const until = lost;
      await payments.advanceTo(renewal + hour);
      await expect.poll(() => lost).toBeGreaterThan(until);
      await moveTo(ada, payments.now() + hour);
      await expect.poll(async () => times(await subjects(ada), /receipt/)).toBe(2);
      expect(Date.parse((await ada.user()).nextBillingAt ?? '')).toBeGreaterThan(renewal + 27 * day);
      expect(await charged(ada)).toEqual([950, 1_900]);
    }, 60_000);
  });
}
