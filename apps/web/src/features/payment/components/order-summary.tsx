import type { PricingPlan } from '@crossfoot/contracts';
import { Check } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { ChargeLines } from './charge-lines.tsx';

/** What is bought, and what it really costs. */
export function OrderSummary({ plan }: { readonly plan: PricingPlan }) {
  return (
    <Card className="p-6 lg:sticky lg:top-24">
      <h2 className="mb-4 text-xl font-semibold">Order summary</h2>
      <ChargeLines plan={plan} />
      <h3 className="mt-6 text-sm font-semibold max-lg:hidden">What you get</h3>
      <ul className="mt-2 space-y-1.5 text-[0.9375rem] text-ink-soft max-lg:hidden">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
            {feature}
          </li>
        ))}
      </ul>
    </Card>
  );
}
