import { z } from 'zod';
import { errorStatus, type ErrorCode } from './coded-error.ts';

export { CodedError, errorStatus, type ErrorCode } from './coded-error.ts';

export const errorCodeSchema = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** The body of every reply that is not OK. */
export const errorBodySchema = z.looseObject({
  message: z.string(),
  error: errorCodeSchema.optional(),
  requiresPassword: z.boolean().optional(),
  requiresVerification: z.boolean().optional(),
  userExists: z.boolean().optional(),
  /** The mailed code is dead: only a new one helps. */
  needsNewCode: z.boolean().optional(),
  retryAfterSeconds: z.int().optional(),
  email: z.string().optional(),
  pagesNeeded: z.int().optional(),
  pagesLeft: z.int().optional(),
  /** The conversion that succeeded although its file could not be written. */
  conversionId: z.uuid().optional(),
  newestRevision: z.int().optional(),
  requestId: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
