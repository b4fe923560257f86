import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showPaymentFailed } from '../model/payment-failure.ts';
import { providerAddress } from '../model/provider-address.ts';
import { paymentConfigurationQuery } from './use-payment-configuration.ts';
import { refreshBilling } from './refresh-billing.ts';

/**
 * Asks our server for a page of the payment provider and sends the browser there. `isLeaving` stays true until the page
 * is gone; whoever comes back with the back button finds it at rest and up to date.
 */
export function useLeaveForProvider<Variables>(call: UseMutationResult<string, Error, Variables>) {
  const client = useQueryClient();
  const [hasAddress, setHasAddress] = useState(false);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return;
      setHasAddress(false);
      void refreshBilling(client);
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [client]);

  const leaving = useMutation({
    mutationFn: async (variables: Variables) => {
      const url = await call.mutateAsync(variables);
      const configuration = await client.ensureQueryData(paymentConfigurationQuery);
      return providerAddress(url, configuration?.redirectHosts ?? [], window.location.origin);
    },
    onSuccess: (address) => {
      setHasAddress(true);
      window.location.assign(address);
    },
    onError: showPaymentFailed,
  });
  return { leave: leaving.mutate, isLeaving: leaving.isPending || hasAddress };
}
