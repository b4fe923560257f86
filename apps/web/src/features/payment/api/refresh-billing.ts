import type { QueryClient } from '@tanstack/react-query';
import { forgetChosenPlan } from '#session/chosen-plan.ts';
import { currentUserKey } from '#session/current-user.ts';
import { invoicesQuery } from './use-invoices.ts';
import { subscriptionQuery } from './use-subscription.ts';

/**
 * After something was bought, changed or cancelled: user, subscription and receipts are asked for anew, and what was
 * chosen before registering is settled.
 */
export async function refreshBilling(client: QueryClient): Promise<void> {
  forgetChosenPlan();
  await Promise.all(
    [currentUserKey, subscriptionQuery.queryKey, invoicesQuery.queryKey].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
