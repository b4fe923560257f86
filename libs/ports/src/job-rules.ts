import { CodedError } from '@crossfoot/contracts';
import type { QueueDefinition } from './jobs.port.ts';
import { PortError } from './port-error.ts';

const NAME = /^[a-z][a-z0-9-]{0,59}$/;
const LONGEST_BACKOFF_MS = 3_600_000;

/** The rules of `JobsPort` that every adapter applies alike. */
export function checkQueueDefinition<P>(definition: QueueDefinition<P>): void {
  if (!NAME.test(definition.name))
    throw new PortError(
      'refused',
      `A queue's name is lower-case letters, digits and hyphens, not ${JSON.stringify(definition.name)}`,
    );
  if (!Number.isInteger(definition.attempts) || definition.attempts < 1)
    throw new PortError('refused', `${definition.name}: attempts must be 1 or more`);
  if (!(definition.backoffMs >= 0))
    throw new PortError('refused', `${definition.name}: the backoff must not be negative`);
}

export function checkDedupeKey(key: string): void {
  if (typeof key !== 'string' || key === '' || key.length > 200 || /\p{Cc}/u.test(key)) {
    throw new PortError('refused', 'A dedupe key is a text of 1 to 200 characters without control characters');
  }
}

/** A payload as a run will see it. Throws `invalidDocument`, naming fields and never values. */
export function parsePayload<P>(definition: QueueDefinition<P>, payload: unknown): P {
  const parsed = definition.schema.safeParse(payload === undefined ? payload : JSON.parse(JSON.stringify(payload)));
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'payload'} (${issue.code})`).join(', ');
  throw new PortError('invalidDocument', `${definition.name}: the payload does not fit its schema at ${where}`);
}

/** The wait after a failed run: doubles with each, up to an hour. */
export function backoffAfter(definition: { readonly backoffMs: number }, attempt: number): number {
  return Math.min(definition.backoffMs * 2 ** (attempt - 1), LONGEST_BACKOFF_MS);
}

/**
 * Why a job is dead, as it may be kept and logged: the words of our own errors, and of all others the name alone, because
 * they may quote what they were reading.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof CodedError || error instanceof PortError) return error.message;
  return error instanceof Error ? error.name : typeof error;
}
