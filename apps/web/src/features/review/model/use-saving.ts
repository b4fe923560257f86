import type { Revision } from '@crossfoot/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, type Dispatch } from 'react';
import { pathOf } from '#http/call.ts';
import { showToast } from '#ui/toast-store.ts';
import { fetchCorrections, saveRevision, whyNotSaved } from '../api/revisions.ts';
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
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [revisions, setRevisions] = useState(before);
  const latest = useRef({ state, newest: 0 });
  useEffect(() => {
    latest.current = { state, newest: revisions.at(-1)?.number ?? 0 };
  }, [state, revisions]);

  const save = useCallback(async (): Promise<number | null> => {
    const { revision, done } = latest.current.state;
    if (done.length === 0) return revision;
    setSaving(true);
    try {
      const corrections = allCorrections(latest.current.state);
      const made = await saveRevision(conversion, latest.current.newest, corrections);
      setRevisions((known) => [...known.filter(({ number }) => number !== made.number), made]);
      dispatch({ kind: 'open', revision: made.number, saved: corrections });
      void client.invalidateQueries({ queryKey: [pathOf('GET /api/conversions')] });
      client.removeQueries({ queryKey: ['revisions', conversion] });
      showToast({ title: 'Revision Saved', description: `Revision ${made.number}. The original stays as it was.` });
      return made.number;
    } catch (error) {
      showToast({ title: 'Not Saved', description: whyNotSaved(error), tone: 'destructive' });
      return null;
    } finally {
      setSaving(false);
    }
  }, [client, conversion, dispatch]);

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
