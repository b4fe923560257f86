import type { StatementResult } from '@crossfoot/contracts';
import {
  applyCorrections,
  UnfitCorrectionError,
  type Correction,
  type ReviewedStatement,
} from '@crossfoot/statement-review';

/** What a person has done in this review: the corrections that are saved, those that are not, and those taken back. */
export interface ReviewState {
  readonly original: StatementResult;
  /** The revision that was opened; 0 is what the program read. */
  readonly revision: number;
  readonly saved: readonly Correction[];
  readonly done: readonly Correction[];
  readonly undone: readonly Correction[];
  readonly reviewed: ReviewedStatement;
}

export type ReviewAction =
  | { readonly kind: 'apply'; readonly corrections: readonly Correction[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'open'; readonly revision: number; readonly saved: readonly Correction[] };

export function startReview(original: StatementResult, revision: number, saved: readonly Correction[]): ReviewState {
  return { original, revision, saved, done: [], undone: [], reviewed: applyCorrections(original, saved) };
}

/** Every step applies all corrections anew, so that to undo is to leave the last one out. */
export function reviewReducer(state: ReviewState, action: ReviewAction): ReviewState {
  switch (action.kind) {
    case 'apply':
      return withDone(state, [...state.done, ...action.corrections], []) ?? state;
    case 'undo': {
      const last = state.done.at(-1);
      if (last === undefined) return state;
      return withDone(state, state.done.slice(0, -1), [...state.undone, last]) ?? state;
    }
    case 'redo': {
      const next = state.undone.at(-1);
      if (next === undefined) return state;
      return withDone(state, [...state.done, next], state.undone.slice(0, -1)) ?? state;
    }
    case 'open':
      return startReview(state.original, action.revision, action.saved);
  }
}

function withDone(state: ReviewState, done: readonly Correction[], undone: readonly Correction[]): ReviewState | null {
  try {
    return { ...state, done, undone, reviewed: applyCorrections(state.original, [...state.saved, ...done]) };
  } catch (error) {
    // A key pressed twice may ask for what is done already; nothing is changed then.
    if (error instanceof UnfitCorrectionError) return null;
    throw error;
  }
}

/** A new row's id: no two of one review are the same. */
export const newRowId = (): string => `n:${crypto.randomUUID()}`;
