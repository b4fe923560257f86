import type { PricingPlan, SubscriptionView } from '@crossfoot/contracts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useFirstCharge } from '../api/use-first-charge.ts';
import { confirmWords } from '../model/confirm-words.ts';
import type { PlanStep } from '../model/plan-step.ts';

interface PlanConfirmDialogProps {
  readonly plan: PricingPlan;
  readonly step: Exclude<PlanStep, 'current' | 'pending'>;
  readonly subscription: SubscriptionView;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Says what a change of plan means, and when, before it is done. */
export function PlanConfirmDialog({ plan, step, subscription, isBusy, onConfirm, onClose }: PlanConfirmDialogProps) {
  const { title, text, confirm, refuse } = confirmWords(step, plan, subscription, useFirstCharge(plan));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      title={title}
      description={text}
    >
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button
          tone={step === 'cancel' ? 'danger' : 'primary'}
          className="flex-auto whitespace-nowrap"
          disabled={isBusy}
          onClick={onConfirm}
        >
          {isBusy ? 'Processing...' : confirm}
        </Button>
        <Button tone="outline" className="flex-auto whitespace-nowrap" disabled={isBusy} onClick={onClose}>
          {refuse}
        </Button>
      </div>
    </Dialog>
  );
}
