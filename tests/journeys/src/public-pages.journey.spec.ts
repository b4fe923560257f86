import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser, openAlive } from './browser.ts';
import { onePageOfEachKind, publicPages, signedInPaths } from './page-list.ts';
import type { RunningSystem } from './running-system.ts';
import { statementPdf } from './statement-files.ts';
import { standaloneSystem } from './standalone-system.ts';
import { pageSystems } from './systems.ts';
import { uploadWidget } from './upload-widget.ts';

describe.each(pageSystems)('public pages on $name', { timeout: 90_000 }, ({ start }) => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it('gives every public page a title and a description of its own', async () => {
    const titles = new Set<string>();
    for (const { path } of publicPages) {
      const html = await (await fetch(`${system.url}${path}`)).text();
      titles.add(/<title>[^<]*<\/title><meta name="description" content="[^"]*"/.exec(html)?.[0] ?? path);
    }
    expect(titles.size).toBe(publicPages.length);
  });

  it('takes over the prerendered page without a fault and without asking any third party', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url, { hasAnsweredConsent: false });
    const origins = new Set<string>();
    const complaints: string[] = [];
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    for (const { path, heading } of publicPages) {
      await openAlive(page, path);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
      expect(await page.locator('title').count()).toBe(1);
    }
    await page.getByRole('button', { name: 'Accept All' }).click();
    await page.waitForTimeout(1500);
    expect([...origins]).toEqual([system.url]);
    expect(complaints).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    { path: '/nowhere', heading: 'Page Not Found', words: 'There is no entry at this address' },
    {
      path: '/convert/nothing',
      heading: 'Conversion Page Not Found',
      words: "The conversion tool you're looking for doesn't exist.",
    },
    { path: '/blog/nothing', heading: 'Post Not Found', words: 'Back to the blog' },
  ])('$path is not found, and says so', async ({ path, heading, words }) => {
    const { page, context } = await newVisitor(browser, system.url);
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    expect(await page.locator('main').innerText()).toContain(words);
    await context.close();
  });

  it.each(signedInPaths)('%s sends those who are not signed in to the home page', async (path) => {
    const { page, context } = await newVisitor(browser, system.url);
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: /Bank statements to spreadsheets/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });
});

// The separate services serve the very same pages.
describe('public pages', { timeout: 90_000 }, () => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([standaloneSystem.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it.each(publicPages)('$path can be read with scripts off, and has its own head', async ({ path, heading }) => {
    const { page, context } = await newVisitor(browser, system.url, { javaScriptEnabled: false });
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(400);
    const head = await page.evaluate(() => {
      const content = (selector: string): string[] =>
        [...document.head.querySelectorAll(selector)].map(
          (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent ?? '',
        );
      return {
        title: content('title'),
        description: content('meta[name=description]'),
        canonical: content('link[rel=canonical]'),
        social: content('meta[property="og:title"], meta[property="og:url"], meta[name="twitter:card"]'),
      };
    });
    expect(head.title).toHaveLength(1);
    expect(head.description).toHaveLength(1);
    expect(head.description[0]?.length).toBeGreaterThan(50);
    expect(head.canonical.map((address) => new URL(address).pathname)).toEqual([path]);
    expect(head.social).toHaveLength(3);
    await context.close();
  });

  it('publishes the figures of the result file as they are, and claims nothing beyond them', async () => {
    type Sets = { name: string; rowsRight: number; documents: number; meanF1: number }[];
    const resultOf = async (file: string): Promise<unknown> =>
      JSON.parse(await readFile(join(import.meta.dirname, '../../../docs/figures', file), 'utf8'));
    const { measured, version, together, sets } = (await resultOf('accuracy-unseen.json')) as {
      measured: string;
      version: string;
      together: { rowsRight: number; documents: number; silentlyWrong: number; balanced: number };
      sets: Sets;
    };
    const firstLooks = (await resultOf('first-looks.json')) as Sets;
    for (const { path } of publicPages) {
      const html = await (await fetch(`${system.url}${path}`)).text();
      const read = html.replace(/<!--[\s\S]*?-->/g, '').replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ');
      const text = read.replace(/\s+/g, ' ');
      expect(
        text.match(/\b(any|every|all) banks?\b|100 ?%|guarantee\w*|never wrong|always right/gi) ?? [],
        path,
      ).toEqual([]);
      if (path !== '/accuracy') {
        // The launch offer, and a claim of others that an article takes apart.
        const shares = (text.match(/\d[\d.]* ?%/g) ?? []).filter((share) => share !== '50%' && share !== '99 %');
        expect(shares, path).toEqual([]);
        continue;
      }
      const day = new Date(measured).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
      expect(text).toContain(`Measured on ${day}, version ${version}`);
      expect(text).toContain(`${together.rowsRight.toFixed(1)} %`);
      expect(text).toContain(`${together.silentlyWrong} of ${together.balanced}`);
      expect(text).toContain('npm run ratchet');
      for (const { name, documents, rowsRight, meanF1 } of [...sets, ...firstLooks]) {
        const row = text.slice(text.toLowerCase().indexOf(name.toLowerCase()));
        expect(row.slice(0, 400)).toMatch(
          new RegExp(`${documents} .*${RegExp.escape(rowsRight.toFixed(1))} %.*${RegExp.escape(meanF1.toFixed(1))} %`),
        );
      }
    }
    for (const path of ['/', '/faq', '/convert/chase-bank-statement-to-excel']) {
      expect(await (await fetch(`${system.url}${path}`)).text()).toContain('href="/accuracy"');
    }
    expect((await fetch(`${system.url}/samples/crossfoot-sample-statement-proof.html`)).status).toBe(200);
  });

  it.each(onePageOfEachKind)('%s sends at most 100 kB of compressed script on a first visit', async (path) => {
    const { page, context } = await newVisitor(browser, system.url, { hasAnsweredConsent: false });
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request);
    });
    await openAlive(page, path);
    await page.getByRole('region', { name: 'Cookie consent' }).waitFor();
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThanOrEqual(100_000);
    await context.close();
  });

  it('loses neither a button pressed nor a file chosen or dropped before its scripts have come', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('main').getByRole('button', { name: 'Sign Up Now' }).first().click();
    release();
    await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
    await context.close();

    for (const how of ['choose', 'drop'] as const) {
      const other = await newVisitor(browser, system.url);
      let releaseOther = (): void => undefined;
      const heldOther = new Promise<void>((resolve) => (releaseOther = resolve));
      await other.page.route('**/assets/*.js', async (route) => {
        await heldOther;
        await route.continue();
      });
      await other.page.goto('/', { waitUntil: 'commit' });
      // Fetched once the page is painted: from then on something is remembered.
      await other.page.waitForFunction(() => 'rememberPress' in window);
      await uploadWidget(other.page)[how](await statementPdf());
      releaseOther();
      await uploadWidget(other.page).heading('Balanced to the cent').waitFor();
      await other.context.close();
    }
  });

  it('finds its way between pages without loading a new document', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    // Before its scripts run, a link of the page is one as any other, and opens a new document.
    await openAlive(page, '/faq');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Security' }).click();
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
    await bar.getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { name: 'Pay for pages, not for features' }).waitFor();
    // What the prerendered home page would have had as plain HTML is fetched and rendered here.
    await page.getByRole('heading', { name: 'A statement carries its own answer key' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#pricing');
    expect(await page.title()).toContain('PDF bank statements to CSV');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/$/);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await context.close();
  });

  it('shows the plans and the launch offer of the catalogue', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/');
    const pricing = page.locator('#pricing');
    for (const words of ['$0', '$19', '$49', '$99', '200 pages per month', '4,000 pages per month', 'MOST POPULAR']) {
      expect(await pricing.innerText()).toContain(words);
    }
    expect(await page.getByText('50% OFF Launch Special').first().isVisible()).toBe(true);
    await context.close();

    const without = await newVisitor(browser, system.url);
    await without.page.route('**/api/pricing-plans', async (route) => {
      const plans = (await (await route.fetch()).json()) as object[];
      await route.fulfill({ json: plans.map((plan) => ({ ...plan, launchOffer: null })) });
    });
    await without.page.goto('/');
    await without.page.getByText('50% OFF Launch Special').waitFor({ state: 'detached' });
    expect(await without.page.getByText('First month').count()).toBe(0);
    await without.context.close();
  });

  it('keeps one answer open at a time', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/faq');
    await page.getByText('Which files can I convert?').click();
    await page.getByText('Is the password of a PDF stored?').click();
    expect(await page.locator('details[open]').count()).toBe(1);
    await page.getByText('Is the password of a PDF stored?').click();
    expect(await page.locator('details[open]').count()).toBe(0);
    await context.close();
  });

  it('shows the widget of a landing page on demand', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/convert/chase-bank-statement-to-excel');
    expect(await page.getByRole('region', { name: 'Convert a statement' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Convert your statement' }).click();
    await page.getByRole('region', { name: 'Convert a statement' }).waitFor();
    await context.close();
  });

  it('remembers the answer on cookies', async () => {
    const { page, context } = await newVisitor(browser, system.url, { hasAnsweredConsent: false });
    await page.goto('/faq');
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    await banner.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    expect(await dialog.getByRole('checkbox', { name: /^Necessary/ }).isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: /^Analytics/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await banner.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
      'cookie-consent': 'configured',
      'cookie-preferences': JSON.stringify({ necessary: true, analytics: true, marketing: false }),
    });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await banner.count()).toBe(0);
    await context.close();
  });
});
