import type { ExportFormat } from '@crossfoot/contracts';
import { useSyncExternalStore } from 'react';
import { formatChoices } from '#formats/format-labels.ts';

const key = 'crossfoot-format';
const listeners = new Set<() => void>();
let unsaved: ExportFormat | null = null;

function read(): ExportFormat | null {
  try {
    const stored = localStorage.getItem(key);
    return formatChoices.find((format) => format === stored) ?? unsaved;
  } catch {
    return unsaved;
  }
}

/** Remembers in this browser what was chosen last. */
export function preferFormat(format: ExportFormat): void {
  unsaved = format;
  try {
    localStorage.setItem(key, format);
  } catch {
    // Storage refused: remembered until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The format chosen last, or null where none was. */
export function usePreferredFormat(): ExportFormat | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read,
    () => null,
  );
}
