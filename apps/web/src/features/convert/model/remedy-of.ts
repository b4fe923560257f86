import type { ErrorCode } from '@crossfoot/contracts';

/** What would lift a refusal: another plan, or an account; null where nothing of the kind would. */
export function remedyOf(code: ErrorCode | null, signedIn: boolean): 'morePages' | 'upgrade' | 'signUp' | null {
  switch (code) {
    case 'PAGE_LIMIT_EXCEEDED':
      return signedIn ? 'morePages' : 'signUp';
    case 'PASSWORD_PROTECTED_PREMIUM':
      return signedIn ? 'upgrade' : 'signUp';
    default:
      return null;
  }
}
