import type { PricingPlan } from '@crossfoot/contracts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PlanCard } from './plan-card.tsx';

interface PlanGridProps {
  readonly plans: readonly PricingPlan[];
  /** The button below a plan. */
  readonly action: (plan: PricingPlan) => ReactNode;
  /** The plan that the reader chose before. */
  readonly chosen?: string | null;
  /** On phones a plan is its price and its pages; what it has is said once, beside the grid. */
  readonly isBriefOnPhones?: boolean;
}

/** The plans side by side: three, or all four. */
export function PlanGrid({ plans, action, chosen = null, isBriefOnPhones = false }: PlanGridProps) {
  return (
    <ul
      className={clsx(
        'grid',
        isBriefOnPhones ? 'mt-6 gap-4 sm:mt-10 sm:gap-6' : 'mt-10 gap-6',
        plans.length > 3 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3',
      )}
    >
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          isChosen={plan.name === chosen}
          isLifted={chosen === null ? plan.isPopular : plan.name === chosen}
          isBriefOnPhones={isBriefOnPhones}
          action={action(plan)}
        />
      ))}
    </ul>
  );
}
