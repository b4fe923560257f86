import { useEffect, useRef, type ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import { carryToast } from '#ui/toast-store.ts';
import { usePaymentConfiguration } from '../api/use-payment-configuration.ts';
import { isCardDocument } from '../model/card-document.ts';

/**
 * A page with a card element. A script of the provider runs only in a document that was loaded for such a page (its
 * policy alone lets it in), and stays in no other: whoever comes from or goes to another page loads that one anew. The
 * sandbox has no script, and nothing is loaded anew.
 */
export function CardPage({ children }: { readonly children: ReactNode }) {
  const { data: configuration } = usePaymentConfiguration();
  const hasScript = configuration?.provider === 'stripe';
  const isElsewhere = hasScript && !isCardDocument();
  const leaves = useRef(false);

  useEffect(() => {
    leaves.current = hasScript && !isElsewhere;
    if (isElsewhere) window.location.reload();
  }, [hasScript, isElsewhere]);
  useEffect(
    () => () => {
      if (!leaves.current) return;
      carryToast();
      // The address is the next page's already.
      window.location.reload();
    },
    [],
  );

  return isElsewhere ? <Skeleton className="m-6 h-96" /> : children;
}
