import { clsx } from 'clsx';
import { CalendarX2, CircleHelp, CopyX, EqualNot, Link2 } from 'lucide-react';
import type { LinkState } from '../statement-chains.ts';

const marks = {
  holds: { icon: Link2, ink: 'text-brand', words: 'Follows' },
  gap: { icon: CalendarX2, ink: 'text-warn', words: 'Gap' },
  overlap: { icon: CopyX, ink: 'text-warn', words: 'Overlap' },
  differs: { icon: EqualNot, ink: 'text-bad', words: 'Balances differ' },
  open: { icon: CircleHelp, ink: 'text-warn', words: 'Not compared' },
} as const satisfies Record<LinkState, unknown>;

/** How one statement meets the next, as a sign. */
export function LinkMark({ state, className }: { readonly state: LinkState; readonly className?: string }) {
  const { icon: Icon, ink, words } = marks[state];
  return (
    <span className={clsx('shrink-0', ink, className)}>
      <Icon aria-hidden="true" className="size-5" />
      <span className="sr-only">{words}: </span>
    </span>
  );
}
