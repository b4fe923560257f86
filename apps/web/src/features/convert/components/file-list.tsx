import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#http/save-file.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-store.ts';
import type { ConversionJob } from '../model/conversion-job.ts';
import type { Conversions } from '../model/use-conversions.ts';
import { FileRow } from './file-row.tsx';

/** Several files at once: a row a file, and everything that is done as one ZIP. */
export function FileList({ conversions }: { readonly conversions: Conversions }) {
  const { jobs, unlock, cancel, reset } = conversions;
  const [isZipping, setZipping] = useState(false);
  const done = jobs.flatMap(({ state }) => (state.view === 'success' ? [state.reply] : []));
  const isWorking = jobs.some(({ state }) => state.view === 'working');

  const downloadAll = async (): Promise<void> => {
    setZipping(true);
    try {
      const { zipResults } = await import('../model/zip-results.ts');
      const filename = 'crossfoot-statements.zip';
      saveFile(filename, await zipResults(done));
      showToast({ title: 'Download Started', description: `Downloading ${filename}...` });
    } finally {
      setZipping(false);
    }
  };

  return (
    <div>
      <h2 className="text-left text-lg font-semibold">
        {done.length} of {jobs.length} converted
      </h2>
      <ul className="mt-2 divide-y divide-rule border-y border-rule">
        {jobs.map((job: ConversionJob) => (
          <FileRow
            key={job.id}
            job={job}
            onUnlock={(password) => unlock(job.id, password)}
            onCancel={() => cancel(job.id)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {done.length > 1 && (
          <Button onClick={() => void downloadAll()} disabled={isZipping}>
            <FileArchive aria-hidden="true" />
            Download all as ZIP
          </Button>
        )}
        {!isWorking && (
          <Button tone="outline" onClick={reset}>
            Clear the list
          </Button>
        )}
      </div>
    </div>
  );
}
