import { FileSpreadsheet } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useConversionList } from '../api/use-conversion-list.ts';
import { ConversionRows } from './conversion-rows.tsx';

const shown = 20;

export function RecentConversions() {
  const { data, isPending, isLoadingError, refetch } = useConversionList(shown);
  return (
    <Card className="p-6">
      <h2 className="text-xl font-semibold">Recent Conversions</h2>
      <div className="mt-2" aria-busy={isPending}>
        {isPending && (
          <div className="space-y-3 py-3">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </div>
        )}
        {isLoadingError && (
          <LoadFailure className="py-4" onRetry={() => void refetch()}>
            Your conversions could not be loaded.
          </LoadFailure>
        )}
        {data?.items.length === 0 && (
          <EmptyState icon={<FileSpreadsheet aria-hidden="true" />} title="No conversions yet">
            Drop a statement above; its result stays here, to be downloaded again in any format.
          </EmptyState>
        )}
        {data !== undefined && data.items.length > 0 && <ConversionRows rows={data.items} />}
      </div>
    </Card>
  );
}
