import { useMutation } from '@tanstack/react-query';
import { call } from '#http/call.ts';

/** Notes the wish. Whatever it answers, the way goes on. */
export const useSelectPlan = () =>
  useMutation({ mutationFn: (planName: string) => call('POST /api/select-plan', { body: { planName } }) });
