import { showToast } from '#ui/toast-store.ts';

const fallback = 'Payment processing failed. Please try again.';

/** The words for a payment that failed: the provider's or the server's, else our own. */
export function failureWords(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message === '' || message.includes('Failed to fetch') ? fallback : message;
}

export function showPaymentFailed(error: unknown): void {
  showToast({ title: 'Payment Failed', description: failureWords(error), tone: 'destructive' });
}
