import { clsx } from 'clsx';
import { Check, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';

const marks = {
  holds: { icon: Check, ink: 'text-brand', words: 'Holds: ' },
  fails: { icon: X, ink: 'text-bad', words: 'Does not hold: ' },
  open: { icon: Minus, ink: 'text-ink-faint', words: '' },
} as const;

/** One check with its mark. */
export function CheckLine({ state, children }: { readonly state: keyof typeof marks; readonly children: ReactNode }) {
  const { icon: Icon, ink, words } = marks[state];
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden="true" className={clsx('mt-1 size-4 shrink-0', ink)} />
      <span className="min-w-0">
        <span className="sr-only">{words}</span>
        {children}
      </span>
    </li>
  );
}
