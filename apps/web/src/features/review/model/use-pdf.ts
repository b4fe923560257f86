import { useCallback, useEffect, useRef, useState } from 'react';
import { fileDigest, heldFile, holdFile } from '#statement/held-files.ts';
import { openPdf, PdfPasswordError, type OpenPdf } from '#statement/pdf-file.ts';

export type PdfState =
  /** The file is not in this browser's memory. */
  | { readonly kind: 'absent'; readonly problem: string | null }
  | { readonly kind: 'opening' }
  | { readonly kind: 'locked'; readonly wasWrong: boolean }
  | { readonly kind: 'open'; readonly pdf: OpenPdf };

export interface ReviewPdf {
  readonly state: PdfState;
  /** Takes the file that the person has; it must be the very one that was converted. */
  readonly give: (file: File) => Promise<void>;
  readonly unlock: (password: string) => Promise<void>;
}

/** The PDF of a conversion: still held since it was converted, or chosen again and recognised by its SHA-256. */
export function usePdf(conversion: string, sha256: string): ReviewPdf {
  const [state, setState] = useState<PdfState>(() =>
    heldFile(conversion) === null ? { kind: 'absent', problem: null } : { kind: 'opening' },
  );
  const file = useRef<File | null>(heldFile(conversion));
  const pdf = useRef<OpenPdf | null>(null);

  const open = useCallback(async (password: string | null) => {
    if (file.current === null) return;
    try {
      pdf.current = await openPdf(file.current, password);
      setState({ kind: 'open', pdf: pdf.current });
    } catch (error) {
      if (error instanceof PdfPasswordError) setState({ kind: 'locked', wasWrong: password !== null });
      else
        setState({
          kind: 'absent',
          problem: 'This browser cannot show the PDF. The rows can be corrected without it.',
        });
    }
  }, []);

  useEffect(() => {
    void open(null);
    return () => pdf.current?.close();
  }, [open]);

  const give = useCallback(
    async (given: File) => {
      setState({ kind: 'opening' });
      if ((await fileDigest(given)) !== sha256.toLowerCase()) {
        setState({ kind: 'absent', problem: `${given.name} is another file than the one that was converted.` });
        return;
      }
      file.current = given;
      holdFile(conversion, given);
      await open(null);
    },
    [conversion, open, sha256],
  );
  return { state, give, unlock: open };
}
