import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSelectPlan } from '#features/payment/api/use-select-plan.ts';
import { useSubscription } from '#features/payment/api/use-subscription.ts';
import { PlanChoice } from '#features/pricing/components/plan-choice.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { chosenPlan, forgetChosenPlan } from '#session/chosen-plan.ts';
import { useSession } from '#session/current-user.ts';
import { AccountFrame } from '#shell/account-frame.tsx';

export default function SelectPlanPage() {
  const navigate = useNavigate();
  const { user } = useSession();
  const { data: subscription } = useSubscription();
  const { mutate: select } = useSelectPlan();
  const [wish] = useState(() => chosenPlan());
  if (user === null) return null;
  const continueFree = (): void => {
    // The free plan is already there; the answer is of no consequence.
    select('free');
    forgetChosenPlan();
    void navigate(paths.dashboard);
  };
  return (
    <AccountFrame>
      <PageMeta title="Choose a plan" description="Choose how many pages you need each month." path={null} />
      <div className="mx-auto max-w-2xl text-center">
        <h1 className="text-4xl font-semibold">Welcome, {user.firstName}!</h1>
        <p className="mt-3 text-lg text-ink-soft">
          Choose how many pages you need each month. Everything else is the same on every paid plan.
        </p>
      </div>
      <PlanChoice
        chosen={wish ?? subscription?.selectedPlanName ?? null}
        onBuy={({ name }) => select(name)}
        onContinueFree={continueFree}
      />
    </AccountFrame>
  );
}
