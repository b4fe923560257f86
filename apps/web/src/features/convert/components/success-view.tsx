import type { UploadReply } from '@crossfoot/contracts';
import { Download } from 'lucide-react';
import { saveFile } from '#http/save-file.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import { formatLabels } from '../model/format-labels.ts';
import { resultFile } from '../model/result-file.ts';
import { VerdictNote } from './verdict-note.tsx';

interface SuccessViewProps {
  readonly reply: UploadReply;
  readonly signedIn: boolean;
  readonly onSignUp: () => void;
  readonly onAnother: () => void;
}

/** Saves a result that the browser holds, and says so. */
export function downloadResult(reply: UploadReply): void {
  const { filename, blob } = resultFile(reply);
  saveFile(filename, blob);
  showToast({ title: 'Download Started', description: `Downloading ${filename}...` });
}

export function SuccessView({ reply, signedIn, onSignUp, onAnother }: SuccessViewProps) {
  return (
    <div className="mx-auto max-w-md">
      <h2 className="text-2xl font-semibold">Conversion Complete!</h2>
      <p className="mt-1 mb-5 text-ink-soft">
        <span className="figure double-rule text-ink">{reply.transactionCount}</span>{' '}
        {reply.transactionCount === 1 ? 'transaction' : 'transactions'} converted
      </p>
      <VerdictNote verdict={reply.reconciliation} unread={reply.unread} />
      <div className="mt-5 flex flex-col gap-3">
        <Button size="large" wide onClick={() => downloadResult(reply)}>
          <Download aria-hidden="true" />
          Download {formatLabels[reply.format].short}
        </Button>
        {signedIn && (
          <Button tone="outline" wide onClick={onAnother}>
            Convert Another File
          </Button>
        )}
      </div>
      {!signedIn && (
        <div className="mt-6 border-t border-rule pt-5">
          <p className="text-ink-soft">
            Create a free account for 5 pages every month, more formats and your conversion history.
          </p>
          <Button tone="outline" className="mt-3" onClick={onSignUp}>
            Sign Up Now
          </Button>
        </div>
      )}
    </div>
  );
}
