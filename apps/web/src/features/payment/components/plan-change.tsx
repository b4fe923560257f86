import type { PricingPlan, SubscriptionView } from '@crossfoot/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clearToast, showToast } from '#ui/toast-store.ts';
import { refreshBilling } from '../api/refresh-billing.ts';
import { useDowngradeToFree } from '../api/use-downgrade-to-free.ts';
import { useSelectPlan } from '../api/use-select-plan.ts';
import { useUpdateSubscription } from '../api/use-update-subscription.ts';
import { planStep } from '../model/plan-step.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { PlanConfirmDialog } from './plan-confirm-dialog.tsx';

interface PlanChangeProps {
  /** The plan that was chosen. */
  readonly plan: PricingPlan;
  readonly subscription: SubscriptionView;
  readonly onClose: () => void;
}

/** From the choice of a plan to its end: what it means, then the payment, the change or the cancellation. */
export function PlanChange({ plan, subscription, onClose }: PlanChangeProps) {
  const client = useQueryClient();
  // As it stood when the plan was chosen: what the change brings must not change the question.
  const [step] = useState(() => planStep(plan, subscription));
  const [isPaying, setPaying] = useState(false);
  const select = useSelectPlan();
  const update = useUpdateSubscription();
  const downgrade = useDowngradeToFree();

  const change = useMutation({
    mutationFn: () => (step === 'cancel' ? downgrade.mutateAsync() : update.mutateAsync({ planName: plan.name })),
    onSuccess: async () => {
      await refreshBilling(client);
      onClose();
      showToast(doneWords(step === 'cancel' ? 'cancel' : step === 'keep' ? 'keep' : 'switch', plan.displayName));
    },
    onError: () =>
      showToast({
        title: 'Error',
        description: `Failed to ${step === 'cancel' ? 'cancel' : 'update'} subscription. Please try again.`,
        tone: 'destructive',
      }),
  });

  if (step === 'current' || step === 'pending') return null;
  if (isPaying) return <PaymentDialog plan={plan} onClose={onClose} />;
  const confirm = (): void => {
    clearToast();
    if (step !== 'buy') {
      change.mutate();
      return;
    }
    // The wish is noted first; the payment goes on whatever comes of it.
    select.mutate(plan.name, { onSettled: () => setPaying(true) });
  };
  return (
    <PlanConfirmDialog
      plan={plan}
      step={step}
      subscription={subscription}
      isBusy={change.isPending || select.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

function doneWords(done: 'cancel' | 'keep' | 'switch', planName: string): { title: string; description: string } {
  switch (done) {
    case 'cancel':
      return {
        title: 'Success',
        description:
          "Your subscription has been cancelled. You'll continue to have access until the end of your billing period.",
      };
    case 'keep':
      return { title: 'Subscription Active', description: `Your ${planName} subscription is now active!` };
    case 'switch':
      return {
        title: 'Success',
        description: `Your plan has been updated to ${planName}. Changes will take effect in your next billing cycle.`,
      };
  }
}
