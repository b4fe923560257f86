import type { ErrorCode } from '@crossfoot/contracts';

/** What the shell sees; part of the command's interface, listed in `crossfoot --help`. */
export const exitCodes = {
  converted: 0,
  failed: 1,
  usage: 2,
  notReadable: 3,
  password: 4,
  noTransactions: 5,
  limits: 6,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The exit code of an error code. */
export function exitCodeOf(code: ErrorCode): ExitCode {
  switch (code) {
    case 'EMPTY_FILE':
    case 'NOT_A_PDF':
    case 'PDF_DAMAGED':
      return exitCodes.notReadable;
    case 'PASSWORD_REQUIRED':
    case 'PASSWORD_WRONG':
    case 'PASSWORD_PROTECTED_PREMIUM':
      return exitCodes.password;
    case 'NO_TRANSACTIONS':
      return exitCodes.noTransactions;
    case 'FILE_TOO_LARGE':
    case 'TOO_MANY_PAGES':
    case 'PDF_TOO_COMPLEX':
    case 'CONVERSION_TIMEOUT':
      return exitCodes.limits;
    case 'VALIDATION_FAILED':
    case 'FILE_MISSING':
      return exitCodes.usage;
    default:
      return exitCodes.failed;
  }
}
