import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openAlive, openBrowser } from './browser.ts';
import type { RunningSystem } from './running-system.ts';
import { expectedRows, statementPdf } from './statement-files.ts';
import { pageSystems } from './systems.ts';
import { uploadWidget } from './upload-widget.ts';

const measurementId = 'G-TEST123456';

describe.each(pageSystems)('measuring on $name', { timeout: 60_000 }, ({ start }) => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([start({ MEASUREMENT_ID: measurementId }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  /** A visitor, and the scripts that were asked for elsewhere; an empty one stands in for Google's, which reads a queue. */
  async function measuredVisitor(path: string) {
    const { page, context, faults } = await newVisitor(browser, system.url, { hasAnsweredConsent: false });
    const asked: string[] = [];
    await context.route(/googletagmanager/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await openAlive(page, path);
    return { page, context, faults, asked };
  }

  it('tells of an upload and its end after consent, and of nothing before it or after it is taken back', async () => {
    const { page, context, faults, asked } = await measuredVisitor('/?code=987654');
    await page.waitForTimeout(1500);
    expect([asked, await queueOf(page)]).toEqual([[], []]);

    await page.getByRole('button', { name: 'Accept All' }).click();
    await expect.poll(() => asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${measurementId}`]);
    await uploadWidget(page).choose(await statementPdf());
    await uploadWidget(page).heading('Balanced to the cent').waitFor();
    const queue = await queueOf(page);
    expect(queue).toContainEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })]);
    expect(queue.filter(([kind]) => kind === 'event')).toEqual([
      ['event', 'upload_started', {}],
      ['event', 'conversion_completed', { value: expectedRows.length, currency: 'USD' }],
    ]);
    // Neither the address of a page nor the name of a file is told.
    expect(queue).toContainEqual(['config', measurementId, expect.objectContaining({ page_location: system.url })]);
    expect(JSON.stringify(queue)).not.toMatch(/987654|january|\.pdf/);

    await page.getByRole('button', { name: 'Cookie settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    await dialog.getByRole('checkbox', { name: /^Analytics/ }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await queueOf(page)).at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' });
    expect(await page.evaluate((id) => window[`ga-disable-${id}` as never], measurementId)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is not asked for where cookies were declined', async () => {
    const { page, context, asked } = await measuredVisitor('/faq');
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForTimeout(1500);
    expect([asked, await queueOf(page)]).toEqual([[], []]);
    await context.close();
  });
});

/** What the measuring script would have read, in its order. */
function queueOf(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const queue = (window as unknown as { readonly dataLayer?: readonly ArrayLike<unknown>[] }).dataLayer ?? [];
    return queue.map((entry) => Array.from(entry));
  });
}
