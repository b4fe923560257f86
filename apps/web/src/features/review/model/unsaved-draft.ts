import { correctionsSchema } from '@crossfoot/statement-review';
import { z } from 'zod';
import type { Step } from './review-state.ts';

const draftSchema = z.object({ revision: z.int(), done: z.array(correctionsSchema) });
const keyOf = (conversion: string): string => `crossfoot-review-${conversion}`;

/** Steps of this tab that were not saved, on top of that revision; none where there are none or another one is newest. */
export function unsavedSteps(conversion: string, revision: number): readonly Step[] {
  try {
    const draft = draftSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(conversion)) ?? ''));
    return draft.revision === revision ? draft.done : [];
  } catch {
    return [];
  }
}

/** Keeps the steps until the tab is closed, so that neither a reload nor the way back loses them. */
export function keepUnsaved(conversion: string, revision: number, done: readonly Step[]): void {
  try {
    if (done.length === 0) sessionStorage.removeItem(keyOf(conversion));
    else sessionStorage.setItem(keyOf(conversion), JSON.stringify({ revision, done }));
  } catch {
    // Storage refused or full: the page still asks before it is left.
  }
}
