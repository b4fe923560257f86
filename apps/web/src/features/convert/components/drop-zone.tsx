import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useId } from 'react';
import { FileTarget } from '#ui/file-target.tsx';

interface DropZoneProps {
  readonly signedIn: boolean;
  readonly compact?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where PDFs are dropped or chosen, and what may be. */
export function DropZone({ signedIn, compact = false, onFiles }: DropZoneProps) {
  const helpId = useId();
  return (
    <FileTarget
      testId="drop-zone"
      accept="application/pdf,.pdf"
      describedBy={helpId}
      onFiles={onFiles}
      className={clsx('flex flex-col justify-center bg-paper px-4', compact ? 'py-5' : 'grow py-4 sm:py-10')}
    >
      {(isOver) => (
        <>
          <FileUp aria-hidden="true" className={clsx('mx-auto text-brand', compact ? 'size-7' : 'size-7 sm:size-10')} />
          <span className="mt-2 block text-lg leading-snug font-semibold sm:mt-3">
            {isOver ? 'Let go to convert' : 'Drop your PDF here, or click to browse'}
          </span>
          {!signedIn && (
            <span className="mt-1 block font-medium text-brand">Convert 1 file FREE - no registration required!</span>
          )}
          <span id={helpId} className="mt-2 block text-sm text-ink-soft">
            {signedIn
              ? 'PDF only, one file or several, up to 10MB each (50MB on paid plans). Password-protected PDFs are supported on paid plans.'
              : 'PDF only, up to 10MB and 30 pages. Password-protected PDFs are supported on paid plans.'}
          </span>
        </>
      )}
    </FileTarget>
  );
}
