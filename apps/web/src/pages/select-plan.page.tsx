import { PlanChoice } from '#features/pricing/components/plan-choice.tsx';
import { PageMeta } from '#routes/page-meta.tsx';
import { useSession } from '#session/current-user.ts';
import { AccountFrame } from '#shell/account-frame.tsx';

export default function SelectPlanPage() {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <AccountFrame>
      <PageMeta title="Choose a plan" description="Choose how many pages you need each month." path={null} />
      <div className="mx-auto max-w-2xl text-center">
        <h1 className="text-4xl font-semibold">Welcome, {user.firstName}!</h1>
        <p className="mt-3 text-lg text-ink-soft">
          Choose how many pages you need each month. Everything else is the same on every paid plan.
        </p>
      </div>
      <PlanChoice />
    </AccountFrame>
  );
}
