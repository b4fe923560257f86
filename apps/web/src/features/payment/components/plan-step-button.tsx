import type { PricingPlan, SubscriptionView } from '@crossfoot/contracts';
import { Button } from '#ui/button.tsx';
import { shortDayWords } from '../model/money-words.ts';
import { planStep } from '../model/plan-step.ts';

interface PlanStepButtonProps {
  readonly plan: PricingPlan;
  readonly subscription: SubscriptionView;
  readonly onChoose: () => void;
}

/** The button of a plan, as the subscription stands. */
export function PlanStepButton({ plan, subscription, onChoose }: PlanStepButtonProps) {
  const { displayName, isPopular } = plan;
  const step = planStep(plan, subscription);
  const beginsAt = subscription.endsAt ?? subscription.nextBillingAt;
  switch (step) {
    case 'current':
      return (
        <Button wide tone="outline" disabled>
          Current Plan
        </Button>
      );
    case 'pending':
      return (
        <Button wide tone="outline" disabled>
          {beginsAt === null ? 'From the next cycle' : `From ${shortDayWords(beginsAt)}`}
        </Button>
      );
    case 'keep':
      return (
        <Button wide onClick={onChoose}>
          Keep {displayName}
        </Button>
      );
    case 'cancel':
      return (
        <Button wide tone="outline" onClick={onChoose} aria-label="Downgrade to Free">
          Downgrade
        </Button>
      );
    case 'buy':
    case 'switch':
      return (
        <Button wide tone={isPopular ? 'primary' : 'outline'} onClick={onChoose} aria-label={`Buy ${displayName}`}>
          Buy
        </Button>
      );
  }
}
