import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page, Request, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeUser, codeFor, enterCode, fillRegistration, newPerson, register } from './account-steps.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { fillBillingForm, payWith, testCards } from './payment-steps.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { misprintedPdf, statementPdf } from './statement-files.ts';
import { downloadOf, toast, uploadWidget } from './upload-widget.ts';

/**
 * Words of the specification that no other journey comes by: mostly of what must not happen between the browser and the
 * server. A faulty answer is put on the line for the page alone; the server is the real one.
 */
describe('every word', { timeout: 120_000 }, () => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([
      standaloneSystem.start({ FREE_CONVERSIONS_PER_ADDRESS: '1000', VISITOR_UPLOADS_PER_MINUTE: '1000' }),
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  /** The widget's error view and the toast say the same of a failed upload. */
  async function failsWith(page: Page, words: string): Promise<void> {
    const widget = uploadWidget(page);
    await widget.choose(await statementPdf());
    await widget.heading('Conversion Failed').waitFor();
    expect(await widget.error.innerText()).toContain(words);
    expect(await toast(page, 'Conversion Failed').innerText()).toContain(words);
    await widget.region.getByRole('button', { name: 'Try Again' }).click();
    await widget.region.getByTestId('drop-zone').waitFor();
  }

  it('says what is wrong with an answer to an upload', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/');
    const answers: readonly (readonly [words: string, reply: Parameters<Route['fulfill']>[0]])[] = [
      ['Empty response from server', { body: '' }],
      ['Server returned invalid data format', { body: 'filename=january.csv' }],
      ['Server response missing required data', { json: [] }],
      ['Server did not provide download filename', { json: { content: 'Date,Description' } }],
      ['HTTP 502: Bad Gateway', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
      ['Upload failed', { status: 500, json: { message: '' } }],
    ];
    for (const [words, reply] of answers) {
      await page.route('**/api/convert-free', (route) => route.fulfill(reply), { times: 1 });
      await failsWith(page, words);
    }
    await page.route('**/samples/*.pdf', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Try it with a sample' }).click();
    await toast(page, 'Sample Not Available').waitFor();
    await page.route('**/api/convert-free', (route) => route.abort(), { times: 1 });
    await failsWith(page, 'Network connection failed. Check your internet and try again.');
    await context.close();
  });

  it.each([
    ['timeout of a proxy', 'Processing took too long. Please try with a smaller file.'],
    ['Failed to fetch', 'Connection lost during processing. Please try again.'],
    ['Network error', 'Network connection failed. Check your internet and try again.'],
    ['socket hang up', 'Connection failed: socket hang up'],
    ['', 'An unexpected error occurred during conversion'],
  ])('says of the reason "%s": %s', async (reason, words) => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.addInitScript((message) => {
      XMLHttpRequest.prototype.send = () => {
        throw new Error(message);
      };
    }, reason);
    await page.goto('/');
    await failsWith(page, words);
    await context.close();
  });

  it('shows each stage of an upload, and gives up in time', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    const silent = await takesAndIsSilent();
    await page.addInitScript(() => {
      // The two minutes of the specification are asked for, and cut short.
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        set(this: XMLHttpRequest & { asked?: number }, asked: number) {
          document.documentElement.dataset['askedTimeout'] = String(asked);
          setTimeout(() => this.dispatchEvent(new ProgressEvent('timeout')), 4000);
        },
      });
    });
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/convert-free', async (route) => {
      await held;
      await route.continue({ url: silent.address });
    });
    await page.goto('/');
    const widget = uploadWidget(page);
    await widget.choose(await statementPdf());
    await widget.region.getByText('Uploading...').first().waitFor();
    await widget.region.getByText('This usually takes a few seconds').waitFor();
    expect(await widget.region.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    letGo();
    await widget.region.getByText('Processing your statement...').first().waitFor();
    await widget.heading('Conversion Failed').waitFor();
    expect(await widget.error.innerText()).toContain('Upload timed out. Please try again with a smaller file.');
    expect(await page.evaluate(() => document.documentElement.dataset['askedTimeout'])).toBe('120000');
    await context.close();
    await silent.close();
  });

  it('reads as specified before anything is done', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/');
    const main = page.locator('main');
    await main.getByText('How It Works', { exact: true }).waitFor();
    for (const step of ['Upload PDF', 'Auto convert', 'Download CSV']) {
      await main.getByRole('heading', { name: step, exact: true }).waitFor();
    }
    const widget = uploadWidget(page);
    await widget.region.getByText('Convert 1 file FREE - no registration required!').waitFor();
    const format = widget.region.getByLabel('Export format');
    expect(await format.isDisabled()).toBe(true);
    await widget.region.getByText(/QuickBooks, Xero, FreshBooks, JSON .* come with a free account/).waitFor();
    await widget.region.getByText(/up to 10MB .* Password-protected PDFs are supported/).waitFor();
    await page.goto('/convert/nothing');
    await page.getByRole('link', { name: 'Go to Homepage' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/verify-email-sent');
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
    expect(await main.innerText()).toContain('your email');
    await main.getByText('Return to Sign In', { exact: true }).waitFor();
    await page.goto('/verify-email-sent?email=ada%40example.com');
    expect(await main.innerText()).toContain('ada@example.com');
    await main.getByText('Back to Home').click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/faq');
    await page
      .getByText(/within 24 hours/)
      .first()
      .waitFor();
    for (const [path, words] of [
      ['/privacy-policy', 'June 2, 2025'],
      ['/terms-of-service', 'June 2, 2025'],
    ] as const) {
      await page.goto(path);
      await page.getByText(words).first().waitFor();
    }
    await context.close();
  });

  it('asks for cookies until an answer is kept, and keeps each as what it is', async () => {
    const { page, context } = await newVisitor(browser, system.url, { hasAnsweredConsent: false });
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    for (const [button, answer, allowed] of [
      ['Accept All', 'accepted', true],
      ['Decline', 'declined', false],
    ] as const) {
      await page.goto('/security');
      await banner.getByRole('button', { name: button }).click();
      await banner.waitFor({ state: 'detached' });
      const kept = await page.evaluate(() => ({ ...localStorage }));
      expect(kept['cookie-consent']).toBe(answer);
      expect(JSON.parse(String(kept['cookie-preferences']))).toEqual({
        necessary: true,
        analytics: allowed,
        marketing: allowed,
      });
      await page.evaluate(() => localStorage.clear());
    }
    await context.close();
  });

  it('asks again who is signed in when the window gets the focus, and once only where there is no answer', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    // The list of conversions asks for the user once more when it has come.
    await page.getByText('No conversions yet').first().waitFor();
    // A second has passed: what is younger is not asked for again.
    await page.waitForTimeout(1500);
    let asked = 0;
    await page.route('**/api/auth/user', async (route) => {
      asked += 1;
      await route.fulfill({ status: 503, json: { message: 'Later' } });
    });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect.poll(() => asked).toBe(1);
    await page.waitForTimeout(1500);
    expect(asked).toBe(1);
    // Who is signed in and cannot be asked for is not sent away.
    await page.reload();
    await page.getByText('This part of the page did not load').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await page.unroute('**/api/auth/user');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await page.getByText('No conversions yet').first().waitFor();
    await context.close();
  });

  it('greets a new user, sends another code, and says so when registering fails', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    const person = newPerson();
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json: { message: '' } }), {
      times: 1,
    });
    await register(page, person);
    await toast(page, 'Registration Failed').getByText('Registration failed', { exact: true }).waitFor();
    await fillRegistration(page, person);
    await toast(page, 'Account created successfully').waitFor();
    await page.waitForURL('**/verify-code?**');
    // A minute has passed.
    await page.evaluate(() => sessionStorage.clear());
    await page.route('**/api/auth/resend-code', (route) => route.fulfill({ json: { message: 'sent' } }), { times: 1 });
    await page.reload();
    await page.getByRole('button', { name: 'Resend Code', exact: true }).click();
    expect(await toast(page, 'Code Sent').innerText()).toContain('A new verification code has been sent to your email');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/auth/verify-code', async (route) => {
      await held;
      await route.continue();
    });
    await enterCode(page, await codeFor(system, person.email));
    expect(await page.getByRole('button', { name: 'Verifying...' }).isDisabled()).toBe(true);
    letGo();
    await page.getByRole('heading', { level: 1, name: 'Welcome, Ada!' }).waitFor();
    await page.getByRole('button', { name: 'Continue Free (5 pages/month)' }).click();
    await page.getByRole('heading', { name: 'Recent Conversions' }).waitFor();
    await context.close();
  });

  it('starts several files one after the other, keeps the history as a file, and shows ten of it', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    const widget = uploadWidget(page);
    const asked = page.waitForRequest('**/api/conversions?*');
    const begun: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/upload')) begun.push(request);
    });
    await widget.choose(await statementPdf('one.pdf'), await statementPdf('two.pdf'), await statementPdf('three.pdf'));
    await widget.heading('3 of 3 converted').waitFor();
    await asked;
    // By the browser's own clock: the news of a request may come late, and so may a request itself, by half of its turn.
    const [first = 0, , third = 0] = begun.map((request) => request.timing().startTime);
    expect(begun).toHaveLength(3);
    expect(third - first).toBeGreaterThan(100);
    // The same row a dozen times: as the list of a busy user.
    await page.route('**/api/conversions?*', async (route) => {
      const reply = await route.fetch();
      const [row] = (await reply.json()) as object[];
      const rows = Array.from({ length: 12 }, () => ({ ...row, id: randomUUID() }));
      await route.fulfill({ response: reply, headers: { ...reply.headers(), 'x-total-count': '12' }, json: rows });
    });
    await page.goto('/settings');
    await page.getByText('Showing 10 of 12').waitFor();
    const file = await downloadOf(page, () => page.getByRole('button', { name: 'Download history' }).click());
    expect(file.text.replace(/^\ufeff/, '').split('\r\n')[0]).toBe('Date,Filename,Transactions,Format,Status');
    expect(file.text).toContain(',Completed');
    expect(await toast(page, 'Download Started').innerText()).toContain('Downloading conversion-history.csv...');

    const button = page.getByRole('button', { name: 'Download my data' });
    const mine = await downloadOf(page, () => button.click());
    expect(mine.name).toMatch(/^crossfoot-data-\d{4}-\d\d-\d\d\.json$/);
    await toast(page, 'Download Started')
      .filter({ hasText: `Downloading ${mine.name}...` })
      .waitFor();
    const { complete, conversions } = JSON.parse(mine.text) as { complete: boolean; conversions: unknown[] };
    expect([complete, conversions.length]).toEqual([true, 3]);
    const message = 'Too many attempts. Please try again in 2 minutes.';
    const tooMany = { status: 429, json: { message, error: 'RATE_LIMITED' } };
    for (const [words, reply] of [
      [message, tooMany],
      ['Could not download the file. Please try again.', { status: 500, json: { message: '' } }],
    ] as const) {
      await page.route('**/api/auth/data-export', (route) => route.fulfill(reply), { times: 1 });
      await button.click();
      await toast(page, 'Download Failed').filter({ hasText: words }).waitFor();
    }
    await saysWhatIsNotLoaded(page);
    await context.close();
  });

  it('saves a revision, and says so when one is not saved or cannot be opened', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    const widget = uploadWidget(page);
    await widget.choose(await statementPdf());
    await widget.region.getByRole('link', { name: 'Review beside the PDF' }).click();
    await page.waitForURL('**/review/*');
    await page.getByRole('button', { name: 'Actions for row 2' }).click();
    await page.getByRole('menuitem', { name: /^Leave out/ }).click();
    const save = page.getByRole('button', { name: /^Save 1/ });
    await page.route('**/revisions', (route) => route.abort(), { times: 1 });
    await save.click();
    expect(await toast(page, 'Not Saved').innerText()).toContain('Please try again.');
    await save.click();
    await toast(page, 'Revision Saved').waitFor();
    const shown = page.getByRole('combobox', { name: /^Revision/ });
    await shown.selectOption('0');
    await page.route('**/revisions/1', (route) => route.abort(), { times: 1 });
    await shown.selectOption('1');
    await toast(page, 'Revision Not Opened').waitFor();
    await page.route('**/revisions', (route) => route.fulfill({ status: 503, json: { message: 'Later' } }));
    await page.reload();
    await page.getByText('It could not be loaded. Please check your connection.').waitFor();
    await page.unroute('**/revisions');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await shown.waitFor();
    await context.close();
  });

  it('says whether a layout was copied, and that a format must name a currency', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    const widget = uploadWidget(page);
    await widget.choose(await misprintedPdf());
    await widget.region.getByRole('button', { name: 'Report the layout' }).click();
    const copy = page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await copy.click();
    await toast(page, 'Not Copied').waitFor();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.resolve();
    });
    await copy.click();
    await toast(page, 'Copied').filter({ hasText: 'in your clipboard' }).waitFor();
    await page.goto('/dashboard');
    await page.route('**/api/download/**', (route) =>
      route.fulfill({ status: 422, json: { message: 'No currency', error: 'CURRENCY_NEEDED' } }),
    );
    await page.getByRole('button', { name: 'Download misprint.pdf as CSV' }).click();
    await toast(page, 'Currency Needed').waitFor();
    await context.close();
  });

  it('says so when a payment, a change of plan or a cancellation fails', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    await page.goto('/checkout?plan=starter');
    await page.getByText('Billed monthly. Cancel anytime.').first().waitFor();
    await page.goto('/upgrade');
    await page.getByRole('button', { name: 'Buy Starter' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Subscribe to Starter' });
    const creates = '**/api/create-subscription-with-payment';
    await page.route(creates, (route) => route.fulfill({ status: 402, json: { message: '' } }), { times: 1 });
    await payWith(dialog, testCards.succeeds);
    await dialog.getByText('Payment processing failed. Please try again.').waitFor();
    const fallback = 'Failed to create subscription';
    await page.route(creates, (route) => route.fulfill({ status: 500, json: { message: fallback } }), { times: 1 });
    await payWith(dialog, testCards.succeeds);
    expect(await toast(page, 'Payment Failed').innerText()).toContain(fallback);
    await page.route(
      creates,
      (route) =>
        route.fulfill({ json: { status: 'incomplete', requiresAction: false, clientSecret: null, message: null } }),
      { times: 1 },
    );
    await payWith(dialog, testCards.succeeds);
    await dialog.getByText('Subscription creation failed').waitFor();
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(
      creates,
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    await payWith(dialog, testCards.succeeds);
    expect(await dialog.getByRole('button', { name: 'Processing...' }).isDisabled()).toBe(true);
    letGo();
    await toast(page, 'Subscription Active').waitFor();
    await page.getByRole('button', { name: 'Current Plan' }).waitFor();

    const refuse = (route: Route) => route.fulfill({ status: 500, json: { message: 'Failed to update subscription' } });
    await page.route('**/api/update-subscription', refuse, { times: 1 });
    await page.getByRole('button', { name: 'Buy Professional' }).click();
    await page.getByRole('button', { name: 'Change to Professional' }).click();
    expect(await toast(page, 'Error').innerText()).toContain('Failed to update subscription. Please try again.');
    await page.keyboard.press('Escape');
    await page.route('**/api/downgrade-to-free', refuse, { times: 1 });
    await page.getByRole('button', { name: 'Downgrade to Free' }).click();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    expect(await toast(page, 'Error').innerText()).toContain('Failed to cancel subscription. Please try again.');
    await context.close();
  });

  it('says so when no payment, no checkout and no verification comes about', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    await page.goto('/checkout?plan=starter');
    await page.route('**/api/create-checkout-session', (route) => route.fulfill({ json: null }), { times: 1 });
    await fillBillingForm(page, testCards.succeeds);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    expect(await toast(page, 'Payment Failed').innerText()).toContain('Failed to create checkout session');
    await page.goto('/embedded-checkout?plan=starter');
    await page.route(
      '**/api/create-payment-intent',
      (route) => route.fulfill({ status: 401, json: { message: 'Failed to create payment intent' } }),
      { times: 1 },
    );
    await payWith(page.locator('main'), testCards.succeeds);
    expect(await toast(page, 'Payment Failed').innerText()).toContain('Failed to create payment intent');
    await payWith(page.locator('main'), testCards.succeeds);
    expect(await toast(page, 'Payment Successful').innerText()).toContain('Your subscription has been activated!');
    await page.goto('/payment-success?session_id=cs_of_nobody');
    expect(await toast(page, 'Payment Verification Failed').innerText()).toContain('Payment verification failed');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  });
});

/** A server that takes whatever it is sent and never answers. */
async function takesAndIsSilent(): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const server: Server = createServer((request) => request.resume());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** On the page of a list that is there: what was had stays when it cannot be had again; else that is said, and it is asked for anew. */
async function saysWhatIsNotLoaded(page: Page): Promise<void> {
  const [lists, sessions] = ['**/api/conversions?*', '**/api/auth/sessions'] as const;
  const fail = (route: Route) => route.fulfill({ status: 503, json: { message: 'Later' } });
  await page.unroute(lists);
  for (const pattern of [lists, sessions]) await page.route(pattern, fail);
  const failed = page.waitForResponse((reply) => reply.status() === 503);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await failed;
  await page.waitForTimeout(300);
  expect(await page.getByText('could not be loaded').count()).toBe(0);
  await page.reload();
  const said = ['Your conversions could not be loaded.', 'Your sessions could not be loaded.'];
  for (const words of said) await page.getByText(words).waitFor();
  for (const pattern of [lists, sessions]) await page.unroute(pattern);
  for (const words of said)
    await page.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('button', { name: 'Download one.pdf as CSV' }).first().waitFor();
  await page.getByText('This browser').waitFor();
}
