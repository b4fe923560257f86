import { requestJson } from '#http/request-json.ts';

/** `POST /api/select-plan` */
export async function selectPlan(planName: string): Promise<void> {
  await requestJson('/api/select-plan', { method: 'POST', body: { planName } });
}
