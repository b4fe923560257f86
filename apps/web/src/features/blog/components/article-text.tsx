import type { ReactNode } from 'react';
import { paths } from '#routes/paths.ts';
import { Prose } from '#ui/prose.tsx';

/** The text of a post, with the way from reading to trying beside it. */
export function ArticleText({ children }: { readonly children: ReactNode }) {
  return (
    <Prose
      beside={
        <div className="rounded-2xl border border-rule bg-sheet p-6">
          <p className="font-semibold">See it on a statement of yours</p>
          <p className="mt-1.5 text-[0.9375rem] text-ink-soft">
            The first one is free and needs no account. You see at once whether its rows add up.
          </p>
          <a href={paths.upload} className="mt-3 inline-block font-semibold text-brand underline underline-offset-3">
            Convert a statement
          </a>
        </div>
      }
    >
      {children}
    </Prose>
  );
}
