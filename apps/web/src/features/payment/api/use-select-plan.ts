import { useMutation } from '@tanstack/react-query';
import { requestJson } from '#http/request-json.ts';

/** `POST /api/select-plan`: notes the wish. Whatever it answers, the way goes on. */
export function useSelectPlan() {
  return useMutation({
    mutationFn: (planName: string) => requestJson<unknown>('/api/select-plan', { method: 'POST', body: { planName } }),
  });
}
