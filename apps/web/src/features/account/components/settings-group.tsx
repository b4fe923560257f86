import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface SettingsGroupProps {
  readonly title: string;
  /** Why one would set it, in a line. */
  readonly why: string;
  readonly startsOpen: boolean;
  /** Something in it is wrong: it stays open. */
  readonly hasError?: boolean;
  readonly children: ReactNode;
}

/** The settings of one program, folded away until they are wanted. */
export function SettingsGroup({ title, why, startsOpen, hasError = false, children }: SettingsGroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details className="group" open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 py-3.5 hover:text-brand [&::-webkit-details-marker]:hidden">
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-ink-soft">{why}</span>
        </span>
        <Plus aria-hidden="true" className="size-5 shrink-0 text-brand transition-transform group-open:rotate-45" />
      </summary>
      <div role="group" aria-label={title} className="grid grid-cols-1 items-start gap-4 pt-1 pb-5 sm:grid-cols-2">
        {children}
      </div>
    </details>
  );
}
