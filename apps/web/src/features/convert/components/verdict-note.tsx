import type { Verdict } from '@crossfoot/contracts';
import { clsx } from 'clsx';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';

const notes = {
  balanced: {
    icon: CircleCheck,
    dress: 'border-brand bg-brand-tint text-brand-deep',
    title: 'Balanced',
    text: 'Every row was added up against the balances printed on the statement, and they agree to the cent.',
  },
  unbalanced: {
    icon: TriangleAlert,
    dress: 'border-bad bg-bad-tint text-bad',
    title: 'Not balanced',
    text: 'The rows do not add up to the balances printed on the statement. Compare them with the PDF before you use the file.',
  },
  unverifiable: {
    icon: CircleHelp,
    dress: 'border-warn bg-warn-tint text-warn',
    title: 'Could not be checked',
    text: 'The statement prints too little to check every row against, or something on it is in doubt. Compare the rows with the PDF before you use the file.',
  },
} as const;

interface VerdictNoteProps {
  readonly verdict: Verdict;
  /** Names the pages that were not read in full. */
  readonly unread?: string | null;
  readonly brief?: boolean;
}

/** The verdict on a result, in plain words, and never better than it is. */
export function VerdictNote({ verdict, unread = null, brief = false }: VerdictNoteProps) {
  const { icon: Icon, dress, title, text } = notes[verdict];
  if (brief) {
    return (
      <span
        className={clsx('inline-flex items-center gap-1 rounded-md px-2 py-0.5 text-[0.8125rem] font-semibold', dress)}
      >
        <Icon aria-hidden="true" className="size-3.5" />
        {title}
      </span>
    );
  }
  return (
    <div data-testid="verdict" className={clsx('rounded-xl border-l-4 px-4 py-3 text-left', dress)}>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {title}
      </p>
      <p className="mt-1 text-[0.9375rem] text-ink">{text}</p>
      {unread !== null && (
        <p data-testid="unread" className="mt-2 text-[0.9375rem] font-medium text-ink">
          {unread}
        </p>
      )}
    </div>
  );
}
