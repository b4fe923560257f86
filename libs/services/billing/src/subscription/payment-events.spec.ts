import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openDocuments, openPayments } from '@crossfoot/adapters-embedded';
import { PortError, type Collection, type DocumentsPort, type PaymentsPort } from '@crossfoot/ports';
import { createLog, type MessageBus } from '@crossfoot/runtime';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountCollection, freeAccount, type Account } from './account.document.ts';
import { PaymentClock } from './payment-clock.ts';
import { paymentEventCollection, PaymentEvents, type StoredPaymentEvent } from './payment-events.ts';
import { SubscriptionSync } from './subscription.sync.ts';

const received = 1_800_000_000_000;

describe('events of the provider that were received and not finished', () => {
  let folder: string;
  let documents: DocumentsPort;
  let payments: PaymentsPort;
  let accounts: Collection<Account>;
  let inbox: Collection<StoredPaymentEvent>;
  let events: PaymentEvents;
  /** Customers that the provider does not know any more. */
  let gone: Set<string>;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'payment-events-'));
    documents = openDocuments(pathToFileURL(join(folder, 'documents.sqlite')).href);
    payments = openPayments(pathToFileURL(join(folder, 'payments.sqlite')).href);
    accounts = await documents.collection(accountCollection);
    inbox = await documents.collection(paymentEventCollection);
    gone = new Set();
    const provider = new Proxy(payments, {
      get: (target, name) =>
        name === 'subscriptionsOf'
          ? (customerId: string) =>
              gone.has(customerId)
                ? Promise.reject(new PortError('refused', 'No such customer'))
                : target.subscriptionsOf(customerId)
          : (Reflect.get(target, name) as unknown),
    });
    const log = createLog({ level: 'silent' });
    const bus = {} as MessageBus;
    const sync = new SubscriptionSync(accounts, provider, log, new PaymentClock(payments), bus);
    events = new PaymentEvents(inbox, provider, sync, log);
  });
  afterEach(async () => {
    await Promise.all([documents.close(), payments.close()]);
    rmSync(folder, { recursive: true });
  });

  async function waiting(name: string): Promise<void> {
    const { customerId } = await payments.ensureCustomer({ userId: name, email: `${name}@example.com`, name });
    await accounts.insert(name, { ...freeAccount(received), customerId });
    const times = { receivedAt: received, handledAt: null, waitingSince: received, expiresAt: received * 2 };
    await inbox.insert(`evt_${name}`, { type: 'customer.subscription.updated', customerId, ...times });
    if (name.startsWith('gone')) gone.add(customerId);
  }
  const isHandled = async (name: string): Promise<boolean> => (await inbox.get(`evt_${name}`))?.body.handledAt !== null;

  it('do not wait for one another: not for one whose customer is gone, nor for a hundred and one', async () => {
    for (let n = 0; n < 101; n += 1) await waiting(`gone-${String(n).padStart(3, '0')}`);
    await waiting('zoe');
    await events.finishWaiting(received);
    expect([await isHandled('gone-000'), await isHandled('zoe')]).toEqual([false, true]);
    gone.clear();
    await events.finishWaiting(received);
    expect([await isHandled('gone-000'), await isHandled('gone-100')]).toEqual([true, true]);
  });
});
