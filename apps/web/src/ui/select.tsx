import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The browser's own select (it works everywhere, on phones best), in our dress. Give it an id and a label. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block', className)}>
      <select
        className="min-h-11 w-full appearance-none rounded-lg border border-rule-strong bg-sheet py-2 pr-10 pl-3.5 text-base text-ellipsis text-ink disabled:cursor-not-allowed disabled:bg-paper-deep disabled:text-ink-faint"
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </span>
  );
}
