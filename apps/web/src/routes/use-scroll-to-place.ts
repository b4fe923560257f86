import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** So long a place is kept in view while late parts of the page still push it down. */
const holdMs = 4000;
const handsOn = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** After a change of page: to the anchor in the address, else to the top. The first page stays where the browser shows it. */
export function useScrollToPlace(): void {
  const { pathname, hash, key } = useLocation();
  const hasBegun = useRef(false);
  useEffect(() => {
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    if (hash === '') {
      if (isFirst) return;
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    return holdInView(decodeURIComponent(hash.slice(1)));
  }, [pathname, hash, key]);
}

/**
 * Brings an element into view, and again whenever the page grows or shrinks, until the visitor scrolls. It may belong to
 * a page whose code is still on its way.
 */
function holdInView(id: string): () => void {
  const seek = (): void => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
  const resized = new ResizeObserver(seek);
  const stop = (): void => {
    resized.disconnect();
    clearTimeout(timer);
    for (const event of handsOn) removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, holdMs);
  for (const event of handsOn) addEventListener(event, stop, { passive: true });
  // Reports once at the start, and after every change of height.
  resized.observe(document.body);
  return stop;
}
