import { accountCollection } from '@crossfoot/service-billing';
import type { RunningSystem } from './running-system.ts';

const withinMs = 15_000;

/** Puts the accounts that there are on a plan, without a payment; waits for the first of them. */
export async function putOnPlan(system: RunningSystem, plan: string): Promise<void> {
  const documents = await system.openDocuments();
  try {
    const accounts = await documents.collection(accountCollection);
    for (const deadline = Date.now() + withinMs; ;) {
      const { items } = await accounts.find({});
      for (const { id, version, body } of items) await accounts.replace(id, version, { ...body, plan });
      if (items.length > 0) return;
      if (Date.now() > deadline) throw new Error('Billing knows no account.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    await documents.close();
  }
}
