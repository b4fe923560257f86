import { FileArchive, FileCheck, FileSpreadsheet } from 'lucide-react';
import { loadPart } from '#routes/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { useDownload } from '#ui/use-download.ts';
import type { ConversionJob } from '../model/conversion-job.ts';
import type { Conversions } from '../model/use-conversions.ts';
import { BatchVerdicts } from './batch-verdicts.tsx';
import { FileRow } from './file-row.tsx';

interface FileListProps {
  readonly conversions: Conversions;
  readonly signedIn: boolean;
  readonly onSignUp: () => void;
}

/** Several files at once: a row a file, and everything that is done as one ZIP. */
export function FileList({ conversions, signedIn, onSignUp }: FileListProps) {
  const { jobs, unlock, cancel, reset } = conversions;
  const { isBusy, download } = useDownload();
  const done = jobs.flatMap(({ state }) => (state.view === 'success' ? [state.reply] : []));
  const isWorking = jobs.some(({ state }) => state.view === 'working');

  const failed = jobs.flatMap(({ file, state }) =>
    state.view === 'error' ? [{ filename: file.name, reason: state.message }] : [],
  );

  const zip = async () => {
    const { zipResults } = await loadPart(() => import('../model/zip-results.ts'));
    return { filename: 'crossfoot-statements.zip', blob: await zipResults(done) };
  };
  const merged = (format: 'xlsx' | 'proof') => async () => {
    const { batchFile } = await loadPart(() => import('../model/batch-files.ts'));
    return batchFile(
      done.map(({ id }) => id),
      failed,
      format,
    );
  };

  return (
    <div>
      <h2 data-keep-clear className="text-left text-lg font-semibold">
        {done.length} of {jobs.length} converted
      </h2>
      {done.length > 1 && (
        <BatchVerdicts verdicts={done.map(({ reconciliation }) => reconciliation)} failed={failed.length} />
      )}
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {jobs.map((job: ConversionJob) => (
          <FileRow
            key={job.id}
            job={job}
            signedIn={signedIn}
            onSignUp={onSignUp}
            onUnlock={(password) => unlock(job.id, password)}
            onCancel={() => cancel(job.id)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {done.length > 1 && (
          <>
            <Button size="small" onClick={() => void download(zip)} disabled={isBusy}>
              <FileArchive aria-hidden="true" />
              Download all as ZIP
            </Button>
            <Button size="small" tone="outline" onClick={() => void download(merged('xlsx'))} disabled={isBusy}>
              <FileSpreadsheet aria-hidden="true" />
              One workbook
            </Button>
            <Button size="small" tone="outline" onClick={() => void download(merged('proof'))} disabled={isBusy}>
              <FileCheck aria-hidden="true" />
              One proof sheet
            </Button>
          </>
        )}
        {!isWorking && (
          <Button size="small" tone="outline" onClick={reset}>
            Clear the list
          </Button>
        )}
      </div>
    </div>
  );
}
