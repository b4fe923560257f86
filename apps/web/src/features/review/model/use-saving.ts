import type { Revision } from '@crossfoot/contracts';
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { showToast } from '#ui/toast-store.ts';
import { fetchCorrections, useSaveRevision, whyNotSaved } from '../api/revisions.ts';
import { allCorrections, type ReviewAction, type ReviewState } from './review-state.ts';

export interface Saving {
  readonly isSaving: boolean;
  /** Oldest first, those saved in this review among them. */
  readonly revisions: readonly Revision[];
  /** Saves what is not saved yet; the revision that holds everything, or null where saving failed. */
  readonly save: () => Promise<number | null>;
  /** Opens another revision; what is not saved is left. */
  readonly open: (revision: number) => Promise<void>;
}

/** Saving a review: what was done becomes a revision; the original stays. */
export function useSaving(
  conversion: string,
  before: readonly Revision[],
  state: ReviewState,
  dispatch: Dispatch<ReviewAction>,
): Saving {
  const { mutateAsync: saveRevision, isPending: isSaving } = useSaveRevision(conversion);
  const [revisions, setRevisions] = useState(before);
  const latest = useRef({ state, newest: 0 });
  useEffect(() => {
    latest.current = { state, newest: revisions.at(-1)?.number ?? 0 };
  }, [state, revisions]);

  const save = useCallback(async (): Promise<number | null> => {
    const { revision, done } = latest.current.state;
    if (done.length === 0) return revision;
    try {
      const corrections = allCorrections(latest.current.state);
      const made = await saveRevision({ baseRevision: latest.current.newest, corrections });
      setRevisions((known) => [...known.filter(({ number }) => number !== made.number), made]);
      dispatch({ kind: 'open', revision: made.number, saved: corrections });
      showToast({ title: 'Revision Saved', description: `Revision ${made.number}. The original stays as it was.` });
      return made.number;
    } catch (error) {
      showToast({ title: 'Not Saved', description: whyNotSaved(error), tone: 'destructive' });
      return null;
    }
  }, [saveRevision, dispatch]);

  const open = useCallback(
    async (revision: number) => {
      try {
        dispatch({ kind: 'open', revision, saved: await fetchCorrections(conversion, revision) });
      } catch (error) {
        showToast({ title: 'Revision Not Opened', description: whyNotSaved(error), tone: 'destructive' });
      }
    },
    [conversion, dispatch],
  );

  return { isSaving, revisions, save, open };
}
