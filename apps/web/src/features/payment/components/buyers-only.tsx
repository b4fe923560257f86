import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '#routes/paths.ts';
import { useSubscription } from '../api/use-subscription.ts';

/** A first purchase. Whoever pays for a plan already changes it instead, and is not charged twice. */
export function BuyersOnly({ children }: { readonly children: ReactNode }) {
  const { data: subscription } = useSubscription();
  const isPaying = subscription != null && !['free', 'incomplete'].includes(subscription.status);
  return isPaying ? <Navigate to={paths.upgrade} replace /> : children;
}
