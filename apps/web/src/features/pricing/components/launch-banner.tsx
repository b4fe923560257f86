import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { usePricingPlans } from '../api/use-pricing-plans.ts';
import { runningOffer } from '../model/price-words.ts';

/** The launch offer, for as long as the catalogue has one. */
export function LaunchBanner() {
  const offer = runningOffer(usePricingPlans());
  if (offer === null) return null;
  return (
    <aside aria-label="Launch offer" className="bg-banner px-4 py-2 text-center text-sm text-on-banner">
      <strong>{offer.percentOff}% OFF Launch Special</strong>
      <span className="max-sm:hidden"> on the first month of every paid plan.</span>{' '}
      <Link to={paths.pricing} className="font-semibold underline underline-offset-3">
        See the plans
      </Link>
    </aside>
  );
}
