import { z } from 'zod';
import {
  changePasswordBodySchema,
  currentUserSchema,
  deleteAccountBodySchema,
  forgotPasswordBodySchema,
  loginBodySchema,
  profileBodySchema,
  registerBodySchema,
  registeredSchema,
  resendCodeBodySchema,
  resetPasswordBodySchema,
  sessionViewSchema,
  signedInSchema,
  verifyCodeBodySchema,
} from '../identity.contract.ts';
import { pricingPlanSchema } from '../billing.contract.ts';
import { conversionRowSchema, uploadReplySchema } from '../conversion.contract.ts';
import { conversionsQuerySchema, downloadQuerySchema } from '../conversion-queries.contract.ts';
import type { ErrorCode } from '../coded-error.ts';
import { exportFormatSchema } from '../export-format.contract.ts';
import { statementResultSchema } from '../statement-result.contract.ts';
import { visitorStateSchema } from '../visitor.contract.ts';

/** One call of the public interface. */
export interface HttpRoute {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
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

const json = (schema: z.ZodType) => ({ type: 'application/json', schema }) as const;
const said = json(z.object({ message: z.string() }));
const upload = z.object({ file: z.file(), format: exportFormatSchema.optional() });
const protectedUpload = upload.extend({ password: z.string().min(1) });
const uploadHeaders = z.object({ 'Idempotency-Key': z.uuid().optional() });
const uploadErrors = [
  'FILE_MISSING',
  'TOO_MANY_FILES',
  'EMPTY_FILE',
  'NOT_A_PDF',
  'FILE_TOO_LARGE',
  'TOO_MANY_PAGES',
  'PDF_DAMAGED',
  'PDF_TOO_COMPLEX',
  'NO_TRANSACTIONS',
  'FORMAT_NOT_ALLOWED',
  'PASSWORD_PROTECTED_PREMIUM',
  'IDEMPOTENCY_KEY_REUSED',
  'UPLOAD_INTERRUPTED',
  'CONVERSION_FAILED',
  'CONVERSION_TIMEOUT',
  'CONVERSION_CANCELLED',
] as const satisfies readonly ErrorCode[];
const visitorErrors = [...uploadErrors, 'FREE_CONVERSION_USED', 'RATE_LIMITED', 'RESULT_GONE'] as const;
const userErrors = [...uploadErrors, 'UNAUTHENTICATED', 'PAGE_LIMIT_EXCEEDED'] as const;
const passwordErrors = ['PASSWORD_REQUIRED', 'PASSWORD_WRONG'] as const;

const conversionRoutes: readonly HttpRoute[] = [
  {
    method: 'POST',
    path: '/api/convert-free',
    summary: 'The one free conversion of a visitor; the reply is the file.',
    access: 'visitor',
    headers: uploadHeaders,
    multipart: upload,
    reply: json(uploadReplySchema),
    errors: visitorErrors,
  },
  {
    method: 'POST',
    path: '/api/convert-free-with-password',
    summary: 'The same with a password, which takes a paid plan.',
    access: 'visitor',
    headers: uploadHeaders,
    multipart: protectedUpload,
    reply: json(uploadReplySchema),
    errors: [...visitorErrors, ...passwordErrors],
  },
  {
    method: 'POST',
    path: '/api/upload',
    summary: 'Converts a file; the reply is the file in the wished format.',
    access: 'user',
    headers: uploadHeaders,
    multipart: upload,
    reply: json(uploadReplySchema),
    errors: [...userErrors, 'PASSWORD_REQUIRED'],
  },
  {
    method: 'POST',
    path: '/api/upload-with-password',
    summary: 'Converts a password-protected file.',
    access: 'user',
    headers: uploadHeaders,
    multipart: protectedUpload,
    reply: json(uploadReplySchema),
    errors: [...userErrors, ...passwordErrors],
  },
  {
    method: 'GET',
    path: '/api/conversions',
    summary: 'The conversions of a user, newest first.',
    access: 'user',
    query: conversionsQuerySchema,
    reply: json(z.array(conversionRowSchema)),
    errors: ['UNAUTHENTICATED'],
  },
  {
    method: 'GET',
    path: '/api/conversions/{id}',
    summary: 'The result as JSON; 202 with the state while there is none.',
    access: 'known',
    reply: json(z.union([statementResultSchema, conversionRowSchema])),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'RESULT_GONE'],
  },
  {
    method: 'GET',
    path: '/api/conversions/{id}/events',
    summary: 'Server-sent events: progress, end, failure.',
    access: 'known',
    reply: { type: 'text/event-stream' },
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  },
  {
    method: 'POST',
    path: '/api/conversions/{id}/cancel',
    summary: 'Ends a conversion; nothing is charged.',
    access: 'known',
    reply: json(conversionRowSchema),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/download/{id}',
    summary: 'The result as a file of any format.',
    access: 'user',
    query: downloadQuerySchema,
    reply: { type: 'application/octet-stream' },
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'RESULT_GONE'],
  },
  {
    method: 'GET',
    path: '/api/visitor',
    summary: 'What an anonymous visitor may still do.',
    access: 'visitor',
    reply: json(visitorStateSchema),
    errors: [],
  },
];

const billingRoutes: readonly HttpRoute[] = [
  {
    method: 'GET',
    path: '/api/pricing-plans',
    summary: 'The plans and the launch offer.',
    access: 'anyone',
    reply: json(z.array(pricingPlanSchema)),
    errors: [],
  },
];

const authRoutes: readonly HttpRoute[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    summary: 'Creates an account and mails a code.',
    access: 'anyone',
    json: registerBodySchema,
    reply: json(registeredSchema),
    errors: ['EMAIL_EXISTS', 'PASSWORD_TOO_COMMON', 'RATE_LIMITED', 'CARD_DATA_REFUSED'],
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    summary: 'Signs in.',
    access: 'anyone',
    json: loginBodySchema,
    reply: json(signedInSchema),
    errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'RATE_LIMITED'],
  },
  { method: 'POST', path: '/api/auth/logout', summary: 'Ends the session.', access: 'anyone', reply: said, errors: [] },
  {
    method: 'POST',
    path: '/api/auth/verify-code',
    summary: 'Proves an address with the mailed code.',
    access: 'anyone',
    json: verifyCodeBodySchema,
    reply: json(z.looseObject({ signedIn: z.boolean() })),
    errors: ['CODE_INVALID', 'RATE_LIMITED'],
  },
  {
    method: 'POST',
    path: '/api/auth/resend-code',
    summary: 'Mails a new code.',
    access: 'anyone',
    json: resendCodeBodySchema,
    reply: said,
    errors: ['RATE_LIMITED'],
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    summary: 'Mails a link for a new password.',
    access: 'anyone',
    json: forgotPasswordBodySchema,
    reply: said,
    errors: ['RATE_LIMITED'],
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Sets a new password with the mailed link.',
    access: 'anyone',
    json: resetPasswordBodySchema,
    reply: said,
    errors: ['RESET_LINK_INVALID', 'PASSWORD_TOO_COMMON', 'RATE_LIMITED'],
  },
  {
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user.',
    access: 'user',
    reply: json(currentUserSchema),
    errors: ['UNAUTHENTICATED'],
  },
  {
    method: 'PATCH',
    path: '/api/auth/profile',
    summary: 'Changes name and address.',
    access: 'user',
    json: profileBodySchema,
    reply: json(currentUserSchema),
    errors: ['UNAUTHENTICATED', 'EMAIL_EXISTS', 'RATE_LIMITED'],
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    summary: 'Changes the password and ends all other sessions.',
    access: 'user',
    json: changePasswordBodySchema,
    reply: said,
    errors: ['UNAUTHENTICATED', 'INVALID_CREDENTIALS', 'PASSWORD_TOO_COMMON', 'RATE_LIMITED'],
  },
  {
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where the user is signed in.',
    access: 'user',
    reply: json(z.array(sessionViewSchema)),
    errors: ['UNAUTHENTICATED'],
  },
  {
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    summary: 'Ends every other session.',
    access: 'user',
    reply: said,
    errors: ['UNAUTHENTICATED'],
  },
  {
    method: 'DELETE',
    path: '/api/auth/user',
    summary: 'Deletes the account.',
    access: 'user',
    json: deleteAccountBodySchema,
    reply: said,
    errors: ['UNAUTHENTICATED', 'INVALID_CREDENTIALS', 'ACCOUNT_DELETION_PENDING', 'RATE_LIMITED'],
  },
];

const ownRoutes: readonly HttpRoute[] = [
  {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description.',
    access: 'anyone',
    reply: json(z.looseObject({})),
    errors: [],
  },
];

/** Every call of the public interface; a spec holds it against the routes that are really registered. */
export const httpRoutes: readonly HttpRoute[] = [...conversionRoutes, ...billingRoutes, ...authRoutes, ...ownRoutes];
