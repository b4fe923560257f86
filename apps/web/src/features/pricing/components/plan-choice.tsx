import type { PricingPlan } from '@crossfoot/contracts';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { selectPlan } from '../api/select-plan.ts';
import { usePricingPlans } from '../api/use-pricing-plans.ts';
import { isFree } from '../model/price-words.ts';
import { PlanCard } from './plan-card.tsx';

/** The first choice after registering: a paid plan, or on with the free one. */
export function PlanChoice() {
  const navigate = useNavigate();
  const plans = usePricingPlans();
  const free = plans.find(isFree);
  const continueFree = async (plan: PricingPlan | undefined): Promise<void> => {
    // The free plan is already there; the answer is of no consequence.
    if (plan !== undefined) await selectPlan(plan.name).catch(() => undefined);
    await navigate(paths.dashboard);
  };
  return (
    <>
      <h2 className="sr-only">Plans</h2>
      <ul className="mt-12 grid gap-6 md:grid-cols-3">
        {plans
          .filter((plan) => !isFree(plan))
          .map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              action={
                <ButtonLink
                  to={paths.checkout(plan.name)}
                  wide
                  tone={plan.isPopular ? 'primary' : 'outline'}
                  aria-label={`Buy ${plan.displayName}`}
                >
                  Buy
                </ButtonLink>
              }
            />
          ))}
      </ul>
      <div className="mt-10 text-center">
        <Button tone="outline" size="large" onClick={() => void continueFree(free)}>
          Continue Free ({free?.pageLimit ?? 5} pages/month)
        </Button>
        <p className="mt-4 text-sm text-ink-faint">
          You can change at any time in the{' '}
          <Link to={paths.settings} className="underline underline-offset-3">
            settings
          </Link>
          .
        </p>
      </div>
    </>
  );
}
