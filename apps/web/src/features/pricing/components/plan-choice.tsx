import type { PricingPlan } from '@crossfoot/contracts';
import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { usePricingPlans } from '../api/use-pricing-plans.ts';
import { firstMonthWords, isFree } from '../model/price-words.ts';
import { PlanGrid } from './plan-grid.tsx';

interface PlanChoiceProps {
  /** The plan that was chosen before registering. */
  readonly chosen: string | null;
  /** A plan is bought: called as the reader leaves for the checkout. */
  readonly onBuy: (plan: PricingPlan) => void;
  readonly onContinueFree: () => void;
}

/** The first choice after registering: a paid plan, or on with the free one. */
export function PlanChoice({ chosen, onBuy, onContinueFree }: PlanChoiceProps) {
  const plans = usePricingPlans();
  const free = plans.find(isFree);
  const paid = plans.filter((plan) => !isFree(plan));
  const wish = paid.find(({ name }) => name === chosen);
  return (
    <>
      {wish !== undefined && (
        <section
          aria-label="Your choice"
          className="mx-auto mt-8 flex max-w-2xl flex-wrap items-center gap-4 rounded-xl border border-brand bg-brand-tint p-4 sm:p-5"
        >
          <p className="min-w-52 flex-1">
            <strong>You chose {wish.displayName}.</strong>{' '}
            <span className="text-ink-soft">
              {wish.pageLimit.toLocaleString('en-US')} pages per month. {firstMonthWords(wish)}
            </span>
          </p>
          <ButtonLink to={paths.checkout(wish.name)} onClick={() => onBuy(wish)} className="max-sm:w-full">
            Continue with {wish.displayName}
          </ButtonLink>
        </section>
      )}
      <h2 className="sr-only">Plans</h2>
      <PlanGrid
        plans={paid}
        chosen={wish?.name ?? null}
        action={(plan) => (
          <ButtonLink
            to={paths.checkout(plan.name)}
            wide
            tone={(wish?.name ?? (plan.isPopular ? plan.name : null)) === plan.name ? 'primary' : 'outline'}
            aria-label={`Buy ${plan.displayName}`}
            onClick={() => onBuy(plan)}
          >
            Buy
          </ButtonLink>
        )}
      />
      <div className="mt-10 text-center">
        <Button tone="outline" size="large" className="max-sm:w-full max-sm:px-2" onClick={onContinueFree}>
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
