import type { ErrorBody } from '@crossfoot/contracts';

/** A reply that was not OK: the server's message, and every field of its body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Partial<ErrorBody>;

  constructor(status: number, message: string, body: Partial<ErrorBody> = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

/** Reads the text of a reply that was not OK: JSON with a message becomes that message and its fields, else the raw text. */
export function errorFromReply(status: number, statusText: string, text: string): ApiError {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') {
      return new ApiError(status, body.message, body as Partial<ErrorBody>);
    }
  } catch {
    // Not JSON: the raw text is the message.
  }
  return new ApiError(status, text === '' ? statusText : text);
}
