import { setTimeout as wait } from 'node:timers/promises';
import type { CollectionDefinition } from '@crossfoot/ports';
import { z } from 'zod';
import { BrowserLike } from './http/browser-like.ts';
import type { RunningSystem } from './running-system.ts';

/** The fields of a billing account that are changed here; the others stay as they are. */
const accounts: CollectionDefinition<Record<string, unknown>> = {
  name: 'billing-accounts',
  schema: z.record(z.string(), z.unknown()),
  indexes: [],
};

/** A verified account on a plan that nobody paid for, and the browser that is signed in to it. */
export async function accountOnPlan(system: RunningSystem, plan = 'business'): Promise<BrowserLike> {
  const browser = new BrowserLike(system.url);
  const email = `somebody.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`;
  const password = 'Correct-horse-7-battery';
  const person = { firstName: 'Ada', lastName: 'Byron', email, password, confirmPassword: password, planName: 'free' };
  const registered = await browser.post('/api/auth/register', person);
  if (registered.status !== 201) throw new Error(`registering ended with ${registered.status}`);
  const code = await until(async () => {
    const mail = (await system.mails()).find(({ to }) => to === email);
    return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? null;
  });
  const verified = await browser.post<{ user?: { id: string } }>('/api/auth/verify-code', { email, code });
  const id = verified.body.user?.id ?? '';
  const documents = await system.openDocuments();
  try {
    const collection = await documents.collection(accounts);
    const account = await until(() => collection.get(id));
    await collection.replace(id, account.version, { ...account.body, plan });
  } finally {
    await documents.close();
  }
  return browser;
}

async function until<T>(look: () => Promise<T | null>): Promise<T> {
  for (const deadline = Date.now() + 30_000; ;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error('what was waited for did not come');
    await wait(50);
  }
}
