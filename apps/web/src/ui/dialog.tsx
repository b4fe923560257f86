import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** A modal sheet: focus stays inside, Escape and the close button leave, and focus returns where it was. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  // The dialog has no trigger of its own: who opened it had the focus, and gets it back.
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/50 backdrop-blur-[2px]" />
        <Radix.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={() => {
            if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
          }}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className="animate-appear fixed top-1/2 left-1/2 z-50 max-h-[92dvh] w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl border border-rule bg-sheet p-6 shadow-lift sm:p-8"
        >
          <Radix.Title className="pr-10 text-2xl font-semibold">{title}</Radix.Title>
          {description !== undefined && (
            <Radix.Description className="mt-1.5 text-ink-soft">{description}</Radix.Description>
          )}
          <Radix.Close
            aria-label="Close"
            className="absolute top-4 right-4 grid size-11 place-items-center rounded-lg text-ink-soft hover:bg-paper-deep hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
          <div className="mt-5">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
