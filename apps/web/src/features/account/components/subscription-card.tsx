import type { CurrentUser } from '@crossfoot/contracts';
import { paths } from '#routes/paths.ts';
import { pageUsage } from '#session/page-usage.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { UsageBar } from '#ui/usage-bar.tsx';

const longDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });

export function SubscriptionCard({ user }: { readonly user: CurrentUser }) {
  const { subscriptionTier, subscriptionEndsAt } = user;
  const tier = subscriptionTier.slice(0, 1).toUpperCase() + subscriptionTier.slice(1);
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Current subscription</h2>
      <p className="mt-3 mb-5 flex flex-wrap items-baseline justify-between gap-2">
        <span className="text-2xl font-semibold">{tier}</span>
        {subscriptionTier !== 'free' && subscriptionEndsAt !== null && (
          <span className="text-sm text-ink-soft">
            Next billing date: {longDay.format(new Date(subscriptionEndsAt))}
          </span>
        )}
      </p>
      <UsageBar {...pageUsage(user)} />
      <ButtonLink to={paths.upgrade} tone="outline" className="mt-5">
        Change Plan
      </ButtonLink>
    </Card>
  );
}
