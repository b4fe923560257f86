import { verdictWords } from '@crossfoot/contracts';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow, violations } from './accessibility.ts';
import { becomeUser } from './account-steps.ts';
import { newVisitor, openBrowser, openAlive } from './browser.ts';
import type { RunningSystem } from './running-system.ts';
import { monthPdf, monthlyGain } from './statement-files.ts';
import { pageSystems } from './systems.ts';
import { downloadOf, uploadWidget } from './upload-widget.ts';

describe.each(pageSystems)('statements in a line on $name', { timeout: 120_000 }, ({ start }) => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it('names the month that is missing and the balance that does not follow, and proves the line on one sheet', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    const opening = 1_000_00;
    const files = await Promise.all([
      monthPdf('january.pdf', 1, opening),
      monthPdf('february.pdf', 2, opening + monthlyGain),
      monthPdf('april.pdf', 4, opening + 2 * monthlyGain),
      // Fifty too much: somebody printed another balance here.
      monthPdf('may.pdf', 5, opening + 3 * monthlyGain + 50_00),
    ]);
    await uploadWidget(page).choose(...files);
    await uploadWidget(page).heading('4 of 4 converted').waitFor();

    const chain = page.getByTestId('chain');
    await chain.getByText('2 places to look at').waitFor();
    expect(await chain.count()).toBe(1);
    const words = await chain.innerText();
    expect(words).toContain('4 statements · 1 Jan 2026 to 31 May 2026');
    expect(words).toMatch(/february\.pdf[\s\S]*april\.pdf[\s\S]*No statement covers 1 Mar 2026 to 31 Mar 2026;/);
    expect(words).toMatch(/april\.pdf[\s\S]*may\.pdf[\s\S]*next opening balance differ by \$50\.00\./);
    await chain.locator('summary').click();
    await chain.getByText('The periods adjoin; the closing balance is the next opening balance.').waitFor();

    const sheet = await downloadOf(page, () =>
      chain.getByRole('button', { name: /^One proof sheet over 4 statements/ }).click(),
    );
    expect(sheet.text).toContain(`over 4 statements: ${verdictWords.unbalanced.name.toLowerCase()}`);
    expect(sheet.text).toContain('no statement covers 2026-03-01 to 2026-03-31');

    // The sheet over the line is checked with all its PDFs, and says no more than it proves.
    await openAlive(page, '/check-proof');
    await page
      .getByTestId('check-files')
      .locator('input[type=file]')
      .setInputFiles([
        ...files,
        { name: 'statements.proof.html', mimeType: 'text/html', buffer: Buffer.from(sheet.text) },
      ]);
    await page.getByRole('heading', { name: 'The sheet holds', exact: true }).waitFor();
    await page.getByRole('heading', { name: /over 4 statements/ }).waitFor();
    expect(await page.getByTestId('checked-statement').count()).toBe(4);

    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/settings');
    await chain.getByText('2 places to look at').waitFor();
    await chain.locator('summary').click();
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await violations(page, true)).toEqual([]);

    await chain.getByRole('link', { name: 'may.pdf' }).first().click();
    const beside = page.getByRole('navigation', { name: 'Statements before and after' });
    expect(await beside.innerText()).toMatch(/april\.pdf[\s\S]*differ by \$50\.00\./);
    expect([await violations(page, true), await overflow(page)]).toEqual([[], 0]);
    await beside.getByRole('link', { name: /april\.pdf/ }).click();
    await page.getByRole('heading', { level: 1, name: 'april.pdf' }).waitFor();
    expect(await beside.innerText()).toMatch(/february\.pdf[\s\S]*No statement covers[\s\S]*may\.pdf/);
    expect(faults).toEqual([]);
    await context.close();
  });
});
