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
      <p className="eyebrow">{eyebrow}</p>
      <h2 id={id} className="mt-3 text-[1.65rem] font-semibold sm:text-[2.5rem]">
        {title}
      </h2>
      {children !== undefined && <p className="mt-3 text-ink-soft sm:mt-4 sm:text-lg">{children}</p>}
    </div>
  );
}
