import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { becomeUser } from './account-steps.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { standaloneSystem } from './standalone-system.ts';
import { uploadWidget } from './upload-widget.ts';

/**
 * `npm run pictures` (after a build): the pictures of the public pages, taken of the product as it is. The first pages of
 * the sample statements (by poppler's pdftoppm), and the widget, the dashboard and the proof sheet at work.
 */
const publicFolder = join(import.meta.dirname, '../../../apps/web/public');
const samples = join(publicFolder, 'samples');
const pictures = join(publicFolder, 'pictures');
mkdirSync(pictures, { recursive: true });

/** A PNG as WebP, cut to `height` from its top. */
async function webp(png: Buffer, file: string, height = Infinity): Promise<void> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, Math.min(image.height, height));
  canvas.getContext('2d').drawImage(image, 0, 0);
  const bytes = await canvas.encode('webp', 82);
  writeFileSync(file, bytes);
  console.log(`${file.slice(publicFolder.length)}  ${canvas.width} × ${canvas.height}, ${bytes.length} bytes`);
}

// Before any picture is written: a build older than one of them would be refused.
const [system, browser] = await Promise.all([standaloneSystem.start(), openBrowser()]);

const scratch = mkdtempSync(join(tmpdir(), 'crossfoot-pictures-'));
for (const file of readdirSync(samples).filter((name) => name.endsWith('.pdf'))) {
  const name = file.slice(0, -'.pdf'.length);
  const page = join(scratch, name);
  execFileSync('pdftoppm', [
    '-singlefile',
    '-png',
    '-scale-to-x',
    '930',
    '-scale-to-y',
    '-1',
    join(samples, file),
    page,
  ]);
  await webp(readFileSync(`${page}.png`), join(samples, `${name}.webp`), 840);
}
rmSync(scratch, { recursive: true });

try {
  const visit = () => newVisitor(browser, system.url, { width: 900, height: 1000, reducedMotion: 'reduce' });
  const take = async (of: Page, name: string, height?: number): Promise<void> =>
    webp(await uploadWidget(of).region.screenshot(), join(pictures, `${name}.webp`), height);
  const withoutToast = async (of: Page): Promise<void> => {
    await of.waitForTimeout(500);
    await of
      .getByRole('button', { name: 'Dismiss notification' })
      .click()
      .catch(() => undefined);
  };
  const sample = (name: string) => ({
    name: `${name}.pdf`,
    mimeType: 'application/pdf',
    buffer: readFileSync(join(samples, `crossfoot-sample-${name}.pdf`)),
  });

  const waiting = await visit();
  await waiting.page.goto('/');
  await take(waiting.page, 'step-1-upload');
  const { region, choose } = uploadWidget(waiting.page);
  await region.hover();
  await waiting.page.waitForLoadState('networkidle');
  // The call waits, so that there is work to take a picture of.
  await waiting.page.route('**/api/convert-free', () => undefined);
  await choose(sample('statement'));
  await region.getByRole('progressbar').waitFor();
  await take(waiting.page, 'step-2-wait');
  await waiting.context.close();

  const done = await visit();
  await done.page.goto('/');
  await uploadWidget(done.page).choose(sample('statement'));
  await uploadWidget(done.page).heading('Balanced to the cent').waitFor();
  await withoutToast(done.page);
  await take(done.page, 'step-3-download', 640);
  await done.page.setViewportSize({ width: 900, height: 780 });
  await done.page.goto('/samples/crossfoot-sample-statement-proof.html');
  await webp(await done.page.screenshot(), join(pictures, 'proof-sheet.webp'));
  await done.context.close();

  const user = await visit();
  await becomeUser(user.page, system);
  const batch = uploadWidget(user.page);
  await batch.choose(sample('statement'), sample('sections'));
  await batch.heading('2 of 2 converted').waitFor();
  await withoutToast(user.page);
  await take(user.page, 'several-files');
  await user.context.close();
} finally {
  await browser.close();
  await system.stop();
}
