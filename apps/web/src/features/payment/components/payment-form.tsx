import type { PricingPlan } from '@crossfoot/contracts';
import { Lock } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFirstCharge } from '../api/use-first-charge.ts';
import { usePaymentConfiguration } from '../api/use-payment-configuration.ts';
import { moneyWords } from '../model/money-words.ts';
import type { PaymentClient } from '../model/payment-client.ts';
import { failureWords } from '../model/payment-failure.ts';
import { CardPanel } from './card-panel.tsx';

interface PaymentFormProps {
  readonly plan: PricingPlan;
  readonly isPaying: boolean;
  /** Why the last attempt failed; null where none has. */
  readonly failure: unknown;
  readonly onPay: (client: PaymentClient) => void;
  /** What stands beside the pay button. */
  readonly children?: ReactNode;
}

/** The provider's card element and the pay button, which waits until the provider is ready and while it works. */
export function PaymentForm({ plan, isPaying, failure, onPay, children }: PaymentFormProps) {
  const { data: configuration, isError, refetch } = usePaymentConfiguration();
  const charge = useFirstCharge(plan);
  const client = useRef<PaymentClient>(null);
  const [isReady, setReady] = useState(false);
  const noteReady = useCallback((ready: boolean) => setReady(ready), []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (client.current !== null && !isPaying) onPay(client.current);
      }}
    >
      {isError ? (
        <LoadFailure onRetry={() => void refetch()}>The card form could not be loaded.</LoadFailure>
      ) : configuration === undefined || configuration === null ? (
        <Skeleton className="h-44" />
      ) : (
        <CardPanel configuration={configuration} ref={client} disabled={isPaying} onReady={noteReady} />
      )}
      {failure !== null && !isPaying && (
        <p role="alert" className="mt-4 rounded-lg bg-bad-tint px-4 py-3 font-medium text-bad">
          {failureWords(failure)}
        </p>
      )}
      <Button type="submit" size="large" wide className="mt-5" disabled={!isReady || isPaying || charge === null}>
        {!isPaying && <Lock aria-hidden="true" />}
        {isPaying ? 'Processing...' : charge === null ? 'Pay' : `Pay ${moneyWords(charge.today)}`}
      </Button>
      {children}
    </form>
  );
}
