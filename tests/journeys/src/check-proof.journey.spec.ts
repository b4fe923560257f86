import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow, violations } from './accessibility.ts';
import { newVisitor, openBrowser, openAlive } from './browser.ts';
import type { RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { statementPdf, type ChosenFile } from './statement-files.ts';

const pdfAddress = '/samples/crossfoot-sample-statement.pdf';
const sheetAddress = '/samples/crossfoot-sample-statement-proof.html';

/** The public page is the same files on every way of running the product. */
describe('checking a proof sheet', { timeout: 90_000 }, () => {
  let system: RunningSystem;
  let browser: Browser;
  let pdf: ChosenFile;
  let sheet: ChosenFile;
  beforeAll(async () => {
    [system, browser] = await Promise.all([standaloneSystem.start(), openBrowser()]);
    const read = async (address: string): Promise<Buffer> =>
      Buffer.from(await (await fetch(`${system.url}${address}`)).arrayBuffer());
    pdf = { name: 'private-statement.pdf', mimeType: 'application/pdf', buffer: await read(pdfAddress) };
    sheet = { name: 'private-proof.html', mimeType: 'text/html', buffer: await read(sheetAddress) };
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  const input = (page: Page) => page.getByTestId('check-files').locator('input[type=file]');
  const outcome = (page: Page) => page.getByTestId('check-outcome');

  it('makes every check again, and no request carries a file', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await openAlive(page, '/check-proof');
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await input(page).setInputFiles([sheet]);
    await outcome(page).getByRole('heading', { name: 'The sheet holds in itself' }).waitFor();
    await input(page).setInputFiles([pdf]);
    await outcome(page).getByRole('heading', { name: 'The sheet holds', exact: true }).waitFor();
    expect(await outcome(page).getAttribute('data-tone')).toBe('good');
    const statement = page.getByTestId('checked-statement');
    expect(await statement.innerText()).toMatch(/very file the sheet was made for[\s\S]*figures alone give “Balanced”/);

    await page.waitForLoadState('networkidle');
    // The code of the check is all that was fetched: no body, no beacon, nothing of the files in an address.
    expect(requests.length).toBeGreaterThan(0);
    for (const request of requests) {
      expect(request.method()).toBe('GET');
      expect(request.postDataBuffer()).toBeNull();
      expect(request.url()).toMatch(new RegExp(`^${system.url}/assets/[^?]*$`));
    }
    // The page works on without any network.
    await context.setOffline(true);
    await input(page).setInputFiles([await statementPdf('another.pdf')]);
    await outcome(page).getByRole('heading', { name: 'The PDF is another file' }).waitFor();
    await page.getByRole('button', { name: 'Remove another.pdf' }).click();
    await outcome(page).getByRole('heading', { name: 'The sheet holds', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says what is wrong with a sheet that was changed, and with what is no sheet', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await openAlive(page, '/check-proof');
    const text = sheet.buffer.toString('utf8');
    const changed = text.replace('</main>', '<p>Approved.</p></main>');
    expect(changed).not.toBe(text);
    await input(page).setInputFiles([pdf, { ...sheet, buffer: Buffer.from(changed) }]);
    await outcome(page).getByText('The sheet was changed after it was made.').waitFor();
    expect(await outcome(page).getAttribute('data-tone')).toBe('bad');
    await input(page).setInputFiles([{ ...sheet, buffer: Buffer.from('<html><p>Balanced</p></html>') }]);
    await outcome(page).getByRole('heading', { name: 'This is no proof sheet' }).waitFor();
    await input(page).setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') }]);
    await page.getByText('Neither a PDF nor a proof sheet').waitFor();
    await context.close();
  });

  it.each([
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'dark', width: 360 },
    { colorScheme: 'light', width: 1_440 },
  ] as const)('is accessible and fits, $colorScheme at $width', async ({ colorScheme, width }) => {
    const { page, context } = await newVisitor(browser, system.url, { colorScheme, width, reducedMotion: 'reduce' });
    await openAlive(page, '/check-proof');
    await page.getByRole('button', { name: 'Try it with our sample' }).click();
    await outcome(page).getByRole('heading', { name: 'The sheet holds', exact: true }).waitFor();
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await input(page).setInputFiles([await statementPdf('another.pdf')]);
    await outcome(page).getByRole('heading', { name: 'The PDF is another file' }).waitFor();
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await context.close();
  });
});
