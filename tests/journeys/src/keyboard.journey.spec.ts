import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser, openAlive } from './browser.ts';
import { chooseByKey, focused, tabTo } from './by-keyboard.ts';
import type { RunningSystem } from './running-system.ts';
import { statementPdf, textNamedPdf } from './statement-files.ts';
import { pageSystems } from './systems.ts';
import { uploadWidget } from './upload-widget.ts';

describe.each(pageSystems)('by keyboard alone on $name', { timeout: 90_000 }, ({ start }) => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it('skips to the content, fails, tries again, converts and downloads', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    // Choosers are caught only from a moment after somebody first listens for them.
    page.on('filechooser', () => undefined);
    await openAlive(page, '/');
    const widget = uploadWidget(page);

    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await tabTo(page, 'file');
    await chooseByKey(page, textNamedPdf);
    await widget.heading('Conversion Failed').waitFor();

    await tabTo(page, 'Try Again');
    await page.keyboard.press('Enter');
    await widget.region.getByTestId('drop-zone').waitFor();
    await tabTo(page, 'file');
    await chooseByKey(page, await statementPdf());
    await widget.heading('Balanced to the cent').waitFor();
    // The focus has come along: the download is the next stop.
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Download CSV');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('january.csv');
    await context.close();
  });

  it('opens the account dialog, stays in it, and comes back to where it was', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await openAlive(page, '/faq');
    await tabTo(page, 'Sign In');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await dialog.waitFor();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Sign In');
    await context.close();
  });

  it('opens and closes the menu of small screens', async () => {
    const { page, context } = await newVisitor(browser, system.url, { width: 320 });
    await openAlive(page, '/faq');
    await tabTo(page, 'Open menu');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Security');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(true);
    await context.close();
  });
});
