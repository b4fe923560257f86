import { ArrowLeft } from 'lucide-react';
import { Link, Navigate } from 'react-router-dom';
import { BillingForm } from '#features/payment/components/billing-form.tsx';
import { BuyersOnly } from '#features/payment/components/buyers-only.tsx';
import { OrderSummary } from '#features/payment/components/order-summary.tsx';
import { useWantedPlan } from '#features/pricing/api/use-wanted-plan.ts';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { AccountFrame } from '#shell/account-frame.tsx';
import { ButtonLink } from '#ui/button.tsx';

export default function CheckoutPage() {
  const plan = useWantedPlan();
  if (plan === null) return <Navigate to={paths.selectPlan} replace />;
  return (
    <BuyersOnly>
      <AccountFrame>
        <PageMeta title="Checkout" description="What you buy, and what it costs." path={null} />
        <ButtonLink to={paths.selectPlan} tone="quiet" size="small" className="-ml-3.5">
          <ArrowLeft aria-hidden="true" />
          Back to plans
        </ButtonLink>
        <h1 className="mt-1 mb-8 text-3xl font-semibold">Checkout</h1>
        <div className="grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
          <div>
            <BillingForm plan={plan} />
            <p className="mt-4 text-center text-[0.9375rem] text-ink-soft">
              Rather stay here?{' '}
              <Link
                to={paths.embeddedCheckout(plan.name)}
                className="font-medium text-brand underline underline-offset-3 hover:text-brand-deep"
              >
                Pay by card on this site
              </Link>
            </p>
          </div>
          <div className="max-lg:order-first">
            <OrderSummary plan={plan} />
          </div>
        </div>
      </AccountFrame>
    </BuyersOnly>
  );
}
