import type { MessageHandler } from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import type { DeliveryContext } from './messages.port.ts';
import { withRequestId } from './request-id.ts';

/**
 * Runs a Nest handler to its real end: a promise until it settles, an Observable until it completes. Resolves to its
 * last value (null where there is none), rejects with its error. Only after that may a transport acknowledge.
 */
export async function runMessageHandler(
  handler: MessageHandler,
  payload: unknown,
  context: DeliveryContext,
): Promise<unknown> {
  return withRequestId(context.requestId, async () => {
    const result: unknown = await handler(payload, context);
    const value: unknown = isObservable(result) ? await lastValueFrom(result, { defaultValue: null }) : result;
    return value ?? null;
  });
}

/** A copy as the wire would make it. Throws where the value cannot be written as JSON. */
export function jsonCopy(value: unknown): unknown {
  const text = JSON.stringify(value);
  return text === undefined ? null : JSON.parse(text);
}
