import { Link } from 'react-router-dom';
import { paths } from '#routes/paths.ts';

/** A file in which no statement was found has nothing to review. */
export function NoAccount({ filename }: { readonly filename: string }) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <h1 className="text-2xl font-semibold">No account in {filename}</h1>
        <p className="mt-2 text-ink-soft">
          Nothing that looks like a statement was found, so there are no rows to review.
        </p>
        <Link to={paths.dashboard} className="mt-4 inline-block font-semibold text-brand underline underline-offset-3">
          Back to the dashboard
        </Link>
      </div>
    </main>
  );
}
