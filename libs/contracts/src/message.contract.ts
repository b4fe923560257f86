import type { z } from 'zod';

/** A request to one service: who knows the pattern knows what goes in and what comes back. */
export interface RequestContract<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  readonly pattern: string;
  readonly schema: P;
  readonly reply: R;
}

/** An event: told once it has happened, to every service that listens. */
export interface EventContract<P extends z.ZodType = z.ZodType> {
  readonly pattern: string;
  readonly schema: P;
}
