import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ApiError } from '#http/api-error.ts';
import { paths } from '#routes/paths.ts';
import { fetchRevisions } from '#statement/use-revisions.ts';
import { useStatement } from '#statement/use-statement.ts';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { fetchCorrections } from '../api/revisions.ts';
import { ReviewWorkspace } from './review-workspace.tsx';

interface ReviewProps {
  readonly conversion: string;
  readonly startRow: string | null;
  /** The revision to open; null is the newest. */
  readonly startRevision: number | null;
}

/** Fetches the original and its revisions, then opens the review. */
export function Review({ conversion, startRow, startRevision }: ReviewProps) {
  const original = useStatement(conversion, 0);
  const revisions = useQuery({
    queryKey: ['revisions', conversion, startRevision],
    queryFn: async () => {
      const all = await fetchRevisions(conversion);
      const opened = startRevision ?? all.at(-1)?.number ?? 0;
      return { all, opened, saved: await fetchCorrections(conversion, opened) };
    },
  });
  const failure = original.error ?? revisions.error;
  if (failure !== null) {
    const isAbsent = failure instanceof ApiError && [400, 403, 404].includes(failure.status);
    return (
      <main id="main" className="grid min-h-dvh place-items-center p-6 text-center">
        <div>
          <h1 className="text-2xl font-semibold">This conversion cannot be opened</h1>
          <p className="mt-2 text-ink-soft">
            {isAbsent
              ? 'It may have been deleted, or it belongs to another account.'
              : 'It could not be loaded. Please check your connection.'}
          </p>
          {!isAbsent && (
            <p className="mt-4">
              <Button
                onClick={() => {
                  void original.refetch();
                  void revisions.refetch();
                }}
              >
                Try Again
              </Button>
            </p>
          )}
          <Link
            to={paths.dashboard}
            className="mt-4 inline-block font-semibold text-brand underline underline-offset-3"
          >
            Back to the dashboard
          </Link>
        </div>
      </main>
    );
  }
  if (original.data === undefined || revisions.data === undefined || !('accounts' in original.data)) {
    return (
      <div role="status" className="grid min-h-dvh place-items-center">
        <Spinner className="size-9 text-brand" />
        <span className="sr-only">Opening the review</span>
      </div>
    );
  }
  return (
    <ReviewWorkspace
      key={`${conversion} ${startRevision}`}
      conversion={conversion}
      original={original.data}
      revisions={revisions.data.all}
      opened={revisions.data.opened}
      saved={revisions.data.saved}
      startRow={startRow}
    />
  );
}
