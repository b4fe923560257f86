import { paths } from '#routes/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { usePricingPlans } from '../api/use-pricing-plans.ts';
import { isFree } from '../model/price-words.ts';
import { PlanCard } from './plan-card.tsx';

/** All plans, the current one marked. */
export function PlanChange({ currentPlan }: { readonly currentPlan: string }) {
  const plans = usePricingPlans();
  return (
    <>
      <h2 className="sr-only">Plans</h2>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            action={
              plan.name === currentPlan ? (
                <Button wide tone="outline" disabled>
                  Current Plan
                </Button>
              ) : isFree(plan) ? null : (
                <ButtonLink
                  to={paths.checkout(plan.name)}
                  wide
                  tone={plan.isPopular ? 'primary' : 'outline'}
                  aria-label={`Buy ${plan.displayName}`}
                >
                  Buy
                </ButtonLink>
              )
            }
          />
        ))}
      </ul>
    </>
  );
}
