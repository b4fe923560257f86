import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-paper-deep text-ink-soft',
  good: 'bg-brand-tint text-brand-deep',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  /** Good too, where a tint would not stand out. */
  solid: 'bg-brand text-on-brand',
} as const;

export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-[0.8125rem] font-semibold whitespace-nowrap [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
