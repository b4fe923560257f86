import type { SandboxPayment } from '@crossfoot/contracts';
import { requestJson } from '#http/request-json.ts';

/** `POST /sandbox-payments/confirm`: pays with a test card, named by its id; the number stays in the browser. */
export function confirmInSandbox(clientSecret: string, paymentMethodId: string): Promise<SandboxPayment> {
  return requestJson('/sandbox-payments/confirm', { method: 'POST', body: { clientSecret, paymentMethodId } });
}

/** `POST /sandbox-payments/authenticate`: the customer's answer to the bank's question. */
export function authenticateInSandbox(clientSecret: string, outcome: 'succeeds' | 'fails'): Promise<SandboxPayment> {
  return requestJson('/sandbox-payments/authenticate', { method: 'POST', body: { clientSecret, outcome } });
}
