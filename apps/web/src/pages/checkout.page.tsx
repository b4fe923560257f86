import { Link } from 'react-router-dom';
import { BillingForm } from '#features/payment/components/billing-form.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { PurchaseFrame } from './checkout/purchase-frame.tsx';

export default function CheckoutPage() {
  return (
    <PurchaseFrame
      heading={() => (
        <>
          <PageMeta title="Checkout" description="What you buy, and what it costs." path={null} />
          <h1 className="mt-1 mb-8 text-3xl font-semibold">Checkout</h1>
        </>
      )}
    >
      {(plan) => (
        <>
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
        </>
      )}
    </PurchaseFrame>
  );
}
