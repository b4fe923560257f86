import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPayments } from '@crossfoot/adapters-distributed';

import { providerCatalogue } from '@crossfoot/service-billing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import { signedInUser, startInProcess, type InProcessSystem } from './http/index.ts';
import { fillBillingForm, testCards } from './payment-steps.ts';
import { standInForStripe } from './stripe/stripe-in-browser.ts';
import { StripeStandIn } from './stripe/stripe-stand-in.ts';
import { toast } from './upload-widget.ts';
import { copyOfWeb } from './web-copy.ts';

/** The pages with Stripe behind them: its adapter, its webhooks, its script in frames of another origin. */
describe('payments with Stripe in the browser', { timeout: 120_000 }, () => {
  let [folder, browser, system, stripe] = ['', null! as Browser, null! as InProcessSystem, null! as StripeStandIn];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stripe-journey-'));
    stripe = await StripeStandIn.start(pathToFileURL(join(folder, 'stripe.sqlite')).href);
    const payments = openPayments(stripe.url);
    await payments.setUpCatalogue(providerCatalogue);
    system = await startInProcess({ WEB_ROOT: await copyOfWeb(folder) }, { payments });
    stripe.sandbox.deliverEventsTo(async (rawBody, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const reply = await fetch(`${system.url}/api/webhooks/stripe`, {
        method: 'POST',
        headers,
        body: new Uint8Array(rawBody),
      });
      if (!reply.ok) throw new Error(`The webhook was answered with ${reply.status}.`);
    });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
    await stripe.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const signedIn = async () => {
    const visitor = await newVisitor(browser, system.url);
    const { browser: caller } = await signedInUser(system);
    await visitor.context.addCookies([...caller.cookies].map(([name, value]) => ({ name, value, url: system.url })));
    return { ...visitor, ...(await standInForStripe(visitor.context, stripe)) };
  };
  const hasScript = (page: Page): Promise<boolean> => page.evaluate(() => 'Stripe' in window);
  const card = (page: Page) => page.frameLocator('iframe[name=__privateStripeFrame1]').getByLabel('Card number');

  it('buys in the dialog, where the bank asks in a frame beside it; the script is on that page alone', async () => {
    const { page, context, faults, loads } = await signedIn();
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Change Plan' }).click();
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe to Starter' });
    await card(page).fill(testCards.declined);
    await dialog.getByRole('button', { name: 'Pay $9.50' }).click();
    await dialog.getByText('Your card was declined.').waitFor();
    await card(page).fill(testCards.bankAsks);
    await dialog.getByRole('button', { name: 'Pay $9.50' }).click();
    const bank = page.frameLocator('iframe[name=__privateStripeFrame2]');
    await bank.getByLabel('Code of your bank').click();
    await page.keyboard.type('1234');
    await bank.getByRole('button', { name: 'Confirm' }).click();
    expect(await toast(page, 'Subscription Active').innerText()).toContain('Your Starter subscription is now active!');
    await page.getByRole('button', { name: 'Current Plan' }).waitFor();
    expect(await hasScript(page)).toBe(true);
    await page.getByRole('link', { name: 'Back to Settings' }).click();
    await page.getByText(/^Next billing date: /).waitFor();
    await expect.poll(() => hasScript(page)).toBe(false);
    expect(await page.getByRole('link', { name: /View receipt/ }).getAttribute('href')).toMatch(
      /^https:\/\/invoice\.stripe\.com\//,
    );
    expect(new Set(loads)).toEqual(new Set(['/upgrade']));
    expect(faults).toEqual([]);
    await context.close();
  });

  it('pays with the card element of a page of ours, and says so on the page that follows', async () => {
    const { page, context, faults, loads } = await signedIn();
    await page.goto('/embedded-checkout?plan=professional');
    await card(page).fill(testCards.succeeds);
    await page.getByRole('button', { name: 'Pay $24.50' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await toast(page, 'Payment Successful').waitFor();
    await expect.poll(() => hasScript(page).catch(() => true)).toBe(false);
    expect(loads).toEqual(['/embedded-checkout']);
    expect(faults).toEqual([]);
    await context.close();
  });

  it("pays on Stripe's own page, without its script on ours", async () => {
    const { page, context, faults, loads } = await signedIn();
    await page.goto('/checkout?plan=business');
    await fillBillingForm(page, '5454123498761234');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL('https://checkout.stripe.com/**');
    await page.getByRole('link', { name: 'Paid' }).click();
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await page.goto('/dashboard');
    await expect.poll(() => page.getByTestId('pages-used').innerText()).toMatch(/\/ 4,000/);
    expect(loads).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
