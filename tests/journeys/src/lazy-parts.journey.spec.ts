import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openAlive, openBrowser } from './browser.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { statementPdf } from './statement-files.ts';
import { toast, uploadWidget } from './upload-widget.ts';

/** Parts of a page that are fetched when they are needed, where they do not come. */
describe('a part of a page that does not come', { timeout: 90_000 }, () => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([standaloneSystem.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  const missing = (page: Page) => page.getByText('This part of the page did not load');
  const fails = (route: Route): Promise<void> =>
    route.fulfill({ status: 503, contentType: 'text/javascript', body: '' });

  it('is no error where the page is left while it is under way', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    /** Ends what is under way as Firefox does when a page is left, and leaves it. */
    const leaveInTheMiddle = async (parts: string, reach: () => Promise<void>): Promise<void> => {
      const underWay: Route[] = [];
      await page.route(parts, (route) => void underWay.push(route));
      await expect.poll(async () => (await reach(), underWay.length)).toBeGreaterThan(0);
      await Promise.all(underWay.map((route) => route.abort()));
      await page.unroute(parts);
      await openAlive(page, '/faq');
    };
    await openAlive(page, '/faq');
    await leaveInTheMiddle('**/assets/feature-grid-*.js', () =>
      page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/#pricing"]')?.click()),
    );
    await openAlive(page, '/');
    await leaveInTheMiddle('**/assets/active-conversions-*.js', () =>
      uploadWidget(page).region.dispatchEvent('pointerover'),
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is fetched again where it failed before anybody asked for it, and once more a second later', async (test) => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    const isFirefox = browser.browserType().name() === 'firefox';
    test.skip(isFirefox, 'Firefox keeps a script that failed until the page is loaded anew');
    let tries = 0;
    await page.route('**/assets/active-conversions-*.js', (route) => {
      tries += 1;
      return tries <= 2 ? fails(route) : route.continue();
    });
    await openAlive(page, '/');
    await uploadWidget(page).region.hover();
    await expect.poll(() => tries).toBe(1);
    await uploadWidget(page).choose(await statementPdf());
    await uploadWidget(page).heading('Balanced to the cent').waitFor();
    expect(tries).toBe(3);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is said to be missing where it stays away, and is there once the page is loaded again', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await openAlive(page, '/faq');
    await page.route('**/assets/*.js', fails);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Security' }).click();
    await missing(page).waitFor();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Reload Page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();

    await page.route('**/assets/auth-dialog-*.js', fails);
    await openAlive(page, '/');
    await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await toast(page, 'Dialog Not Loaded').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leaves a prerendered page to be read where it is the page itself', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await page.route('**/assets/faq.page-*.js', fails);
    await page.goto('/faq');
    await missing(page).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
