import { Ruler } from 'lucide-react';
import { Suspense, useState } from 'react';
import { DialogMissing, lazyPart } from '#routes/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import type { LayoutSubject } from '../layout-report.ts';

const LayoutReportDialog = lazyPart(() => import('./layout-report-dialog.tsx'), DialogMissing);

interface LayoutReportButtonProps {
  readonly filename: string;
  /** The PDF, where this browser still holds it; else it is asked for. */
  readonly file: File | null;
  /** What came of it; fetched when it is needed. */
  readonly subject: () => Promise<LayoutSubject>;
  /** Whose layout, for those who do not see where the button stands. */
  readonly isNamed?: boolean;
}

/** Offers a description of the layout of a statement that was not read well. */
export function LayoutReportButton({ filename, file, subject, isNamed = false }: LayoutReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        tone="quiet"
        size="small"
        {...(isNamed ? { 'aria-label': `Report the layout of ${filename}`, className: 'max-sm:-ml-3.5' } : {})}
        onClick={() => setOpen(true)}
      >
        <Ruler aria-hidden="true" />
        Report the layout
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LayoutReportDialog filename={filename} file={file} subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
