import { Button } from '#ui/button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { usePricingPlans } from '../api/use-pricing-plans.ts';
import { isFree, runningOffer } from '../model/price-words.ts';
import { PlanCard } from './plan-card.tsx';

/** The plans for visitors; every button opens the account dialog. */
export function PricingSection({ onChoose }: { readonly onChoose: () => void }) {
  const plans = usePricingPlans();
  const offer = runningOffer(plans);
  return (
    <section id="pricing" aria-labelledby="pricing-heading" className="page-width py-20 sm:py-28">
      <SectionHeading id="pricing-heading" eyebrow="Pricing" title="Pay for pages, not for features">
        The paid plans differ only in pages per month. A page counts once: a conversion that fails costs nothing, and
        neither does the same file again or another format.
        {offer !== null && ` Launch special: ${offer.percentOff}% off the first month of every paid plan.`}
      </SectionHeading>
      <ul className="mt-14 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            action={
              <Button wide tone={plan.isPopular ? 'primary' : 'outline'} onClick={onChoose}>
                {isFree(plan) ? 'Start free' : `Choose ${plan.displayName}`}
              </Button>
            }
          />
        ))}
      </ul>
      <p className="mt-8 text-center text-sm text-ink-faint">
        Prices in US dollars. Billed monthly. Cancel anytime; access continues to the end of the billing period.
      </p>
    </section>
  );
}
