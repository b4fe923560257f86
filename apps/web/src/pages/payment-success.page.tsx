import { useSearchParams } from 'react-router-dom';
import { PaymentVerification } from '#features/payment/components/payment-verification.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { AccountFrame } from '#shell/account-frame.tsx';
import { Card } from '#ui/card.tsx';

export default function PaymentSuccessPage() {
  const sessionId = useSearchParams()[0].get('session_id');
  return (
    <AccountFrame>
      <PageMeta title="Payment" description="Whether your payment was made." path={null} />
      <Card className="mx-auto max-w-lg p-6 text-center sm:mt-8 sm:p-10">
        <PaymentVerification sessionId={sessionId === '' ? null : sessionId} />
      </Card>
    </AccountFrame>
  );
}
