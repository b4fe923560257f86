import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router-dom';
import { BuyersOnly } from '#features/payment/components/buyers-only.tsx';
import { CardPage } from '#features/payment/components/card-page.tsx';
import { CardPayment } from '#features/payment/components/card-payment.tsx';
import { OrderSummary } from '#features/payment/components/order-summary.tsx';
import { useWantedPlan } from '#features/pricing/api/use-wanted-plan.ts';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { AccountFrame } from '#shell/account-frame.tsx';
import { ButtonLink } from '#ui/button.tsx';

export default function EmbeddedCheckoutPage() {
  const plan = useWantedPlan();
  if (plan === null) return <Navigate to={paths.selectPlan} replace />;
  return (
    <BuyersOnly>
      <AccountFrame>
        <PageMeta title="Payment" description="Pay by card." path={null} />
        <ButtonLink to={paths.selectPlan} tone="quiet" size="small" className="-ml-3.5">
          <ArrowLeft aria-hidden="true" />
          Back to plans
        </ButtonLink>
        <h1 className="mt-1 text-3xl font-semibold">Subscribe to {plan.displayName}</h1>
        <p className="mt-2 mb-8 text-lg text-ink-soft">{plan.pageLimit.toLocaleString('en-US')} pages per month</p>
        <div className="grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
          <CardPage>
            <CardPayment plan={plan} />
          </CardPage>
          <div className="max-lg:order-first">
            <OrderSummary plan={plan} />
          </div>
        </div>
      </AccountFrame>
    </BuyersOnly>
  );
}
