import type { ErrorCode, StatementResult } from '@crossfoot/contracts';
import { loadPart } from '#routes/lazy-part.tsx';
import { fileDigest } from './held-files.ts';

/** What is to be described: what came of the file, or why nothing did. */
export interface LayoutSubject {
  readonly result: StatementResult | null;
  readonly failure: ErrorCode | null;
}

/** Failures of a file that has pages: its layout can be told. */
const withPages: readonly ErrorCode[] = [
  'NO_TRANSACTIONS',
  'PDF_TOO_COMPLEX',
  'CONVERSION_FAILED',
  'CONVERSION_TIMEOUT',
];
export const hasPages = (code: ErrorCode | null): boolean => code !== null && withPages.includes(code);

/**
 * The description of a PDF's layout as text, made in the browser. Throws `PdfPasswordError` where the file asks for its
 * password. Places of rows are told only where the file is the very one that was converted.
 */
export async function layoutReportOf(file: File, password: string | null, subject: LayoutSubject): Promise<string> {
  const [{ openPdf }, { describeLayout, pagesWorthTelling, writeLayoutReport }, digest] = await Promise.all([
    loadPart(() => import('./pdf-file.ts')),
    loadPart(() => import('@crossfoot/statement-review/layout')),
    fileDigest(file),
  ]);
  const { failure } = subject;
  const result = subject.result?.source.sha256.toLowerCase() === digest ? subject.result : null;
  const pdf = await openPdf(file, password);
  try {
    const pages = pagesWorthTelling(pdf.pages, result).map(async (number) => {
      const [{ width, height }, words] = await Promise.all([pdf.size(number), pdf.words(number)]);
      const texts = words.map((word) => ({
        text: word.text,
        x: word.x * width,
        y: word.y * height,
        width: word.width * width,
        height: word.height * height,
      }));
      return { number, width, height, texts };
    });
    return writeLayoutReport(
      describeLayout({
        pages: await Promise.all(pages),
        pagesInAll: pdf.pages,
        result,
        failure,
        programVersion: __PROGRAM_VERSION__,
      }),
    );
  } finally {
    pdf.close();
  }
}
