import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeUser } from './account-steps.ts';
import { overflow, violations, violationsAndDoubts } from './accessibility.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { onePageOfEachKind, publicPages, signedInPaths, unlistedPaths } from './page-list.ts';
import { reviewStates, widgetStates } from './page-states.ts';
import type { RunningSystem } from './running-system.ts';
import { misprintedPdf } from './statement-files.ts';
import { standaloneSystem } from './standalone-system.ts';
import { uploadWidget } from './upload-widget.ts';

/** How a visitor's screen shows the pages. */
export interface Dress {
  readonly colorScheme: 'light' | 'dark';
  /** CSS pixels. */
  readonly width: number;
}
const isWholeLook = process.env['EVERY_SCHEME'] !== undefined;
/** The scheme that every run looks at in a width, or with `EVERY_SCHEME=1` (`npm run accessibility`) both. */
export const schemesToLookAt = (usual: Dress['colorScheme']): readonly Dress['colorScheme'][] =>
  isWholeLook ? ['light', 'dark'] : [usual];

const stillPage = { reducedMotion: 'reduce' } as const;

/**
 * Every page and every state in one dress, by axe and by width, on the standalone product: separate services serve the
 * very same pages. A usual run has axe look at each in one of its two dresses, `npm run accessibility` in all four.
 */
export function describeAccessibility(dress: Dress): void {
  describe(`accessibility: ${dress.colorScheme}, ${dress.width} wide`, () => {
    let system: RunningSystem;
    let browser: Browser;
    beforeAll(async () => {
      [system, browser] = await Promise.all([
        standaloneSystem.start({ FREE_CONVERSIONS_PER_ADDRESS: '1000', VISITOR_UPLOADS_PER_MINUTE: '1000' }),
        openBrowser(),
      ]);
    });
    afterAll(async () => {
      await browser.close();
      await system.stop();
    });

    const isWide = dress.width >= 1024;
    /** Of things in a row every second one is this dress's, the others the other's. */
    const isOurs = (place: number): boolean => isWholeLook || (place % 2 === 0) === isWide;
    it('every public page', { timeout: 300_000 }, async () => {
      const { page, context } = await newVisitor(browser, system.url, {
        ...dress,
        ...stillPage,
        hasAnsweredConsent: false,
      });
      const found: Record<string, unknown> = {};
      const ofEachKind = new Set<string>(onePageOfEachKind);
      for (const [place, path] of [...publicPages.map((entry) => entry.path), ...unlistedPaths].entries()) {
        await page.goto(path);
        await page.getByRole('region', { name: 'Cookie consent' }).waitFor();
        const faults = ofEachKind.has(path) || isOurs(place) ? await violationsAndDoubts(page) : [];
        const tooWide = await overflow(page);
        if (faults.length > 0 || tooWide > 0) found[path] = { faults, tooWide };
      }
      expect(found).toEqual({});
      await context.close();
    });

    it('every page of a user', { timeout: 300_000 }, async () => {
      const { page, context } = await newVisitor(browser, system.url, { ...dress, ...stillPage });
      await becomeUser(page, system);
      const found: Record<string, unknown> = {};
      for (const path of signedInPaths) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.getByRole('button', { name: 'Account menu' }).click();
        await page.getByRole('menuitem', { name: 'Sign Out' }).waitFor();
        const [faults, tooWide] = [await violationsAndDoubts(page), await overflow(page)];
        if (faults.length > 0 || tooWide > 0) found[path] = { faults, tooWide };
      }
      expect(found).toEqual({});
      await context.close();
    });

    it('every state of the review', { timeout: 300_000 }, async () => {
      const { page, context } = await newVisitor(browser, system.url, { ...dress, ...stillPage });
      await becomeUser(page, system);
      await uploadWidget(page).choose(await misprintedPdf());
      await uploadWidget(page).verdict.waitFor();
      const found: Record<string, unknown> = {};
      for (const [place, [state, reach]] of reviewStates.entries()) {
        await reach(page);
        const [faults, tooWide] = [isOurs(place) ? await violations(page) : [], await overflow(page)];
        if (faults.length > 0 || tooWide > 0) found[state] = { faults, tooWide };
        await page.keyboard.press('Escape');
      }
      expect(found).toEqual({});
      await context.close();
    });

    it('every state of the widget and of the dialogs', { timeout: 300_000 }, async () => {
      const found: Record<string, unknown> = {};
      for (const [state, reach] of widgetStates.filter((_, place) => isOurs(place))) {
        const { page, context } = await newVisitor(browser, system.url, { ...dress, ...stillPage });
        await page.goto('/');
        await reach(page);
        const [faults, tooWide] = [await violations(page), await overflow(page)];
        if (faults.length > 0 || tooWide > 0) found[state] = { faults, tooWide };
        await context.close();
      }
      expect(found).toEqual({});
    });
  });
}
