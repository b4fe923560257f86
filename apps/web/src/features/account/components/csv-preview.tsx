import type { ExportSettings } from '@crossfoot/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { csvPreview } from '../model/csv-preview.ts';

/** The first lines of a CSV with these settings. */
export function CsvPreview({ settings }: { readonly settings: ExportSettings }) {
  const { data = '' } = useQuery({
    queryKey: ['csv-preview', settings],
    queryFn: () => csvPreview(settings),
    placeholderData: keepPreviousData,
  });
  return (
    <figure className="min-w-0 sm:col-span-2">
      <figcaption className="text-sm font-semibold">A CSV then begins like this</figcaption>
      <pre
        tabIndex={0}
        role="region"
        aria-label="The first lines of a CSV"
        data-testid="csv-preview"
        className="figure mt-1.5 min-h-15 overflow-x-auto rounded-lg bg-paper-deep px-3.5 py-2.5 text-sm"
      >
        {data}
      </pre>
    </figure>
  );
}
