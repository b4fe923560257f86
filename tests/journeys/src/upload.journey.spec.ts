import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newVisitor, openBrowser } from './browser.ts';
import type { RunningSystem } from './running-system.ts';
import { expectedRows, statementPdf, textFile, truncatedPdf } from './statement-files.ts';
import { systems } from './systems.ts';
import { csvRows, downloadOf, toast, uploadWidget } from './upload-widget.ts';

describe.each(systems)('uploading on $name', { timeout: 90_000 }, ({ start }) => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([
      start({ FREE_CONVERSIONS_PER_ADDRESS: '1000', VISITOR_UPLOADS_PER_MINUTE: '1000' }),
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it('turns a dropped statement into a CSV with the right rows, and says that it balances', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await page.goto('/');
    const widget = uploadWidget(page);
    await widget.drop(await statementPdf());
    await widget.heading('Balanced to the cent').waitFor();
    expect(await widget.region.innerText()).toContain(`prove all ${expectedRows.length} rows`);
    expect(await widget.verdict.getAttribute('data-verdict')).toBe('balanced');
    await toast(page, 'Conversion Complete').waitFor();
    expect(await toast(page, 'Conversion Complete').innerText()).toContain('Successfully converted 6 transactions.');

    const file = await downloadOf(page, () => widget.region.getByRole('button', { name: 'Download CSV' }).click());
    expect(file.name).toBe('january.csv');
    expect(csvRows(file.text).map((row) => row.slice(0, 4))).toEqual(expectedRows);
    expect(await toast(page, 'Download Started').innerText()).toContain('Downloading january.csv...');
    expect(await page.getByTestId('toast').count()).toBe(1);
    expect(await widget.region.getByRole('button', { name: 'Sign Up Now' }).isVisible()).toBe(true);
    expect(await widget.region.getByRole('button', { name: 'Convert Another File' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('converts the sample with one click', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/');
    const widget = uploadWidget(page);
    const link = widget.region.getByRole('link', { name: 'look at the PDF first' });
    const sample = await fetch(new URL((await link.getAttribute('href')) ?? '', system.url));
    expect(sample.headers.get('content-type')).toBe('application/pdf');
    await widget.region.getByRole('button', { name: 'Try it with a sample' }).click();
    await widget.heading('Balanced to the cent').waitFor();
    expect(await widget.verdict.getAttribute('data-verdict')).toBe('balanced');
    const file = await downloadOf(page, () => widget.region.getByRole('button', { name: 'Download CSV' }).click());
    expect(file.name).toBe('crossfoot-sample-statement.csv');
    expect(csvRows(file.text).length).toBeGreaterThan(5);
    await context.close();
  });

  it('grants one free conversion: by the browser, and by the cookie alone when the storage is cleared', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/');
    const widget = uploadWidget(page);
    await widget.choose(await statementPdf());
    await widget.heading('Balanced to the cent').waitFor();
    await page.reload();
    await widget.heading('Free Conversion Used').waitFor();
    expect(await widget.region.getByTestId('drop-zone').count()).toBe(0);

    await page.evaluate(() => localStorage.removeItem('freeConversionUsed'));
    await page.reload();
    await widget.heading('Free Conversion Used').waitFor();

    // Even a page that believes there is one left is told by the server.
    await page.route('**/api/visitor', (route) => route.abort());
    await page.evaluate(() => localStorage.removeItem('freeConversionUsed'));
    await page.reload();
    await widget.choose(await statementPdf('second.pdf'));
    await widget.heading('Free Conversion Used').waitFor();
    expect(await toast(page, 'Free Conversion Used').innerText()).toContain(
      "You've already used your free conversion. Please sign up to convert more files.",
    );
    await context.close();
  });

  it('does not spend the free conversion on our sample', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/');
    const widget = uploadWidget(page);
    for (let time = 0; time < 2; time += 1) {
      await widget.region.getByRole('button', { name: 'Try it with a sample' }).click();
      await widget.heading('Balanced to the cent').waitFor();
      await widget.region.getByRole('button', { name: 'Convert a Statement of Yours' }).click();
      await widget.region.getByTestId('drop-zone').waitFor();
      await page.reload();
    }
    await widget.choose(await statementPdf());
    await widget.heading('Balanced to the cent').waitFor();
    expect(await widget.region.getByRole('button', { name: 'Convert a Statement of Yours' }).count()).toBe(0);
    await page.reload();
    await widget.heading('Free Conversion Used').waitFor();
    await context.close();
  });

  it('does not spend the free conversion on a failure', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/');
    const widget = uploadWidget(page);
    await widget.choose(await truncatedPdf());
    await widget.heading('Conversion Failed').waitFor();
    await widget.region.getByRole('button', { name: 'Try Again' }).click();
    await widget.choose(await statementPdf());
    await widget.heading('Balanced to the cent').waitFor();
    await context.close();
  });

  it('turns away other types and several files before anything is sent', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await page.goto('/');
    const widget = uploadWidget(page);
    await widget.drop(textFile);
    expect(await toast(page, 'Invalid File Type').innerText()).toContain(
      'Please select only PDF files. 1 non-PDF file(s) detected.',
    );
    await widget.drop(await statementPdf('one.pdf'), await statementPdf('two.pdf'));
    expect(await toast(page, 'Multiple Files Not Allowed').innerText()).toContain(
      'Free users can only upload one file at a time. Please sign up for multiple file uploads.',
    );
    await page.getByRole('dialog', { name: 'Create your account' }).waitFor();
    expect(sent).toEqual([]);
    await context.close();
  });
});
