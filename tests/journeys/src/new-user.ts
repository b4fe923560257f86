import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserLike } from './http/browser-like.ts';
import { HttpBrowser } from './http-browser.ts';
import type { RunningSystem } from './running-system.ts';

const password = 'six sheep sleep';

/** A new, verified account of a running system, and the browser that is signed in to it, at an address of its own. */
export async function newUser(system: RunningSystem): Promise<BrowserLike> {
  const browser = new HttpBrowser(system.url);
  const email = `${randomUUID()}@example.com`;
  const person = { firstName: 'Ada', lastName: 'Ledger', planName: 'free' };
  await browser.post('/api/auth/register', { ...person, email, password, confirmPassword: password });
  for (const deadline = Date.now() + 15_000; ; await wait(50)) {
    const code = /\b\d{6}\b/.exec((await system.mails()).find(({ to }) => to === email)?.text ?? '')?.[0];
    if (code === undefined && Date.now() < deadline) continue;
    const { status } = await browser.post('/api/auth/verify-code', { email, code });
    if (status !== 200) throw new Error(`Verifying failed with ${status}.`);
    return browser;
  }
}
