import type { ErrorBody } from './error-code.contract.ts';

/**
 * The closed list of error codes shared by server and web, each with its HTTP status.
 * "Act on the code, never on the message."
 */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  FILE_MISSING: 400,
  TOO_MANY_FILES: 400,
  EMPTY_FILE: 400,
  NOT_A_PDF: 415,
  REQUEST_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  TOO_MANY_PAGES: 413,
  PDF_DAMAGED: 422,
  PDF_TOO_COMPLEX: 422,
  NO_TRANSACTIONS: 422,
  PASSWORD_REQUIRED: 422,
  PASSWORD_WRONG: 422,
  PASSWORD_PROTECTED_PREMIUM: 403,
  FORMAT_NOT_ALLOWED: 403,
  CURRENCY_NEEDED: 422,
  FREE_CONVERSION_USED: 403,
  PAGE_LIMIT_EXCEEDED: 402,
  CONVERSION_FAILED: 500,
  CONVERSION_TIMEOUT: 504,
  CONVERSION_CANCELLED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  REVISION_CONFLICT: 409,
  RESULT_GONE: 410,
  UPLOAD_INTERRUPTED: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  EMAIL_NOT_VERIFIED: 403,
  EMAIL_EXISTS: 409,
  CODE_INVALID: 400,
  PASSWORD_TOO_COMMON: 400,
  RESET_LINK_INVALID: 400,
  ACCOUNT_DELETION_PENDING: 409,
  FORBIDDEN: 403,
  CROSS_SITE_REQUEST: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CARD_DATA_REFUSED: 400,
  PLAN_UNKNOWN: 400,
  PRICE_MISMATCH: 409,
  PAYMENT_FAILED: 402,
  PAYMENT_IN_PROGRESS: 409,
  SUBSCRIPTION_EXISTS: 409,
  NO_SUBSCRIPTION: 409,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;
/** An error that may be shown to a client: what failed, why, and how to mend it. Never carries file content or secrets. */
export class CodedError extends Error {
  readonly code: ErrorCode;
  /** Further fields of the reply, e.g. `pagesNeeded`. */
  readonly details: Readonly<Omit<ErrorBody, 'message' | 'error'>>;

  constructor(
    code: ErrorCode,
    message: string,
    details: Omit<ErrorBody, 'message' | 'error'> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'CodedError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
