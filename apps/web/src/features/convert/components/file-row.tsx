import { X } from 'lucide-react';
import { LayoutReportButton } from '#statement/components/layout-report-button.tsx';
import { hasPages } from '#statement/layout-report.ts';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import type { ConversionJob } from '../model/conversion-job.ts';
import { FileResult } from './file-result.tsx';
import { PasswordForm } from './password-form.tsx';
import { Remedy } from './remedy.tsx';

interface FileRowProps {
  readonly job: ConversionJob;
  readonly signedIn: boolean;
  readonly onSignUp: () => void;
  readonly onUnlock: (password: string) => void;
  readonly onCancel: () => void;
}

/** One file of several: its own progress, result or error. */
export function FileRow({ job, signedIn, onSignUp, onUnlock, onCancel }: FileRowProps) {
  const { file, state } = job;
  return (
    <li data-keep-clear className="py-4 text-left">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1 font-medium wrap-anywhere">{file.name}</p>
        {state.view === 'working' && (
          <Button size="small" tone="quiet" onClick={onCancel} aria-label={`Cancel ${file.name}`}>
            <X aria-hidden="true" />
            Cancel
          </Button>
        )}
        {state.view === 'error' && (
          <>
            {hasPages(state.code) && (
              <LayoutReportButton
                isNamed
                filename={file.name}
                file={file}
                subject={() => Promise.resolve({ result: null, failure: state.code })}
              />
            )}
            <Remedy size="small" code={state.code} signedIn={signedIn} onSignUp={onSignUp} />
            <Button size="small" tone="quiet" onClick={onCancel} aria-label={`Remove ${file.name}`}>
              <X aria-hidden="true" />
              Remove
            </Button>
          </>
        )}
      </div>
      {state.view === 'working' && (
        <div className="mt-2">
          <p className="mb-1.5 text-sm text-ink-soft">
            {state.detail ?? (state.phase === 'uploading' ? 'Uploading...' : 'Processing your statement...')}
          </p>
          <Progress value={state.progress} label={`Progress of ${file.name}`} />
        </div>
      )}
      {state.view === 'success' && <FileResult reply={state.reply} sourceName={file.name} />}
      {state.view === 'error' && <p className="mt-1 text-[0.9375rem] text-bad">{state.message}</p>}
      {state.view === 'passwordRequired' && (
        <div className="mt-4 rounded-xl bg-paper p-4 text-center">
          <PasswordForm filename={file.name} wasWrong={state.wasWrong} onUnlock={onUnlock} onCancel={onCancel} />
        </div>
      )}
    </li>
  );
}
