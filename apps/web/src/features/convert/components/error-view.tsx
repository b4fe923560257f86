import type { ErrorCode } from '@crossfoot/contracts';
import { FileWarning } from 'lucide-react';
import { LayoutReportButton } from '#statement/components/layout-report-button.tsx';
import { hasPages } from '#statement/layout-report.ts';
import { Button } from '#ui/button.tsx';
import { remedyOf } from '../model/remedy-of.ts';
import { Remedy } from './remedy.tsx';

interface ErrorViewProps {
  readonly file: File;
  readonly message: string;
  readonly code: ErrorCode | null;
  readonly signedIn: boolean;
  readonly onRetry: () => void;
  readonly onSignUp: () => void;
}

export function ErrorView({ file, message, code, signedIn, onRetry, onSignUp }: ErrorViewProps) {
  return (
    <div className="mx-auto max-w-md">
      <div className="mx-auto grid size-14 place-items-center rounded-full bg-bad-tint text-bad">
        <FileWarning aria-hidden="true" className="size-7" />
      </div>
      <h2 className="mt-4 text-xl font-semibold">Conversion Failed</h2>
      <p data-testid="upload-error" data-keep-clear className="mt-2 text-ink-soft">
        {message}
      </p>
      <div data-keep-clear className="mt-5 flex flex-wrap justify-center gap-3">
        <Remedy code={code} signedIn={signedIn} onSignUp={onSignUp} />
        <Button tone={remedyOf(code, signedIn) === null ? 'primary' : 'outline'} onClick={onRetry}>
          Try Again
        </Button>
      </div>
      {hasPages(code) && (
        <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-[0.9375rem] text-ink-soft">
          Is it a statement after all?
          <LayoutReportButton
            filename={file.name}
            file={file}
            subject={() => Promise.resolve({ result: null, failure: code })}
          />
        </p>
      )}
    </div>
  );
}
