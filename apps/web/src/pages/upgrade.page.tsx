import type { PricingPlan } from '@crossfoot/contracts';
import { ArrowLeft, Check } from 'lucide-react';
import { useState } from 'react';
import { useSubscription } from '#features/payment/api/use-subscription.ts';
import { CardPage } from '#features/payment/components/card-page.tsx';
import { PaymentNotice } from '#features/payment/components/payment-notice.tsx';
import { PlanChange } from '#features/payment/components/plan-change.tsx';
import { PlanStepButton } from '#features/payment/components/plan-step-button.tsx';
import { usePricingPlans } from '#features/pricing/api/use-pricing-plans.ts';
import { PlanGrid } from '#features/pricing/components/plan-grid.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { site } from '#routes/site.ts';
import { useSession } from '#session/current-user.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { AccountFrame } from '#shell/account-frame.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const included = [
  'Every export format',
  'Several files at once',
  'A verdict on every result',
  'Your history, in any format, at any time',
  'The PDF deleted when its conversion ends',
] as const;

export default function UpgradePage() {
  return (
    <CardPage>
      <Plans />
    </CardPage>
  );
}

function Plans() {
  const { user } = useSession();
  const signOut = useSignOut();
  const plans = usePricingPlans();
  const { data: subscription, isError, refetch } = useSubscription();
  const [wanted, setWanted] = useState<PricingPlan | null>(null);
  if (user === null) return null;
  const hasOffer = subscription?.launchOffer != null;
  return (
    <AccountFrame>
      <PageMeta title="Plans" description="Change how many pages you have each month." path={null} />
      <PaymentNotice user={user} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <ButtonLink to={paths.settings} tone="quiet" size="small" className="-ml-3.5">
            <ArrowLeft aria-hidden="true" />
            Back to Settings
          </ButtonLink>
          <h1 className="mt-1 text-3xl font-semibold">Choose your plan</h1>
        </div>
        <Button tone="outline" onClick={() => void signOut()}>
          Sign Out
        </Button>
      </div>
      <h2 className="sr-only">Plans</h2>
      {subscription == null ? (
        isError ? (
          <LoadFailure className="mt-10" onRetry={() => void refetch()}>
            Your subscription could not be loaded.
          </LoadFailure>
        ) : (
          <Skeleton className="mt-10 h-96" />
        )
      ) : (
        <PlanGrid
          plans={hasOffer ? plans : plans.map((plan) => ({ ...plan, launchOffer: null }))}
          action={(plan) => <PlanStepButton plan={plan} subscription={subscription} onChoose={() => setWanted(plan)} />}
        />
      )}
      {subscription != null && wanted !== null && (
        <PlanChange key={wanted.name} plan={wanted} subscription={subscription} onClose={() => setWanted(null)} />
      )}
      <section className="mt-12">
        <h2 className="text-xl font-semibold">Included in all plans</h2>
        <ul className="mt-4 grid gap-2 sm:grid-cols-2">
          {included.map((feature) => (
            <li key={feature} className="flex gap-2 text-ink-soft">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-8 text-ink-soft">
          Questions about a plan? Write to{' '}
          <a href={`mailto:${site.contactAddress}`} className="font-medium text-brand underline underline-offset-3">
            {site.contactAddress}
          </a>
          .
        </p>
      </section>
    </AccountFrame>
  );
}
