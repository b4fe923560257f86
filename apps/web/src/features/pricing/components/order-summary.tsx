import type { PricingPlan } from '@crossfoot/contracts';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast-store.ts';
import { createCheckoutSession } from '../api/create-checkout-session.ts';
import { dollars } from '../model/price-words.ts';

/** What will be charged, and the way to the provider's page where it is paid. */
export function OrderSummary({ plan }: { readonly plan: PricingPlan }) {
  const [isProcessing, setProcessing] = useState(false);
  const today = plan.launchOffer?.firstMonthPrice ?? plan.price;
  const pay = async (): Promise<void> => {
    setProcessing(true);
    try {
      window.location.assign(await createCheckoutSession(plan));
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      showToast({
        title: 'Payment Failed',
        description: message === '' ? 'Payment processing failed. Please try again.' : message,
        tone: 'destructive',
      });
      setProcessing(false);
    }
  };
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="text-xl font-semibold">Order summary</h2>
      <dl className="mt-5 divide-y divide-rule border-y border-rule">
        <Line label={`${plan.displayName}, ${plan.pageLimit.toLocaleString('en-US')} pages per month`}>
          {dollars(plan.price)} a month
        </Line>
        {plan.launchOffer !== null && (
          <Line label={`${plan.launchOffer.percentOff}% OFF Launch Special, first month`}>
            −{dollars((Number(plan.price) - Number(plan.launchOffer.firstMonthPrice)).toFixed(2))}
          </Line>
        )}
        <Line label="Charged today" isTotal>
          {dollars(today)}
        </Line>
      </dl>
      <p className="mt-4 text-sm text-ink-faint">
        Billed monthly. Cancel anytime. The card is entered on the page of the payment provider and never reaches our
        servers.
      </p>
      <Button size="large" wide className="mt-6" disabled={isProcessing} onClick={() => void pay()}>
        {isProcessing ? 'Processing...' : 'Continue to payment'}
      </Button>
    </Card>
  );
}

function Line({
  label,
  isTotal = false,
  children,
}: {
  readonly label: string;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt className={isTotal ? 'font-semibold' : 'text-ink-soft'}>{label}</dt>
      <dd className={isTotal ? 'figure double-rule text-lg font-semibold' : 'figure whitespace-nowrap'}>{children}</dd>
    </div>
  );
}
