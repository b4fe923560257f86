import { clsx } from 'clsx';
import { FileSearch } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';

/** Where the PDF and its sheet are dropped or chosen, together or one after the other. */
export function FilesTarget({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
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
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      data-testid="check-files"
      onDragEnter={enter}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={leave}
      onDrop={drop}
      className={clsx(
        'relative block cursor-pointer rounded-xl border-2 border-dashed px-4 py-6 text-center transition-colors focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus sm:py-10',
        isOver ? 'border-brand bg-brand-tint' : 'border-rule-strong bg-sheet hover:border-brand hover:bg-brand-tint',
      )}
    >
      <input
        type="file"
        accept=".pdf,.html,.htm,application/pdf,text/html"
        multiple
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <FileSearch aria-hidden="true" className="mx-auto size-9 text-brand" />
      <span className="mt-3 block text-lg leading-snug font-semibold">
        {isOver ? 'Let go to check' : 'Drop the PDF and its proof sheet here, or click to browse'}
      </span>
      <span className="mt-1 block text-sm text-ink-soft">
        One statement, or all statements of a sheet over several. The sheet is the HTML file.
      </span>
    </label>
  );
}
