import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { paths } from '#routes/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast-store.ts';
import { useVerifyPayment } from '../api/use-verify-payment.ts';

/** After the provider's page: whether the payment was made. The server asks the provider, not this address. */
export function PaymentVerification({ sessionId }: { readonly sessionId: string | null }) {
  const { isSuccess, isError } = useVerifyPayment(sessionId);
  const state = sessionId === null ? 'missing' : isSuccess ? 'success' : isError ? 'failed' : 'verifying';

  useEffect(() => {
    const toast = toasts[state];
    if (toast !== null) showToast(toast);
  }, [state]);

  switch (state) {
    case 'verifying':
      return (
        <div role="status">
          <Spinner className="mx-auto size-12 text-brand" />
          <h1 className="mt-6 text-3xl font-semibold">Verifying your payment...</h1>
          <p className="mt-3 text-ink-soft">This usually takes a few seconds. Please keep this page open.</p>
        </div>
      );
    case 'success':
      return (
        <Outcome icon={<CircleCheck />} tone="bg-brand-tint text-brand" title="Payment Successful">
          <p className="mt-3 text-ink-soft">
            Your subscription has been activated! Your pages are ready, and a receipt is in your settings.
          </p>
          <ButtonLink to={paths.dashboard} size="large" wide className="mt-8">
            Go to Dashboard
          </ButtonLink>
        </Outcome>
      );
    case 'missing':
    case 'failed':
      return (
        <Outcome icon={<CircleX />} tone="bg-bad-tint text-bad" title="Payment Verification Failed">
          <p className="mt-3 text-ink-soft">
            {state === 'missing' ? 'No payment session found' : 'Payment verification failed'}. If your card was
            charged, your plan begins by itself within a few minutes; you do not need to pay again.
          </p>
          <div data-keep-clear className="mt-8 flex flex-col gap-3">
            <ButtonLink to={paths.selectPlan} size="large" wide>
              Try Again
            </ButtonLink>
            <ButtonLink to={paths.home} tone="outline" wide>
              Back to Home
            </ButtonLink>
          </div>
        </Outcome>
      );
  }
}

const toasts = {
  verifying: null,
  success: { title: 'Payment Successful', description: 'Your subscription has been activated!' },
  missing: { title: 'Error', description: 'No payment session found', tone: 'destructive' },
  failed: { title: 'Payment Verification Failed', description: 'Payment verification failed', tone: 'destructive' },
} as const;

interface OutcomeProps {
  readonly icon: ReactNode;
  readonly tone: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Outcome({ icon, tone, title, children }: OutcomeProps) {
  return (
    <>
      <div aria-hidden="true" className={`mx-auto grid size-16 place-items-center rounded-full [&_svg]:size-8 ${tone}`}>
        {icon}
      </div>
      <h1 className="mt-6 text-3xl font-semibold">{title}</h1>
      {children}
    </>
  );
}
