import type { ExportFormat } from '@crossfoot/contracts';
import { useEffect, useRef } from 'react';
import type { Batch } from '../model/conversion-job.ts';
import { useConversions } from '../model/use-conversions.ts';
import { DropZone } from './drop-zone.tsx';
import { FileList } from './file-list.tsx';
import { JobView } from './job-view.tsx';

interface ActiveConversionsProps {
  /** What the visitor chose first. */
  readonly batch: Batch;
  readonly format: ExportFormat;
  readonly signedIn: boolean;
  readonly accepts: (files: readonly File[]) => boolean;
  /** Nothing is left to show: back to the drop zone. */
  readonly onRest: () => void;
  readonly onSignUp: () => void;
}

/** The widget at work: one view for a single file, a list for several. */
export default function ActiveConversions({
  batch,
  format,
  signedIn,
  accepts,
  onRest,
  onSignUp,
}: ActiveConversionsProps) {
  const conversions = useConversions(batch, signedIn);
  const { jobs } = conversions;
  const single = jobs.length === 1 ? jobs[0] : undefined;
  const panel = useFocusOnChange(single?.state.view ?? 'list');

  const isEmpty = jobs.length === 0;
  useEffect(() => {
    if (isEmpty) onRest();
  }, [isEmpty, onRest]);

  return (
    <div
      ref={panel}
      tabIndex={-1}
      data-testid="conversion"
      data-view={single?.state.view ?? 'list'}
      className="outline-none"
    >
      {single !== undefined ? (
        <div className="px-2 py-6 sm:py-8">
          <JobView job={single} conversions={conversions} signedIn={signedIn} onSignUp={onSignUp} />
        </div>
      ) : (
        !isEmpty && (
          <>
            <FileList conversions={conversions} signedIn={signedIn} onSignUp={onSignUp} />
            <div className="mt-4">
              <DropZone
                compact
                signedIn={signedIn}
                onFiles={(files) => {
                  if (accepts(files)) conversions.start(files, format);
                }}
              />
            </div>
          </>
        )
      )}
    </div>
  );
}

/** Moves the focus along when the view changes, unless it already is inside the new view. */
function useFocusOnChange(view: string) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = panel.current;
    if (element !== null && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
  }, [view]);
  return panel;
}
