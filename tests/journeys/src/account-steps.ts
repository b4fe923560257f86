import type { Page } from 'playwright-core';
import { mailTo, type RunningSystem } from './running-system.ts';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

let people = 0;

/** Somebody whom this system has not met. */
export function newPerson(): Person {
  people += 1;
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    email: `ada.${people}.${Date.now()}@example.com`,
    password: 'Correct-horse-7-battery',
  };
}

/** Opens the registration dialog, fills it and sends it. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/');
  await page.locator('main').getByRole('button', { name: 'Sign Up Now' }).first().click();
  await fillRegistration(page, person);
}

/** Fills the open registration dialog and sends it. */
export async function fillRegistration(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Create your account' });
  await dialog.getByLabel('First name').fill(person.firstName);
  await dialog.getByLabel('Last name').fill(person.lastName);
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByLabel('Confirm password').fill(person.password);
  await dialog.getByRole('button', { name: 'Create Account' }).click();
}

/** The latest code that was mailed to an address. */
export async function codeFor(system: RunningSystem, email: string): Promise<string> {
  const { text } = await mailTo(system, email, /code|confirm/i);
  const code = /\b\d{6}\b/.exec(text)?.[0];
  if (code === undefined) throw new Error('The mail holds no code.');
  return code;
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Verification code').fill(code);
  await page.getByRole('button', { name: 'Verify Email' }).click();
}

/** Registers by the form, enters the code and goes on with the free plan: ends on the dashboard. */
export async function registerByForm(page: Page, system: RunningSystem): Promise<Person> {
  const person = newPerson();
  await register(page, person);
  await page.waitForURL('**/verify-code?**');
  await enterCode(page, await codeFor(system, person.email));
  await page.waitForURL('**/select-plan');
  await page.getByRole('button', { name: /Continue Free/ }).click();
  await onDashboard(page);
  return person;
}

/** A new, verified account on the free plan, signed in to this browser without its forms: ends on the dashboard. */
export async function becomeUser(page: Page, system: RunningSystem): Promise<Person> {
  const { password, ...person } = newPerson();
  const post = async (path: string, data: object): Promise<void> => {
    const reply = await page.context().request.post(path, { data, headers: { origin: system.url } });
    if (!reply.ok()) throw new Error(`${path} was answered with ${reply.status()}.`);
  };
  await post('/api/auth/register', { ...person, password, confirmPassword: password, planName: 'free' });
  await post('/api/auth/verify-code', { email: person.email, code: await codeFor(system, person.email) });
  await post('/api/select-plan', { planName: 'free' });
  // What the page itself notes after a sign-in.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('crossfoot-signed-in', 'true'));
  await page.goto('/dashboard');
  await onDashboard(page);
  return { ...person, password };
}

/** Waits until the dashboard itself is shown: its address is there before the page that goes has left. */
async function onDashboard(page: Page): Promise<void> {
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  if (!(await page.getByRole('dialog', { name: 'Sign in' }).isVisible())) {
    await page.goto('/');
    await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  }
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  // The page itself too: Firefox tells of a fault where one leaves while the code of a page is under way.
  await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).waitFor();
}
