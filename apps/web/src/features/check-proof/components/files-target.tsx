import { FileSearch } from 'lucide-react';
import { FileTarget } from '#ui/file-target.tsx';

/** Where the PDF and its sheet are dropped or chosen, together or one after the other. */
export function FilesTarget({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  return (
    <FileTarget
      testId="check-files"
      accept=".pdf,.html,.htm,application/pdf,text/html"
      onFiles={onFiles}
      className="block bg-sheet px-4 py-6 sm:py-10"
    >
      {(isOver) => (
        <>
          <FileSearch aria-hidden="true" className="mx-auto size-9 text-brand" />
          <span className="mt-3 block text-lg leading-snug font-semibold">
            {isOver ? 'Let go to check' : 'Drop the PDF and its proof sheet here, or click to browse'}
          </span>
          <span className="mt-1 block text-sm text-ink-soft">
            One statement, or all statements of a sheet over several. The sheet is the HTML file.
          </span>
        </>
      )}
    </FileTarget>
  );
}
