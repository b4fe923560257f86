import type { QueryClient } from '@tanstack/react-query';
import { forgetChosenPlan } from '#session/chosen-plan.ts';
import { currentUserKey } from '#session/current-user.ts';
import { invoicesKey } from './use-invoices.ts';
import { subscriptionKey } from './use-subscription.ts';

/**
 * After something was bought, changed or cancelled: user, subscription and receipts are asked for anew, and what was
 * chosen before registering is settled.
 */
export async function refreshBilling(client: QueryClient): Promise<void> {
  forgetChosenPlan();
  await Promise.all(
    [currentUserKey, subscriptionKey, invoicesKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
