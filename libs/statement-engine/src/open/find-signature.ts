import { CodedError } from '@crossfoot/contracts';

/** Readers accept junk before the header up to here (PDF 1.7, implementation note 13). */
const SIGNATURE_WINDOW = 1024;
const SIGNATURE = '%PDF-';

/** Throws EMPTY_FILE or NOT_A_PDF; a file that passes says of itself that it is a PDF. */
export function findSignature(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new CodedError('EMPTY_FILE', 'The file is empty. Please choose the PDF again.');
  const head = String.fromCharCode(...bytes.subarray(0, SIGNATURE_WINDOW));
  if (!head.includes(SIGNATURE)) {
    throw new CodedError('NOT_A_PDF', 'This file is not a PDF. Please upload the statement as your bank issued it.');
  }
}
