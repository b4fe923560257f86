import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
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

const [system, browser] = await Promise.all([standaloneSystem.start(), openBrowser()]);
try {
  const { page, context } = await newVisitor(browser, system.url, {
    width: 900,
    height: 1000,
    reducedMotion: 'reduce',
  });
  const take = async (name: string, height?: number): Promise<void> =>
    webp(await uploadWidget(page).region.screenshot(), join(pictures, `${name}.webp`), height);
  const sample = (name: string) => ({
    name: `${name}.pdf`,
    mimeType: 'application/pdf',
    buffer: readFileSync(join(samples, `crossfoot-sample-${name}.pdf`)),
  });
  await page.goto('/');
  await take('step-1-upload');
  const widget = uploadWidget(page);
  // A slow line, so that there is work to take a picture of.
  const line = await context.newCDPSession(page);
  const speed = (bytesPerSecond: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: -1,
    });
  await widget.region.hover();
  await page.waitForLoadState('networkidle');
  await speed(600);
  await widget.choose(sample('statement'));
  await widget.region
    .getByText(/Reading|Checking|Writing/)
    .first()
    .waitFor();
  await take('step-2-wait');
  await speed(-1);
  await widget.heading('Balanced to the cent').waitFor();
  await page.waitForTimeout(500);
  await page
    .getByRole('button', { name: 'Dismiss notification' })
    .click()
    .catch(() => undefined);
  await take('step-3-download', 640);
  await page.setViewportSize({ width: 900, height: 780 });
  await page.goto('/samples/crossfoot-sample-statement-proof.html');
  await webp(await page.screenshot(), join(pictures, 'proof-sheet.webp'));
  await context.close();

  const user = await newVisitor(browser, system.url, { width: 900, height: 1000, reducedMotion: 'reduce' });
  await becomeUser(user.page, system);
  const batch = uploadWidget(user.page);
  await batch.choose(sample('statement'), sample('sections'));
  await batch.heading('2 of 2 converted').waitFor();
  await user.page.waitForTimeout(500);
  await user.page
    .getByRole('button', { name: 'Dismiss notification' })
    .click()
    .catch(() => undefined);
  await webp(await batch.region.screenshot(), join(pictures, 'several-files.webp'));
  await user.context.close();
} finally {
  await browser.close();
  await system.stop();
}
