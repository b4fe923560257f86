import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { PublicFrame } from './public-frame.tsx';

interface NarrowPageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** A page that asks for one thing: a single sheet on ruled paper. */
export function NarrowPage({ icon, title, children }: NarrowPageProps) {
  return (
    <PublicFrame>
      <div className="page-width flex justify-center py-12 sm:py-20">
        <Card className="w-full max-w-lg p-6 sm:p-10">
          <div
            aria-hidden="true"
            className="grid size-14 place-items-center rounded-full bg-brand-tint text-brand [&_svg]:size-7"
          >
            {icon}
          </div>
          <h1 className="mt-5 text-3xl font-semibold">{title}</h1>
          {children}
        </Card>
      </div>
    </PublicFrame>
  );
}
