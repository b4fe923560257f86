import type { Reconciliation, UploadReply } from '@crossfoot/contracts';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeUser } from './account-steps.ts';
import { overflow, violations, violationsAndDoubts } from './accessibility.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { onePageOfEachKind, publicPages, signedInPaths, unlistedPaths } from './page-list.ts';
import type { RunningSystem } from './running-system.ts';
import { misprintedPdf, statementPdf, textNamedPdf } from './statement-files.ts';
import { standaloneSystem } from './standalone-system.ts';
import { uploadWidget } from './upload-widget.ts';

/** How a visitor's screen shows the pages. */
export interface Dress {
  readonly colorScheme: 'light' | 'dark';
  /** CSS pixels. */
  readonly width: number;
}
const stillPage = { reducedMotion: 'reduce' } as const;

/** Every page and every state in one dress, by axe and by width, on the standalone product: separate services serve the very same pages. */
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

    const contrastOnly = dress.colorScheme === 'dark';
    const isPlain = !contrastOnly && dress.width >= 1024;
    it('every public page', { timeout: 300_000 }, async () => {
      const { page, context } = await newVisitor(browser, system.url, {
        ...dress,
        ...stillPage,
        hasAnsweredConsent: false,
      });
      const found: Record<string, unknown> = {};
      // Another dress changes colours or the width: all of a page is looked at on one of each kind, its width on all.
      const whole = new Set<string>([...onePageOfEachKind, ...unlistedPaths]);
      const listed = contrastOnly ? onePageOfEachKind : publicPages.map((entry) => entry.path);
      for (const path of [...listed, ...unlistedPaths]) {
        await page.goto(path);
        await page.getByRole('region', { name: 'Cookie consent' }).waitFor();
        const faults = isPlain || whole.has(path) ? await violationsAndDoubts(page, contrastOnly) : [];
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
        const [faults, tooWide] = [await violationsAndDoubts(page, contrastOnly), await overflow(page)];
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
      for (const [state, reach] of reviewStates) {
        await reach(page);
        const [faults, tooWide] = [await violations(page, contrastOnly), await overflow(page)];
        if (faults.length > 0 || tooWide > 0) found[state] = { faults, tooWide };
        await page.keyboard.press('Escape');
      }
      expect(found).toEqual({});
      await context.close();
    });

    const widgetStates: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
      ['a file held over it', (page) => page.getByTestId('drop-zone').dispatchEvent('dragenter')],
      [
        'working',
        async (page) => {
          await page.route('**/api/convert-free', () => undefined);
          await uploadWidget(page).choose(await statementPdf());
          await page.getByRole('progressbar').waitFor();
        },
      ],
      [
        'success',
        async (page) => {
          await uploadWidget(page).choose(await statementPdf());
          await uploadWidget(page).heading('Balanced to the cent').waitFor();
        },
      ],
      ['unbalanced', (page) => showVerdict(page, 'unbalanced')],
      ['unverifiable', (page) => showVerdict(page, 'unverifiable')],
      [
        'error',
        async (page) => {
          await uploadWidget(page).choose(textNamedPdf);
          await uploadWidget(page).heading('Conversion Failed').waitFor();
        },
      ],
      [
        'password required',
        async (page) => {
          await page.route('**/api/convert-free', (route) =>
            route.fulfill({ status: 422, json: { message: '', error: 'PASSWORD_WRONG', requiresPassword: true } }),
          );
          await uploadWidget(page).choose(await statementPdf());
          await uploadWidget(page).heading('Password Required').waitFor();
        },
      ],
      [
        'free conversion used',
        async (page) => {
          await page.evaluate(() => localStorage.setItem('freeConversionUsed', 'true'));
          await page.reload();
          await uploadWidget(page).heading('Free Conversion Used').waitFor();
        },
      ],
      ['sign in', (page) => openDialog(page, 'Sign In', 'Sign in')],
      ['create account', (page) => openDialog(page, 'Sign Up Now', 'Create your account')],
      [
        'create account, with errors',
        async (page) => {
          await openDialog(page, 'Sign Up Now', 'Create your account');
          await page.getByRole('button', { name: 'Create Account', exact: true }).click();
          await page.getByText('First name is required').waitFor();
        },
      ],
      [
        'cookie settings',
        async (page) => {
          await page.getByRole('button', { name: 'Cookie settings' }).click();
          await page.getByRole('dialog', { name: 'Cookie settings' }).waitFor();
        },
      ],
    ];
    it('every state of the widget and of the dialogs', { timeout: 300_000 }, async () => {
      const found: Record<string, unknown> = {};
      for (const [state, reach] of widgetStates) {
        const { page, context } = await newVisitor(browser, system.url, { ...dress, ...stillPage });
        await page.goto('/');
        await reach(page);
        const [faults, tooWide] = [await violations(page, contrastOnly), await overflow(page)];
        if (faults.length > 0 || tooWide > 0) found[state] = { faults, tooWide };
        await context.close();
      }
      expect(found).toEqual({});
    });
  });
}

/** One after the other, in one review of a statement that is off; Escape leaves each. */
const reviewStates: readonly (readonly [name: string, reach: (page: Page) => Promise<void>])[] = [
  [
    'a suggestion',
    async (page) => {
      await page.getByRole('link', { name: 'Go to the row' }).first().click();
      await page.getByRole('button', { name: 'Correct it' }).waitFor();
    },
  ],
  ['the page', (page) => onPage(page, (pane) => pane.locator('canvas[data-page="1"]').waitFor())],
  [
    'rows taken together',
    async (page) => {
      await onAmount(page, 'Shift+ArrowDown');
      await page.getByText('2 rows taken together.').waitFor();
    },
  ],
  [
    'a cell that is no amount',
    async (page) => {
      await onAmount(page, 'Enter');
      await page.keyboard.type('twelve');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
    },
  ],
  ['the menu of a row', (page) => page.getByRole('button', { name: 'Actions for row 2' }).click()],
  ['all rows', (page) => page.getByRole('button', { name: 'All rows' }).click()],
  ['a row in full', (page) => onAmount(page, 'e')],
  ['a row split', (page) => onAmount(page, 'd')],
  ['the shortcuts', (page) => onAmount(page, '?')],
  [
    'the account, with an error',
    async (page) => {
      await page.getByRole('button', { name: 'All rows' }).click();
      await page.getByRole('menuitem', { name: 'Account, currency and period…' }).click();
      await page.getByLabel('Currency').fill('U');
    },
  ],
  [
    'the year',
    async (page) => {
      await page.getByRole('button', { name: 'All rows' }).click();
      await page.getByRole('menuitem', { name: 'Set the year…' }).click();
    },
  ],
  [
    'balanced and not saved',
    async (page) => {
      await page.getByRole('button', { name: 'Correct it' }).click();
      await page.getByRole('button', { name: 'Save 1 change' }).waitFor();
      await page.getByText('1 change since the original').click();
    },
  ],
  [
    'saved, without the PDF',
    async (page) => {
      await page.getByRole('button', { name: 'Save 1 change' }).click();
      await page.getByText('Revision Saved').waitFor();
      await page.reload();
      await onPage(page, (pane) => pane.getByText('Choose the PDF').waitFor());
    },
  ],
  [
    'another PDF',
    (page) =>
      onPage(page, async (pane) => {
        await pane.locator('input[type=file]').setInputFiles(await statementPdf('another.pdf'));
        await pane.getByRole('alert').waitFor();
      }),
  ],
];

/** Presses a key on the amount of the second row. */
async function onAmount(page: Page, key: string): Promise<void> {
  const rows = page.getByRole('tab', { name: 'Rows' });
  if (await rows.isVisible()) await rows.click();
  await page.locator('[aria-rowindex="3"] [data-cell=amount]').click();
  await page.keyboard.press(key);
}

/** Looks at the page of the PDF, which on narrow screens has the place of the rows. */
async function onPage(page: Page, reach: (page: Page) => Promise<void>): Promise<void> {
  await page.getByTestId('review-verdict').waitFor();
  const tab = page.getByRole('tab', { name: /^Page/ });
  if (await tab.isVisible()) await tab.click();
  await reach(page);
}

/** The real reply of the server with another verdict, as such statements have it. */
async function showVerdict(page: Page, status: 'unbalanced' | 'unverifiable'): Promise<void> {
  await page.route('**/api/convert-free', async (route: Route) => {
    const reply = await route.fetch();
    const json = (await reply.json()) as UploadReply;
    const isBroken = status === 'unbalanced';
    const reconciliation: Reconciliation = {
      status,
      difference: isBroken ? -12.5 : 0,
      checks: ['openingClosing'],
      reasons: isBroken ? ['balanceBreak'] : ['dateOrderOpen', 'assumedSign'],
    };
    const firstBreak = { row: 2, page: 1, date: '2026-01-09', description: 'Rent January' };
    const accounts = json.accounts.map((facts) => ({
      ...facts,
      reconciliation,
      firstBreak: isBroken ? firstBreak : null,
    }));
    for (const row of json.statement?.accounts[0]?.transactions ?? []) {
      if (row.date === firstBreak.date) row.flags.push(isBroken ? 'balanceBreak' : 'assumedSign');
    }
    await route.fulfill({ response: reply, json: { ...json, reconciliation: status, accounts } });
  });
  await uploadWidget(page).choose(await statementPdf());
  await uploadWidget(page).verdict.waitFor();
}

async function openDialog(page: Page, button: string, name: string): Promise<void> {
  await page.locator('main').getByRole('button', { name: button, exact: true }).first().click();
  await page.getByRole('dialog', { name }).waitFor();
}
