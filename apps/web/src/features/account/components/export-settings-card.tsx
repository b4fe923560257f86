import { Card } from '#ui/card.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useExportSettings } from '../api/use-export-settings.ts';
import { ExportSettingsForm } from './export-settings-form.tsx';

/** What every download of this user looks like, set once. */
export function ExportSettingsCard() {
  const { data, isFetchedAfterMount, isError, refetch } = useExportSettings();
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Export settings</h2>
      <p className="mt-2 max-w-[60ch] text-ink-soft">
        Set once, used for every conversion and download. What you leave empty stays as the grey text says.
      </p>
      {!isFetchedAfterMount && <Skeleton className="mt-5 h-64" />}
      {isFetchedAfterMount && isError && (
        <LoadFailure className="mt-5" onRetry={() => void refetch()}>
          Your export settings could not be loaded.
        </LoadFailure>
      )}
      {isFetchedAfterMount && !isError && data && <ExportSettingsForm settings={data} />}
    </Card>
  );
}
