import { CodedError, type ErrorCode } from './coded-error.ts';
import type { UnreadReason } from './unread-pages.contract.ts';
import { unreadSentence } from './unread-sentence.ts';

/** The worst first: what it is that keeps the transactions from being found. */
const codes: readonly (readonly [UnreadReason, ErrorCode])[] = [
  ['damaged', 'PDF_DAMAGED'],
  ['pictureTooLarge', 'PDF_TOO_COMPLEX'],
  ['tooManyTextItems', 'PDF_TOO_COMPLEX'],
];

/** The error of a PDF in which not one transaction was found: because there are none, or because pages are unread. */
export function noTransactions(pages: readonly number[], reasons: readonly UnreadReason[]): CodedError {
  const unread = unreadSentence(pages, reasons);
  if (unread === null) {
    return new CodedError(
      'NO_TRANSACTIONS',
      'No transactions were found in this PDF. Check that it is a statement and not a letter or a picture of one.',
    );
  }
  const code = codes.find(([reason]) => reasons.includes(reason))?.[1] ?? 'NO_TRANSACTIONS';
  return new CodedError(code, `No transactions could be read from this PDF. ${unread}`);
}
