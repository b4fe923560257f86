import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { becomeUser, codeFor, enterCode, fillRegistration, newPerson } from './account-steps.ts';
import { newVisitor, openBrowser } from './browser.ts';
import {
  answerBank,
  fillBillingForm,
  fillCard,
  passDays,
  payOnHostedPage,
  payWith,
  testCards,
  watchRequests,
} from './payment-steps.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { toast } from './upload-widget.ts';

const canary = '5454123498761234';

/** Payments on the sandbox: no money moves, and its clock can be moved. */
describe('payments in the browser', { timeout: 120_000 }, () => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());
  // Each with a clock of its own: one that was moved on stays there.
  beforeEach(async () => {
    system = await standaloneSystem.start();
  });
  afterEach(() => system.stop());

  const pagesUsed = async (page: Page): Promise<string> => {
    await page.goto('/dashboard');
    return page.getByTestId('pages-used').innerText();
  };

  it('carries a plan chosen before registering to the checkout, and pays on the hosted page', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    const { hosts, leaks } = watchRequests(context, [canary, ...Object.values(testCards)]);
    const person = newPerson();
    await page.goto('/');
    const offer = page.locator('#pricing');
    expect(await offer.innerText()).toContain('$9.50 for the first month');
    await offer.getByRole('button', { name: 'Choose Starter' }).click();
    await fillRegistration(page, person);
    await page.waitForURL('**/verify-code?**');
    await enterCode(page, await codeFor(system, person.email));
    await page.getByText('You chose Starter.').waitFor();
    await page.getByRole('link', { name: 'Continue with Starter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();

    const submit = page.getByRole('button', { name: 'Continue to payment' });
    await submit.click();
    for (const words of [
      'Card number must be at least 16 digits',
      'Expiry date must be in MM/YY format',
      'CVV must be at least 3 digits',
      'Cardholder name is required',
      'Billing address is required',
      'City is required',
      'Postal code is required',
      'Country is required',
    ]) {
      await page.getByText(words, { exact: true }).waitFor();
    }
    expect(await page.locator(':focus').getAttribute('name')).toBe('cardNumber');
    expect(await violations(page)).toEqual([]);
    await fillBillingForm(page, canary);
    expect(await page.getByLabel('Card number').inputValue()).toBe('5454 1234 9876 1234');
    expect(await page.getByLabel('Expiry date').inputValue()).toBe('12/49');
    await submit.dblclick();
    await page.waitForURL('**/sandbox-payments/checkout/**');
    expect(await page.locator('main').innerText()).toContain('$9.50');

    await page.goBack();
    await page.getByText('Charged today').waitFor();
    await fillBillingForm(page, canary);
    await submit.click();
    await payOnHostedPage(page, /declined/);
    expect(await page.getByRole('alert').innerText()).toContain('declined');
    await payOnHostedPage(page, /confirmation/);
    await page.getByRole('button', { name: /Confirm/ }).click();
    await page.waitForURL('**/payment-success?session_id=*');
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(await pagesUsed(page)).toMatch(/^0 \/ 200/);

    // Who pays already is led to the change of plan: a bookmark or the back button buys nothing twice.
    await page.goto('/checkout?plan=business');
    await page.waitForURL('**/upgrade');
    expect(await page.getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true);
    expect(leaks).toEqual([]);
    expect([...hosts]).toEqual([new URL(system.url).host]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('buys by dialog after refusals, changes plan, cancels, takes it back, and ends with its period', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    const { leaks } = watchRequests(context, Object.values(testCards));
    await becomeUser(page, system);
    await page.goto('/');
    await page.locator('#pricing').getByRole('button', { name: 'Choose Starter' }).click();
    await page.waitForURL('**/checkout?plan=starter');

    await page.goto('/upgrade');
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    expect(await page.getByRole('dialog').innerText()).toContain('charged $9.50 immediately');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe to Starter' });
    await payWith(dialog, '4111111111111111');
    await dialog.getByText('Only the test cards work here').waitFor();
    await payWith(dialog, testCards.declined);
    await dialog.getByText('Your card was declined.').waitFor();
    await payWith(dialog, testCards.insufficientFunds);
    await dialog.getByText('Your card has insufficient funds.').waitFor();
    expect(await toast(page, 'Payment Failed').innerText()).toContain('insufficient funds');
    await payWith(dialog, testCards.bankAsks);
    await answerBank(page, 'Refuse');
    await dialog.getByText(/bank did not confirm/).waitFor();
    expect(await violations(page)).toEqual([]);
    await payWith(dialog, testCards.bankAsks);
    await answerBank(page, 'Confirm payment');
    expect(await toast(page, 'Subscription Active').innerText()).toContain('Your Starter subscription is now active!');
    await page.getByRole('button', { name: 'Current Plan' }).waitFor();

    await page.goto('/settings');
    await page.getByText(/^Next billing date: .* \(\$19\)$/).waitFor();
    const receipts = page.getByRole('list').filter({ hasText: '$9.50' });
    const [receipt] = await Promise.all([
      page.waitForEvent('popup'),
      receipts.getByRole('link', { name: /View receipt/ }).click(),
    ]);
    await receipt.getByText('$9.50').waitFor();
    expect(await violations(page)).toEqual([]);

    await page.getByRole('link', { name: 'Change Plan' }).click();
    await page.getByRole('button', { name: 'Buy Professional' }).click();
    expect(await page.getByRole('dialog').innerText()).toContain('your next billing cycle');
    await page.getByRole('button', { name: 'Change to Professional' }).click();
    expect(await toast(page, 'Success').innerText()).toContain(
      'Your plan has been updated to Professional. Changes will take effect in your next billing cycle.',
    );
    await page.getByRole('button', { name: /^From / }).waitFor();
    expect(await pagesUsed(page)).toMatch(/\/ 200/);
    await passDays(page, 32);
    expect(await pagesUsed(page)).toMatch(/\/ 1,000/);

    await page.goto('/upgrade');
    await page.getByRole('button', { name: 'Downgrade to Free' }).click();
    expect(await page.getByRole('dialog').innerText()).toContain('the end of your billing period');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    expect(await toast(page, 'Success').innerText()).toContain(
      "Your subscription has been cancelled. You'll continue to have access until the end of your billing period.",
    );
    await page.getByRole('button', { name: 'Keep Professional' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep Professional' }).click();
    await toast(page, 'Subscription Active').waitFor();
    await page.getByRole('button', { name: 'Downgrade to Free' }).click();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('button', { name: 'Keep Professional' }).waitFor();
    await page.goto('/settings');
    await page.getByText(/^Cancelled: yours until /).waitFor();
    await passDays(page, 32);
    expect(await pagesUsed(page)).toMatch(/^0 \/ 5/);
    expect(leaks).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('pays on our own page, is warned when a renewal fails, mends the card, and leaves', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    const person = await becomeUser(page, system);
    await page.goto('/embedded-checkout?plan=gold');
    await page.waitForURL('**/select-plan');
    await page.goto('/embedded-checkout?plan=starter');
    await page.getByText('200 pages per month').first().waitFor();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/select-plan');
    await page.goBack();
    await payWith(page.locator('main'), testCards.declined);
    await page.locator('form').getByText('Your card was declined.').waitFor();
    await payWith(page.locator('main'), testCards.failsWhenRenewed);
    await toast(page, 'Payment Successful').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await pagesUsed(page)).toMatch(/\/ 200/);

    await passDays(page, 32);
    await page.reload();
    const notice = page.getByRole('region', { name: 'Payment problem' });
    await notice.getByText(/You keep Starter until/).waitFor();
    expect(await violations(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Update your card' }).click();
    await page.waitForURL('**/sandbox-payments/portal/**');
    await page.getByRole('radio', { name: /Mastercard/ }).check();
    await page.getByRole('button', { name: 'Use this card' }).click();
    await page.waitForURL('**/settings');

    await page.getByRole('button', { name: 'Delete Account' }).click();
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await toast(page, 'Account Deleted').waitFor();
    await passDays(page, 32);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('finishes a payment whose tab was closed, and says what is wrong with an address that names none', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    await page.goto('/payment-success');
    await page.locator('main').getByText('No payment session found').waitFor();
    expect(await toast(page, 'Error').innerText()).toContain('No payment session found');
    // A telephone is turned: the toast looks for another place.
    await page.setViewportSize({ width: 320, height: 640 });
    const isClear = async (): Promise<boolean> => {
      const [card, link] = await Promise.all([
        toast(page, 'Error').boundingBox(),
        page.getByRole('link', { name: 'Back to Home' }).boundingBox(),
      ]);
      return card !== null && link !== null && (card.y + card.height <= link.y || link.y + link.height <= card.y);
    };
    await expect.poll(isClear, { timeout: 2000 }).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/payment-success?session_id=cs_somebody_elses');
    await page.getByRole('heading', { name: 'Payment Verification Failed' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Try Again' }).click();
    await page.getByRole('link', { name: 'Buy Business' }).click();
    await fillBillingForm(page, canary);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL('**/sandbox-payments/checkout/**');
    // The payment is made, and the tab closed before the way back.
    await context.route('**/payment-success**', (route) => route.abort());
    const wayBack = page.waitForEvent('requestfailed', (request) => request.url().includes('/payment-success'));
    await payOnHostedPage(page, /4242/);
    await wayBack;
    await page.close();
    const later = await context.newPage();
    await expect.poll(() => pagesUsed(later), { timeout: 20_000 }).toMatch(/\/ 4,000/);
    await subscribeRefused(later);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('charges once for fifty clicks at once in five tabs', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))];
    for (const tab of tabs) {
      await tab.goto('/upgrade');
      await tab.getByRole('button', { name: 'Buy Starter' }).click();
      await tab.getByRole('button', { name: 'Continue to payment' }).click();
      await fillCard(tab.getByRole('dialog', { name: 'Subscribe to Starter' }), testCards.succeeds);
    }
    await Promise.all(
      tabs.map((tab) =>
        tab.getByRole('button', { name: /^Pay / }).evaluate((button: HTMLButtonElement) => {
          for (let click = 0; click < 10; click += 1) button.click();
        }),
      ),
    );
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Current Plan' }).waitFor()));
    for (const tab of tabs) expect(await tab.getByRole('dialog').count()).toBe(0);
    await page.goto('/settings');
    await page.getByText('$9.50').waitFor();
    expect(await page.getByRole('link', { name: /View receipt/ }).count()).toBe(1);
    expect(faults).toEqual([]);
    await context.close();
  });

  /** A second purchase, past the pages, is refused. */
  async function subscribeRefused(page: Page): Promise<void> {
    const error = await page.evaluate(async () => {
      const reply = await fetch('/api/create-subscription-with-payment', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ planName: 'starter', paymentMethodId: 'pm_card_visa' }),
      });
      return ((await reply.json()) as { error?: string }).error;
    });
    expect(error).toBe('SUBSCRIPTION_EXISTS');
  }
});
