import type { UploadReply } from '@crossfoot/contracts';

const defaultName = 'bank_statement.csv';

/** The bytes of a result: text as UTF-8, binary files from base64. */
export function resultBytes({ content, encoding }: Pick<UploadReply, 'content' | 'encoding'>): Uint8Array<ArrayBuffer> {
  if (encoding === 'base64') return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new TextEncoder().encode(content);
}

export function resultFile(reply: UploadReply): { filename: string; blob: Blob } {
  return {
    filename: reply.filename === '' ? defaultName : reply.filename,
    blob: new Blob([resultBytes(reply)], { type: reply.mimeType }),
  };
}
