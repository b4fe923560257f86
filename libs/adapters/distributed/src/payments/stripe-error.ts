import { PortError } from '@crossfoot/ports';
import Stripe from 'stripe';

const { errors } = Stripe;

export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** What Stripe refuses comes out as a PortError. Only the message of a declined card is written for customers and kept. */
export async function reportStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof errors.StripeError)) throw error;
    if (error instanceof errors.StripeCardError) throw new PortError('declined', error.message);
    if (isMissing(error)) throw new PortError('notFound', 'Stripe does not know what the call names');
    if (error instanceof errors.StripeIdempotencyError)
      throw new PortError('refused', 'The idempotency key was used for another call');
    if (error instanceof errors.StripeInvalidRequestError)
      throw new PortError('refused', `Stripe refused the call (${error.code ?? error.param ?? 'invalid request'})`);
    throw new PortError('unavailable', `Stripe did not carry out a call (${error.type})`);
  }
}
