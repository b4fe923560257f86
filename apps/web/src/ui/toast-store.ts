/** A notice of the moment. `destructive` is announced at once, the others when the reader is free. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'normal' | 'destructive';
  /** The address it was shown at: it goes when the visitor does. */
  readonly pathname: string;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: Toast | null): void {
  if (current === next) return;
  current = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast; at most one is visible, so it replaces the one before. It says only what the page does not. One that
 * belongs to the page the visitor is sent to is shown after `navigate`.
 */
export function showToast(toast: { title: string; description?: string; tone?: Toast['tone'] }): void {
  lastId += 1;
  publish({ tone: 'normal', ...toast, id: lastId, pathname: window.location.pathname });
}

/** Takes a toast away, unless another has replaced it already. */
export function dismissToast(id: number): void {
  if (current?.id === id) publish(null);
}

/** Takes away what was said of the attempt before: on every submit and every new file. */
export function clearToast(): void {
  publish(null);
}

/** Takes away what was said of another page. */
export function clearToastOfOtherPage(pathname: string): void {
  if (current !== null && current.pathname !== pathname) publish(null);
}

const carriedAs = 'toast';

/** Keeps the toast for the document that is loaded next in this tab. */
export function carryToast(): void {
  try {
    if (current !== null) sessionStorage.setItem(carriedAs, JSON.stringify(current));
  } catch {
    // Storage refused: the page speaks for itself.
  }
}

/** Shows what the document before has kept. */
export function showCarriedToast(): void {
  try {
    const kept = sessionStorage.getItem(carriedAs);
    sessionStorage.removeItem(carriedAs);
    if (kept !== null) showToast(JSON.parse(kept) as Toast);
  } catch {
    // Storage refused: nothing was kept.
  }
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Toast | null => current,
  getOnServer: (): Toast | null => null,
};
