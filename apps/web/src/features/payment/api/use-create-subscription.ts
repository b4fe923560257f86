import type { BodyOf } from '@crossfoot/contracts/http';
import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

type SubscriptionBody = BodyOf<'POST /api/create-subscription-with-payment'>;

/** Charged at once, or to be confirmed with the card's bank. */
export const useCreateSubscription = () =>
  useMutation({
    mutationFn: (body: SubscriptionBody) => call('POST /api/create-subscription-with-payment', { body }),
  });
