import { useEffect } from 'react';

interface ReviewKeys {
  readonly save: () => unknown;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Keys that work wherever the focus is: save, undo, redo. While text is typed, undo is the field's own. */
export function useReviewKeys({ save, undo, redo }: ReviewKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      if (key === 's') save();
      else if (event.target instanceof HTMLInputElement) return;
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [save, undo, redo]);
}
