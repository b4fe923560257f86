import { CardPage } from '#features/payment/components/card-page.tsx';
import { CardPayment } from '#features/payment/components/card-payment.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { PurchaseFrame } from './checkout/purchase-frame.tsx';

export default function EmbeddedCheckoutPage() {
  return (
    <PurchaseFrame
      heading={(plan) => (
        <>
          <PageMeta title="Payment" description="Pay by card." path={null} />
          <h1 className="mt-1 text-3xl font-semibold">Subscribe to {plan.displayName}</h1>
          <p className="mt-2 mb-8 text-lg text-ink-soft">{plan.pageLimit.toLocaleString('en-US')} pages per month</p>
        </>
      )}
    >
      {(plan) => (
        <CardPage>
          <CardPayment plan={plan} />
        </CardPage>
      )}
    </PurchaseFrame>
  );
}
