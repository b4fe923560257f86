/** A notice of the moment. `destructive` is announced at once, the others when the reader is free. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly tone: 'normal' | 'destructive';
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast; at most one is visible, so it replaces the one before. */
export function showToast(toast: { title: string; description?: string; tone?: Toast['tone'] }): void {
  lastId += 1;
  publish({ tone: 'normal', ...toast, id: lastId });
}

/** Takes a toast away, unless another has replaced it already. */
export function dismissToast(id: number): void {
  if (current?.id === id) publish(null);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Toast | null => current,
  getOnServer: (): Toast | null => null,
};
