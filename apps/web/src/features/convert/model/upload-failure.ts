import type { ErrorCode } from '@crossfoot/contracts';
import { ApiError } from '#http/api-error.ts';
import { ConnectionLostError, UploadTimeoutError } from '../api/send-upload.ts';

/** What a failed upload means for the widget. */
export type UploadFailure =
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'passwordRequired'; readonly wasWrong: boolean }
  | { readonly kind: 'freeConversionUsed' }
  | { readonly kind: 'error'; readonly message: string; readonly code: ErrorCode | null };

const passwordPremium =
  'This PDF is password-protected. Password-protected PDFs require a premium subscription. Please upgrade to unlock this feature.';
const lost = 'Connection lost during processing. Please try again.';
const tookTooLong = 'Processing took too long. Please try with a smaller file.';
const noNetwork = 'Network connection failed. Check your internet and try again.';

export function readUploadFailure(error: unknown): UploadFailure {
  if (error instanceof DOMException && error.name === 'AbortError') return { kind: 'cancelled' };
  if (error instanceof UploadTimeoutError) return { kind: 'error', message: error.message, code: null };
  if (error instanceof ConnectionLostError) {
    return { kind: 'error', message: error.sent ? lost : noNetwork, code: null };
  }
  if (error instanceof ApiError) return fromReply(error);
  return { kind: 'error', message: plainMessage(error), code: null };
}

function fromReply({ message, body }: ApiError): UploadFailure {
  if (body.requiresPassword === true) return { kind: 'passwordRequired', wasWrong: body.error === 'PASSWORD_WRONG' };
  const code = body.error ?? null;
  switch (code) {
    case 'PASSWORD_PROTECTED_PREMIUM':
      return { kind: 'error', message: passwordPremium, code };
    case 'FREE_CONVERSION_USED':
      return { kind: 'freeConversionUsed' };
    default:
      return { kind: 'error', message: message === '' ? 'Upload failed' : message, code };
  }
}

function plainMessage(error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  if (reason === '') return 'An unexpected error occurred during conversion';
  if (reason.includes('Failed to fetch')) return lost;
  if (reason.includes('timeout')) return tookTooLong;
  if (reason.includes('Network error')) return noNetwork;
  return reason.startsWith('Server ') || reason.startsWith('Empty ') ? reason : `Connection failed: ${reason}`;
}
