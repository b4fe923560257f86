import { CodedError, errorBodySchema, errorCodeSchema } from '@crossfoot/contracts';
import { z } from 'zod';
import { PortError } from './port-error.ts';

/** How an error crosses from a request's handler to its caller. Both transports use exactly this form. */
export const messageErrorSchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  details: errorBodySchema.omit({ message: true, error: true }),
});
export type MessageError = z.infer<typeof messageErrorSchema>;

/**
 * A `CodedError` crosses whole. Everything else becomes a code without its text: an unexpected error may hold
 * anything, and must not reach a client.
 */
export function encodeMessageError(error: unknown): MessageError {
  if (error instanceof CodedError) return { code: error.code, message: error.message, details: error.details };
  if (error instanceof PortError && error.code === 'unavailable') {
    return {
      code: 'SERVICE_UNAVAILABLE',
      message: 'A part of the service does not answer. Please try again in a moment.',
      details: {},
    };
  }
  return { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.', details: {} };
}

/** The caller's side: always a `CodedError`, also where the wire holds something unknown. */
export function decodeMessageError(wire: unknown): CodedError {
  const parsed = messageErrorSchema.safeParse(wire);
  if (!parsed.success) return decodeMessageError(encodeMessageError(wire));
  const { code, message, details } = parsed.data;
  return new CodedError(code, message, JSON.parse(JSON.stringify(details)));
}
