import { CodedError } from '@crossfoot/contracts';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EngineLimits } from '../engine-context.ts';
import { defaultLimits } from '../engine-limits.ts';
import type { Platform } from '../platform/platform.ts';
import { pageDictionaries, withoutCounts } from './count-pages.ts';
import { findSignature } from './find-signature.ts';
import { passwordSpellings } from './password-spellings.ts';
import { documentResources } from './pdf-resources.ts';
import type { Mend } from './soft-hyphens.ts';

/**
 * First stage: bytes (and a password) in, an open document out. Throws CodedError EMPTY_FILE, NOT_A_PDF,
 * PASSWORD_REQUIRED, PASSWORD_WRONG, PDF_DAMAGED, TOO_MANY_PAGES, CONVERSION_CANCELLED. The bytes are left as they
 * were. The password is kept by pdf.js alone, and only while the document is open.
 */
export interface OpenedDocument {
  readonly pages: number;
  /** True where it opens only with a password; an owner password that forbids copying or printing does not count. */
  readonly passwordNeeded: boolean;
  readonly pdf: PDFDocumentProxy;
  readonly bytes: Uint8Array;
  readonly platform: Platform;
  /** To be awaited before a page is surveyed or drawn: standard fonts, which reading text does without. */
  loadFonts(): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly platform: Platform;
  readonly password?: string;
  readonly limits?: Partial<EngineLimits>;
  readonly signal?: AbortSignal;
  /** What of the bytes is read otherwise than it stands there. */
  readonly mends?: readonly Mend[];
}

/** pdf.js's reasons for asking: 1 no password yet, 2 the one given does not open the file. */
const INCORRECT_PASSWORD = 2;

export async function openDocument(bytes: Uint8Array, options: OpenOptions): Promise<OpenedDocument> {
  const limits = { ...defaultLimits, ...options.limits };
  throwIfCancelled(options.signal);
  findSignature(bytes);
  // pdf.js takes the bytes over (and detaches them), so it gets its own.
  const own = bytes.slice();
  for (const { at, bytes: instead } of options.mends ?? []) own.set(instead, at);
  let document = await load(bytes, own, options, limits);
  if (document.pages <= limits.maxPages && pageDictionaries(bytes) > document.pages) {
    document = await recounted(document, options, limits);
  }
  if (document.pages >= 1 && document.pages <= limits.maxPages) return document;
  await document.close();
  if (!(document.pages >= 1)) throw damaged(new Error('The document has no pages.'));
  throw tooManyPages(document.pages, limits.maxPages);
}

/** The same document by its true number of pages, where it holds more than it says; pages replaced by an update do not count. */
async function recounted(said: OpenedDocument, options: OpenOptions, limits: EngineLimits): Promise<OpenedDocument> {
  const walked = await load(said.bytes, withoutCounts(said.bytes), options, limits).catch(() => null);
  if (!walked) return said;
  const [kept, dropped] = walked.pages > said.pages ? [walked, said] : [said, walked];
  await dropped.close();
  return kept;
}

async function load(
  bytes: Uint8Array,
  data: Uint8Array,
  options: OpenOptions,
  limits: EngineLimits,
): Promise<OpenedDocument> {
  const [pdfjs, worker] = await Promise.all([options.platform.loadPdfjs(), options.platform.createPdfWorker()]);
  const { BinaryDataFactory, allowFonts } = documentResources(options.platform);
  let passwordNeeded = false;
  const task = pdfjs.getDocument({
    data,
    worker,
    ...options.platform.pdfResources,
    BinaryDataFactory,
    verbosity: 0,
    maxImageSize: limits.maxImagePixels,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
  });
  const spellings = options.password ? [...passwordSpellings(options.password)] : [];
  const refused = Promise.withResolvers<never>();
  task.onPassword = (answer: (password: string) => void, reason: number) => {
    passwordNeeded = true;
    const next = spellings.shift();
    if (next !== undefined) answer(next);
    else refused.reject(passwordError(options.password, reason));
  };
  const close = async (): Promise<void> => {
    await task.destroy();
    worker.destroy();
  };
  try {
    const pdf = await untilCancelled(Promise.race([task.promise, refused.promise]), options.signal);
    let fonts: Promise<void> | null = null;
    const loadFonts = (): Promise<void> => {
      allowFonts();
      // Fonts that were read without their files are forgotten, and read anew.
      fonts ??= pdf.cleanup().then(() => undefined);
      return fonts;
    };
    return { pages: pdf.numPages, passwordNeeded, pdf, bytes, platform: options.platform, loadFonts, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error instanceof CodedError ? error : damaged(error);
  }
}

function passwordError(password: string | undefined, reason: number): CodedError {
  return password && reason === INCORRECT_PASSWORD
    ? new CodedError('PASSWORD_WRONG', 'This password does not open the PDF. Please try again.', {
        requiresPassword: true,
      })
    : new CodedError('PASSWORD_REQUIRED', 'This PDF is protected by a password. Please enter it to go on.', {
        requiresPassword: true,
      });
}

function damaged(cause: unknown): CodedError {
  return new CodedError(
    'PDF_DAMAGED',
    'This PDF is damaged and cannot be opened. Please download it from your bank again.',
    {},
    { cause },
  );
}

function tooManyPages(pages: number, most: number): CodedError {
  return new CodedError('TOO_MANY_PAGES', `This PDF has ${pages} pages; at most ${most} can be converted at once.`);
}

/** Throws CONVERSION_CANCELLED once the signal has been given. */
export function throwIfCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw cancelled();
}

/** The promise, or CONVERSION_CANCELLED as soon as the signal is given. */
export async function untilCancelled<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  throwIfCancelled(signal);
  if (!signal) return promise;
  const stop = Promise.withResolvers<never>();
  const onAbort = () => stop.reject(cancelled());
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([promise, stop.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

function cancelled(): CodedError {
  return new CodedError('CONVERSION_CANCELLED', 'The conversion was cancelled.');
}
