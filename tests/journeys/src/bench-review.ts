import type { Page } from 'playwright-core';
import { becomeUser } from './account-steps.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { statementOfPages } from './http/statement-of-pages.ts';
import { payWith, testCards } from './payment-steps.ts';
import { standaloneSystem } from './standalone-system.ts';
import { uploadWidget } from './upload-widget.ts';

/**
 * `npm run bench:review`: a statement of 5,100 rows on 300 pages in the review, measured in Chromium. Prints
 *   - the first rows on the screen after the last of their data has arrived,
 *   - from a key to the paint that shows its new verdict,
 *   - frames while the rows are scrolled, and how many of them were long.
 */
const pages = 300;
const rowsOnPage = 17;
const times = Number(process.argv[2] ?? 15);
const goals = { firstPaint: 1_000, edit: 50, frame: 50 } as const;

const [system, browser] = await Promise.all([standaloneSystem.start(), openBrowser()]);
try {
  const { page, context } = await newVisitor(browser, system.url, { width: 1440, height: 900 });
  await context.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector('[role=grid] [data-row]') === null) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => Object.assign(window, { rowsPainted: performance.now() });
        after.port2.postMessage(null);
      });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await becomeUser(page, system);
  await page.goto('/embedded-checkout?plan=professional');
  await payWith(page.locator('main'), testCards.succeeds);
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/dashboard');
  const content = await statementOfPages(pages, 0, rowsOnPage);
  await uploadWidget(page).choose({ name: 'year.pdf', mimeType: 'application/pdf', buffer: content });
  await uploadWidget(page).verdict.waitFor({ timeout: 120_000 });
  const review = await uploadWidget(page)
    .region.getByRole('link', { name: 'Review beside the PDF' })
    .getAttribute('href');

  const paints: number[] = [];
  for (let time = 0; time < times; time += 1) paints.push(await firstPaint(page, review ?? ''));
  print('first rows after their data', paints, goals.firstPaint);

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'year.pdf', mimeType: 'application/pdf', buffer: content });
  await page.locator('canvas[data-page="1"]').waitFor();
  print('a key, its effect and its verdict', await edits(page), goals.edit);
  print('a cell typed over and its verdict', await typing(page), goals.edit);
  const frames = await scrolling(page);
  print('frames while scrolling', frames, goals.frame);
  console.log(
    `frames over ${goals.frame} ms: ${frames.filter((frame) => frame > goals.frame).length} of ${frames.length}`,
  );
} finally {
  await browser.close();
  await system.stop();
}

/** Opens the review anew; from the end of its last answer to the paint that shows rows. */
async function firstPaint(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('[role=grid] [data-row]').first().waitFor();
  await page.waitForFunction(() => 'rowsPainted' in window);
  return page.evaluate(() => {
    const painted = (window as unknown as { rowsPainted: number }).rowsPainted;
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/conversions/')) as PerformanceResourceTiming[];
    return painted - Math.max(...answers.map(({ responseEnd }) => responseEnd));
  });
}

/** Presses S on rows far apart: the sign turns, the verdict is another, and back. */
async function edits(page: Page): Promise<readonly number[]> {
  await watchKeys(page, 's');
  const cells = page.locator('[role=gridcell][data-cell=amount]');
  for (let time = 0; time < times; time += 1) {
    await cells.nth(time % 10).click();
    const before = await page.getByTestId('balances').innerText();
    await page.keyboard.press('s');
    await page.waitForTimeout(50);
    if ((await page.getByTestId('balances').innerText()) === before) throw new Error('The key changed no balance.');
  }
  return seenKeys(page);
}

async function typing(page: Page): Promise<readonly number[]> {
  await watchKeys(page, 'Enter');
  const cells = page.locator('[role=gridcell][data-cell=amount]');
  for (let time = 0; time < times; time += 1) {
    await cells.nth(time % 10).dblclick();
    await page.keyboard.type(String(100 + time));
    await page.keyboard.press('Enter');
    await page.waitForTimeout(50);
  }
  return seenKeys(page);
}

/** Collects, for each press of a key, the time from the event to after the next paint. */
async function watchKeys(page: Page, key: string): Promise<void> {
  await page.evaluate((wanted) => {
    const seen: number[] = [];
    Object.assign(window, { seenKeys: seen });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== wanted) return;
        requestAnimationFrame(() => {
          const after = new MessageChannel();
          after.port1.onmessage = () => seen.push(performance.now() - event.timeStamp);
          after.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  }, key);
}

function seenKeys(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as unknown as { seenKeys: number[] }).seenKeys);
}

/** Scrolls through all rows with the wheel; the length of each frame meanwhile. */
async function scrolling(page: Page): Promise<readonly number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames, isScrolling: true });
    let last = performance.now();
    const next = (now: number): void => {
      frames.push(now - last);
      last = now;
      if ((window as unknown as { isScrolling: boolean }).isScrolling) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.locator('[role=grid]').hover();
  for (let turn = 0; turn < 150; turn += 1) {
    await page.mouse.wheel(0, turn % 30 === 0 ? 40_000 : 400);
    await page.waitForTimeout(16);
  }
  return page.evaluate(() => {
    const seen = window as unknown as { frames: number[]; isScrolling: boolean };
    seen.isScrolling = false;
    return seen.frames.slice(1);
  });
}

function print(what: string, samples: readonly number[], goal: number): void {
  const sorted = samples.toSorted((one, other) => one - other);
  const at = (share: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(0);
  console.log(
    `${what}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms (goal ${goal} ms, ${samples.length} times)`,
  );
}
