import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow, violations } from './accessibility.ts';
import { becomeUser } from './account-steps.ts';
import { newVisitor, openBrowser, openAlive } from './browser.ts';
import type { RunningSystem } from './running-system.ts';
import { misprintedPdf } from './statement-files.ts';
import { pageSystems } from './systems.ts';
import { downloadOf, uploadWidget } from './upload-widget.ts';

describe.each(pageSystems)('a corrected statement on $name', { timeout: 120_000 }, ({ start }) => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it('is proved: found, corrected by the suggestion, saved, downloaded, and its sheet checked by anybody', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    const pdf = await misprintedPdf();
    const widget = uploadWidget(page);
    await widget.choose(pdf);
    await widget.heading('Off by $18.00').waitFor();
    await widget.region.getByRole('link', { name: 'Go to the row' }).click();
    await page.getByRole('button', { name: 'Correct it' }).click();
    await page.locator('[data-testid=review-verdict][data-verdict=balanced]').waitFor();
    await page.getByRole('button', { name: 'Save 1 change' }).click();
    await page.getByRole('button', { name: 'Saved' }).waitFor();

    const asFormat = (name: string | RegExp) =>
      downloadOf(page, async () => {
        await page.getByRole('button', { name: 'All formats for misprint.pdf' }).click();
        await page.getByRole('menuitem', { name }).click();
      });
    expect((await asFormat(/^Web Connect/)).text).toContain('<TRNAMT>-131.07');
    expect((await asFormat(/^CSV/)).text).toContain('-131.07');
    const sheet = await asFormat('Proof sheet');
    expect(sheet.text).toContain('Corrected by a person');

    // Somebody who has no account, and only the two files.
    const stranger = await newVisitor(browser, system.url, { width: 360 });
    await openAlive(stranger.page, '/check-proof');
    await stranger.page
      .getByTestId('check-files')
      .locator('input[type=file]')
      .setInputFiles([pdf, { name: sheet.name, mimeType: 'text/html', buffer: Buffer.from(sheet.text) }]);
    await stranger.page.getByRole('heading', { name: 'The sheet holds', exact: true }).waitFor();
    const checked = await stranger.page.getByTestId('checked-statement').innerText();
    expect(checked).toMatch(/very file the sheet was made for[\s\S]*1 correction by a person/);
    expect(checked).toContain('figures alone give “Balanced”');
    await stranger.context.close();

    // The original stays: compared in the review, opened, and opened again as corrected.
    const dialog = page.getByRole('dialog', { name: 'Revisions' });
    await page.getByRole('button', { name: 'Compare revisions' }).click();
    await dialog.getByTestId('changes').waitFor();
    expect(await dialog.innerText()).toMatch(/Revision 1, the newest[\s\S]*Ada Byron · 1 correction[\s\S]*Original/);
    expect(await dialog.getByTestId('changes').innerText()).toMatch(
      /Electricity and gas[\s\S]*Amount[\s\S]*−113\.07[\s\S]*−131\.07/,
    );
    await dialog.getByRole('radio', { name: /Original/ }).check();
    await dialog.getByRole('button', { name: 'Open the original' }).click();
    await page.locator('[data-testid=review-verdict][data-verdict=unbalanced]').waitFor();

    // In the history downloads come from the newest revision, unless another one is chosen.
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Revision 1 of misprint.pdf: compare' }).click();
    await dialog.getByTestId('changes').waitFor();
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violations(page, true)).toEqual([]);
    const csvOf = (name: string) => downloadOf(page, () => dialog.getByRole('button', { name }).click());
    expect((await csvOf('Download revision 1 of misprint.pdf as CSV')).text).toContain('-131.07');
    await dialog.getByRole('radio', { name: /Original/ }).check();
    expect((await csvOf('Download the original of misprint.pdf as CSV')).text).toContain('-113.07');
    await dialog.getByRole('link', { name: 'Open in the review' }).click();
    await page.waitForURL(/revision=0$/);
    await page.locator('[data-testid=review-verdict][data-verdict=unbalanced]').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
