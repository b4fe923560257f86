import { clsx } from 'clsx';
import { useRef, type KeyboardEvent } from 'react';

export type Pane = 'rows' | 'page';
const panes = ['rows', 'page'] as const;

interface PaneTabsProps {
  readonly chosen: Pane;
  readonly page: number;
  readonly onChoose: (pane: Pane) => void;
}

/** On narrow screens the rows and the page take turns. */
export function PaneTabs({ chosen, page, onChoose }: PaneTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const other = chosen === 'rows' ? 'page' : 'rows';
    onChoose(other);
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Rows or page"
      onKeyDown={onKeyDown}
      className="grid grid-cols-2 border-b border-rule bg-sheet"
    >
      {panes.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-selected={chosen === name}
          aria-controls={`panel-${name}`}
          tabIndex={chosen === name ? 0 : -1}
          onClick={() => onChoose(name)}
          className={clsx(
            'min-h-11 border-b-2 text-sm font-semibold',
            chosen === name ? 'border-brand text-brand' : 'border-transparent text-ink-soft',
          )}
        >
          {name === 'rows' ? 'Rows' : `Page ${page}`}
        </button>
      ))}
    </div>
  );
}

/** What makes an element the panel of its tab; nothing where both panes stand side by side. */
export const panelOf = (pane: Pane, isTabbed: boolean) =>
  isTabbed ? { role: 'tabpanel', id: `panel-${pane}`, 'aria-labelledby': `tab-${pane}` } : {};
