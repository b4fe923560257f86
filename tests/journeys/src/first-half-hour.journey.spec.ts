import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeUser, registerByForm, enterCode, newPerson, register } from './account-steps.ts';
import { newVisitor, openBrowser, openAlive } from './browser.ts';
import { putOnPlan } from './paid-plan.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { statementPdf, textFile, textNamedPdf } from './statement-files.ts';
import { toast, uploadWidget } from './upload-widget.ts';

/** What somebody stumbled over who tried the product for half an hour. */
describe('the first half hour', { timeout: 120_000 }, () => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([standaloneSystem.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it.each([
    { from: '/security', width: 1440, place: 'header' },
    { from: '/blog', width: 320, place: 'footer' },
  ])('leads from $from at $width px to the pricing section itself', async ({ from, width, place }) => {
    const { page, context } = await newVisitor(browser, system.url, { width });
    await openAlive(page, from);
    const links = place === 'header' ? page.getByRole('navigation', { name: 'Main' }) : page.locator('footer');
    await links.getByRole('link', { name: 'Pricing' }).click();
    await page.locator('#pricing').waitFor();
    await page.waitForLoadState('networkidle');
    const top = (): Promise<number> => page.locator('#pricing').evaluate((node) => node.getBoundingClientRect().top);
    await expect.poll(top, { timeout: 6000 }).toBeLessThan(130);
    await page.waitForTimeout(1500);
    expect(await top()).toBeGreaterThanOrEqual(0);
    expect(await top()).toBeLessThan(130);
    await context.close();
  });

  it('keeps the history true: while a row is converted, after a failure, and in a second tab', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await registerByForm(page, system);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await other.getByText('No conversions yet').waitFor();
    await uploadWidget(page).choose(await statementPdf('one.pdf'), textNamedPdf);
    await uploadWidget(page).heading('1 of 2 converted').waitFor();
    await other.getByRole('button', { name: 'Download one.pdf as CSV' }).waitFor();

    // As after a reload in the middle: the first answer says "processing", the next ones how it went on.
    let answers = 0;
    await page.route('**/api/conversions?*', async (route) => {
      const reply = await route.fetch();
      const rows = (await reply.json()) as { status: string }[];
      answers += 1;
      if (answers > 1) return route.fulfill({ response: reply });
      return route.fulfill({ response: reply, json: rows.map((row) => ({ ...row, status: 'processing' })) });
    });
    await page.reload();
    await page.getByText('Processing', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Download one.pdf as CSV' }).waitFor({ timeout: 20_000 });
    // History goes on asking: an answer on its way would be read after the page is gone.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  it('says when another code may be asked for, and when a code is dead', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    const person = newPerson();
    await register(page, person);
    await page.waitForURL('**/verify-code?**');
    const resend = page.getByRole('button', { name: /^Resend Code ?\(\d+ s\)$/ });
    expect(await resend.isDisabled()).toBe(true);
    await page.reload();
    expect(await resend.isDisabled()).toBe(true);
    for (const code of ['000000', '111111', '222222', '333333', '444444']) {
      await enterCode(page, code);
      await toast(page, 'Verification Failed').waitFor();
    }
    expect(await toast(page, 'Verification Failed').innerText()).toContain('tried too often');
    await page.getByText('This code does not work any more').waitFor();
    // Another browser's clock knows nothing of the first code; the server does, and says so.
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByRole('button', { name: 'Resend Code', exact: true }).click();
    expect(await toast(page, 'Error').innerText()).toMatch(/Please wait \d+ seconds/);
    expect(await resend.isDisabled()).toBe(true);
    await context.close();
  });

  it('makes one row of a locked file, and takes back what it said of the try before', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    await putOnPlan(system, 'starter');
    const widget = uploadWidget(page);
    await widget.choose(await statementPdf('locked.pdf', 'open sesame'));
    await widget.heading('Password Required').waitFor();
    const unlock = widget.region.getByRole('button', { name: 'Unlock PDF' });
    await unlock.click();
    await toast(page, 'Password Required').waitFor();
    await widget.region.getByLabel('PDF Password').fill('wrong');
    await unlock.click();
    await widget.region.getByText('That password does not open this PDF').waitFor();
    expect(await page.getByTestId('toast').count()).toBe(0);
    await widget.region.getByLabel('PDF Password').fill('open sesame');
    await unlock.click();
    await widget.heading('Balanced to the cent').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Download locked.pdf as CSV' }).waitFor();
    expect(await page.getByText('locked.pdf', { exact: true }).count()).toBe(1);
    await context.close();
  });

  it.each([320, 768])('shows no toast over what was just said or is pressed next, at %i px', async (width) => {
    const { page, context } = await newVisitor(browser, system.url, { width, height: 700 });
    await page.goto('/');
    const widget = uploadWidget(page);
    await widget.choose(textNamedPdf);
    await widget.error.waitFor();
    await apart(page, toast(page, 'Conversion Failed'), widget.error);
    await page.goto('/');
    await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.getByLabel('Email').fill('nobody@example.com');
    await dialog.getByLabel('Password').fill('some-password');
    const send = dialog.getByRole('button', { name: 'Sign In', exact: true });
    await send.click();
    // One answer for an unknown address and for a wrong password, true of both.
    await toast(page, 'Login Failed').getByText('Incorrect email or password, try again').waitFor();
    await apart(page, toast(page, 'Login Failed'), send);
    await dialog.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/forgot-password');
    await toast(page, 'Login Failed').waitFor({ state: 'detached', timeout: 2000 });
    await context.close();
  });

  it.each([320, 768, 1440])('shows toasts clear of the cookie banner, at %i px', async (width) => {
    const { page, context } = await newVisitor(browser, system.url, {
      width,
      height: 800,
      hasAnsweredConsent: false,
    });
    await openAlive(page, '/');
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    await banner.waitFor();
    await uploadWidget(page).choose(textFile);
    await toast(page, 'Invalid File Type').waitFor();
    await apart(page, toast(page, 'Invalid File Type'), banner);
    await uploadWidget(page).choose(await statementPdf());
    await toast(page, 'Conversion Complete').waitFor();
    await apart(page, toast(page, 'Conversion Complete'), banner);
    await context.close();
  });

  it('says at its field what is wrong with it', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await register(page, { ...newPerson(), password: 'password' });
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await dialog.getByText('one of those that are guessed first').waitFor();
    expect(await dialog.getByLabel('Password', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByTestId('toast').count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();

    await becomeUser(page, system);
    await page.goto('/settings');
    await page.getByText('QuickBooks Web Connect (.qbo) and OFX').click();
    await page.getByLabel(/INTU\.BID/).fill('abc');
    await page.getByRole('button', { name: 'Save Export Settings' }).click();
    await page.getByText('Digits alone, at most 10.').waitFor();
    await context.close();
  });

  it('promises one moment of deletion everywhere', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/privacy-policy');
    const policy = await page.locator('main').innerText();
    expect(policy).toContain('deleted at once when you delete the account');
    expect(policy).not.toMatch(/delet[^.\n]*30 days/);
    await becomeUser(page, system);
    await page.goto('/settings');
    await page.getByText('deletes your profile, your sessions and every stored result at once').waitFor();
    await context.close();
  });

  it('calls a thing by one name, and leaves no hole', async () => {
    const { page, context } = await newVisitor(browser, system.url, { width: 768 });
    await page.goto('/');
    expect(await page.getByRole('button', { name: 'Login' }).count()).toBe(0);
    const closing = page.getByRole('link', { name: 'Convert a statement' });
    expect((await closing.boundingBox())?.height).toBeLessThan(60);
    await becomeUser(page, system);
    const widget = uploadWidget(page);
    await widget.region.getByLabel('Export format').selectOption('xlsx');
    await widget.choose(await statementPdf());
    await widget.region.getByRole('button', { name: 'Download EXCEL' }).waitFor();
    await page.getByRole('button', { name: 'Download january.pdf as EXCEL' }).waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await widget.region.waitFor();
    const bottomOf = (locator: Locator): Promise<number> =>
      locator.evaluate((node) => node.getBoundingClientRect().bottom);
    const aside = await bottomOf(page.getByTestId('beside-widget'));
    expect(Math.abs((await bottomOf(widget.region)) - aside)).toBeLessThan(8);
    await context.close();
  });

  it('puts the widget into the first screen of a phone, and keeps the page short', async () => {
    const { page, context } = await newVisitor(browser, system.url, {
      width: 320,
      height: 640,
      hasAnsweredConsent: false,
    });
    await openAlive(page, '/');
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    expect((await banner.boundingBox())?.height).toBeLessThan(120);
    await banner.getByRole('button', { name: 'Decline' }).click();
    const zone = await page.getByTestId('drop-zone').boundingBox();
    expect((zone?.y ?? 640) + (zone?.height ?? 0)).toBeLessThan(520);
    // It was 11,442 px. (A classic scroll bar, as of Firefox, leaves it 308 of the 320 px.)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5721);
    const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isTooWide)).toBe(false);
    const compared = page.getByRole('region', { name: 'Against the other ways of doing it' });
    expect(await compared.locator('table').isVisible()).toBe(false);
    expect(await compared.getByRole('listitem').count()).toBe(7);

    const bar = page.locator('[data-bottom-bar]').getByRole('link', { name: 'Upload PDF' });
    await bar.waitFor({ state: 'hidden' });
    await compared.scrollIntoViewIfNeeded();
    await bar.click();
    await bar.waitFor({ state: 'hidden' });
    const top = (await uploadWidget(page).region.boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThan(0);
    await uploadWidget(page).choose(await statementPdf());
    await uploadWidget(page).heading('Balanced to the cent').waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await bar.isVisible()).toBe(false);
    await context.close();
  });

  it('counts the words before it says how long an article takes', async () => {
    // Too narrow for the contents beside the text, which nobody reads twice.
    const { page, context } = await newVisitor(browser, system.url, { javaScriptEnabled: false, width: 768 });
    await page.goto('/blog');
    const posts = await page.locator('main a[href^="/blog/"]').evaluateAll((links) =>
      links.map((link) => ({
        path: link.getAttribute('href') ?? '',
        minutes: Number(/(\d+) min read/.exec(link.closest('li')?.textContent ?? '')?.[1]),
      })),
    );
    expect(posts).toHaveLength(5);
    for (const { path, minutes } of posts) {
      await page.goto(path);
      const words = (await page.locator('article').innerText()).split(/\s+/).length;
      expect(words, path).toBeGreaterThanOrEqual(800);
      expect([path, minutes]).toEqual([path, Math.max(1, Math.round(words / 230))]);
    }
    await context.close();
  });
});

/** That two things do not lie on each other. */
async function apart(page: Page, one: Locator, other: Locator): Promise<void> {
  // The toast settles once the page has said what it has to say.
  await page.waitForTimeout(400);
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('One of the two is not shown.');
  const overlaps = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  expect(overlaps, `${JSON.stringify(a)} over ${JSON.stringify(b)}`).toBe(false);
}
