import type { ExportFormat, UploadReply } from '@crossfoot/contracts';
import { errorFromReply } from '#http/api-error.ts';
import { readUploadReply } from '../model/read-upload-reply.ts';
import { uploadPath } from './upload-paths.ts';

export const uploadTimeoutMs = 120_000;

export interface Upload {
  /** A UUID that becomes the conversion's id: sending the same one again joins the first conversion. */
  readonly conversionId: string;
  readonly file: File;
  readonly format: ExportFormat;
  readonly password: string | null;
  readonly signedIn: boolean;
}

/** The connection broke. `sent` tells whether the whole file had left before. */
export class ConnectionLostError extends Error {
  readonly sent: boolean;

  constructor(sent: boolean) {
    super(sent ? 'Failed to fetch' : 'Network error');
    this.name = 'ConnectionLostError';
    this.sent = sent;
  }
}

export class UploadTimeoutError extends Error {
  constructor() {
    super('Upload timed out. Please try again with a smaller file.');
    this.name = 'UploadTimeoutError';
  }
}

/**
 * One upload call: the file goes up, the finished file comes back. `onSent` tells that the whole file has left.
 * Gives up after 120 s, or when `signal` aborts. XMLHttpRequest, because fetch does not tell when the body has left.
 */
export function sendUpload(upload: Upload, onSent: () => void, signal: AbortSignal): Promise<UploadReply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let sent = false;
    const cancel = (): void => request.abort();
    const settle = (finish: () => void) => () => {
      signal.removeEventListener('abort', cancel);
      finish();
    };

    request.open('POST', uploadPath(upload.signedIn, upload.password !== null));
    request.withCredentials = true;
    request.timeout = uploadTimeoutMs;
    request.setRequestHeader('Idempotency-Key', upload.conversionId);
    request.upload.addEventListener('load', () => {
      sent = true;
      onSent();
    });
    request.addEventListener(
      'error',
      settle(() => reject(new ConnectionLostError(sent))),
    );
    request.addEventListener(
      'timeout',
      settle(() => reject(new UploadTimeoutError())),
    );
    request.addEventListener(
      'abort',
      settle(() => reject(new DOMException('Cancelled', 'AbortError'))),
    );
    request.addEventListener(
      'load',
      settle(() => {
        if (request.status >= 200 && request.status < 300) {
          try {
            resolve(readUploadReply(request.responseText));
          } catch (error) {
            reject(error);
          }
          return;
        }
        const fallback = `HTTP ${request.status}: ${request.statusText}`;
        const isJson = (request.getResponseHeader('content-type') ?? '').includes('json');
        reject(errorFromReply(request.status, fallback, isJson ? request.responseText : ''));
      }),
    );

    const body = new FormData();
    body.append('format', upload.format);
    if (upload.password !== null) body.append('password', upload.password);
    // The file goes last, so that the server knows the fields before the long part begins.
    body.append('file', upload.file, upload.file.name);
    signal.addEventListener('abort', cancel);
    if (signal.aborted) {
      reject(new DOMException('Cancelled', 'AbortError'));
      return;
    }
    request.send(body);
  });
}
