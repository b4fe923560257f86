import { useEffect, useRef } from 'react';
import type { ReviewState } from './review-state.ts';
import { keepUnsaved } from './unsaved-draft.ts';

/** What is not saved outlives a reload and the way back; closing the tab asks first. */
export function useUnsaved(conversion: string, { revision, done }: ReviewState): void {
  // A revision that was only looked at does not forget what waits on another one.
  const isUntouched = useRef(true);
  useEffect(() => {
    if (isUntouched.current && done.length === 0) return;
    isUntouched.current = false;
    keepUnsaved(conversion, revision, done);
    if (done.length === 0) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [conversion, revision, done]);
}
