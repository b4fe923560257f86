import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow, violations } from './accessibility.ts';
import { becomeUser } from './account-steps.ts';
import { newVisitor, openBrowser } from './browser.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { letterPdf, misprintedPdf } from './statement-files.ts';
import { downloadOf, uploadWidget } from './upload-widget.ts';

/** Made in the browser alone: separate services serve the very same page. */
describe('reporting a layout', { timeout: 90_000 }, () => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([standaloneSystem.start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it('tells where things stand and nothing of what is written, and sends nothing', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url, { reducedMotion: 'reduce' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await becomeUser(page, system);
    const widget = uploadWidget(page);
    const pdf = await misprintedPdf();
    await widget.choose(pdf);
    await widget.heading('Off by $18.00').waitFor();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await widget.region.getByRole('button', { name: 'Report the layout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report the layout' });
    const report = dialog.getByTestId('layout-report');
    await report.waitFor();
    const text = await report.innerText();
    expect(text).toContain('outcome account 1: unbalanced; kind other; rows 6; ');
    expect(text).toMatch(
      /\[1!\] \+balanceBreak \| [\d.]+-[\d.]+ DD MMM DDDD \| [\d.]+-[\d.]+ text \| [\d.]+-[\d.]+ -999\.99 =amount/,
    );
    for (const written of [
      'Electricity',
      'Tidewater',
      'Harbour',
      '113',
      '3,265',
      '4417',
      'Jan 2026',
      '2026',
      'misprint',
    ])
      expect(text).not.toContain(written);

    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text.trimEnd() + '\n');
    const saved = await downloadOf(page, () => dialog.getByRole('button', { name: 'Save as a file' }).click());
    expect(saved.text.trimEnd()).toBe(text.trimEnd());
    expect(await dialog.getByRole('link', { name: 'Copy and write a mail' }).getAttribute('href')).toMatch(/^mailto:/);
    expect(requests.map((request) => [request.method(), request.postData()])).toEqual(
      requests.map(() => ['GET', null]),
    );

    // Later the browser has the file no more, and asks for it.
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Report the layout of misprint.pdf' }).click();
    await dialog.locator('input[type=file]').setInputFiles([pdf]);
    await report.waitFor();
    expect(await report.innerText()).toBe(text);
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violations(page, true)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Review misprint.pdf' }).click();
    // Until the review is there, the history's own button is called "Report the layout of misprint.pdf".
    await page.getByRole('button', { name: 'Report the layout', exact: true }).click();
    await dialog.locator('input[type=file]').setInputFiles([pdf]);
    await report.waitFor();
    expect(await report.innerText()).toBe(text);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is offered to a visitor whose file came to nothing', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/');
    const widget = uploadWidget(page);
    await widget.choose(await letterPdf());
    await widget.heading('Conversion Failed').waitFor();
    await widget.region.getByRole('button', { name: 'Report the layout' }).click();
    const report = page.getByTestId('layout-report');
    await report.waitFor();
    expect(await report.innerText()).toMatch(
      /outcome failed: NO_TRANSACTIONS[\s\S]*page 1 595[\d.]*x84[\d.]+\n[\s\S]* text/,
    );
    expect(await report.innerText()).not.toMatch(/Lindgren|99120045|Dear/);
    await context.close();
  });
});
