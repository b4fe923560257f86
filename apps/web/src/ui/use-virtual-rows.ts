import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Rows rendered above and below what is seen, so that scrolling shows no blanks. */
const spare = 8;

export interface VirtualRows {
  readonly container: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly first: number;
  /** One past the last. */
  readonly end: number;
  /** Scrolls a row into view, if it is not. */
  readonly reveal: (row: number) => void;
}

/** Which of many rows of one height are to be rendered. */
export function useVirtualRows(rows: number, rowHeight: number, headHeight = 0): VirtualRows {
  const container = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ first: 0, end: Math.min(rows, 40) });

  const measure = useCallback(() => {
    const box = container.current;
    if (box === null) return;
    // In steps, so that most scroll events render nothing.
    const top = Math.floor(box.scrollTop / rowHeight / 4) * 4;
    const first = Math.max(0, top - spare);
    const end = Math.min(rows, top + Math.ceil(box.clientHeight / rowHeight) + spare + 4);
    setSeen((last) => (last.first === first && last.end === end ? last : { first, end }));
  }, [rows, rowHeight]);

  useLayoutEffect(() => {
    measure();
    const box = container.current;
    if (box === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [measure]);

  const reveal = useCallback(
    (row: number) => {
      const box = container.current;
      if (box === null) return;
      const [top, bottom] = [row * rowHeight, (row + 1) * rowHeight];
      const height = box.clientHeight - headHeight;
      if (top < box.scrollTop) box.scrollTop = Math.max(0, top - rowHeight);
      else if (bottom > box.scrollTop + height) box.scrollTop = bottom - height + rowHeight;
      measure();
    },
    [headHeight, measure, rowHeight],
  );

  return { container, onScroll: measure, first: Math.min(seen.first, rows), end: Math.min(seen.end, rows), reveal };
}
