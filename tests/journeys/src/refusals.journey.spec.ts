import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeUser } from './account-steps.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { putOnPlan } from './paid-plan.ts';
import {
  bombPdf,
  copyProtectedPdf,
  damagedPdf,
  heavyPdf,
  hugePicturePdf,
  letterPdf,
  longPdf,
} from './refused-files.ts';
import type { RunningSystem } from './running-system.ts';
import { emptyPdf, statementPdf, textNamedPdf, truncatedPdf, type ChosenFile } from './statement-files.ts';
import { systems } from './systems.ts';
import { toast, uploadWidget } from './upload-widget.ts';

interface Refused {
  readonly file: () => ChosenFile | Promise<ChosenFile>;
  readonly words: string;
  readonly toast?: readonly [title: string, text: string];
}

/** What a visitor may bring and is turned away with. */
const refused: readonly Refused[] = [
  { file: () => textNamedPdf, words: 'This file is not a PDF. Please choose a statement in PDF form.' },
  { file: () => emptyPdf, words: 'This file is empty. Please choose another one.' },
  {
    file: truncatedPdf,
    words: 'This PDF is damaged and cannot be opened. Please download it from your bank again.',
  },
  {
    file: letterPdf,
    words: 'No transactions were found in this PDF. Check that it is a statement and not a letter or a picture of one.',
  },
  { file: () => longPdf(31), words: 'This PDF has 31 pages; at most 30 can be converted at once.' },
  { file: () => heavyPdf(10), words: 'This file is larger than 10 MB. Please split it into smaller files.' },
  {
    file: bombPdf,
    words: 'This PDF unpacks to far more than a statement holds. Please print it to a new PDF and try again.',
  },
  {
    file: hugePicturePdf,
    words: 'No transactions could be read from this PDF. Not read in full: page 1 (a picture too large to read).',
  },
  {
    file: () => statementPdf('secret.pdf', 'open sesame'),
    words:
      'This PDF is password-protected. Password-protected PDFs require a premium subscription. Please upgrade to unlock this feature.',
    toast: ['Premium Feature Required', 'Password-protected PDFs are only available with a premium subscription.'],
  },
];

/** What takes a sandbox its time or its memory to find out, as the server says it. */
const exhausting = [
  'This PDF took too long to read. Please split it into smaller files and try again.',
  'This PDF needs more memory than a statement should. Please print it to a new PDF and try again.',
];

describe.each(systems)('refusals on $name', { timeout: 120_000 }, ({ start }) => {
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

  it('have words of their own, cost nothing, and leave the way free for the next file', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    await page.goto('/');
    const widget = uploadWidget(page);
    const isRefusedWith = async (words: string, [title, text]: readonly [string, string]): Promise<void> => {
      await widget.heading('Conversion Failed').waitFor();
      expect(await widget.error.innerText()).toBe(words);
      expect(await toast(page, title).innerText()).toContain(text);
      await widget.region.getByRole('button', { name: 'Try Again' }).click();
      await widget.region.getByTestId('drop-zone').waitFor();
    };
    for (const { file, words, toast: shown } of refused) {
      await widget.choose(await file());
      await isRefusedWith(words, shown ?? ['Conversion Failed', words]);
    }
    for (const message of exhausting) {
      await page.route(
        '**/api/convert-free',
        (route) => route.fulfill({ status: 422, json: { message, error: 'PDF_TOO_COMPLEX' } }),
        { times: 1 },
      );
      await widget.choose(await statementPdf());
      await isRefusedWith(message, ['Conversion Failed', message]);
    }
    await widget.choose(await copyProtectedPdf());
    await widget.heading('Balanced to the cent').waitFor();
    expect(await widget.verdict.getAttribute('data-verdict')).toBe('balanced');
    await page.reload();
    await widget.heading('Free Conversion Used').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('are none where a part of a file can be read: the page that is not whole is named', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/');
    const widget = uploadWidget(page);
    await widget.choose(await damagedPdf());
    await widget.verdict.waitFor();
    expect(await widget.verdict.getAttribute('data-verdict')).not.toBe('balanced');
    expect(await widget.region.getByTestId('unread').innerText()).toBe('Not read in full: page 1 (damaged).');
    await context.close();
  });

  it('ask for a password, tell a wrong one, and open with the right one', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    await putOnPlan(system, 'starter');
    const widget = uploadWidget(page);
    const locked = await statementPdf('secret.pdf', 'open sesame');
    await widget.choose(locked);
    await widget.heading('Password Required').waitFor();
    expect(await widget.region.innerText()).toContain('secret.pdf is password-protected.');
    await widget.region.getByRole('button', { name: 'Unlock PDF' }).click();
    expect(await toast(page, 'Password Required').innerText()).toContain('Please enter the PDF password.');
    await widget.region.getByLabel('PDF Password').fill('open barley');
    await page.keyboard.press('Enter');
    await widget.region.getByText('That password does not open this PDF. Please try again.').waitFor();
    await widget.region.getByRole('button', { name: 'Cancel' }).click();
    await widget.choose(locked);
    await widget.region.getByLabel('PDF Password').fill('open sesame');
    await widget.region.getByRole('button', { name: 'Unlock PDF' }).click();
    await widget.heading('Balanced to the cent').waitFor();
    expect(await widget.region.innerText()).toContain('prove all 6 rows');
    await context.close();
  });
});
