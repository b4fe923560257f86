import { ArrowLeft, Check } from 'lucide-react';
import { PlanChange } from '#features/pricing/components/plan-change.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { site } from '#routes/site.ts';
import { useSession } from '#session/current-user.ts';
import { useSignOut } from '#session/use-sign-out.ts';
import { AccountFrame } from '#shell/account-frame.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';

const included = [
  'Every export format',
  'Several files at once',
  'A verdict on every result',
  'Your history, in any format, at any time',
  'The PDF deleted when its conversion ends',
] as const;

export default function UpgradePage() {
  const { user } = useSession();
  const signOut = useSignOut();
  if (user === null) return null;
  return (
    <AccountFrame>
      <PageMeta title="Plans" description="Change how many pages you have each month." path={null} />
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
      <PlanChange currentPlan={user.subscriptionTier} />
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
