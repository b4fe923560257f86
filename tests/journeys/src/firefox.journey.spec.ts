import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerByForm, logIn, signOut } from './account-steps.ts';
import { newVisitor, openFirefox, whyNoFirefox } from './browser.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { expectedRows, statementPdf, textFile } from './statement-files.ts';
import { csvRows, downloadOf, toast, uploadWidget } from './upload-widget.ts';

const reason = process.env['REQUIRE_BACKENDS'] === '1' ? null : whyNoFirefox();
if (reason !== null) console.log(`skipped journeys in Firefox: ${reason}`);

/** The main ways through the product in Firefox; `npm run journeys:firefox` walks every journey in it. */
describe.skipIf(reason !== null)('in Firefox', { timeout: 120_000 }, () => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([standaloneSystem.start(), openFirefox()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it("converts a visitor's statement, and saves the file", async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await page.goto('/');
    const widget = uploadWidget(page);
    await widget.choose(textFile);
    await toast(page, 'Invalid File Type').waitFor();
    await widget.choose(await statementPdf());
    await widget.heading('Balanced to the cent').waitFor();
    expect(await widget.verdict.getAttribute('data-verdict')).toBe('balanced');
    const file = await downloadOf(page, () => widget.region.getByRole('button', { name: 'Download CSV' }).click());
    expect(file.name).toBe('january.csv');
    expect(csvRows(file.text).map((row) => row.slice(0, 4))).toEqual(expectedRows);
    await page.reload();
    await widget.heading('Free Conversion Used').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('registers, converts as a user, keeps the history, and signs in again', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url, { width: 360 });
    const person = await registerByForm(page, system);
    const widget = uploadWidget(page);
    await widget.choose(await statementPdf());
    await widget.heading('Balanced to the cent').waitFor();
    await page.getByRole('button', { name: 'Download january.pdf as CSV' }).waitFor();
    await signOut(page);
    await logIn(page, person.email, person.password);
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Download january.pdf as CSV' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
