import { useSyncExternalStore } from 'react';

const key = 'freeConversionUsed';
const listeners = new Set<() => void>();

/** Whether this browser remembers its free conversion. It only chooses the view; the server is what enforces it. */
export function useFreeConversionUsed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => false,
  );
}

function read(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return false;
  }
}

export function noteFreeConversionUsed(): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Storage refused: the server still knows.
  }
  for (const listener of listeners) listener();
}
