import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { becomeUser } from './account-steps.ts';
import { newVisitor, openBrowser, openAlive, type VisitorOptions } from './browser.ts';
import { publicPages, signedInPaths, unlistedPaths } from './page-list.ts';
import { reviewStates, widgetStates, type PageState } from './page-states.ts';
import { fillBillingForm, passDays, payOnHostedPage, payWith, testCards } from './payment-steps.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { misprintedPdf, monthlyGain, monthPdf, statementPdf, textNamedPdf } from './statement-files.ts';
import { uploadWidget } from './upload-widget.ts';

/**
 * `npm run screens` (after a build): every page and state at 320, 768 and 1440 px, light and dark, as pictures to be
 * looked at: a sheet of the three widths a state and colour scheme, in `.cache/screens`.
 *
 *   npm run screens -- --only '^payment' --out FOLDER
 */
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
};
const folder = option('out') ?? join(import.meta.dirname, '../../../.cache/screens');
const only = new RegExp(option('only') ?? '');
const widths = [320, 768, 1440];
/** Longer pages go on in a further column. */
const columnHeight = 3_200;
mkdirSync(folder, { recursive: true });

/** The page as it stands, in every width and colour, whole; a dialog, or what keeps to the window, as the window shows it. */
async function take(page: Page, name: string, isWindow = false): Promise<void> {
  if (!only.test(name)) return;
  // Pictures that wait until they are scrolled to.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    ),
  );
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const before = page.viewportSize() ?? { width: 1280, height: 900 };
  for (const colorScheme of ['light', 'dark'] as const) {
    const shots = [];
    for (const width of widths) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: width === 320 ? 640 : 900 });
      await page.waitForTimeout(100);
      const fullPage = !isWindow && (await page.getByRole('dialog').count()) === 0;
      shots.push(await loadImage(await page.screenshot({ fullPage, type: 'jpeg', quality: 90 })));
    }
    const columns = shots.flatMap((image) =>
      Array.from({ length: Math.ceil(image.height / columnHeight) }, (_, index) => ({
        image,
        top: index * columnHeight,
      })),
    );
    const width = columns.reduce((sum, { image }) => sum + image.width + 20, 0);
    const height = Math.min(columnHeight, Math.max(...shots.map((image) => image.height)));
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = '#888';
    context.fillRect(0, 0, width, height);
    let left = 0;
    for (const { image, top } of columns) {
      const tall = Math.min(columnHeight, image.height - top);
      context.drawImage(image, 0, top, image.width, tall, left, 0, image.width, tall);
      left += image.width + 20;
    }
    writeFileSync(join(folder, `${name}-${colorScheme}.jpg`), await canvas.encode('jpeg', 85));
  }
  await page.setViewportSize(before);
  console.log(name);
}

const named = (path: string): string => path.replace(/^\/|[?=&%].*$/g, '').replaceAll('/', '-') || 'home';

/** Runs steps of one visitor; one that fails is told, and the others go on. */
async function visit(
  system: RunningSystem,
  steps: (page: Page) => Promise<void>,
  options: VisitorOptions = {},
): Promise<void> {
  const browser = await openBrowser();
  try {
    const { page } = await newVisitor(browser, system.url, { reducedMotion: 'reduce', ...options });
    await steps(page);
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

const states =
  (prefix: string, list: readonly PageState[], after?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    for (const [name, reach] of list) {
      await reach(page);
      await take(page, `${prefix}-${name.replace(/\W+/g, '-')}`);
      await after?.(page);
    }
  };

async function publicOnes(page: Page): Promise<void> {
  for (const path of [...publicPages.map((entry) => entry.path), ...unlistedPaths]) {
    if (!only.test(`public-${named(path)}`)) continue;
    await openAlive(page, path);
    await take(page, `public-${named(path)}`);
  }
}

/** The cookie banner, a toast above it, and a part of the page that does not come. */
async function newComer(page: Page): Promise<void> {
  await openAlive(page, '/');
  await page.getByRole('region', { name: 'Cookie consent' }).waitFor();
  await take(page, 'banner-cookies', true);
  await uploadWidget(page).choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no PDF') });
  // A toast that has the focus stays.
  await page.getByRole('button', { name: 'Dismiss notification' }).focus();
  await take(page, 'banner-and-toast', true);
  await page.route('**/assets/active-conversions-*.js', (route) => route.fulfill({ status: 503, body: '' }));
  await openAlive(page, '/');
  await uploadWidget(page).choose(await statementPdf());
  await page.getByText('This part of the page did not load').waitFor();
  await take(page, 'part-missing');
}

async function proofChecks(page: Page): Promise<void> {
  await openAlive(page, '/check-proof');
  await page.getByRole('button', { name: 'Try it with our sample' }).click();
  await page.getByRole('heading', { name: 'The sheet holds', exact: true }).waitFor();
  await take(page, 'proof-holds');
  await page
    .getByTestId('check-files')
    .locator('input[type=file]')
    .setInputFiles([await statementPdf('another.pdf')]);
  await page.getByRole('heading', { name: 'The PDF is another file' }).waitFor();
  await take(page, 'proof-another-file');
}

async function accountPages(page: Page): Promise<void> {
  for (const path of signedInPaths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(page, `user-new-${named(path)}`);
  }
  await page.goto('/dashboard');
  const opening = 1_000_00;
  const files = await Promise.all([
    monthPdf('january.pdf', 1, opening),
    monthPdf('february.pdf', 2, opening + monthlyGain),
    monthPdf('april.pdf', 4, opening + 2 * monthlyGain),
  ]);
  await uploadWidget(page).choose(...files, textNamedPdf, await misprintedPdf());
  await uploadWidget(page).heading('4 of 5 converted').waitFor();
  await take(page, 'user-batch');
  for (const path of ['/dashboard', '/settings']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(page, `user-history-${named(path)}`);
  }
  for (const summary of await page.locator('summary').all()) await summary.click();
  await take(page, 'user-settings-open');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Report the layout of misprint.pdf' }).first().click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles([await misprintedPdf()]);
  await page.getByTestId('layout-report').waitFor();
  await take(page, 'user-layout-report');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await take(page, 'user-delete-account');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await take(page, 'user-menu');
  await page.route('**/api/conversions*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Try again soon.' } }),
  );
  for (const path of ['/dashboard', '/settings']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await take(page, `user-unavailable-${named(path)}`);
  }
  await page.unroute('**/api/conversions*');
  await longHistory(page);
}

/** Twenty rows, with names as long as names can be, and ends of every kind. */
async function longHistory(page: Page): Promise<void> {
  await page.route('**/api/conversions?*', async (route) => {
    const reply = await route.fetch();
    const [first, ...others] = (await reply.json()) as object[];
    const long = `${'Kontoauszug_'.repeat(12)}2026.pdf`;
    const failed = { transactionCount: null, reconciliation: null, accounts: null, pages: null };
    const json = [
      { ...first, originalFilename: long, transactionCount: 12_345, pages: 300 },
      { ...first, ...failed, originalFilename: 'scan.pdf', status: 'failed', error: 'The pages hold no transactions.' },
      { ...first, ...failed, originalFilename: 'now.pdf', status: 'processing', error: null },
      ...Array.from({ length: 17 }, (_, at) => others[at % others.length]),
    ].map((row) => ({ ...row, id: randomUUID() }));
    await route.fulfill({ response: reply, headers: { ...reply.headers(), 'x-total-count': '1234' }, json });
  });
  await page.goto('/settings', { waitUntil: 'load' });
  await page.getByText('Showing 10 of').waitFor();
  await take(page, 'user-long-history');
  // The history is asked for again and again: what is being answered may not outlive its page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

async function payments(page: Page): Promise<void> {
  await page.goto('/upgrade');
  await page.getByRole('button', { name: 'Buy Starter' }).click();
  await take(page, 'payment-confirm-buy');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to Starter' });
  await dialog.getByLabel('Card number').waitFor();
  await take(page, 'payment-dialog');
  await payWith(dialog, testCards.declined);
  await dialog.getByText('Your card was declined.').waitFor();
  await take(page, 'payment-dialog-declined');
  await page.goto('/checkout?plan=starter');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByText('City is required').waitFor();
  await take(page, 'payment-checkout-errors');
  await fillBillingForm(page, testCards.succeeds);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/sandbox-payments/checkout/**');
  await take(page, 'payment-hosted');
  await payOnHostedPage(page, /declined/);
  await take(page, 'payment-hosted-declined');
  await page.goto('/payment-success?session_id=cs_nobodys');
  await page.getByRole('heading', { name: 'Payment Verification Failed' }).waitFor();
  await take(page, 'payment-verification-failed');
  await page.goto('/embedded-checkout?plan=starter');
  await payWith(page.locator('main'), testCards.declined);
  await page.locator('form').getByText('Your card was declined.').waitFor();
  await take(page, 'payment-embedded-declined');
  await page.goto('/upgrade');
  await page.getByRole('button', { name: 'Buy Starter' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(dialog, testCards.bankAsks);
  await page.getByRole('dialog', { name: 'Your bank asks' }).waitFor();
  await take(page, 'payment-bank-asks');
  await page.getByRole('button', { name: 'Refuse' }).click();
  await dialog.getByText(/bank did not confirm/).waitFor();
  await payWith(dialog, testCards.failsWhenRenewed);
  await page.getByRole('button', { name: 'Current Plan' }).waitFor();
  await take(page, 'payment-active');
  await page.getByRole('button', { name: 'Buy Professional' }).click();
  await take(page, 'payment-confirm-change');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Downgrade to Free' }).click();
  await take(page, 'payment-confirm-downgrade');
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Keep Starter' }).waitFor();
  await take(page, 'payment-cancelled-upgrade');
  await page.goto('/settings', { waitUntil: 'networkidle' });
  await take(page, 'payment-cancelled-settings');
  await page.goto('/upgrade');
  await page.getByRole('button', { name: 'Keep Starter' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep Starter' }).click();
  await page.getByRole('button', { name: 'Downgrade to Free' }).waitFor();
  await passDays(page, 32);
  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'Payment problem' });
  await notice.waitFor();
  await take(page, 'payment-problem');
  await notice.getByRole('button', { name: 'Update your card' }).click();
  await page.waitForURL('**/sandbox-payments/portal/**');
  await take(page, 'payment-portal');
}

const system = await standaloneSystem.start({
  FREE_CONVERSIONS_PER_ADDRESS: '1000',
  VISITOR_UPLOADS_PER_MINUTE: '1000',
});
try {
  await visit(system, publicOnes);
  await visit(system, newComer, { hasAnsweredConsent: false });
  await visit(system, proofChecks);
  for (const state of widgetStates) {
    if (!only.test(`widget-${state[0].replace(/\W+/g, '-')}`)) continue;
    await visit(system, async (page) => {
      await openAlive(page, '/');
      await states('widget', [state])(page);
    });
  }
  await visit(system, async (page) => {
    await becomeUser(page, system);
    await accountPages(page);
  });
  await visit(system, async (page) => {
    await becomeUser(page, system);
    await uploadWidget(page).choose(await misprintedPdf());
    await uploadWidget(page).verdict.waitFor();
    await take(page, 'user-result-off');
    await states('review', reviewStates, (at) => at.keyboard.press('Escape'))(page);
  });
  await visit(system, async (page) => {
    await becomeUser(page, system);
    await payments(page);
  });
} finally {
  await system.stop();
}
