import type { ExportFormat } from '@crossfoot/contracts';
import { Suspense, useId, useRef, useState } from 'react';
import { fetchAhead, lazyPart } from '#routes/lazy-part.tsx';
import { Card } from '#ui/card.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { clearToast, showToast } from '#ui/toast-store.ts';
import { useVisitorState } from '../api/use-visitor-state.ts';
import { refuseFiles } from '../model/choose-files.ts';
import type { Batch } from '../model/conversion-job.ts';
import { useFreeConversionUsed } from '../model/free-conversion-flag.ts';
import { DropZone } from './drop-zone.tsx';
import { FormatSelect } from './format-select.tsx';
import { FreeUsedView } from './free-used-view.tsx';
import { SampleOffer } from './sample-offer.tsx';

const loadActive = () => import('./active-conversions.tsx');
const ActiveConversions = lazyPart(loadActive);

interface UploadWidgetProps {
  readonly signedIn: boolean;
  /** Where our own sample statement lies. */
  readonly sampleAddress: string;
  readonly initialFormat?: ExportFormat;
  readonly onSignUp: () => void;
}

/** The upload widget. At rest it is small; what converts is fetched as soon as somebody reaches for it. */
export function UploadWidget({ signedIn, sampleAddress, initialFormat = 'csv', onSignUp }: UploadWidgetProps) {
  const formatId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [format, setFormat] = useState<ExportFormat>(initialFormat);
  const [batch, setBatch] = useState<Batch | null>(null);
  const isRemembered = useFreeConversionUsed();
  const visitor = useVisitorState(signedIn);
  const freeConversionUsed = isRemembered || visitor?.freeConversionUsed === true;

  const accepts = (files: readonly File[]): boolean => {
    const refusal = refuseFiles(files, { signedIn, freeConversionUsed });
    if (refusal === null) return true;
    showToast({ title: refusal.title, description: refusal.description, tone: 'destructive' });
    if (refusal.offersSignUp) onSignUp();
    return false;
  };
  const start = (files: readonly File[]): void => {
    clearToast();
    if (accepts(files)) setBatch({ files, format: signedIn ? format : 'csv' });
  };
  const rest = (): void => {
    setBatch(null);
    // What had the focus is gone; the panel takes it, so that a keyboard or screen reader user is not left behind.
    panel.current?.focus({ preventScroll: true });
  };

  const view = batch !== null ? 'active' : freeConversionUsed && !signedIn ? 'used' : 'idle';
  return (
    <Card
      ref={panel}
      tabIndex={-1}
      role="region"
      aria-label="Convert a statement"
      data-view={view}
      onPointerEnter={() => fetchAhead(loadActive)}
      onFocus={() => fetchAhead(loadActive)}
      onDragEnter={() => fetchAhead(loadActive)}
      className="flex flex-col sm:min-h-108 justify-center p-4 text-center shadow-lift outline-none sm:p-6"
    >
      {batch !== null && (
        <Suspense fallback={<Spinner className="mx-auto my-24 size-10 text-brand" />}>
          <ActiveConversions
            batch={batch}
            format={batch.format}
            signedIn={signedIn}
            accepts={accepts}
            onRest={rest}
            onSignUp={onSignUp}
          />
        </Suspense>
      )}
      {view === 'used' && (
        <div className="px-2 py-6">
          <FreeUsedView onSignUp={onSignUp} />
        </div>
      )}
      {view === 'idle' && (
        <>
          <DropZone signedIn={signedIn} onFiles={start} />
          <div className="mt-4">
            <FormatSelect id={formatId} value={format} signedIn={signedIn} onChange={setFormat} />
          </div>
          <SampleOffer address={sampleAddress} signedIn={signedIn} onFile={(file) => start([file])} />
        </>
      )}
    </Card>
  );
}
