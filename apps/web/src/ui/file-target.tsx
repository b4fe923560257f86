import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';

interface FileTargetProps {
  readonly testId: string;
  /** What the browser's own dialog offers, e.g. `.pdf`. */
  readonly accept: string;
  /** The id of what says more about it. */
  readonly describedBy?: string;
  /** Its place, its inner room and its colour at rest. */
  readonly className: string;
  /** Called with what was dropped or chosen: one file or several. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: (isOver: boolean) => ReactNode;
}

/** Where files are dropped or chosen. One real file input does the work, so keyboard and screen readers have it too. */
export function FileTarget({ testId, accept, describedBy, className, onFiles, children }: FileTargetProps) {
  // Counted, because entering a child fires "leave" on its parent.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const moveTo = (next: number): void => {
    depth.current = Math.max(0, next);
    setOver(depth.current > 0);
  };
  const take = (files: readonly File[]): void => {
    if (files.length > 0) onFiles(files);
  };
  return (
    <label
      data-testid={testId}
      onDragEnter={(event) => {
        event.preventDefault();
        moveTo(depth.current + 1);
      }}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={() => moveTo(depth.current - 1)}
      onDrop={(event) => {
        event.preventDefault();
        moveTo(0);
        take([...event.dataTransfer.files]);
      }}
      className={clsx(
        'relative cursor-pointer rounded-xl border-2 border-dashed text-center transition-colors hover:border-brand hover:bg-brand-tint focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus',
        isOver ? 'border-brand bg-brand-tint!' : 'border-rule-strong',
        className,
      )}
    >
      <input
        type="file"
        accept={accept}
        multiple
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Cleared, so that choosing the same file again is a change again.
          target.value = '';
          take(files);
        }}
      />
      {children(isOver)}
    </label>
  );
}
