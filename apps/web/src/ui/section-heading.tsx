import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly centred?: boolean;
  readonly children?: ReactNode;
}

export function SectionHeading({ id, eyebrow, title, centred = false, children }: SectionHeadingProps) {
  return (
    <div className={clsx('max-w-2xl', centred && 'mx-auto text-center')}>
      <p className="eyebrow max-sm:hidden">{eyebrow}</p>
      <h2 id={id} className="text-[1.5rem] sm:mt-3 font-semibold sm:text-[2.5rem]">
        {title}
      </h2>
      {children !== undefined && <p className="mt-2 text-ink-soft sm:mt-4 sm:text-lg">{children}</p>}
    </div>
  );
}
