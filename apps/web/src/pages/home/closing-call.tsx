import { paths } from '#routes/paths.ts';
import { ButtonLink } from '#ui/button.tsx';

/** Not on phones, where the bottom bar asks the same all the way. */
export default function ClosingCall() {
  return (
    <section aria-labelledby="closing-heading" className="ruled border-t border-rule max-sm:hidden">
      <div className="page-width flex flex-col items-start gap-4 py-4 sm:py-20 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 id="closing-heading" className="text-2xl font-semibold sm:text-4xl">
            Take the statement you trust least.
          </h2>
          <p className="mt-3 text-lg text-ink-soft">The first one is free, and you will see whether it foots.</p>
        </div>
        <ButtonLink to={paths.upload} size="large" className="shrink-0 whitespace-nowrap">
          Convert a statement
        </ButtonLink>
      </div>
    </section>
  );
}
