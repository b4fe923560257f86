import type { PricingPlan } from '@crossfoot/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { showToast } from '#ui/toast-store.ts';
import { refreshBilling } from '../api/refresh-billing.ts';
import { useCreatePaymentIntent } from '../api/use-create-payment-intent.ts';
import { useUpdateSubscription } from '../api/use-update-subscription.ts';
import type { PaymentClient } from '../model/payment-client.ts';
import { showPaymentFailed } from '../model/payment-failure.ts';
import { PaymentForm } from './payment-form.tsx';

/** Pays on our page with the provider's card element; then the subscription begins with the payment that succeeded. */
export function CardPayment({ plan }: { readonly plan: PricingPlan }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const createIntent = useCreatePaymentIntent();
  const update = useUpdateSubscription();
  /** A payment that succeeded and whose subscription did not begin yet: never paid a second time. */
  const paid = useRef<string | null>(null);

  // Only once this page is left: it sends whoever has a plan to the change of plans, and would do so before the move home.
  useEffect(
    () => () => {
      if (paid.current !== null) void refreshBilling(client);
    },
    [client],
  );

  const pay = useMutation({
    mutationFn: async (payment: PaymentClient) => {
      paid.current ??= await payment.confirmPayment((await createIntent.mutateAsync(plan)).clientSecret);
      await update.mutateAsync({ planName: plan.name, paymentIntentId: paid.current });
    },
    onSuccess: async () => {
      await navigate(paths.home);
      showToast({ title: 'Payment Successful', description: 'Your subscription has been activated!' });
    },
    onError: showPaymentFailed,
  });
  return (
    <Card className="p-6 sm:p-8">
      <h2 className="mb-4 text-xl font-semibold">Pay by card</h2>
      <PaymentForm plan={plan} isPaying={pay.isPending} failure={pay.error} onPay={(payment) => pay.mutate(payment)}>
        {!pay.isPending && (
          <ButtonLink to={paths.selectPlan} tone="quiet" wide className="mt-3">
            Cancel
          </ButtonLink>
        )}
      </PaymentForm>
    </Card>
  );
}
