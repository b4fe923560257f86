import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import {
  clearToast,
  clearToastOfOtherPage,
  dismissToast,
  showCarriedToast,
  toastStore,
  type Toast,
} from './toast-store.ts';
import { placeFor, type ToastPlace } from './toast-place.ts';

const visibleMs = 5000;

/** The one place where toasts appear. The clock stops while the pointer or the focus is on it. */
export function Toaster() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  const { pathname } = useLocation();
  const [held, setHeld] = useState(false);
  const [place, setPlace] = useState<ToastPlace>({ edge: 'bottom', offset: 16 });
  const region = useRef<HTMLDivElement>(null);
  const id = toast?.id;

  useEffect(() => clearToastOfOtherPage(pathname), [pathname]);
  useEffect(showCarriedToast, []);
  useEffect(() => {
    addEventListener('submit', clearToast, true);
    return () => removeEventListener('submit', clearToast, true);
  }, []);
  useEffect(() => {
    if (id === undefined || held) return;
    const timer = setTimeout(() => dismissToast(id), visibleMs);
    return () => clearTimeout(timer);
  }, [id, held]);
  useLayoutEffect(() => {
    const card = region.current?.querySelector<HTMLElement>('[data-testid=toast]') ?? null;
    if (id === undefined || card === null) return;
    const settle = (): void => setPlace(placeFor(card));
    settle();
    // What the toast speaks of may appear in the page a moment later.
    const timer = setTimeout(settle, 120);
    addEventListener('resize', settle);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', settle);
    };
  }, [id]);

  const urgent = toast?.tone === 'destructive';
  return (
    <div
      ref={region}
      role="region"
      aria-label="Notifications"
      style={{ [place.edge]: place.offset }}
      className="pointer-events-none fixed inset-x-4 z-60 flex justify-center sm:right-6 sm:left-auto"
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

function ToastCard({ id, title, description, tone, onHold }: Toast & { readonly onHold: (held: boolean) => void }) {
  useEffect(() => () => onHold(false), [onHold]);
  return (
    <div
      data-testid="toast"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className={clsx(
        'animate-appear pointer-events-auto relative w-full max-w-[26rem] rounded-xl border-l-4 bg-ink py-3 pr-4 pl-4 text-paper shadow-lift sm:pr-13',
        tone === 'destructive' ? 'border-margin' : 'border-brand',
      )}
    >
      <p className="font-semibold max-sm:pr-8">{title}</p>
      {description !== undefined && <p className="mt-0.5 text-[0.9375rem] break-words opacity-90">{description}</p>}
      <button
        type="button"
        aria-label="Dismiss notification"
        onClick={() => dismissToast(id)}
        className="absolute top-1.5 right-1.5 grid size-9 place-items-center rounded-md hover:bg-white/10"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}
