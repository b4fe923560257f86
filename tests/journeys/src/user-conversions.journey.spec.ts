import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow, violations } from './accessibility.ts';
import { becomeUser } from './account-steps.ts';
import { newVisitor, openBrowser } from './browser.ts';
import type { RunningSystem } from './running-system.ts';
import { statementPdf, textNamedPdf } from './statement-files.ts';
import { systems } from './systems.ts';
import { downloadOf, toast, uploadWidget } from './upload-widget.ts';

describe.each(systems)('converting as a user on $name', { timeout: 120_000 }, ({ start }) => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it('converts several files side by side, each with its own end, and keeps them in the history', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    const widget = uploadWidget(page);
    await widget.drop(await statementPdf('one.pdf'), textNamedPdf, await statementPdf('two.pdf'));
    await widget.heading('2 of 3 converted').waitFor();
    const row = (name: string) => widget.region.getByRole('listitem').filter({ hasText: name });
    expect(await row('one.pdf').innerText()).toMatch(/Balanced[\s\S]*6 transactions/);
    expect(await row('notes.pdf').innerText()).toMatch(/not a PDF/i);

    const zip = await downloadBytes(page, () =>
      widget.region.getByRole('button', { name: 'Download all as ZIP' }).click(),
    );
    expect(zip.name).toBe('crossfoot-statements.zip');
    expect(zip.bytes.subarray(0, 2).toString()).toBe('PK');
    expect(zip.bytes.includes('one.csv') && zip.bytes.includes('two.csv')).toBe(true);

    // The failed file cost nothing, and the second was of the same content as the first.
    await page.waitForFunction(() =>
      /^[12] \/ 5/.test(document.querySelector('[data-testid=pages-used]')?.textContent ?? ''),
    );
    await page.reload();
    const recent = page.getByRole('button', { name: /^Download (one|two)\.pdf as CSV$/ });
    await recent.first().waitFor();
    expect(await recent.count()).toBe(2);
    const again = await downloadOf(page, () => recent.first().click());
    expect(again.name).toMatch(/^(one|two)\.csv$/);
    expect(again.text).toContain('Salary Harbour Design');
    await toast(page, 'Download Started').waitFor();

    await page.route('**/api/download/**', (route) => route.abort());
    await recent.first().click();
    expect(await toast(page, 'Download Failed').innerText()).toContain(
      'Could not download the file. Please try again.',
    );
    expect(faults).toEqual([]);
    await context.close();
  });

  it('gives a binary format as the file it is, and starts anew', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    const widget = uploadWidget(page);
    await widget.region.getByLabel('Export format').selectOption('xlsx');
    await widget.choose(await statementPdf());
    const file = await downloadBytes(page, () => widget.region.getByRole('button', { name: 'Download EXCEL' }).click());
    expect(file.name).toBe('january.xlsx');
    expect(file.bytes.subarray(0, 2).toString()).toBe('PK');
    expect(await widget.region.getByRole('button', { name: 'Sign Up Now' }).count()).toBe(0);
    await widget.region.getByRole('button', { name: 'Convert Another File' }).click();
    await widget.region.getByTestId('drop-zone').waitFor();
    await context.close();
  });

  it('writes every file as the export settings say, set once', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    await page.goto('/settings');
    const form = page.getByRole('form', { name: 'Export settings' });
    const save = form.getByRole('button', { name: 'Save Export Settings' });
    await form.getByLabel('Date format').selectOption('dayFirst');
    await form.getByLabel('Decimal sign').selectOption('comma');
    await form.getByText('31/01/2025;Harbour Books;-1234,50').waitFor();
    await form.locator('summary', { hasText: 'QuickBooks Web Connect' }).press('Enter');
    await form.getByLabel('Full account number').fill('<4417>');
    await save.click();
    expect(await form.getByRole('alert').innerText()).toBe('Up to 22 letters and digits.');
    for (const folded of ['QuickBooks Desktop', 'Xero']) await form.locator('summary', { hasText: folded }).click();
    await page.setViewportSize({ width: 320, height: 900 });
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await form.getByLabel('Full account number').fill('550012344417');
    await page.route('**/api/export-settings', (route) => route.abort(), { times: 1 });
    await save.click();
    await toast(page, 'Export Settings Not Saved').waitFor();
    await save.click();
    await toast(page, 'Export Settings Saved').waitFor();

    await page.goto('/dashboard');
    const widget = uploadWidget(page);
    await widget.choose(await statementPdf());
    await widget.heading('Balanced to the cent').waitFor();
    const csv = await downloadOf(page, () => widget.region.getByRole('button', { name: 'Download CSV' }).click());
    expect(csv.text).toMatch(/\r\n\d\d\/01\/2026;[^;]+;-?\d+,\d\d;/);
    const qbo = await page.evaluate(async () => {
      const [row] = (await (await fetch('/api/conversions')).json()) as { id: string }[];
      return (await fetch(`/api/download/${row?.id}?format=qbo`)).text();
    });
    expect(qbo).toContain('<ACCTID>550012344417');
    await page.goto('/settings');
    expect(await form.getByLabel('Full account number').inputValue()).toBe('550012344417');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says that a protected file needs a paid plan', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    const widget = uploadWidget(page);
    await widget.choose(await statementPdf('secret.pdf', 'open sesame'));
    await widget.heading('Conversion Failed').waitFor();
    expect(await widget.error.innerText()).toContain('require a premium subscription');
    expect(await toast(page, 'Premium Feature Required').innerText()).toContain(
      'Password-protected PDFs are only available with a premium subscription.',
    );
    await context.close();
  });
});

async function downloadBytes(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
