import type { Reconciliation, UploadReply } from '@crossfoot/contracts';
import type { Page, Route } from 'playwright-core';
import { statementPdf, textNamedPdf } from './statement-files.ts';
import { uploadWidget } from './upload-widget.ts';

/** A state of a page, and what brings the page there. */
export type PageState = readonly [name: string, reach: (page: Page) => Promise<void>];

/** What a visitor's widget and dialogs can look like; each from a fresh home page. */
export const widgetStates: readonly PageState[] = [
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

/** One after the other, in one review of a statement that is off; Escape leaves each. */
export const reviewStates: readonly PageState[] = [
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
