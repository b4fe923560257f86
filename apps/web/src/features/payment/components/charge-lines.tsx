import type { PricingPlan } from '@crossfoot/contracts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFirstCharge } from '../api/use-first-charge.ts';
import { moneyWords } from '../model/money-words.ts';

/** What buying a plan costs today, line by line, with the offer as it really applies to this user. */
export function ChargeLines({ plan }: { readonly plan: PricingPlan }) {
  const charge = useFirstCharge(plan);
  if (charge === null) return <Skeleton className="h-40" />;
  const { listPrice, offer, today } = charge;
  return (
    <>
      <dl className="divide-y divide-rule border-y border-rule">
        <Line label={`${plan.displayName}, ${plan.pageLimit.toLocaleString('en-US')} pages per month`}>
          {moneyWords(listPrice)}
        </Line>
        {offer !== null && (
          <Line label={`${offer.percentOff}% OFF Launch Special, first month`}>−{moneyWords(offer.discount)}</Line>
        )}
        <Line label="Charged today" isTotal>
          {moneyWords(today)}
        </Line>
      </dl>
      <p className="mt-3 text-sm text-ink-faint">
        {offer !== null && `Then ${moneyWords(listPrice)} a month. `}
        Billed monthly. Cancel anytime.
      </p>
    </>
  );
}

interface LineProps {
  readonly label: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function Line({ label, isTotal = false, children }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt className={isTotal ? 'font-semibold' : 'text-ink-soft'}>{label}</dt>
      <dd className={clsx('figure whitespace-nowrap', isTotal && 'double-rule text-lg font-semibold')}>{children}</dd>
    </div>
  );
}
