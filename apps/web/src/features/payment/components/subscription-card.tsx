import type { CurrentUser, SubscriptionView } from '@crossfoot/contracts';
import { CreditCard } from 'lucide-react';
import { paths } from '#routes/paths.ts';
import { pageUsage } from '#session/page-usage.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { UsageBar } from '#ui/usage-bar.tsx';
import { useBillingPortal } from '../api/use-billing-portal.ts';
import { useLeaveForProvider } from '../api/use-leave-for-provider.ts';
import { useSubscription } from '../api/use-subscription.ts';
import { dayWords, moneyWords } from '../model/money-words.ts';

/** The plan, what it costs next and when, and the pages used of it. */
export function SubscriptionCard({ user }: { readonly user: CurrentUser }) {
  const { data: subscription } = useSubscription();
  const { leave, isLeaving } = useLeaveForProvider(useBillingPortal());
  const tier = user.subscriptionTier;
  const isPaid = tier !== 'free';
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Current subscription</h2>
      <p className="mt-3 text-2xl font-semibold">{subscription?.displayName ?? titled(tier)}</p>
      {isPaid && <Standing user={user} subscription={subscription ?? null} />}
      <div className="mt-5">
        <UsageBar {...pageUsage(user)} />
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink to={paths.upgrade} tone="outline">
          Change Plan
        </ButtonLink>
        {isPaid && (
          <Button tone="outline" disabled={isLeaving} onClick={() => leave()}>
            <CreditCard aria-hidden="true" />
            {isLeaving ? 'Opening...' : 'Change card'}
          </Button>
        )}
      </div>
    </Card>
  );
}

const titled = (planName: string): string => planName.slice(0, 1).toUpperCase() + planName.slice(1);

/** Next charge, or the end; and the plan that comes after. */
function Standing({
  user,
  subscription,
}: {
  readonly user: CurrentUser;
  readonly subscription: SubscriptionView | null;
}) {
  const endsAt = subscription?.endsAt ?? user.subscriptionEndsAt;
  const nextAt = subscription?.nextBillingAt ?? user.nextBillingAt;
  const charge = subscription?.nextCharge ?? null;
  return (
    <p className="mt-1 text-[0.9375rem] text-ink-soft">
      {endsAt !== null
        ? `Cancelled: yours until ${dayWords(endsAt)}, then the Free plan.`
        : nextAt !== null &&
          `Next billing date: ${dayWords(nextAt)}${charge === null ? '' : ` (${moneyWords(charge)})`}`}
      {endsAt === null && typeof subscription?.pendingPlanName === 'string' && (
        <>. From then on you have {titled(subscription.pendingPlanName)}.</>
      )}
    </p>
  );
}
