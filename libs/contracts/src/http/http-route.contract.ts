import { z } from 'zod';
import type { ErrorCode } from '../coded-error.ts';

/** One call of the public interface. */
export interface HttpRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for a part of the path. */
  readonly path: string;
  readonly summary: string;
  /** `anyone`: nobody need be known · `visitor`: the visitor's cookie · `known`: user or visitor · `user`: signed in. */
  readonly access: 'anyone' | 'visitor' | 'known' | 'user';
  readonly query?: z.ZodType;
  readonly json?: z.ZodType;
  readonly multipart?: z.ZodType;
  readonly headers?: z.ZodType;
  readonly reply: { readonly type: 'application/json'; readonly schema: z.ZodType } | { readonly type: string };
  /** Codes that this call may answer with, beside those that every call may. */
  readonly errors: readonly ErrorCode[];
}

/** A reply of JSON. */
export const json = <Schema extends z.ZodType>(schema: Schema) => ({ type: 'application/json', schema }) as const;

/** A reply that only says what happened. */
export const said = json(z.object({ message: z.string() }));
