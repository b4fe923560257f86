import type { UploadReply } from '@crossfoot/contracts';

const verdicts: readonly UploadReply['reconciliation'][] = ['balanced', 'unbalanced', 'unverifiable'];

/** The text of a good reply, checked; what is missing and can be assumed takes the documented default. */
export function readUploadReply(text: string): UploadReply {
  if (text.trim() === '') throw new Error('Empty response from server');
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch {
    throw new Error('Server returned invalid data format');
  }
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) {
    throw new Error('Server response missing required data');
  }
  const fields = reply as Partial<UploadReply>;
  if (typeof fields.filename !== 'string' || fields.filename === '') {
    throw new Error('Server did not provide download filename');
  }
  if (typeof fields.content !== 'string') throw new Error('Server response missing required data');
  const verdict = verdicts.find((known) => known === fields.reconciliation);
  return {
    id: fields.id ?? '',
    filename: fields.filename,
    content: fields.content,
    mimeType: fields.mimeType ?? 'text/csv',
    ...(fields.encoding === undefined ? {} : { encoding: fields.encoding }),
    transactionCount: fields.transactionCount ?? 0,
    format: fields.format ?? 'csv',
    // A reply without a verdict was not checked, and must not look as if it had been.
    reconciliation: verdict ?? 'unverifiable',
    unread: fields.unread ?? null,
    accounts: fields.accounts ?? [],
    statement: fields.statement ?? null,
  };
}
