import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { becomeUser, codeFor, enterCode, logIn, newPerson, register, signOut } from './account-steps.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { mailTo, type RunningSystem } from './running-system.ts';
import { standaloneSystem } from './standalone-system.ts';
import { systems } from './systems.ts';
import { toast } from './upload-widget.ts';

describe.each(systems)('accounts in the browser on $name', { timeout: 90_000 }, ({ name, start }) => {
  let system: RunningSystem;
  let browser: Browser;
  beforeAll(async () => {
    [system, browser] = await Promise.all([start(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await system.stop();
  });

  it('registers, enters the code, chooses the free plan, and comes back later', async () => {
    const { page, context, faults } = await newVisitor(browser, system.url);
    const person = newPerson();
    await register(page, person);
    await toast(page, 'Account created successfully').waitFor();
    await page.waitForURL(`**/verify-code?email=${encodeURIComponent(person.email)}`);
    const submit = page.getByRole('button', { name: 'Verify Email' });
    expect(await submit.isDisabled()).toBe(true);
    await page.getByLabel('Verification code').fill('12a34b5678');
    expect(await page.getByLabel('Verification code').inputValue()).toBe('123456');

    const code = await codeFor(system, person.email);
    await enterCode(page, code === '000000' ? '111111' : '000000');
    expect(await toast(page, 'Verification Failed').innerText()).toContain('Invalid or expired verification code');
    await enterCode(page, code);
    expect(await toast(page, 'Email Verified!').innerText()).toContain('Your account has been verified successfully.');
    await page.getByRole('heading', { name: `Welcome, ${person.firstName}!` }).waitFor();
    expect(await page.getByRole('link', { name: /^Buy / }).count()).toBe(3);
    await page.getByRole('button', { name: 'Continue Free (5 pages/month)' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    expect(await page.getByTestId('pages-used').innerText()).toMatch(/^0 \/ 5/);
    await page.getByText('No conversions yet').waitFor();

    await signOut(page);
    await page.goto('/dashboard');
    await page.waitForURL((url) => url.pathname === '/');
    await logIn(page, person.email, person.password);
    await toast(page, 'Logged in successfully').waitFor();
    await page.waitForURL(/\/(dashboard|select-plan)$/);
    await page.goto('/dashboard');
    await signOut(page);
    await logIn(page, person.email, person.password);
    await page.waitForURL('**/dashboard');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says what is wrong with a registration, field by field', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.goto('/');
    await page.locator('main').getByRole('button', { name: 'Sign Up Now' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    await dialog.getByLabel('Email').fill('ada@');
    await dialog.getByLabel('Password', { exact: true }).fill('12345');
    await dialog.getByLabel('Confirm password').fill('');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    for (const words of [
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Password must be at least 6 characters',
      'Please confirm your password',
    ]) {
      await dialog.getByText(words).waitFor();
    }
    await dialog.getByLabel('First name').fill('Ada');
    await dialog.getByLabel('Last name').fill('Byron');
    await dialog.getByLabel('Email').fill('ada@example.com');
    await dialog.getByLabel('Password', { exact: true }).fill('Correct-horse-7');
    await dialog.getByLabel('Confirm password').fill('Correct-horse-8');
    await dialog.getByRole('button', { name: 'Create Account' }).click();
    await dialog.getByText("Passwords don't match").waitFor();
    expect(await dialog.getByLabel('Confirm password').getAttribute('aria-invalid')).toBe('true');
    await context.close();
  });

  it('maps the answers of login and registration to the words of the dialog', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    const person = await becomeUser(page, system);
    await signOut(page);
    await register(page, person);
    expect(await toast(page, 'Email Already Exists').innerText()).toContain(
      'An account with this email already exists. Please log in instead.',
    );
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await logIn(page, person.email, 'not-the-password');
    await toast(page, 'Incorrect email or password, try again').waitFor();
    await context.close();

    const unverified = await newVisitor(browser, system.url);
    const other = newPerson();
    await register(unverified.page, other);
    await unverified.page.waitForURL('**/verify-code?**');
    await logIn(unverified.page, other.email, other.password);
    expect(await toast(unverified.page, 'Email Verification Required').innerText()).toContain(
      'A new verification code has been sent to your email.',
    );
    await unverified.page.waitForURL(`**/verify-code?email=${encodeURIComponent(other.email)}`);
    // Codes are sent once a minute; the registration's is younger.
    const resend = unverified.page.getByRole('button', { name: /^Resend Code ?\(\d+ s\)$/ });
    expect(await resend.isDisabled()).toBe(true);
    await unverified.context.close();
  });

  it('sets a new password through the mailed link', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    const person = await becomeUser(page, system);
    await signOut(page);
    await page.locator('main').getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
    expect(await page.locator('main').innerText()).toContain(person.email);

    const { text } = await mailTo(system, person.email, /choose a new password/i);
    const link = /\/reset-password\?token=\S+/.exec(text)?.[0] ?? '';
    const password = 'Another-horse-8-battery';
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(password);
    await page.getByRole('button', { name: 'Set New Password' }).click();
    await toast(page, 'Password Changed').waitFor();
    await logIn(page, person.email, password);
    await page.waitForURL(/\/(dashboard|select-plan)$/);

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(password);
    await page.getByRole('button', { name: 'Set New Password' }).click();
    await toast(page, 'Password Not Changed').waitFor();
    await context.close();
  });

  it('changes names at once and the address after its code, changes the password, and deletes the account', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    const person = await becomeUser(page, system);
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await page.waitForURL('**/settings');
    await page.getByText('This browser').waitFor();

    const newEmail = `new.${person.email}`;
    await page.getByLabel('First name').fill('Augusta');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect(await toast(page, 'Profile Updated').innerText()).toContain('Your profile has been updated successfully.');
    await page.getByLabel('Email').fill(newEmail);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('Please enter your password.').waitFor();
    await page.getByLabel('Your password').fill('not-the-password');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('The current password is not right').waitFor();
    await page.getByLabel('Your password').fill(person.password);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect(await toast(page, 'Confirm Your New Address').innerText()).toContain(`We sent a code to ${newEmail}.`);
    await mailTo(system, person.email, /new address was entered/i);
    await page.getByRole('link', { name: 'Enter the code' }).click();
    await enterCode(page, await codeFor(system, newEmail));
    await page.waitForURL('**/settings');
    await page.waitForFunction(
      (address) => document.querySelector<HTMLInputElement>('input[type=email]')?.value === address,
      newEmail,
    );

    const password = 'Another-horse-8-battery';
    await page.getByLabel('Current password').fill('not-the-password');
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('The current password is not right').waitFor();
    expect(await page.getByLabel('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByTestId('toast').count()).toBe(0);
    await page.getByLabel('Current password').fill(person.password);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await toast(page, 'Password Changed').waitFor();

    await page.getByRole('button', { name: 'Delete Account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByLabel('Password').fill('not-the-password');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await page.getByRole('button', { name: 'Delete Account' }).click();
    expect([await dialog.getByLabel('Password').inputValue(), await dialog.getByRole('alert').count()]).toEqual([
      '',
      0,
    ]);
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await toast(page, 'Account Deleted').waitFor();
    await logIn(page, newEmail, password);
    await toast(page, 'Incorrect email or password, try again').waitFor();
    await context.close();
  });

  it('ends the other sessions from the settings', async () => {
    const first = await newVisitor(browser, system.url);
    const person = await becomeUser(first.page, system);
    const second = await newVisitor(browser, system.url);
    await logIn(second.page, person.email, person.password);
    await second.page.waitForURL(/\/(dashboard|select-plan)$/);
    await first.page.goto('/settings');
    await first.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await toast(first.page, 'Signed Out Everywhere').waitFor();
    await second.page.goto('/dashboard');
    await second.page.waitForURL((url) => url.pathname === '/');
    await first.page.goto('/dashboard');
    await first.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await first.context.close();
    await second.context.close();
  });

  // Answers that no system gives by itself: the page is the same on both.
  if (name !== standaloneSystem.name) return;

  it.each([
    { status: 401, message: 'Unauthorized', words: 'Account does not exist, please sign up' },
    { status: 404, message: 'Account does not exist', words: 'Account does not exist, please sign up' },
    { status: 401, message: 'Invalid password', words: 'Incorrect password, try again' },
    { status: 403, message: 'Forbidden', words: 'Please verify your email address' },
    { status: 500, message: '', words: 'Login failed' },
    { status: 503, message: 'Try later', words: 'Try later' },
  ])('shows a login reply of $status "$message" as "$words"', async ({ status, message, words }) => {
    const { page, context } = await newVisitor(browser, system.url);
    await page.route('**/api/auth/login', (route) => route.fulfill({ status, json: { message } }));
    await logIn(page, 'ada@example.com', 'some-password');
    await toast(page, words).waitFor();
    await context.close();
  });

  it('says so when a code is too short, and when it cannot be sent again', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    // A link without an address asks for a sign-in, which leads back here where the code is still to be entered.
    await page.goto('/verify-code');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('dialog').getByLabel('Email').waitFor();
    await page.goto('/verify-code?email=ada%40example.com');
    const code = page.getByLabel('Verification code');
    await code.fill('12345');
    // The button waits for six digits; a password manager or an extension may submit without it.
    await page
      .locator('form')
      .filter({ has: code })
      .evaluate((form: HTMLFormElement) => form.requestSubmit());
    expect(await toast(page, 'Invalid Code').innerText()).toContain('Please enter a 6-digit verification code');

    await page.route('**/api/auth/resend-code', (route) => route.fulfill({ status: 500, json: { message: '' } }));
    await page.getByRole('button', { name: 'Resend Code' }).click();
    expect(await toast(page, 'Error').innerText()).toContain('Failed to resend verification code');
    await context.close();
  });

  it('says so when signing out or saving the profile fails', async () => {
    const { page, context } = await newVisitor(browser, system.url);
    await becomeUser(page, system);
    await page.route('**/api/auth/logout', (route) => route.abort());
    await page.route('**/api/auth/profile', (route) => route.abort());
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    expect(await toast(page, 'Error').innerText()).toContain('Failed to logout');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    expect(await toast(page, 'Update Failed').innerText()).toContain('Failed to update profile. Please try again.');
    await context.close();
  });
});
