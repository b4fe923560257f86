import type { PricingPlan } from '@crossfoot/contracts';
import { useNavigate } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { useAuthPrompt } from '#session/auth-prompt.ts';
import { forgetChosenPlan, rememberChosenPlan } from '#session/chosen-plan.ts';
import { useSession } from '#session/current-user.ts';
import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { usePricingPlans } from '../api/use-pricing-plans.ts';
import { isFree, runningOffer } from '../model/price-words.ts';
import { PlanGrid } from './plan-grid.tsx';

/** The plans on the home page: a visitor registers first and is led on afterwards, a user goes straight to the checkout. */
export function PricingSection() {
  const navigate = useNavigate();
  const openAuth = useAuthPrompt();
  const { user, isPending } = useSession();
  const plans = usePricingPlans();
  const offer = runningOffer(plans);
  const choose = (plan: PricingPlan): void => {
    // While the answer is awaited, somebody who signed in here before is taken for a user; the checkout's guard decides.
    if (user !== null || isPending) {
      void navigate(isFree(plan) ? paths.dashboard : paths.checkout(plan.name));
      return;
    }
    if (isFree(plan)) forgetChosenPlan();
    else rememberChosenPlan(plan.name);
    openAuth('register');
  };
  return (
    <section id="pricing" aria-labelledby="pricing-heading" className="page-width py-5 sm:py-28">
      <SectionHeading id="pricing-heading" eyebrow="Pricing" title="Pay for pages, not for features">
        The paid plans differ only in pages per month. A page counts once: a failure costs nothing, nor does the same
        file again or another format.
        {offer !== null && ` Launch special: ${offer.percentOff}% off the first month.`}
      </SectionHeading>
      <PlanGrid
        plans={plans}
        isBriefOnPhones
        action={(plan) => (
          <Button wide tone={plan.isPopular ? 'primary' : 'outline'} onClick={() => choose(plan)}>
            {isFree(plan) ? (
              'Start free'
            ) : (
              <span>
                Choose <span className="max-sm:sr-only">{plan.displayName}</span>
              </span>
            )}
          </Button>
        )}
      />
      <p className="mt-3 text-sm text-ink-soft sm:hidden">
        Every plan: all formats, several files at once. Paid ones: password-protected PDFs, files up to 50MB, priority
        in the queue.
      </p>
      <p className="mt-3 text-sm text-ink-faint sm:mt-8 sm:text-center">
        Prices in US dollars. Billed monthly. Cancel anytime; access continues to the end of the billing period.
      </p>
    </section>
  );
}
