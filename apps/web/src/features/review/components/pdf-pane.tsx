import { FileSearch, ShieldCheck } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { PdfPasswordForm } from '#statement/components/pdf-password-form.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { ReviewPdf } from '../model/use-pdf.ts';
import { PageViewer } from './page-viewer.tsx';

type PdfPaneProps = Omit<ComponentProps<typeof PageViewer>, 'pdf'> & {
  readonly file: ReviewPdf;
  readonly filename: string;
};

/** The document beside the rows: shown, opened with its password, or asked for once. */
export function PdfPane({ file, filename, ...viewer }: PdfPaneProps) {
  const { state } = file;
  switch (state.kind) {
    case 'open':
      return <PageViewer {...viewer} pdf={state.pdf} />;
    case 'opening':
      return (
        <div role="status" className="grid h-full place-items-center bg-paper-deep">
          <Spinner className="size-9 text-brand" />
          <span className="sr-only">Opening the PDF</span>
        </div>
      );
    case 'locked':
      return (
        <div className="grid h-full place-items-center bg-paper-deep p-6">
          <PdfPasswordForm
            wasWrong={state.wasWrong}
            action="Show the PDF"
            onPassword={(password) => void file.unlock(password)}
          />
        </div>
      );
    case 'absent':
      return <AskForFile filename={filename} problem={state.problem} onFile={(given) => void file.give(given)} />;
  }
}

interface AskForFileProps {
  readonly filename: string;
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
}

function AskForFile({ filename, problem, onFile }: AskForFileProps) {
  const id = useId();
  return (
    <div
      className="grid h-full place-items-center bg-paper-deep p-6 text-center"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file !== undefined) onFile(file);
      }}
    >
      <div className="max-w-sm">
        <FileSearch aria-hidden="true" className="mx-auto size-10 text-ink-faint" />
        <h2 className="mt-4 text-lg font-semibold">See the PDF beside its rows</h2>
        <p className="mt-2 text-[0.9375rem] text-ink-soft">
          We deleted our copy when the conversion ended. Choose{' '}
          <span className="font-medium wrap-anywhere text-ink">{filename}</span> again, or go on with the rows alone.
        </p>
        <label
          htmlFor={id}
          className="mt-4 inline-flex min-h-11 items-center rounded-lg bg-brand px-5 font-semibold text-on-brand hover:bg-brand-deep has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          Choose the PDF
          <input
            id={id}
            type="file"
            accept="application/pdf,.pdf"
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file !== undefined) onFile(file);
              event.target.value = '';
            }}
          />
        </label>
        {problem !== null && (
          <p role="alert" className="mt-3 text-[0.9375rem] font-medium text-bad">
            {problem}
          </p>
        )}
        <p className="mt-4 flex items-center justify-center gap-2 text-sm text-ink-soft">
          <ShieldCheck aria-hidden="true" className="size-4 text-brand" />
          It stays in this browser and is not sent anywhere.
        </p>
      </div>
    </div>
  );
}
