import { randomUUID } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { CodedError } from '@crossfoot/contracts';
import type { ObjectsPort } from '@crossfoot/ports';
import busboy from 'busboy';
import type { Request } from 'express';
import { plainFilename } from './plain-filename.ts';
import { watchPace } from './upload-pace.ts';
import { PdfInspector, tooLarge } from './pdf-inspector.ts';

export interface ReceivedUpload {
  readonly uploadKey: string;
  readonly filename: string;
  readonly fileSize: number;
  readonly sha256: string;
  /** The text fields of the form; `format` and `password` are known to the caller. */
  readonly fields: ReadonlyMap<string, string>;
}

/** What a form may weigh beside its file. */
const envelopeBytes = 64 * 1_024;

/**
 * Reads one multipart upload while it arrives and streams its single file, judged on the way, into the object store; at
 * no time is more than a few chunks of it in memory. Whatever goes wrong (a second file, a broken form, a caller who
 * goes away), nothing stays behind. Throws CodedError.
 */
export async function receiveUpload(
  request: Request,
  objects: ObjectsPort,
  options: { readonly conversionId: string; readonly maxFileBytes: number },
): Promise<ReceivedUpload> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > options.maxFileBytes + envelopeBytes) throw tooLarge(options.maxFileBytes);
  const form = openForm(request);
  const uploadKey = `uploads/${options.conversionId}/${randomUUID()}`;
  const fields = new Map<string, string>();
  const aborted = new AbortController();
  const ended = Promise.withResolvers<void>();
  let file: Promise<Omit<ReceivedUpload, 'uploadKey' | 'fields'>> | null = null;
  const fail = (error: unknown): void => {
    ended.reject(error);
    aborted.abort();
  };

  form.on('file', (name, stream, info) => {
    // A form that breaks off breaks its file too; what follows is decided on the form.
    stream.on('error', () => undefined);
    if (name !== 'file' || file !== null) {
      stream.resume();
      const text = 'Please upload one file at a time, in the field "file".';
      return fail(new CodedError(file === null ? 'FILE_MISSING' : 'TOO_MANY_FILES', text));
    }
    const filename = plainFilename(info.filename);
    file = store(stream, objects, uploadKey, options.maxFileBytes, aborted.signal).then((stored) => ({
      ...stored,
      filename,
    }));
    file.catch(fail);
  });
  form.on('field', (name, value, info) => {
    if (info.valueTruncated || info.nameTruncated) return fail(broken());
    fields.set(name, value);
  });
  const tooMany = (): void => fail(new CodedError('TOO_MANY_FILES', 'Please upload one file at a time.'));
  form.on('filesLimit', tooMany);
  form.on('partsLimit', tooMany);
  form.on('fieldsLimit', () => fail(broken()));
  form.on('error', (error) => fail(error instanceof CodedError ? error : broken()));
  form.on('close', () => ended.resolve());
  const onGone = (): void => {
    if (!request.complete) form.destroy(interrupted());
  };
  request.once('close', onGone);
  const endWatch = watchPace(
    request,
    () => form.writableNeedDrain,
    () => fail(interrupted()),
  );
  request.pipe(form);

  try {
    await ended.promise;
    if (file === null) throw new CodedError('FILE_MISSING', 'There is no file in this upload.');
    const { filename, fileSize, sha256 } = await (file as Promise<Omit<ReceivedUpload, 'uploadKey' | 'fields'>>);
    return { uploadKey, filename, fileSize, sha256, fields };
  } catch (error) {
    request.unpipe(form);
    form.destroy();
    await Promise.allSettled([file]);
    await objects.delete(uploadKey).catch(() => undefined);
    throw error;
  } finally {
    endWatch();
    request.off('close', onGone);
  }
}

function openForm(request: Request): busboy.Busboy {
  try {
    if (!request.is('multipart/form-data')) throw broken();
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: 2, fields: 10, parts: 12, fieldSize: 1_024, fieldNameSize: 64, headerPairs: 50 },
    });
  } catch {
    throw new CodedError('VALIDATION_FAILED', 'An upload is a multipart/form-data request with a field "file".');
  }
}

async function store(
  stream: Readable,
  objects: ObjectsPort,
  key: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ readonly fileSize: number; readonly sha256: string }> {
  const inspector = new PdfInspector(maxBytes);
  let fault: unknown = null;
  inspector.once('error', (error) => (fault ??= error));
  // Errors reach `put` through the inspector; the callback only keeps them from being unhandled.
  pipeline(stream, inspector, () => undefined);
  try {
    await objects.put(key, inspector, { signal });
  } catch (error) {
    throw fault instanceof CodedError ? fault : error;
  }
  return { fileSize: inspector.size, sha256: inspector.sha256() };
}

function broken(): CodedError {
  return new CodedError('VALIDATION_FAILED', 'The upload could not be read. Please try again.');
}

function interrupted(): CodedError {
  return new CodedError('UPLOAD_INTERRUPTED', 'The upload was interrupted. Please try again.');
}
