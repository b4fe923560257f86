import { clsx } from 'clsx';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type DragEvent } from 'react';

interface DropZoneProps {
  readonly signedIn: boolean;
  readonly compact?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where PDFs are dropped or chosen. One real file input does the work, so keyboard and screen readers have it too. */
export function DropZone({ signedIn, compact = false, onFiles }: DropZoneProps) {
  const helpId = useId();
  // Counted, because entering a child fires "leave" on its parent.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);

  const enter = (event: DragEvent): void => {
    event.preventDefault();
    depth.current += 1;
    setOver(true);
  };
  const leave = (): void => {
    depth.current = Math.max(0, depth.current - 1);
    if (depth.current === 0) setOver(false);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  };

  return (
    <label
      data-testid="drop-zone"
      onDragEnter={enter}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={leave}
      onDrop={drop}
      className={clsx(
        'relative flex cursor-pointer flex-col justify-center rounded-xl border-2 border-dashed text-center transition-colors focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
        compact ? 'px-4 py-5' : 'grow px-4 py-4 sm:py-10',
        isOver ? 'border-brand bg-brand-tint' : 'border-rule-strong bg-paper hover:border-brand hover:bg-brand-tint',
      )}
    >
      <input
        type="file"
        accept="application/pdf,.pdf"
        multiple
        aria-describedby={helpId}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Cleared, so that choosing the same file again is a change again.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
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
    </label>
  );
}
