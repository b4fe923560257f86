import { Copy, Download, Mail, ShieldCheck } from 'lucide-react';
import { useCallback, useEffect, useId, useState } from 'react';
import { saveFile } from '#http/save-file.ts';
import { site } from '#routes/site.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { showToast } from '#ui/toast-store.ts';
import { layoutReportOf, type LayoutSubject } from '../layout-report.ts';
import { PdfPasswordError } from '../pdf-file.ts';
import { PdfPasswordForm } from './pdf-password-form.tsx';

interface LayoutReportDialogProps {
  readonly filename: string;
  readonly file: File | null;
  readonly subject: () => Promise<LayoutSubject>;
  readonly onClose: () => void;
}

type State =
  | { readonly kind: 'absent' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'locked'; readonly wasWrong: boolean }
  | { readonly kind: 'failed' }
  | { readonly kind: 'made'; readonly report: string };

const reportName = 'crossfoot-layout.txt';
const mail = `mailto:${site.contactAddress}?${new URLSearchParams({
  subject: 'A layout that was not read well',
  body: `The description of the layout (attached ${reportName}, or pasted here):\n\n`,
})
  .toString()
  .replaceAll('+', '%20')}`;

/** The description of a layout: made in the browser, read whole by the person, and sent by nobody else. */
export default function LayoutReportDialog({ filename, file: held, subject, onClose }: LayoutReportDialogProps) {
  const [file, setFile] = useState(held);
  const [state, setState] = useState<State>(held === null ? { kind: 'absent' } : { kind: 'busy' });

  const make = useCallback(
    async (given: File, password: string | null): Promise<State> => {
      try {
        return { kind: 'made', report: await layoutReportOf(given, password, await subject()) };
      } catch (error) {
        return error instanceof PdfPasswordError ? { kind: 'locked', wasWrong: password !== null } : { kind: 'failed' };
      }
    },
    // What is described does not change while the dialog is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [],
  );
  useEffect(() => {
    let isWanted = true;
    if (file !== null)
      void make(file, null).then((made) => {
        if (isWanted) setState(made);
      });
    return () => {
      isWanted = false;
    };
  }, [file, make]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Report the layout"
      description="So that we can learn to read statements like this one, without seeing yours."
    >
      {state.kind === 'absent' && (
        <FileQuestion
          filename={filename}
          onFile={(given) => {
            setState({ kind: 'busy' });
            setFile(given);
          }}
        />
      )}
      {state.kind === 'busy' && (
        <div role="status" className="py-8">
          <Spinner className="mx-auto size-8 text-brand" />
          <span className="sr-only">Describing the layout</span>
        </div>
      )}
      {state.kind === 'failed' && (
        <p className="text-bad">This browser cannot read the PDF, so there is no layout to tell.</p>
      )}
      {state.kind === 'locked' && (
        <PdfPasswordForm
          action="Go on"
          wasWrong={state.wasWrong}
          onPassword={(password) => {
            if (file === null) return;
            setState({ kind: 'busy' });
            void make(file, password).then(setState);
          }}
        />
      )}
      {state.kind === 'made' && <Report report={state.report} />}
    </Dialog>
  );
}

function Report({ report }: { readonly report: string }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(report);
      showToast({ title: 'Copied', description: 'The description of the layout is in your clipboard.' });
    } catch {
      showToast({ title: 'Not Copied', description: 'Save it as a file instead.', tone: 'destructive' });
    }
  };
  return (
    <>
      <p className="flex gap-2.5 text-[0.9375rem]">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <span>
          This is all of it; please read it. It tells where things stand and what shape they have, and holds no word,
          amount, date or name of your statement. It was made in this browser; nothing is sent unless you send it.
        </span>
      </p>
      <pre
        tabIndex={0}
        role="region"
        aria-label="Description of the layout"
        data-testid="layout-report"
        className="figure mt-4 max-h-[45dvh] overflow-auto rounded-lg border border-rule bg-paper p-3 text-xs leading-relaxed whitespace-pre-wrap"
      >
        {report}
      </pre>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button
          size="small"
          tone="outline"
          onClick={() => saveFile(reportName, new Blob([report], { type: 'text/plain' }))}
        >
          <Download aria-hidden="true" />
          Save as a file
        </Button>
        <ButtonAnchor size="small" tone="outline" href={mail} onClick={() => void copy()}>
          <Mail aria-hidden="true" />
          Copy and write a mail
        </ButtonAnchor>
      </div>
    </>
  );
}

function FileQuestion({ filename, onFile }: { readonly filename: string; readonly onFile: (file: File) => void }) {
  const id = useId();
  return (
    <div>
      <p>
        Choose <span className="font-medium wrap-anywhere">{filename}</span> again. It stays in this browser and is not
        sent anywhere.
      </p>
      <label
        htmlFor={id}
        className="mt-4 inline-flex min-h-11 cursor-pointer items-center rounded-lg bg-brand px-5 font-semibold text-on-brand hover:bg-brand-deep has-focus-visible:outline-3 has-focus-visible:outline-focus"
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
          }}
        />
      </label>
    </div>
  );
}
