import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong by WCAG 2.2 AA and its best practices, each with the elements it is wrong with. `contrastOnly`
 * asks for the colours alone: a page in other colours is otherwise the page that was looked at already.
 */
export async function violations(page: Page, contrastOnly = false): Promise<readonly string[]> {
  // Waits out entrances: a colour in the middle of a fade has no contrast of its own.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const axe = new AxeBuilder({ page });
  const { violations: found } = await (
    contrastOnly
      ? axe.withRules(['color-contrast'])
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** How many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
