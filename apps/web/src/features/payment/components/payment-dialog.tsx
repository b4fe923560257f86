import type { PricingPlan } from '@crossfoot/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import { refreshBilling } from '../api/refresh-billing.ts';
import { useCreateSubscription } from '../api/use-create-subscription.ts';
import type { PaymentClient } from '../model/payment-client.ts';
import { showPaymentFailed } from '../model/payment-failure.ts';
import { ChargeLines } from './charge-lines.tsx';
import { PaymentForm } from './payment-form.tsx';

/** Begins a paid plan: the card becomes a payment method at the provider, with it the subscription is created. */
export function PaymentDialog({ plan, onClose }: { readonly plan: PricingPlan; readonly onClose: () => void }) {
  const client = useQueryClient();
  const create = useCreateSubscription();
  const pay = useMutation({
    mutationFn: async (payment: PaymentClient) => {
      const paymentMethodId = await payment.createPaymentMethod();
      const { status, requiresAction, clientSecret } = await create.mutateAsync({
        planName: plan.name,
        paymentMethodId,
      });
      if (status === 'active') return;
      if (!requiresAction || clientSecret === null) throw new Error('Subscription creation failed');
      await payment.confirmAction(clientSecret);
    },
    onSuccess: async () => {
      // What stands behind the dialog is asked for first: the plans there must not offer to buy once more.
      await refreshBilling(client);
      onClose();
      showToast({
        title: 'Subscription Active',
        description: `Your ${plan.displayName} subscription is now active!`,
      });
    },
    onError: showPaymentFailed,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        // A payment on its way cannot be called back; its end is waited for.
        if (!open && !pay.isPending) onClose();
      }}
      title={`Subscribe to ${plan.displayName}`}
    >
      <ChargeLines plan={plan} />
      <div className="mt-6">
        <PaymentForm
          plan={plan}
          isPaying={pay.isPending}
          failure={pay.error}
          onPay={(payment) => pay.mutate(payment)}
        />
      </div>
    </Dialog>
  );
}
