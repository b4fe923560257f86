import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** Ends the subscription with its period. */
export const useDowngradeToFree = () => useMutation({ mutationFn: () => call('POST /api/downgrade-to-free') });
