import type { CurrentUser } from '@crossfoot/contracts';
import { TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { useBillingPortal } from '../api/use-billing-portal.ts';
import { useLeaveForProvider } from '../api/use-leave-for-provider.ts';
import { useSubscription } from '../api/use-subscription.ts';
import { dayWords } from '../model/money-words.ts';

/** A renewal that could not be charged: until when the plan holds, and what to do. */
export function PaymentNotice({ user }: { readonly user: CurrentUser }) {
  const { data: subscription } = useSubscription();
  const { leave, isLeaving } = useLeaveForProvider(useBillingPortal());
  if (user.subscriptionTier === 'free' || subscription?.status !== 'pastDue') return null;
  const until =
    subscription.graceEndsAt === null
      ? ''
      : ` You keep ${subscription.displayName} until ${dayWords(subscription.graceEndsAt)}; after that you have the Free plan.`;
  return (
    <section
      aria-label="Payment problem"
      className="mb-8 flex flex-wrap items-center gap-4 rounded-xl border border-warn bg-warn-tint p-4 sm:p-5"
    >
      <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-warn max-sm:hidden" />
      <div className="min-w-60 flex-1">
        <p className="font-semibold text-warn">Your last payment did not go through</p>
        <p className="text-[0.9375rem]">We could not charge your card.{until}</p>
      </div>
      <Button disabled={isLeaving} onClick={() => leave()} className="max-sm:w-full">
        {isLeaving ? 'Opening...' : 'Update your card'}
      </Button>
    </section>
  );
}
