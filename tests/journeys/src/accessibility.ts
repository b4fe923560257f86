import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe cannot decide and a person has: looked at, with the reason. Whatever else it leaves open is a fault. */
export const decidedByHand: readonly { readonly rule: string; readonly target: RegExp; readonly why: string }[] = [
  {
    rule: 'color-contrast',
    target: /td\[colspan/,
    why: 'The row of the rows left out on the home page: its cell touches the next one, its colours are those of a table cell.',
  },
];

/**
 * Makes the ruled paper under headings something that axe can measure: first the paper alone, then a paper that is all
 * line, as strong as the lines are where text ends (they fade out towards it). Text that has contrast enough on both has it
 * on the pattern.
 */
async function showPaper(page: Page, paper: 'plain' | 'line' | 'ruled'): Promise<void> {
  await page.evaluate((wanted) => {
    const sheets = document.adoptedStyleSheets.filter((sheet) => !sheet.cssRules[0]?.cssText.includes('.ruled'));
    const sheet = new CSSStyleSheet();
    if (wanted !== 'ruled') sheet.insertRule('.ruled::before { display: none !important }');
    if (wanted === 'line') {
      sheet.insertRule('.ruled { background: color-mix(in oklab, var(--rule) 26%, var(--paper)) !important }', 1);
    }
    document.adoptedStyleSheets = wanted === 'ruled' ? sheets : [...sheets, sheet];
  }, paper);
}

/**
 * What axe finds wrong by WCAG 2.2 AA and its best practices, each with the elements it is wrong with. `contrastOnly`
 * asks for the colours alone: a page in other colours is otherwise the page that was looked at already.
 */
export async function violations(page: Page, contrastOnly = false): Promise<readonly string[]> {
  await settle(page);
  const { violations: found } = await axeFor(page, contrastOnly).analyze();
  return found.map(told);
}

/**
 * The same of a page at rest, and what axe cannot decide there and nobody has decided either: on ruled paper it is measured,
 * anything else is for `decidedByHand`.
 */
export async function violationsAndDoubts(page: Page): Promise<readonly string[]> {
  await settle(page);
  await showPaper(page, 'plain');
  const plain = await axeFor(page, false).analyze();
  const found = [...plain.violations];
  // Narrow windows have no lines.
  if ((await page.locator('.ruled').count()) > 0 && (page.viewportSize()?.width ?? 0) >= 1024) {
    await showPaper(page, 'line');
    found.push(...(await axeFor(page, true).include('.ruled').analyze()).violations);
  }
  await showPaper(page, 'ruled');
  const open = plain.incomplete.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target }) => target.join(' '))
      .filter((target) => !decidedByHand.some((each) => each.rule === id && each.target.test(target)))
      .map((target) => `undecided ${id}: ${target}`),
  );
  return [...found.map(told), ...open];
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const axeFor = (page: Page, contrastOnly: boolean): AxeBuilder =>
  contrastOnly ? new AxeBuilder({ page }).withRules(['color-contrast']) : new AxeBuilder({ page }).withTags(tags);

type Finding = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];
const told = ({ id, nodes }: Finding): string => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`;

/** Waits out entrances: a colour in the middle of a fade has no contrast of its own. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
}

/** How many pixels a page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
