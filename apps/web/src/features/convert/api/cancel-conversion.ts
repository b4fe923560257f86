import { requestJson } from '#http/request-json.ts';

/** Tells the server that nobody waits for a conversion any more. Best effort: an unknown one is no failure here. */
export async function cancelConversion(conversionId: string): Promise<void> {
  await requestJson(`/api/conversions/${conversionId}/cancel`, { method: 'POST' }).catch(() => undefined);
}
