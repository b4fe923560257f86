import { z } from 'zod';
import { conversionRowSchema, uploadReplySchema } from '../conversion.contract.ts';
import { conversionsQuerySchema, downloadQuerySchema } from '../conversion-queries.contract.ts';
import type { ErrorCode } from '../coded-error.ts';
import { exportFormatSchema } from '../export-format.contract.ts';
import { exportOptionsSchema } from '../export-options.contract.ts';
import {
  revisionDetailsSchema,
  revisionQuerySchema,
  revisionRequestSchema,
  revisionSchema,
} from '../revision.contract.ts';
import { statementResultSchema } from '../statement-result.contract.ts';
import { measurementConfigurationSchema, visitorStateSchema } from '../visitor.contract.ts';
import { authRoutes } from './auth-routes.contract.ts';
import { billingRoutes } from './billing-routes.contract.ts';
import { json, type HttpRoute } from './http-route.contract.ts';

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
  'CURRENCY_NEEDED',
  'PASSWORD_PROTECTED_PREMIUM',
  'IDEMPOTENCY_KEY_REUSED',
  'UPLOAD_INTERRUPTED',
  'CONVERSION_FAILED',
  'CONVERSION_TIMEOUT',
  'CONVERSION_CANCELLED',
] as const satisfies readonly ErrorCode[];
const visitorErrors = [...uploadErrors, 'FREE_CONVERSION_USED', 'RATE_LIMITED', 'RESULT_GONE'] as const;
const userErrors = [...uploadErrors, 'UNAUTHENTICATED', 'PAGE_LIMIT_EXCEEDED', 'RATE_LIMITED'] as const;
const passwordErrors = ['PASSWORD_REQUIRED', 'PASSWORD_WRONG'] as const;

const conversionRoutes = [
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
    summary: 'The result as JSON, of the newest revision or the one asked for; 202 with the state while there is none.',
    access: 'known',
    query: revisionQuerySchema,
    reply: json(z.union([statementResultSchema, conversionRowSchema])),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'RESULT_GONE', 'RATE_LIMITED'],
  },
  {
    method: 'GET',
    path: '/api/conversions/{id}/events',
    summary: 'Server-sent events: progress, end, failure.',
    access: 'known',
    reply: { type: 'text/event-stream' },
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED'],
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
    path: '/api/conversions/{id}/revisions',
    summary: 'Who saved corrections of the result, when and how many of each kind; oldest first.',
    access: 'user',
    reply: json(z.array(revisionSchema)),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  },
  {
    method: 'GET',
    path: '/api/conversions/{id}/revisions/{number}',
    summary: 'One revision with its corrections, and what they changed in the original.',
    access: 'user',
    reply: json(revisionDetailsSchema),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'RESULT_GONE', 'RATE_LIMITED'],
  },
  {
    method: 'POST',
    path: '/api/conversions/{id}/revisions',
    summary:
      'Saves corrections of the original as the next revision; no page is charged. The same call again is answered as before.',
    access: 'user',
    json: revisionRequestSchema,
    reply: json(revisionSchema),
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'RESULT_GONE', 'REVISION_CONFLICT', 'RATE_LIMITED'],
  },
  {
    method: 'GET',
    path: '/api/download/{id}',
    summary: 'The result as a file of any format; an option in the query wins over a remembered one.',
    access: 'user',
    query: downloadQuerySchema,
    reply: { type: 'application/octet-stream' },
    errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'RESULT_GONE', 'CURRENCY_NEEDED', 'RATE_LIMITED'],
  },
  {
    method: 'GET',
    path: '/api/visitor',
    summary: 'What an anonymous visitor may still do.',
    access: 'visitor',
    reply: json(visitorStateSchema),
    errors: [],
  },
  {
    method: 'GET',
    path: '/api/measurement',
    summary: 'Under which id visits are measured, asked once a visitor has agreed to it.',
    access: 'anyone',
    reply: json(measurementConfigurationSchema),
    errors: [],
  },
] as const satisfies readonly HttpRoute[];

const exportSettingsRoutes = [
  {
    method: 'GET',
    path: '/api/export-settings',
    summary: 'The export options that a user remembers; only what is set.',
    access: 'user',
    reply: json(exportOptionsSchema),
    errors: ['UNAUTHENTICATED'],
  },
  {
    method: 'PUT',
    path: '/api/export-settings',
    summary: 'Replaces all remembered export options; VALIDATION_FAILED names the fields that cannot be used.',
    access: 'user',
    json: exportOptionsSchema,
    reply: json(exportOptionsSchema),
    errors: ['UNAUTHENTICATED'],
  },
] as const satisfies readonly HttpRoute[];

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
export const httpRoutes: readonly HttpRoute[] = [
  ...conversionRoutes,
  ...exportSettingsRoutes,
  ...billingRoutes,
  ...authRoutes,
  ...ownRoutes,
];

/** The calls that the web makes, each as its own type: what it takes and what it answers (`typed-routes.ts`). */
export type WebRoute = (
  typeof conversionRoutes | typeof exportSettingsRoutes | typeof billingRoutes | typeof authRoutes
)[number];
