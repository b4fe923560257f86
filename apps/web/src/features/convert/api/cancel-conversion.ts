import { call } from '#http/call.ts';

/** Tells the server that nobody waits for a conversion any more. Best effort: an unknown one is no failure here. */
export async function cancelConversion(conversionId: string): Promise<void> {
  await call('POST /api/conversions/{id}/cancel', { parts: { id: conversionId } }).catch(() => undefined);
}
