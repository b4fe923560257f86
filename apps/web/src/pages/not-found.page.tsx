import { PageMeta } from '#routes/page-meta.tsx';
import { paths } from '#routes/paths.ts';
import { PublicFrame } from '#shell/public-frame.tsx';
import { ButtonLink } from '#ui/button.tsx';

export default function NotFoundPage() {
  return (
    <PublicFrame>
      <PageMeta title="Page Not Found" description="There is no page at this address." path={null} />
      <div className="ruled">
        <div className="page-width flex min-h-[62dvh] flex-col items-start justify-center py-20">
          <p className="figure double-rule text-6xl text-brand">404</p>
          <h1 className="mt-6 text-4xl font-semibold">Page Not Found</h1>
          <p className="mt-3 max-w-[48ch] text-lg text-ink-soft">
            There is no entry at this address. It may have been moved, or the link has a typing error.
          </p>
          <ButtonLink to={paths.home} className="mt-8">
            Back to Home
          </ButtonLink>
        </div>
      </div>
    </PublicFrame>
  );
}
