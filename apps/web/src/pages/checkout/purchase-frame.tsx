import type { PricingPlan } from '@crossfoot/contracts';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { BuyersOnly } from '#features/payment/components/buyers-only.tsx';
import { OrderSummary } from '#features/payment/components/order-summary.tsx';
import { useWantedPlan } from '#features/pricing/api/use-wanted-plan.ts';
import { paths } from '#routes/paths.ts';
import { AccountFrame } from '#shell/account-frame.tsx';
import { ButtonLink } from '#ui/button.tsx';

interface PurchaseFrameProps {
  /** What stands above both columns. */
  readonly heading: (plan: PricingPlan) => ReactNode;
  /** How it is paid. */
  readonly children: (plan: PricingPlan) => ReactNode;
}

/** The purchase of the plan that the address asks for, beside what it comes to. Without one: back to the choice. */
export function PurchaseFrame({ heading, children }: PurchaseFrameProps) {
  const plan = useWantedPlan();
  if (plan === null) return <Navigate to={paths.selectPlan} replace />;
  return (
    <BuyersOnly>
      <AccountFrame>
        <ButtonLink to={paths.selectPlan} tone="quiet" size="small" className="-ml-3.5">
          <ArrowLeft aria-hidden="true" />
          Back to plans
        </ButtonLink>
        {heading(plan)}
        <div className="grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
          <div>{children(plan)}</div>
          <div className="max-lg:order-first">
            <OrderSummary plan={plan} />
          </div>
        </div>
      </AccountFrame>
    </BuyersOnly>
  );
}
