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
  readonly isBriefOnPhones: boolean;
}

export function PlanCard({ plan, action, isChosen, isLifted, isBriefOnPhones }: PlanCardProps) {
  const { displayName, price, pageLimit, isPopular, features, launchOffer } = plan;
  const pages = pageLimit.toLocaleString('en-US');
  const firstMonth = launchOffer === null ? null : dollars(launchOffer.firstMonthPrice);
  return (
    <li
      className={clsx(
        'relative flex flex-col rounded-2xl border bg-sheet',
        isBriefOnPhones ? 'px-4 py-3 sm:p-6' : 'p-6',
        isLifted ? 'border-2 border-brand shadow-lift' : 'border-rule shadow-sheet',
      )}
    >
      {(isPopular || isChosen) && (
        <span className="absolute -top-3.5 left-6 rounded-md bg-brand px-2.5 py-1 text-xs font-bold tracking-wide text-on-brand">
          {isChosen ? 'YOUR CHOICE' : 'MOST POPULAR'}
        </span>
      )}
      <div className={clsx(isBriefOnPhones && 'max-sm:flex max-sm:items-baseline max-sm:justify-between')}>
        <h3 className="text-lg font-semibold">{displayName}</h3>
        <p className={clsx('flex items-baseline gap-1.5', isBriefOnPhones ? 'sm:mt-3' : 'mt-3')}>
          <span className={clsx('font-semibold tracking-tight', isBriefOnPhones ? 'text-2xl sm:text-4xl' : 'text-4xl')}>
            {dollars(price)}
          </span>
          <span className="text-ink-soft">{isFree(plan) ? 'for good' : 'a month'}</span>
        </p>
      </div>
      <p
        className={clsx(
          'mt-1 min-h-6 text-sm font-medium text-brand',
          isBriefOnPhones ? 'max-sm:hidden' : 'max-sm:empty:hidden',
        )}
      >
        {firstMonth !== null && `${firstMonth} for the first month`}
      </p>
      <p
        className={clsx(
          'mt-4 border-t border-rule pt-4 md:max-lg:text-[0.9375rem]',
          isBriefOnPhones && 'max-sm:hidden',
        )}
      >
        <span className="figure font-semibold">{pages}</span> pages per month
      </p>
      <ul
        className={clsx(
          'mt-3 mb-6 flex-1 space-y-2 text-[0.9375rem] text-ink-soft',
          isBriefOnPhones && 'max-sm:hidden',
        )}
      >
        {features
          .filter((feature) => !/pages (a|per) month/i.test(feature))
          .map((feature) => (
            <li key={feature} className="flex gap-2">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
              {feature}
            </li>
          ))}
      </ul>
      <div className={clsx(isBriefOnPhones && 'max-sm:mt-2 max-sm:flex max-sm:items-center max-sm:gap-2')}>
        {isBriefOnPhones && (
          <p className="flex-1 text-sm leading-snug sm:hidden">
            <span className="figure font-semibold">{pages}</span> pages a month
            {firstMonth !== null && (
              <span className="block font-medium whitespace-nowrap text-brand">First month {firstMonth}</span>
            )}
          </p>
        )}
        <div className={clsx(isBriefOnPhones && 'max-sm:w-24 max-sm:[&>*]:px-2')}>{action}</div>
      </div>
    </li>
  );
}
