import { ArrowLeft } from 'lucide-react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { usePricingPlans } from '#features/pricing/api/use-pricing-plans.ts';
import { OrderSummary } from '#features/pricing/components/order-summary.tsx';
import { isFree } from '#features/pricing/model/price-words.ts';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { AccountFrame } from '#shell/account-frame.tsx';
import { ButtonLink } from '#ui/button.tsx';

export default function CheckoutPage() {
  const wanted = useSearchParams()[0].get('plan');
  const plan = usePricingPlans().find(({ name }) => name === wanted);
  if (plan === undefined || isFree(plan)) return <Navigate to={paths.selectPlan} replace />;
  return (
    <AccountFrame>
      <PageMeta title="Checkout" description="What you buy, and what it costs." path={null} />
      <div className="mx-auto max-w-xl">
        <ButtonLink to={paths.selectPlan} tone="quiet" size="small" className="-ml-3.5">
          <ArrowLeft aria-hidden="true" />
          Back to plans
        </ButtonLink>
        <h1 className="mt-1 mb-8 text-3xl font-semibold">Checkout</h1>
        <OrderSummary plan={plan} />
      </div>
    </AccountFrame>
  );
}
