import type { PricingPlan } from '@crossfoot/contracts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { dollars, isFree } from '../model/price-words.ts';

interface PlanCardProps {
  readonly plan: PricingPlan;
  /** The button below the price. */
  readonly action: ReactNode;
  readonly isChosen: boolean;
  /** Stands out from the others. */
  readonly isLifted: boolean;
}

export function PlanCard({ plan, action, isChosen, isLifted }: PlanCardProps) {
  const { displayName, price, pageLimit, isPopular, features, launchOffer } = plan;
  const pages = pageLimit.toLocaleString('en-US');
  return (
    <li
      className={clsx(
        'relative flex flex-col rounded-2xl border bg-sheet p-6',
        isLifted ? 'border-2 border-brand shadow-lift' : 'border-rule shadow-sheet',
      )}
    >
      {(isPopular || isChosen) && (
        <span className="absolute -top-3.5 left-6 rounded-md bg-brand px-2.5 py-1 text-xs font-bold tracking-wide text-on-brand">
          {isChosen ? 'YOUR CHOICE' : 'MOST POPULAR'}
        </span>
      )}
      <h3 className="text-lg font-semibold">{displayName}</h3>
      <p className="mt-3 flex items-baseline gap-1.5">
        <span className="text-4xl font-semibold tracking-tight">{dollars(price)}</span>
        <span className="text-ink-soft">{isFree(plan) ? 'for good' : 'a month'}</span>
      </p>
      <p className="mt-1 min-h-6 text-sm font-medium text-brand">
        {launchOffer === null ? '' : `${dollars(launchOffer.firstMonthPrice)} for the first month`}
      </p>
      <p className="mt-4 border-t border-rule pt-4">
        <span className="figure font-semibold">{pages}</span> pages per month
      </p>
      <ul className="mt-3 mb-6 flex-1 space-y-2 text-[0.9375rem] text-ink-soft">
        {features
          .filter((feature) => !/pages (a|per) month/i.test(feature))
          .map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
              {feature}
            </li>
          ))}
      </ul>
      {action}
    </li>
  );
}
