import { randomUUID } from 'node:crypto';
import type { MailboxReader } from '@crossfoot/ports';
import { accountCollection } from '@crossfoot/service-billing';
import { BrowserLike } from './browser-like.ts';
import type { InProcessSystem } from './in-process-system.ts';

const withinMs = 15_000;

/** A new account on the free plan, verified with the code from its mail, and the browser that is signed in to it. */
export async function signedInUser(system: InProcessSystem): Promise<{ browser: BrowserLike; id: string }> {
  const browser = new BrowserLike(system.url);
  const email = `${randomUUID()}@example.com`;
  const password = 'six sheep sleep';
  const person = { firstName: 'Ada', lastName: 'Ledger' };
  const registered = await browser.post('/api/auth/register', {
    email,
    password,
    confirmPassword: password,
    planName: 'free',
    ...person,
  });
  if (registered.status !== 201) throw new Error(`Registering failed with ${registered.status}.`);
  const code = await codeFor(system.ports.mail, email);
  const verified = await browser.post<{ user?: { id: string } }>('/api/auth/verify-code', { email, code });
  const id = verified.body.user?.id;
  if (verified.status !== 200 || id === undefined) throw new Error(`Verifying failed with ${verified.status}.`);
  return { browser, id };
}

async function codeFor(mailbox: MailboxReader, email: string): Promise<string> {
  for (const deadline = Date.now() + withinMs; ;) {
    const mail = (await mailbox.list(100)).find(({ to }) => to === email);
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (code !== undefined) return code;
    if (Date.now() > deadline) throw new Error('The code did not arrive.');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Puts a user on a plan without a payment. */
export async function setPlan(system: InProcessSystem, userId: string, plan: string): Promise<void> {
  const accounts = await system.ports.documents.collection(accountCollection);
  const stored = await accounts.get(userId);
  if (stored === null) throw new Error('Billing does not know this user.');
  await accounts.replace(stored.id, stored.version, { ...stored.body, plan });
}
