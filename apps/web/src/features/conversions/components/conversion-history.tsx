import { Download } from 'lucide-react';
import { fetchAllConversions } from '#statement/all-conversions.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDownload } from '#ui/use-download.ts';
import { useConversionList } from '../api/use-conversion-list.ts';
import { historyFile } from '../model/history-file.ts';
import { ConversionRows } from './conversion-rows.tsx';

const shown = 10;

/** The latest ten conversions of the settings page, and all of them as CSV. */
export function ConversionHistory() {
  const { data, isPending, isLoadingError, refetch } = useConversionList(shown);
  const { download } = useDownload();
  const history = async () => ({
    filename: 'conversion-history.csv',
    blob: historyFile(await fetchAllConversions()),
  });
  return (
    <Card className="p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">Conversion History</h2>
        <Button size="small" tone="outline" onClick={() => void download(history)}>
          <Download aria-hidden="true" />
          Download history
        </Button>
      </div>
      {isPending && <Skeleton className="mt-4 h-24" />}
      {isLoadingError && (
        <LoadFailure className="mt-4" onRetry={() => void refetch()}>
          Your conversions could not be loaded.
        </LoadFailure>
      )}
      {data !== undefined &&
        (data.items.length === 0 ? (
          <p className="mt-4 text-ink-soft">No conversions yet.</p>
        ) : (
          <>
            <ConversionRows rows={data.items.slice(0, shown)} />
            {data.total > shown && (
              <p className="border-t border-rule pt-4 text-sm text-ink-faint">
                Showing {shown} of {data.total}
              </p>
            )}
          </>
        ))}
    </Card>
  );
}
