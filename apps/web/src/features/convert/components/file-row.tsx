import { Download, RotateCcw, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import type { ConversionJob } from '../model/conversion-job.ts';
import { formatLabels } from '../model/format-labels.ts';
import { PasswordForm } from './password-form.tsx';
import { downloadResult } from './success-view.tsx';
import { VerdictNote } from './verdict-note.tsx';

interface FileRowProps {
  readonly job: ConversionJob;
  readonly onUnlock: (password: string) => void;
  readonly onCancel: () => void;
}

/** One file of several: its own progress, result or error. */
export function FileRow({ job, onUnlock, onCancel }: FileRowProps) {
  const { file, state } = job;
  return (
    <li className="py-4 text-left">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-40 flex-1 font-medium break-all">{file.name}</p>
        {state.view === 'success' && (
          <>
            <VerdictNote brief verdict={state.reply.reconciliation} />
            <span className="figure text-sm text-ink-soft">{state.reply.transactionCount} transactions</span>
            <Button
              size="small"
              tone="outline"
              onClick={() => downloadResult(state.reply)}
              aria-label={`Download ${formatLabels[state.reply.format].short} of ${file.name}`}
            >
              <Download aria-hidden="true" />
              {formatLabels[state.reply.format].short}
            </Button>
          </>
        )}
        {state.view === 'working' && (
          <Button size="small" tone="quiet" onClick={onCancel} aria-label={`Cancel ${file.name}`}>
            <X aria-hidden="true" />
            Cancel
          </Button>
        )}
        {state.view === 'error' && (
          <Button size="small" tone="quiet" onClick={onCancel} aria-label={`Remove ${file.name}`}>
            <RotateCcw aria-hidden="true" />
            Remove
          </Button>
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
      {state.view === 'success' && state.reply.unread !== null && (
        <p className="mt-1 text-[0.9375rem] text-warn">{state.reply.unread}</p>
      )}
      {state.view === 'error' && <p className="mt-1 text-[0.9375rem] text-bad">{state.message}</p>}
      {state.view === 'passwordRequired' && (
        <div className="mt-4 rounded-xl bg-paper p-4 text-center">
          <PasswordForm filename={file.name} wasWrong={state.wasWrong} onUnlock={onUnlock} onCancel={onCancel} />
        </div>
      )}
    </li>
  );
}
