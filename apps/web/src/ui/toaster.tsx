import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { dismissToast, toastStore } from './toast-store.ts';

const visibleMs = 5000;

/** The one place where toasts appear. The clock stops while the pointer or the focus is on it. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  const [held, setHeld] = useState(false);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(() => dismissToast(id), visibleMs);
    return () => clearTimeout(timer);
  }, [id, held]);

  const urgent = toast?.tone === 'destructive';
  return (
    <div
      role="region"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-60 flex justify-center sm:inset-x-auto sm:right-6 sm:bottom-6"
    >
      {/* Both live regions exist from the start: one added together with its text is often not read out. */}
      <div role="status" aria-live="polite" className="contents">
        {toast !== null && !urgent && <ToastCard key={id} {...toast} onHold={setHeld} />}
      </div>
      <div role="alert" aria-live="assertive" className="contents">
        {toast !== null && urgent && <ToastCard key={id} {...toast} onHold={setHeld} />}
      </div>
    </div>
  );
}

interface ToastCardProps {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'normal' | 'destructive';
  readonly onHold: (held: boolean) => void;
}

function ToastCard({ id, title, description, tone, onHold }: ToastCardProps) {
  useEffect(() => () => onHold(false), [onHold]);
  return (
    <div
      data-testid="toast"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className={clsx(
        'animate-appear pointer-events-auto flex w-full max-w-[26rem] items-start gap-3 rounded-xl border-l-4 bg-ink py-3 pr-2 pl-4 text-paper shadow-lift',
        tone === 'destructive' ? 'border-margin' : 'border-brand',
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold">{title}</p>
        {description !== undefined && <p className="mt-0.5 text-[0.9375rem] break-words opacity-90">{description}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        onClick={() => dismissToast(id)}
        className="grid size-9 shrink-0 place-items-center rounded-md hover:bg-white/10"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
