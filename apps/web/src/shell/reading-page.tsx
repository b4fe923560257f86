import type { ReactNode } from 'react';
import { PublicFrame } from './public-frame.tsx';

interface ReadingPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/** A page to be read: heading, lead and running text. */
export function ReadingPage({ title, lead, above, children }: ReadingPageProps) {
  return (
    <PublicFrame>
      <div className="ruled border-b border-rule">
        <div className="page-width py-6 sm:py-16">
          {above}
          <h1 className="mt-3 max-w-4xl text-3xl font-semibold sm:text-5xl">{title}</h1>
          {lead !== undefined && <p className="mt-3 max-w-[60ch] text-ink-soft sm:mt-4 sm:text-lg">{lead}</p>}
        </div>
      </div>
      <div className="page-width py-8 sm:py-16">{children}</div>
    </PublicFrame>
  );
}
