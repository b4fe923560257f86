import type { BodyOf } from '@crossfoot/contracts/http';
import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

type UpdateBody = BodyOf<'POST /api/update-subscription'>;

/** Another plan, the same plan again after a cancellation, or the end of a payment. */
export const useUpdateSubscription = () =>
  useMutation({ mutationFn: (body: UpdateBody) => call('POST /api/update-subscription', { body }) });
