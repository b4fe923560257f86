import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow } from './accessibility.ts';
import { becomeUser } from './account-steps.ts';
import { newVisitor, openBrowser, openAlive } from './browser.ts';
import { chooseByKey, focused, tabTo } from './by-keyboard.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { misprintedPdf, statementPdf, type ChosenFile } from './statement-files.ts';
import { downloadOf, toast, uploadWidget } from './upload-widget.ts';

/** From a statement that does not add up to files that do; on the separate services the same pages and the same calls. */
describe('review', { timeout: 120_000 }, () => {
  let system: RunningSystem;
  let browser: Browser;
  let misprint: ChosenFile;
  beforeAll(async () => {
    [system, browser, misprint] = await Promise.all([standaloneSystem.start(), openBrowser(), misprintedPdf()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  const verdict = (page: Page) => page.getByTestId('review-verdict');
  const balanced = (page: Page) => page.locator('[data-testid=review-verdict][data-verdict=balanced]').waitFor();
  const unbalanced = (page: Page) => page.locator('[data-testid=review-verdict][data-verdict=unbalanced]').waitFor();
  const row = (page: Page, number: number) => page.locator(`[role=grid] [aria-rowindex="${number + 1}"]`);
  const cell = (page: Page, number: number, name = 'amount') => row(page, number).locator(`[data-cell=${name}]`);

  /** Converts a file, and opens it in the review. */
  async function inReview(page: Page, file: ChosenFile): Promise<void> {
    await becomeUser(page, system);
    await uploadWidget(page).choose(file);
    await uploadWidget(page).verdict.waitFor();
    await uploadWidget(page).region.getByRole('link', { name: 'Review beside the PDF' }).click();
    await verdict(page).waitFor();
  }

  it.each([1280, 360])('leads from the result to the wrong row, mends it and exports it, at %i px', async (width) => {
    const { page, context, faults } = await newVisitor(browser, system.url, { width, height: 800 });
    await becomeUser(page, system);
    const widget = uploadWidget(page);
    await widget.choose(misprint);
    await widget.heading('Off by $18.00').waitFor();
    expect(await widget.region.innerText()).toContain('on 21 Jan 2026, “Electricity and gas” on page 1');
    await toast(page, 'Converted, but off by $18.00').waitFor();

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    await widget.region.getByRole('link', { name: 'Go to the row' }).click();
    await unbalanced(page);
    expect(await row(page, 5).getAttribute('aria-selected')).toBe('true');
    expect(await row(page, 5).innerText()).toContain('Electricity and gas');
    if (width === 360) await page.getByRole('tab', { name: 'Page 1' }).click();
    await page.locator('canvas[data-page="1"]').waitFor();
    await page.getByTestId('place').waitFor();
    if (width === 360) await page.getByRole('tab', { name: 'Rows' }).click();
    await page.getByText('Two digits are exchanged in “Electricity and gas”').waitFor();
    await page.getByRole('button', { name: 'Correct it' }).click();
    await balanced(page);
    expect(await cell(page, 5).innerText()).toContain('−131.07');
    expect(await overflow(page)).toBe(0);

    const as = async (format: RegExp) => {
      await page.getByRole('button', { name: 'All formats for misprint.pdf' }).click();
      return downloadOf(page, () => page.getByRole('menuitem', { name: format }).click());
    };
    const qbo = await as(/^Web Connect/);
    expect(qbo.text).toContain('<TRNAMT>-131.07');
    const csv = await as(/^CSV/);
    expect(csv.text).toContain('2026-01-21,Electricity and gas,-131.07,3265.58');
    const sheet = await as(/^Proof sheet/);
    expect(sheet.text).toContain('Revision 1, saved');
    expect(sheet.text).toMatch(/-113\.07[\s\S]*-131\.07/);
    // The revision was saved once, and nothing else left the browser.
    expect(sent.map((call) => call.replace(/[0-9a-f-]{36}/, 'id'))).toEqual(['POST /api/conversions/id/revisions']);

    await page.goto('/check-proof');
    const proof = { name: 'proof.html', mimeType: 'text/html', buffer: Buffer.from(sheet.text) };
    await page.getByTestId('check-files').locator('input[type=file]').setInputFiles([proof, misprint]);
    await page.getByRole('heading', { name: 'The sheet holds', exact: true }).waitFor();
    await page.goto('/dashboard');
    await page.getByRole('listitem').filter({ hasText: 'misprint.pdf' }).getByText('Balanced').waitFor();
    expect(await page.getByTestId('pages-used').innerText()).toMatch(/^1 \/ 5/);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('does the same by keyboard alone', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    page.on('filechooser', () => undefined);
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await tabTo(page, 'file');
    await chooseByKey(page, misprint);
    await uploadWidget(page).heading('Off by $18.00').waitFor();
    await tabTo(page, 'Go to the row');
    await page.keyboard.press('Enter');
    await unbalanced(page);
    // The row has the keyboard at once.
    await expect.poll(() => focused(page)).toBe('−113.07');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('−113.07');
    await page.keyboard.press('g');
    await balanced(page);
    await expect.poll(() => focused(page)).toContain('−131.07');
    await page.keyboard.press('Control+s');
    await toast(page, 'Revision Saved').waitFor();

    await tabTo(page, 'Download misprint.pdf as CSV');
    const csv = await downloadOf(page, () => page.keyboard.press('Enter'));
    expect(csv.text).toContain('-131.07');
    const fromMenu = async (format: RegExp) => {
      await tabTo(page, 'All formats for misprint.pdf');
      await page.keyboard.press('Enter');
      for (let press = 0; press < 20 && !format.test(await focused(page)); press += 1) {
        const before = await focused(page);
        await page.keyboard.press('ArrowDown');
        await expect.poll(() => focused(page)).not.toBe(before);
      }
      return downloadOf(page, () => page.keyboard.press('Enter'));
    };
    expect((await fromMenu(/qbo/)).text).toContain('<TRNAMT>-131.07');
    const sheet = await fromMenu(/^Proof sheet/);
    await openAlive(page, '/check-proof');
    await tabTo(page, 'file');
    await chooseByKey(page, { name: 'proof.html', mimeType: 'text/html', buffer: Buffer.from(sheet.text) }, misprint);
    await page.getByRole('heading', { name: 'The sheet holds', exact: true }).waitFor();
    await context.close();
  });

  it('edits, takes together, splits, merges and moves rows; undoes; and keeps what is not saved', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    const january = await statementPdf();
    await inReview(page, january);
    await balanced(page);
    const off = page.getByTestId('difference');
    await cell(page, 2).dblclick();
    await page.keyboard.type('-20.45.1');
    await page.keyboard.press('Enter');
    const why = page.getByRole('alert').getByText('Type an amount');
    await why.waitFor();
    const isOnTop = (node: Element): boolean => {
      const { left, right, bottom } = node.getBoundingClientRect();
      return document.elementFromPoint(right - 8, bottom - 4) === node && left > 0;
    };
    expect(await why.evaluate(isOnTop)).toBe(true);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('(26.45)');
    await page.keyboard.press('Enter');
    await unbalanced(page);
    expect(await off.innerText()).toBe('3.00');
    await page.keyboard.press('Control+z');
    await balanced(page);
    await page.keyboard.press('Control+y');
    await unbalanced(page);
    await page.keyboard.press('Control+z');

    // Three rows together: their signs, once there and once back.
    await cell(page, 2).click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.getByText('3 rows taken together.').waitFor();
    await page.keyboard.press('s');
    expect(await cell(page, 2).innerText()).toContain('23.45');
    expect(await cell(page, 4).innerText()).toContain('−2,750.10');
    await page.keyboard.press('Control+z');
    await balanced(page);
    await page.keyboard.press('Escape');

    await cell(page, 3).click();
    await page.keyboard.press('d');
    await page.getByLabel('Amount of the first row').fill('-900');
    await page.keyboard.press('Enter');
    await balanced(page);
    expect(await cell(page, 4).innerText()).toContain('−80.00');
    await page.keyboard.press('m');
    await balanced(page);
    expect(await cell(page, 3).innerText()).toContain('−980.00');
    await page.keyboard.press('Alt+ArrowUp');
    await unbalanced(page);
    await page.keyboard.press('Control+z');
    // The row that was merged into another stays to be seen; the last one is now the seventh.
    await cell(page, 7).click();
    await page.keyboard.press('x');
    await unbalanced(page);
    expect(await off.innerText()).toBe('64.90');

    // Neither a reload nor the way back loses it; the PDF is asked for again, and only the very same one is taken.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await unbalanced(page);
    const file = page.locator('input[type=file]');
    await file.setInputFiles(misprint);
    await page.getByText('misprint.pdf is another file').waitFor();
    await file.setInputFiles(january);
    await page.locator('canvas[data-page="1"]').waitFor();
    await page.keyboard.press('Control+s');
    await toast(page, 'Revision Saved').waitFor();
    await page.getByRole('combobox', { name: 'Revision' }).selectOption({ label: 'Original' });
    await balanced(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('finds the row of a click on the page, and makes a row of a box drawn on it', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await inReview(page, await statementPdf());
    await page.locator('canvas[data-page="1"]').waitFor();
    const sheet = page.getByTestId('page');
    const at = await boxOf(sheet);
    await page.mouse.click(at.x + at.width * 0.4, at.y + (at.height * 245) / 842);
    await expect.poll(() => row(page, 3).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('x');
    await unbalanced(page);
    /** From one height of the page to another, in points. */
    const draw = async (from: number, to: number): Promise<void> => {
      await page.getByRole('button', { name: 'Draw a row' }).click();
      await page.mouse.move(at.x + at.width * 0.06, at.y + (at.height * from) / 842);
      await page.mouse.down();
      await page.mouse.move(at.x + at.width * 0.95, at.y + (at.height * to) / 842, { steps: 5 });
      await page.mouse.up();
    };
    const dialog = page.getByRole('dialog', { name: 'Add a row' });
    // Below all words, as anywhere on a scan: what can be seen is shown, and typed.
    await draw(600, 640);
    await dialog.getByText('no words to take here').waitFor();
    expect(await dialog.getByLabel('Date', { exact: true }).inputValue()).toMatch(/^2026-01-/);
    expect(await dialog.getByLabel('Description').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await draw(237, 253);
    const picture = dialog.getByRole('img', { name: 'The part of the page that you drew' });
    expect(await picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth > 10 * drawn.naturalHeight)).toBe(
      true,
    );
    expect(await dialog.getByLabel('Amount').inputValue()).toBe('-980');
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Rent January');
    await dialog.getByRole('button', { name: 'Add the row' }).click();
    await balanced(page);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('changes all rows at once: day and month, year, signs, and the account', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await inReview(page, await statementPdf());
    const all = async (entry: string | RegExp): Promise<void> => {
      await page.getByRole('button', { name: 'All rows' }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    };
    await all('Exchange day and month');
    expect(await cell(page, 1, 'date').innerText()).toContain('1 Feb 2026');
    await page.getByRole('button', { name: 'Undo' }).click();
    await all('Flip all signs');
    expect(await cell(page, 1).innerText()).toContain('−400.00');
    await page.getByRole('button', { name: 'Undo' }).click();
    await all('Set the year…');
    await page.getByLabel('are of the year').fill('2025');
    await page.getByRole('button', { name: 'Set the year', exact: true }).click();
    expect(await cell(page, 1, 'date').innerText()).toContain('2 Jan 2025');
    // No date lies within the period any more: a doubt, until the period is put right.
    await page.locator('[data-testid=review-verdict][data-verdict=unverifiable]').waitFor();
    await all('Account, currency and period…');
    await page.getByLabel('First day').fill('2025-01-01');
    await page.getByLabel('Last day').fill('2025-01-31');
    await page.getByRole('button', { name: 'Keep' }).click();
    await balanced(page);
    await page.getByRole('button', { name: 'Save 2 changes' }).click();
    const csv = await downloadOf(page, () => page.getByRole('button', { name: /^Download january.pdf as/ }).click());
    expect(csv.text).toContain('2025-01-02,Opening deposit transfer');
    await context.close();
  });
});

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}
