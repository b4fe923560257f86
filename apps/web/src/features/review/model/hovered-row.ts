import { createContext, useContext, useSyncExternalStore } from 'react';

/** The row under the pointer. Beside React's state: it changes with every move, and two places alone show it. */
export class HoveredRow {
  private id: string | null = null;
  private readonly listeners = new Set<() => void>();

  readonly set = (id: string | null): void => {
    this.id = id;
    for (const listener of this.listeners) listener();
  };
  readonly get = (): string | null => this.id;
  readonly listen = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export const HoveredRowContext = createContext(new HoveredRow());

export function useHoveredRow(): string | null {
  const hovered = useContext(HoveredRowContext);
  return useSyncExternalStore(hovered.listen, hovered.get, hovered.get);
}
